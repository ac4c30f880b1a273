import { expect, it } from "vitest";
import type { SeatStatus, TableStatus } from "../protocol.gen";
import { marksOf } from "./marks";

function marks(part: Partial<SeatStatus>): string[] {
  const seat = { bot: null, connected: true, left: false, passed: false, deputy: false, ...part };
  const table = { seats: [seat] } as unknown as TableStatus;
  return marksOf(0, table, null).map(({ id }) => id);
}

it("marks a deputy, and a player without a phone", () => {
  expect(marks({})).toEqual([]);
  expect(marks({ deputy: true, connected: false })).toEqual(["deputy", "away"]);
  expect(marks({ passed: true })).toEqual(["passed"]);
});
