import { beforeEach, expect, it } from "vitest";
import type { AnyCommand, Board, TableStatus, Update } from "./protocol.gen";
import { screenOf } from "./screen";
import { LiveTable } from "./table.svelte";

const RULESET = { players: 5, powers: [null, null, "policy_peek", "execution", "execution"] };
const STATUS = { id: "status-nominating", seats: { president: [0] } };
const chair = { bot: null, connected: true, looked: true, ready: false, left: false };

function tableStatus(part: Partial<TableStatus> = {}): TableStatus {
  const seats = ["Anna", "Ben", "Chiara", "Dmitri", "Esperanza"].map((name) => ({
    name,
    ...chair,
  }));
  const rest = { code: "KTRQ", stage: "playing", you: 0, yours: [0], host: 0, seats, game: 1 };
  return { ...rest, ruleset: RULESET, options: {}, ...part } as TableStatus;
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
  live.hear({ type: "TableUpdate", table: tableStatus(), status: STATUS });
  live.hear(update());
});

it("says that a seat was freed, until its owner sits again", () => {
  live.hear({ type: "TableUpdate", table: tableStatus({ you: null }), status: STATUS });
  expect(live.note).toBe("seat-freed");
  live.hear({ type: "TableUpdate", table: tableStatus({ you: 4 }), status: STATUS });
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

it("says hello with what it has seen", () => {
  live.hear({ type: "TalkUpdate", game: 1, count: 4, said: [] });
  expect(live.hello()).toEqual({ type: "Hello", protocol: 1, game: 1, step: 3, talk: 4 });
});

it("writes down what is public, and nothing that is for one seat", () => {
  const events: Update["events"] = [
    { event: { type: "RolesDealt", liberal_tiles: 6, fascist_tiles: 11 }, sentence: STATUS },
    { event: { type: "RoleGiven", to: 0, role: "hitler", knows: [] }, sentence: STATUS },
    { event: { type: "TilesPassed" }, sentence: STATUS },
  ];
  live.hear(update({ step: 4, events }));
  expect(live.log.map(({ event }) => event.type)).toEqual(["RolesDealt", "TilesPassed"]);
  live.hear(update({ step: 4, events }));
  expect(live.log.length).toBe(2);
});

it("begins a new log with a new game", () => {
  const passed = { event: { type: "TilesPassed" }, sentence: null } as const;
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
  expect(at({ options: [] }, tableStatus({ you: null }))).toBe("watching");
  expect(at({}, tableStatus({ stage: "ended" }))).toBe("end");
  expect(screenOf(tableStatus({ stage: "lobby", you: null }), null, false)).toBe("join");
  expect(screenOf(tableStatus({ stage: "lobby", you: null }), null, true)).toBe("lobby");
});
