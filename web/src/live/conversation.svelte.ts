import type {
  AnyCommand,
  AnyTalk,
  Channel,
  KeepNotes,
  Ledger,
  LedgerUpdate,
  NotesUpdate,
  Refusal,
  TableStatus,
  TalkUpdate,
} from "../protocol.gen";
import { Notebook } from "./notebook.svelte";
import type { Seat } from "../seat";
import type { Draft } from "./draft.svelte";
import { Thread } from "./thread.svelte";

/** What somebody sends of talk; each tells by itself why it was refused. */
type Matter = "line" | "claim";

/** Refusals that are about something said, and not about the table or an act. */
const ABOUT_TALK: ReadonlySet<Refusal> = new Set([
  "quiet",
  "executed_are_silent",
  "not_yours_to_claim",
  "wrong_form",
  "not_a_claim",
  "nothing_to_claim",
  "muted",
  "chat_off",
  "phrases_only",
  "not_your_channel",
  "no_such_line",
  "empty",
  "too_long",
  "too_fast",
  "said_enough",
]);
/** The only ones of them that notes are refused for. */
const ABOUT_NOTES: ReadonlySet<Refusal> = new Set(["too_long", "too_fast"]);

/** All that is said at a table, as far as this viewer is told: lines, claims, and private notes. */
export class Conversation {
  /** Message ids: why the last thing of that kind was not taken. */
  readonly problems = $state<Record<Matter, string | null>>({
    line: null,
    claim: null,
  });
  ledger = $state.raw<Ledger | null>(null);
  readonly notebook: Notebook;
  readonly #threads: Readonly<Record<Channel, Thread>>;
  readonly #send: (command: AnyCommand) => boolean;
  #you = $state<Seat | null>(null);
  #game = 0;
  /** What was said last, and where to: a refusal does not say what it refuses. */
  #last: { matter: Matter; channel: Channel } = { matter: "line", channel: "table" };
  /** Whether notes were sent since. */
  #noted = false;

  /** How much is unread, in all channels together. */
  readonly unread: number = $derived.by(() =>
    Object.values(this.#threads).reduce((sum, thread) => sum + thread.unread(this.#you), 0),
  );

  constructor(code: string, send: (command: AnyCommand) => boolean) {
    this.#send = send;
    this.notebook = new Notebook((command) => this.#note(command));
    this.#threads = {
      table: new Thread(code, "table"),
      spectators: new Thread(code, "spectators"),
      executed: new Thread(code, "executed"),
    };
  }

  said(channel: Channel): Thread["said"] {
    return this.#threads[channel].said;
  }

  unreadIn(channel: Channel): number {
    return this.#threads[channel].unread(this.#you);
  }

  look(channel: Channel): void {
    this.#threads[channel].look();
  }

  draft(channel: Channel): Draft {
    return this.#threads[channel].draft;
  }

  /** Says something; false when it could not be sent. */
  say(talk: AnyTalk, channel: Channel = "table"): boolean {
    const matter = isFree(talk) ? "line" : "claim";
    return this.#try(matter, { type: "Say", talk, channel }, channel);
  }

  /** A claim in the players' shorthand: "ffl". */
  claimInWords(words: string): boolean {
    return this.#try("line", { type: "ClaimInWords", words });
  }

  hear(reply: TalkUpdate | LedgerUpdate | NotesUpdate): void {
    this.begin(reply.game);
    if (reply.type === "LedgerUpdate") this.ledger = reply.ledger;
    else if (reply.type === "TalkUpdate") this.#hearTalk(reply);
    else this.notebook.hear(reply);
  }

  /** Whether this refuses something said; it is then told where it was said. */
  refused(reason: Refusal): boolean {
    if (!ABOUT_TALK.has(reason)) return false;
    if (this.#noted && ABOUT_NOTES.has(reason)) this.notebook.refused();
    else this.#refuse(reason);
    return true;
  }

  /** Another game is dealt: nothing of the one before is shown. */
  begin(game: number): void {
    if (this.#game === game) return;
    this.#game = game;
    this.ledger = null;
    this.notebook.turn(game, this.#you);
    this.forgiven();
    for (const thread of Object.values(this.#threads)) thread.begin(game);
  }

  /** Which seat the page shows now, and what it may read. */
  showing({ you, channels }: TableStatus): void {
    for (const [channel, thread] of Object.entries(this.#threads)) {
      if (!channels.some((one) => one.channel === channel)) thread.forget();
      if (you !== this.#you) thread.forgetDraft();
    }
    if (you !== this.#you) this.forgiven();
    this.#you = you;
    this.notebook.turn(this.#game, you);
  }

  /** The moment in which something was refused is over. */
  forgiven(): void {
    this.problems.line = this.problems.claim = null;
  }

  lineLost(): void {
    this.notebook.lineLost();
    for (const thread of Object.values(this.#threads)) thread.draft.lost();
  }

  /** How much of the table's talk this page has, for the greeting. */
  get count(): number {
    return this.#threads.table.said.length;
  }

  #hearTalk({ channel, since, said }: TalkUpdate): void {
    this.#threads[channel].hear(since, said, this.#you);
  }

  #try(matter: Matter, command: AnyCommand, channel: Channel = "table"): boolean {
    const sent = this.#send(command);
    this.#last = { matter, channel };
    this.#noted = false;
    this.problems[matter] = sent ? null : "not-sent";
    return sent;
  }

  #note(command: KeepNotes): boolean {
    const sent = this.#send(command);
    this.#noted ||= sent;
    return sent;
  }

  /** What was said is not: a line goes back to its box. */
  #refuse(reason: Refusal): void {
    const { matter, channel } = this.#last;
    this.problems[matter] = `refusal-${reason}`;
    if (matter === "line") this.#threads[channel].draft.refused();
  }
}

function isFree({ type }: AnyTalk): boolean {
  return type === "Line" || type === "Phrase" || type === "RemoveLine";
}
