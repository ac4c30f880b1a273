import { expect, it } from "vitest";
import type { TableStatus } from "../protocol.gen";
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
