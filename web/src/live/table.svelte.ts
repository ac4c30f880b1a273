import { last } from "../list";
import {
  PROTOCOL,
  type AnyCommand,
  type AnyReply,
  type ClosingReason,
  type Hello,
  type Knowledge,
  type Ledger,
  type Memory,
  type Refusal,
  type SeatAction,
  type Sentence,
  type TableStatus,
  type Told,
  type Update,
} from "../protocol.gen";
import { Asking } from "./asking.svelte";
import { Absence } from "./absence.svelte";
import { Passing } from "./passing.svelte";
import { present } from "./present";
import type { Seat } from "../seat";
import type { Plan } from "./setup";
import { Conversation } from "./conversation.svelte";
import type { Line, Link, Listener } from "../wire/connection";

/** A game together with the rules it is played by, as one viewer sees it. */
export type Game = Update & { readonly ruleset: NonNullable<TableStatus["ruleset"]> };

/** Why something was not done: a message id of `content/`. */
type Note = string | null;

/** A table as the server told this page: draws nothing, decides nothing. */
export class LiveTable implements Listener {
  readonly code: string;
  /** Whether this is the shared screen: it holds no seat, whatever the browser's cookie. */
  readonly tv: boolean;
  link = $state<Link>("connecting");
  table = $state.raw<TableStatus | null>(null);
  /** Everything public that was told in this game, in order. */
  log = $state.raw<readonly Told[]>([]);
  /** A power's private result that this seat has not put away yet. */
  fresh = $state.raw<Memory | null>(null);
  closed = $state<ClosingReason | null>(null);
  /** Whether an act is on its way: no second one is sent meanwhile. */
  sending = $state(false);
  note = $state<Note>(null);
  #update = $state.raw<Update | null>(null);
  /** What the table waits for, besides the game's own status. */
  tableSentence = $state.raw<Sentence | null>(null);
  /** The seat that reminded this one that the table waits for it. */
  nudgedBy = $state<Seat | null>(null);
  /** When this viewer last reminded somebody, in milliseconds of this device's clock. */
  nudgedAt = $state(-Infinity);
  readonly absence = new Absence();
  readonly passing = new Passing();
  readonly talk: Conversation;
  readonly asking: Asking;
  #hadTv = $state(false);
  /** How many seconds the server's clock is ahead of this device's. */
  #ahead = 0;
  #line: Line | null = null;
  /** Sent once the table has first answered this viewer as its host. */
  #plan: Plan | null = null;

  constructor(code: string, tv = false) {
    this.code = code;
    this.tv = tv;
    this.talk = new Conversation(code, (command) => this.#send(command));
    this.asking = new Asking((command) => this.#send(command));
  }

  connect(line: (listener: Listener) => Line, plan: Plan | null = null): void {
    this.#plan = plan;
    this.#line = line(this);
  }

  /** The game of the table's newest deal; an older one is over and forgotten. */
  readonly game: Game | null = $derived.by(() => {
    const { table } = this;
    const update = this.#update;
    if (update === null || table === null || table.ruleset === null) return null;
    // A passed phone was told whose it is now, but not yet what they know.
    if (update.knowledge !== null && update.knowledge.seat !== table.you) return null;
    return update.game === table.game ? { ...update, ruleset: table.ruleset } : null;
  });

  readonly you: number | null = $derived(this.table?.you ?? null);
  /** Whether a TV was there and is gone: the game goes on without it. */
  readonly tvLost: boolean = $derived(this.#hadTv && this.table?.tvs === 0);
  readonly ledger: Ledger | null = $derived.by(() => this.talk.ledger);
  readonly names: readonly string[] = $derived(this.table?.seats.map((seat) => seat.name) ?? []);

  /** The one sentence that says who must do what: the game's, unless the table has its own. */
  readonly status: Sentence | null = $derived(
    this.game === null || this.table === null || isHeldUp(this.table)
      ? this.tableSentence
      : this.game.status,
  );

  hello(): Hello {
    const { game = 0, step = -1 } = this.#update ?? {};
    if (this.#update !== null) this.absence.begin(this.log.length);
    const seen = { game, step, talk: this.talk.count };
    return { type: "Hello", protocol: PROTOCOL, ...seen, ...(this.tv && { tv: true }) };
  }

  linkChanged(link: Link): void {
    this.link = link;
    if (link === "connected") return;
    this.sending = false;
    this.talk.lineLost();
  }

  /** Sends a choice for the moment that the screen shows; refused without a connection. */
  act(action: SeatAction): void {
    const game = this.game;
    if (game === null || this.sending) return;
    this.note = null;
    const { phase, attempt } = game;
    this.sending = this.#send({ type: "Act", phase, attempt, action });
    if (!this.sending) this.note = "not-sent";
  }

  command(command: AnyCommand): void {
    // Save the notes of the player handing over the phone: only the shown seat's are accepted.
    if (command.type === "Show") this.talk.notebook.flush();
    this.note = this.#send(command) ? null : "not-sent";
  }

  /** Sends a command for another seat of a passed phone, by showing that seat briefly. */
  commandFor(seat: Seat, command: AnyCommand): void {
    const { you } = this;
    if (seat === you || you === null) return this.command(command);
    for (const one of [show(seat), command, show(you)]) this.command(one);
  }

  /** Reminds a player whom the table waits for. */
  nudge(seat: Seat): void {
    this.command({ type: "Nudge", seat });
    if (this.note === null) this.nudgedAt = Date.now();
  }

  /** Seconds until a time that the server named; never negative. */
  secondsTo(moment: number): number {
    return Math.max(0, Math.ceil(moment - this.#ahead - present() / 1_000));
  }

  /** The viewer looks away from the page. */
  lookAway(): void {
    this.absence.begin(this.log.length);
  }

  /** The viewer looks back; if the connection slept, the rest comes when it is restored. */
  lookBack(): void {
    this.absence.end(this.log);
  }

  /** Opens a new socket: the seat's cookie is new, or somebody pressed "Try now". */
  reconnect(): void {
    // A seat that moved to another phone was not freed.
    if (this.closed === "moved") this.table = null;
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
        this.#noteSeat(reply.table);
        this.passing.told(this.you, reply.table);
        this.table = reply.table;
        this.talk.showing(reply.table);
        this.asking.showing(reply.table);
        this.tableSentence = reply.status;
        this.#ahead = reply.now - Date.now() / 1_000;
        this.#hadTv ||= reply.table.tvs > 0;
        return this.#followPlan();
      case "Update":
        return this.#hearUpdate(reply);
      case "TalkUpdate":
      case "LedgerUpdate":
      case "NotesUpdate":
        return this.talk.hear(reply);
      case "WhyUpdate":
      case "HintUpdate":
        return this.asking.hear(reply);
      case "Rejected":
        this.sending = false;
        this.note = `reason-${reply.reason}`;
        return;
      case "Refused":
        return this.#hearRefusal(reply.reason);
      case "Nudged":
        this.nudgedBy = reply.by;
        return;
      case "Closing":
        // A server that restarts is waited for, as after any lost connection.
        if (reply.reason !== "restarting") this.closed = reply.reason;
        return;
    }
  }

  #send(command: AnyCommand): boolean {
    return this.link === "connected" && (this.#line?.send(command) ?? false);
  }

  /** Says why the page shows the way in again: a seat was freed, or was not moved here. */
  #noteSeat({ you, questions }: TableStatus): void {
    const asked = this.table?.questions.some(({ asker }) => asker) ?? false;
    const asks = questions.some(({ asker }) => asker);
    if (this.you !== null && you === null) this.note = "seat-freed";
    if (asked && !asks && you === null) this.note ??= "move-over";
    if (this.you === null && you !== null) this.note = null;
    // The next player of a passed phone must not see what this one saw.
    if (this.you !== you) this.fresh = this.nudgedBy = null;
  }

  #followPlan(): void {
    if (this.you === null || this.table?.stage !== "lobby") return;
    const plan = this.#plan?.(this.table.options) ?? [];
    this.#plan = null;
    for (const command of plan) this.#send(command);
  }

  #hearUpdate(update: Update): void {
    const before = this.#update;
    const isNewGame = before?.game !== update.game;
    const told = update.events.filter(isPublic);
    if (isNewGame || told.some(isFirst)) this.log = [];
    this.talk.begin(update.game);
    if (isNewGame || before.phase !== update.phase) this.#forgive();
    this.log = [...this.log, ...told];
    this.fresh = freshIn(update, before, isNewGame) ?? (isNewGame ? null : this.fresh);
    this.sending = false;
    this.#update = update;
    this.absence.hear(this.code, update.game, this.log, before === null);
  }

  /** Clears refusals: in a new moment they no longer matter. */
  #forgive(): void {
    this.note = this.nudgedBy = null;
    this.talk.forgiven();
  }

  #hearRefusal(reason: Refusal): void {
    this.sending = false;
    if (!this.asking.refused(reason) && !this.talk.refused(reason)) this.note = `refusal-${reason}`;
  }
}

function show(seat: Seat): AnyCommand {
  return { type: "Show", seat };
}

/** Whether the table's own sentence replaces the game's: before a game, in a pause, in a delay. */
function isHeldUp(table: TableStatus): boolean {
  const { stage, paused, rung, questions, arranging, bots_wait, awaited, you } = table;
  if (stage === "ended") return arranging !== null;
  const late = rung >= 2 || questions.some(({ topic }) => topic === "deputy");
  const stands = bots_wait && !awaited.includes(you ?? -1);
  return stage !== "playing" || paused !== null || late || stands;
}

function isPublic(told: Told): boolean {
  return !("to" in told.event);
}

/** Whether this is the first event of a game. */
function isFirst(told: Told): boolean {
  return told.event.type === "RolesDealt";
}

/** What a power has just shown this seat; a page loaded later shows it in "My notes". */
function freshIn(update: Update, before: Update | null, isNewGame: boolean): Memory | null {
  if (before === null || isNewGame) return null;
  if (before.knowledge?.seat !== update.knowledge?.seat) return null;
  const seen = powerMemories(update.knowledge);
  return seen.length > powerMemories(before.knowledge).length ? (last(seen) ?? null) : null;
}

function powerMemories(knowledge: Knowledge | null): readonly Memory[] {
  const shown = knowledge?.memories ?? [];
  return shown.filter(({ type }) => type === "SeenParty" || type === "PeekedTiles");
}
