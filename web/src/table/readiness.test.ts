import { expect, it } from "vitest";
import type { TableStatus } from "../protocol.gen";
import { entryOf } from "./entry";
import { readinessOf } from "./readiness";

it("counts the people who stay, not bots and not who has left", () => {
  const seats = [
    { bot: null, left: false, ready: true },
    { bot: null, left: false, ready: false },
    { bot: null, left: true, ready: false },
    { bot: "careful", left: false, ready: false },
  ];
  const table = { seats } as unknown as TableStatus;
  expect(readinessOf(table)).toEqual({ ready: 1, of: 2, late: [1] });
});

it("says what somebody new finds", () => {
  const table = (stage: string, seated: number) =>
    ({ stage, order: Array.from({ length: seated }, (_, seat) => seat) }) as unknown as TableStatus;
  expect(entryOf(table("lobby", 9))).toBe("free");
  expect(entryOf(table("lobby", 10))).toBe("full");
  expect(entryOf(table("envelopes", 7))).toBe("running");
  expect(entryOf(table("playing", 7))).toBe("running");
  expect(entryOf(table("ended", 7))).toBe("free");
});
