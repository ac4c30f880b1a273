import { expect, it } from "vitest";
import type { QuestionStatus, TableStatus } from "../protocol.gen";
import { mayAskDeputy, reminderOf, restOf } from "./ladder";

function waiting(part: Partial<TableStatus>): TableStatus {
  const calm = { awaited: [], yours: [2], you: 2, rung: 0, may_ask: [], questions: [] };
  return { ...calm, ...part } as unknown as TableStatus;
}

it("says whether the table waits for a seat of this phone", () => {
  expect(reminderOf(waiting({ awaited: [2, 3] })).yours).toBe(true);
  expect(reminderOf(waiting({ awaited: [3] })).yours).toBe(false);
  expect(reminderOf(waiting({ awaited: [3], yours: [2, 3] })).yours).toBe(true);
});

it("names the others from the second rung on", () => {
  expect(reminderOf(waiting({ awaited: [2, 3], rung: 1 })).others).toEqual([]);
  expect(reminderOf(waiting({ awaited: [2, 3], rung: 2 })).others).toEqual([3]);
});

it("rests for 30 seconds after a nudge", () => {
  expect(restOf(-Infinity, 5_000)).toBe(0);
  expect(restOf(1_000, 1_001)).toBe(30);
  expect(restOf(1_000, 31_000)).toBe(0);
});

it("offers a deputy where the server does, and once only", () => {
  const asked = { topic: "deputy", seat: 3 } as QuestionStatus;
  expect(mayAskDeputy(waiting({ may_ask: ["abort"] }), 3)).toBe(false);
  expect(mayAskDeputy(waiting({ may_ask: ["deputy"] }), 3)).toBe(true);
  expect(mayAskDeputy(waiting({ may_ask: ["deputy"], questions: [asked] }), 3)).toBe(false);
  expect(mayAskDeputy(waiting({ may_ask: ["deputy"], questions: [asked] }), 4)).toBe(true);
});
