import { beforeEach, expect, it } from "vitest";
import type { AnyCommand, Board, TableStatus, Update } from "../protocol.gen";
import { screenOf } from "./screen";
import { LiveTable } from "./table.svelte";

const RULESET = { players: 5, powers: [null, null, "policy_peek", "execution", "execution"] };
const STATUS = { id: "status-nominating", seats: { president: [0] } };
const TOLD = { sentence: STATUS, deputies: [], step: 1, explained: [] };
const chair = { bot: null, connected: true, looked: true, ready: false, left: false };

function tableStatus(part: Partial<TableStatus> = {}): TableStatus {
  const seats = ["Anna", "Ben", "Chiara", "Dmitri", "Esperanza"].map((name) => ({
    name,
    ...chair,
  }));
  const rest = { code: "KTRQ", stage: "playing", you: 0, yours: [0], host: 0, seats, game: 1 };
  const calm = {
    rung: 0,
    paused: null,
    questions: [],
    arranging: null,
    queued: null,
    channels: [],
  };
  return { ...rest, ...calm, ruleset: RULESET, options: {}, ...part } as TableStatus;
}

function update(part: Partial<Update> = {}): Update {
  const board = { alive: [true, true, true, true, true], rounds: [] } as unknown as Board;
  return {
    type: "Update",
    game: 1,
    step: 3,
    phase: 3,
    attempt: 0,
    board,
    knowledge: null,
    options: [{ type: "Nominate", nominee: 1 }],
    blocked: [],
    stakes: [],
    status: STATUS,
    events: [],
    ...part,
  };
}

let live: LiveTable;
let sent: AnyCommand[];
let up: boolean;

beforeEach(() => {
  sent = [];
  up = true;
  live = new LiveTable("KTRQ");
  live.connect(() => ({
    send: (command) => up && sent.push(command) > 0,
    restart: () => undefined,
    close: () => undefined,
  }));
  live.linkChanged("connected");
  live.hear({ type: "TableUpdate", table: tableStatus(), status: STATUS, now: 0 });
  live.hear(update());
});

it("says that a seat was freed, until its owner sits again", () => {
  live.hear({ type: "TableUpdate", table: tableStatus({ you: null }), status: STATUS, now: 0 });
  expect(live.note).toBe("seat-freed");
  live.hear({ type: "TableUpdate", table: tableStatus({ you: 4 }), status: STATUS, now: 0 });
  expect(live.note).toBeNull();
});

it("does not say so of a seat that went to another phone", () => {
  live.hear({ type: "Closing", reason: "moved" });
  live.reconnect();
  live.hear({ type: "TableUpdate", table: tableStatus({ you: null }), status: STATUS, now: 0 });
  expect(live.note).toBeNull();
});

it("acts for the moment that the last Update named", () => {
  live.act({ type: "Nominate", nominee: 1 });
  expect(sent).toEqual([
    { type: "Act", phase: 3, attempt: 0, action: { type: "Nominate", nominee: 1 } },
  ]);
});

it("sends no second act while one is on its way", () => {
  live.act({ type: "Nominate", nominee: 1 });
  live.act({ type: "Nominate", nominee: 2 });
  expect(sent.length).toBe(1);
  live.hear(update({ attempt: 1 }));
  live.act({ type: "Nominate", nominee: 2 });
  expect(sent.length).toBe(2);
});

it("refuses an act without a line, keeps nothing for later, and says so", () => {
  up = false;
  live.act({ type: "Nominate", nominee: 1 });
  expect([sent, live.note, live.sending]).toEqual([[], "not-sent", false]);
  up = true;
  live.linkChanged("reconnecting");
  live.act({ type: "Nominate", nominee: 1 });
  expect([sent, live.note]).toEqual([[], "not-sent"]);
});

it("keeps what was noted on a phone that is passed on, before the next seat is shown", () => {
  const notes = { text: "", marks: [] };
  live.hear({ type: "NotesUpdate", game: 1, seat: 0, notes });
  live.talk.notebook.write("Ben lies");
  live.command({ type: "Show", seat: 1 });
  expect(sent).toEqual([
    { type: "KeepNotes", game: 1, seat: 0, notes: { text: "Ben lies", marks: [] } },
    { type: "Show", seat: 1 },
  ]);
});

it("frees the buttons when the line breaks with an act on its way", () => {
  live.act({ type: "Nominate", nominee: 1 });
  live.linkChanged("reconnecting");
  expect(live.sending).toBe(false);
});

it("frees the buttons when the server could not save an act", () => {
  live.act({ type: "Nominate", nominee: 1 });
  live.hear({ type: "Refused", reason: "not_saved" });
  expect([live.note, live.sending]).toEqual(["refusal-not_saved", false]);
});

it("tells calmly why an act was rejected, until the next choice", () => {
  live.act({ type: "Nominate", nominee: 1 });
  live.hear({ type: "Rejected", phase: 3, attempt: 0, reason: "stale" });
  expect([live.note, live.sending]).toEqual(["reason-stale", false]);
  live.hear(update());
  expect(live.note).toBe("reason-stale");
  live.hear(update({ phase: 4 }));
  expect(live.note).toBe(null);
});

it("says whom it waits for where bots wait for a step", () => {
  const waits = { id: "table-bots-wait" };
  const table = tableStatus({ bots_wait: true, awaited: [1] });
  live.hear(update());
  live.hear({ type: "TableUpdate", table, status: waits, now: 0 });
  expect(live.status).toEqual(waits);
  const own = tableStatus({ bots_wait: true, awaited: [0, 1] });
  live.hear({ type: "TableUpdate", table: own, status: waits, now: 0 });
  expect(live.status).toEqual(STATUS);
});

it("says hello with what it has seen", () => {
  const said = { seat: 1, step: 3, talk: { type: "Line", text: "hello" }, at: 0 } as const;
  const heard = { said, sentences: [] };
  live.hear({ type: "TalkUpdate", game: 1, channel: "table", since: 0, said: [heard, heard] });
  expect(live.hello()).toEqual({ type: "Hello", protocol: 4, game: 1, step: 3, talk: 2 });
});

it("writes down what is public, and nothing that is for one seat", () => {
  const events: Update["events"] = [
    { event: { type: "RolesDealt", liberal_tiles: 6, fascist_tiles: 11 }, ...TOLD },
    { event: { type: "RoleGiven", to: 0, role: "hitler", knows: [] }, ...TOLD },
    { event: { type: "TilesPassed" }, ...TOLD },
  ];
  live.hear(update({ step: 4, events }));
  expect(live.log.map(({ event }) => event.type)).toEqual(["RolesDealt", "TilesPassed"]);
  live.hear(update({ step: 4, events }));
  expect(live.log.length).toBe(2);
});

it("begins a new log with a new game", () => {
  const passed = { event: { type: "TilesPassed" }, ...TOLD } as const;
  live.hear(update({ step: 4, events: [passed] }));
  live.hear(update({ game: 2, step: 0 }));
  expect(live.log).toEqual([]);
});

it("shows what is offered, and nothing else", () => {
  const { game, table } = live;
  if (game === null || table === null) throw new Error("there is a game");
  const at = (part: Partial<typeof game>, status = table) =>
    screenOf(status, { ...game, ...part }, false);
  expect(at({})).toBe("nominate");
  expect(at({ options: [{ type: "Vote", ballot: "ja" }] })).toBe("vote");
  expect(at({ options: [{ type: "Enact", policy: "L" }] })).toBe("hand");
  expect(at({ options: [] })).toBe("waiting");
  expect(at({ options: [], board: { ...game.board, alive: [false] } })).toBe("executed");
  expect(at({ options: [] }, tableStatus({ you: null }))).toBe("join");
  expect(at({}, tableStatus({ stage: "ended" }))).toBe("end");
  expect(screenOf(tableStatus({ stage: "lobby", you: null }), null, false)).toBe("join");
  expect(screenOf(tableStatus({ stage: "lobby", you: null }), null, true)).toBe("lobby");
});

it("keeps for one player of a passed phone what the next may not see", () => {
  const seen = { type: "SeenParty", round: 0, target: 2, party: "fascist" } as const;
  const knowing = (seat: number, memories: (typeof seen)[]) =>
    update({ knowledge: { seat, memories } as unknown as NonNullable<Update["knowledge"]> });
  live.hear(knowing(0, []));
  live.hear(knowing(0, [seen]));
  expect(live.fresh).toEqual(seen);
  live.hear({ type: "TableUpdate", table: tableStatus({ you: 3 }), status: STATUS, now: 0 });
  expect([live.fresh, live.game]).toEqual([null, null]);
  live.hear(knowing(3, [seen, seen]));
  expect(live.fresh).toBeNull();
});

it("speaks for another player of a passed phone, and shows the first again", () => {
  live.commandFor(3, { type: "Rematch", ready: true });
  expect(sent).toEqual([
    { type: "Show", seat: 3 },
    { type: "Rematch", ready: true },
    { type: "Show", seat: 0 },
  ]);
});

it("tells who nudges, until the step is over", () => {
  live.hear({ type: "Nudged", by: 2 });
  expect(live.nudgedBy).toBe(2);
  live.hear(update({ phase: 4 }));
  expect(live.nudgedBy).toBeNull();
});

it("counts down by the server's clock, whatever this device's says", () => {
  live.hear({ type: "TableUpdate", table: tableStatus(), status: STATUS, now: 500 });
  expect(live.secondsTo(530)).toBe(30);
  expect(live.secondsTo(490)).toBe(0);
});

it("misses only a TV that was there", () => {
  const tvs = (count: number) =>
    live.hear({ type: "TableUpdate", table: tableStatus({ tvs: count }), status: STATUS, now: 0 });
  tvs(0);
  expect(live.tvLost).toBe(false);
  tvs(1);
  tvs(0);
  expect(live.tvLost).toBe(true);
});

it("says that a seat was not moved here", () => {
  const questions = [{ asker: true }] as unknown as TableStatus["questions"];
  const asking = tableStatus({ you: null, questions });
  live.hear({ type: "TableUpdate", table: tableStatus({ you: null }), status: STATUS, now: 0 });
  live.note = null;
  live.hear({ type: "TableUpdate", table: asking, status: STATUS, now: 0 });
  live.hear({ type: "TableUpdate", table: tableStatus({ you: null }), status: STATUS, now: 0 });
  expect(live.note).toBe("move-over");
});

it("says what the table waits for once somebody is late, and the game's own sentence before", () => {
  const late = { id: "table-late", seats: { who: [0] } };
  const hear = (rung: number) =>
    live.hear({ type: "TableUpdate", table: tableStatus({ rung }), status: late, now: 0 });
  hear(1);
  expect(live.status).toEqual(STATUS);
  hear(2);
  expect(live.status).toEqual(late);
});

it("shows no seat on the screen that all share", () => {
  expect(new LiveTable("KTRQ", true).hello()).toMatchObject({ tv: true });
  expect(live.hello()).not.toHaveProperty("tv");
});

it("tells why something said was refused where it was said, until the moment is over", () => {
  live.talk.say({ type: "Line", text: "hello" });
  live.hear({ type: "Refused", reason: "quiet" });
  expect([live.talk.problems.line, live.note]).toEqual(["refusal-quiet", null]);
  live.hear(update({ phase: 4 }));
  expect(live.talk.problems.line).toBeNull();
});

it("brings a line back to its box when the connection breaks under it", () => {
  const draft = live.talk.draft("table");
  draft.text = "hello";
  draft.send((text) => live.talk.say({ type: "Line", text }));
  live.linkChanged("reconnecting");
  expect(draft.text).toBe("hello");
});

it("shows the ledger and the notes of the game at hand, and of the seat that is shown", () => {
  const ledger = { entries: [], findings: [], consequences: [] };
  const notes = { text: "Ben lies", marks: [] };
  live.hear({ type: "LedgerUpdate", game: 1, ledger });
  live.hear({ type: "NotesUpdate", game: 1, seat: 0, notes });
  expect([live.ledger, live.talk.notebook.notes]).toEqual([ledger, notes]);
  live.hear({ type: "TableUpdate", table: tableStatus({ you: 4 }), status: STATUS, now: 0 });
  expect([live.ledger, live.talk.notebook.ready]).toEqual([ledger, false]);
  live.hear({ type: "TableUpdate", table: tableStatus({ game: 2 }), status: STATUS, now: 0 });
  live.hear(update({ game: 2, step: 0 }));
  expect(live.ledger).toBeNull();
});
