import {
  PROTOCOL,
  type AnyCommand,
  type AnyReply,
  type ClosingReason,
  type Hello,
  type Knowledge,
  type Memory,
  type Said,
  type SeatAction,
  type Sentence,
  type TableStatus,
  type TalkUpdate,
  type Told,
  type Update,
} from "./protocol.gen";
import type { Line, Link, Listener } from "./wire/connection";

/** A game together with the rules it is played by, as one viewer sees it. */
export type Game = Update & { readonly ruleset: NonNullable<TableStatus["ruleset"]> };

/** Why something was not done: a message id of `content/`. */
type Note = string | null;

/** A table as this page was told about it: draws nothing, decides nothing. */
export class LiveTable implements Listener {
  readonly code: string;
  link = $state<Link>("connecting");
  table = $state.raw<TableStatus | null>(null);
  /** Everything public that was told in this game, in order. */
  log = $state.raw<readonly Told[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** A power's private result that this seat has not put away yet. */
  fresh = $state.raw<Memory | null>(null);
  closed = $state<ClosingReason | null>(null);
  /** Whether an act is on its way: no second one is sent meanwhile. */
  sending = $state(false);
  note = $state<Note>(null);
  talkNote = $state<Note>(null);
  #update = $state.raw<Update | null>(null);
  /** What the table waits for, beside the game's own status. */
  tableSentence = $state.raw<Sentence | null>(null);
  #talkCount = 0;
  #line: Line | null = null;
  /** Sent once the table has answered for the first time as its host. */
  #plan: readonly AnyCommand[] = [];

  constructor(code: string) {
    this.code = code;
  }

  connect(line: (listener: Listener) => Line, plan: readonly AnyCommand[] = []): void {
    this.#plan = plan;
    this.#line = line(this);
  }

  /** The game of the table's newest deal; an older one is over and forgotten. */
  readonly game: Game | null = $derived.by(() => {
    const { table } = this;
    const update = this.#update;
    if (update === null || table === null || table.ruleset === null) return null;
    return update.game === table.game ? { ...update, ruleset: table.ruleset } : null;
  });

  readonly you: number | null = $derived(this.table?.you ?? null);
  readonly names: readonly string[] = $derived(this.table?.seats.map((seat) => seat.name) ?? []);

  /** The one sentence that says who must do what. */
  readonly status: Sentence | null = $derived(
    this.game !== null && (this.table?.stage === "playing" || this.table?.stage === "ended")
      ? this.game.status
      : this.tableSentence,
  );

  hello(): Hello {
    const { game = 0, step = -1 } = this.#update ?? {};
    return { type: "Hello", protocol: PROTOCOL, game, step, talk: this.#talkCount };
  }

  linkChanged(link: Link): void {
    this.link = link;
    if (link !== "connected") this.sending = false;
  }

  /** Sends a choice for the moment the screen shows; refused when the line is down (1.2). */
  act(action: SeatAction): void {
    const game = this.game;
    if (game === null || this.sending) return;
    this.note = null;
    const { phase, attempt } = game;
    this.sending = this.#send({ type: "Act", phase, attempt, action });
    if (!this.sending) this.note = "not-sent";
  }

  command(command: AnyCommand): void {
    this.note = this.#send(command) ? null : "not-sent";
  }

  /** Says a line; false when it could not be sent, so that the text is kept. */
  say(text: string): boolean {
    const sent = this.#send({ type: "Say", talk: { type: "Line", text } });
    this.talkNote = sent ? null : "not-sent";
    return sent;
  }

  /** A new socket: the seat's cookie is new, or somebody pressed "Try now". */
  reconnect(): void {
    this.closed = null;
    this.#line?.restart();
  }

  leave(): void {
    this.#send({ type: "Leave" });
    this.close();
  }

  close(): void {
    this.#line?.close();
  }

  hear(reply: AnyReply): void {
    switch (reply.type) {
      case "TableUpdate":
        this.#noteSeat(reply.table.you);
        this.table = reply.table;
        this.tableSentence = reply.status;
        return this.#followPlan();
      case "Update":
        return this.#hearUpdate(reply);
      case "TalkUpdate":
        return this.#hearTalk(reply);
      case "Rejected":
        this.sending = false;
        this.note = `reason-${reply.reason}`;
        return;
      case "Refused":
        return this.#hearRefusal(`refusal-${reply.reason}`);
      case "Closing":
        this.closed = reply.reason;
        return;
    }
  }

  #send(command: AnyCommand): boolean {
    return this.link === "connected" && (this.#line?.send(command) ?? false);
  }

  /** Says why the page shows the way in again to somebody whose seat was freed. */
  #noteSeat(you: number | null): void {
    if (this.you !== null && you === null) this.note = "seat-freed";
    if (this.you === null && you !== null) this.note = null;
  }

  #followPlan(): void {
    if (this.you === null || this.table?.stage !== "lobby") return;
    const plan = this.#plan;
    this.#plan = [];
    for (const command of plan) this.#send(command);
  }

  #hearUpdate(update: Update): void {
    const before = this.#update;
    const isNewGame = before?.game !== update.game;
    const told = update.events.filter(isPublic);
    if (isNewGame || told.some(isFirst)) this.log = [];
    if (isNewGame) this.#forgetTalk();
    if (isNewGame || before.phase !== update.phase) this.note = null;
    this.log = [...this.log, ...told];
    this.fresh = freshIn(update, before, isNewGame) ?? (isNewGame ? null : this.fresh);
    this.sending = false;
    this.#update = update;
  }

  #forgetTalk(): void {
    this.said = [];
    this.#talkCount = 0;
  }

  /** A game's whole talk replaces what was known; anything shorter is added to it. */
  #hearTalk({ count, said }: TalkUpdate): void {
    this.said = count === said.length ? said : [...this.said, ...said];
    this.#talkCount = count;
  }

  #hearRefusal(id: string): void {
    this.sending = false;
    const aboutTalk = /quiet|silent|empty|long|fast/.test(id);
    if (aboutTalk) this.talkNote = id;
    else this.note = id;
  }
}

function isPublic(told: Told): boolean {
  return !("to" in told.event);
}

/** Whether this begins the story of a game, told from its beginning. */
function isFirst(told: Told): boolean {
  return told.event.type === "RolesDealt";
}

/** What a power has just shown this seat; a page that loads later finds it in "My notes". */
function freshIn(update: Update, before: Update | null, isNewGame: boolean): Memory | null {
  if (before === null || isNewGame) return null;
  const seen = powerMemories(update.knowledge);
  return seen.length > powerMemories(before.knowledge).length ? (seen.at(-1) ?? null) : null;
}

function powerMemories(knowledge: Knowledge | null): readonly Memory[] {
  const shown = knowledge?.memories ?? [];
  return shown.filter(({ type }) => type === "SeenParty" || type === "PeekedTiles");
}
