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

/** The kinds of talk a viewer sends; each shows its own refusal. */
type Matter = "line" | "claim";

/** Refusals of something said, not of an act or a change to the table. */
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
/** The only ones among them that can refuse notes. */
const ABOUT_NOTES: ReadonlySet<Refusal> = new Set(["too_long", "too_fast"]);

/** Everything said at a table that this viewer may read: lines, claims, and private notes. */
export class Conversation {
  /** Message ids: why the last one of that kind was refused. */
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
  /** What was said last, and in which channel: a refusal does not name what it refuses. */
  #last: { matter: Matter; channel: Channel } = { matter: "line", channel: "table" };
  /** Whether notes were sent since then. */
  #noted = false;

  /** The number of unread lines in all channels together. */
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

  /** Says something; false if it could not be sent. */
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

  /** Whether this refuses something said; if so, it is shown where it was said. */
  refused(reason: Refusal): boolean {
    if (!ABOUT_TALK.has(reason)) return false;
    if (this.#noted && ABOUT_NOTES.has(reason)) this.notebook.refused();
    else this.#refuse(reason);
    return true;
  }

  /** Starts another game with nothing of the previous one. */
  begin(game: number): void {
    if (this.#game === game) return;
    this.#game = game;
    this.ledger = null;
    this.notebook.turn(game, this.#you);
    this.forgiven();
    for (const thread of Object.values(this.#threads)) thread.begin(game);
  }

  /** Takes the seat that the page shows now, and the channels it may read. */
  showing({ you, channels }: TableStatus): void {
    for (const [channel, thread] of Object.entries(this.#threads)) {
      if (!channels.some((one) => one.channel === channel)) thread.forget();
      if (you !== this.#you) thread.forgetDraft();
    }
    if (you !== this.#you) this.forgiven();
    this.#you = you;
    this.notebook.turn(this.#game, you);
  }

  /** Clears the refusals: their moment has passed. */
  forgiven(): void {
    this.problems.line = this.problems.claim = null;
  }

  lineLost(): void {
    this.notebook.lineLost();
    for (const thread of Object.values(this.#threads)) thread.draft.lost();
  }

  /** How many pieces of the table's talk this page has, for the greeting. */
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

  /** Shows a refusal; a refused line goes back to its box. */
  #refuse(reason: Refusal): void {
    const { matter, channel } = this.#last;
    this.problems[matter] = `refusal-${reason}`;
    if (matter === "line") this.#threads[channel].draft.refused();
  }
}

function isFree({ type }: AnyTalk): boolean {
  return type === "Line" || type === "Phrase" || type === "RemoveLine";
}
