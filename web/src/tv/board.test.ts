import { describe, expect, it } from "vitest";
import type { Game } from "../live/table.svelte";
import type { Blocked, Board, QuestionStatus, Round, TableStatus } from "../protocol.gen";
import { headingOf } from "./headline";
import { faceOf } from "./marks";
import { middleOf } from "./middle";
import { ringOf } from "./ring";

const STATUS = { id: "status-nominating" };
const NAMES = ["Anna", "Ben", "Chiara", "Dmitri", "Esperanza"];

function table(part: Partial<TableStatus> = {}): TableStatus {
  const seats = NAMES.map((name) => ({ name, bot: null, connected: true }));
  const calm = { stage: "playing", awaited: [0], rung: 0, paused: null, questions: [] };
  return { ...calm, seats, options: { memory_aids: "full" }, ...part } as unknown as TableStatus;
}

function game(part: Partial<Board> = {}, blocked: readonly Blocked[] = []): Game {
  const rounds: readonly Round[] = [
    { candidate: 3, power: "investigate_loyalty", target: 2 },
    { candidate: 0 },
  ];
  const all = [true, true, true, true, true];
  const marks = { alive: all, not_hitler: all.map(() => false) };
  const board = { phase: { type: "Nominating" }, rounds, ...marks, ...part };
  return { board, blocked } as unknown as Game;
}

const LIMITED: readonly Blocked[] = [
  { seat: 0, reason: "yourself" },
  { seat: 1, reason: "last_chancellor" },
  { seat: 2, reason: "last_president" },
];

describe("the line under the sentence", () => {
  it("names who is term-limited, as the server says", () => {
    const { text, under } = headingOf(table(), game({}, LIMITED), STATUS);
    expect(text).toBe(STATUS);
    expect(under).toEqual([
      { id: "tv-nominating-limited", seats: { limited: [1, 2] }, numbers: { count: 2 } },
    ]);
  });

  it("names nobody at the envelopes before somebody is late", () => {
    const envelopes = table({ stage: "envelopes", awaited: [1, 4] });
    expect(headingOf(envelopes, game(), STATUS).under).toEqual([{ id: "tv-envelopes-how" }]);
    const late = headingOf({ ...envelopes, rung: 1 }, game(), STATUS).under;
    expect(late).toEqual([{ id: "tv-envelopes-late", seats: { who: [1, 4] } }]);
  });

  it("says what the table is being asked", () => {
    const question = { topic: "deputy", seat: 3 } as QuestionStatus;
    expect(headingOf(table({ questions: [question] }), game(), STATUS).under).toEqual([
      { id: "tv-asked-deputy", seats: { who: [3] } },
    ]);
  });
});

describe("a seat of the rail", () => {
  it("has its office, its limit and who looked at its card", () => {
    const shown = game({}, LIMITED);
    expect(faceOf(0, table(), shown).office).toBe("candidate");
    expect(faceOf(1, table(), shown)).toMatchObject({ office: null, limited: true });
    expect(faceOf(2, table(), shown).investigators).toEqual([3]);
  });

  it("keeps nothing of the past where the table plays from memory", () => {
    const options = { memory_aids: "none" } as TableStatus["options"];
    expect(faceOf(2, table({ options }), game()).investigators).toEqual([]);
  });

  it("has a frame when the table waits for it alone, and a clock once it is late", () => {
    expect(faceOf(0, table(), game())).toMatchObject({ awaited: true, late: false });
    expect(faceOf(0, table({ rung: 1 }), game())).toMatchObject({ awaited: true, late: true });
    expect(faceOf(1, table(), game()).awaited).toBe(false);
  });

  it("has no frame while everybody votes, nor while a moment is shown", () => {
    expect(faceOf(0, table({ awaited: [0, 1] }), game()).awaited).toBe(false);
    expect(faceOf(0, table(), game(), true).awaited).toBe(false);
  });

  it("shows that a ballot is in, and never which", () => {
    const voting = game({ phase: { type: "Voting", waiting: [1] } });
    expect(faceOf(0, table(), voting).voted).toBe(true);
    expect(faceOf(1, table(), voting).voted).toBe(false);
  });
});

describe("the middle", () => {
  it("is quiet while somebody holds policies", () => {
    const holding = game({ phase: { type: "PresidentChoosing" } });
    expect(middleOf(table(), holding, null)).toBe("quiet");
  });

  it("says a pause before everything else", () => {
    const paused = table({ paused: { by: 1, agreed: false } });
    expect(middleOf(paused, game(), null)).toBe("paused");
  });
});

describe("the ring", () => {
  it("goes clockwise from the left of the screen to its right, which stands below", () => {
    const spots = ringOf(4);
    const [first, second, third, last] = spots.map(({ x, y }) => [x < 50, y < 50]);
    expect([first, second, third, last]).toEqual([
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});
