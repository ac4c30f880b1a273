import { expect, it } from "vitest";
import type { TableStatus } from "../protocol.gen";
import { entryOf } from "./entry";

it("says what somebody new finds", () => {
  const table = (stage: string, seated: number) =>
    ({ stage, order: Array.from({ length: seated }, (_, seat) => seat) }) as unknown as TableStatus;
  expect(entryOf(table("lobby", 9))).toBe("free");
  expect(entryOf(table("lobby", 10))).toBe("full");
  expect(entryOf(table("envelopes", 7))).toBe("running");
  expect(entryOf(table("playing", 7))).toBe("running");
  expect(entryOf(table("ended", 7))).toBe("free");
});
