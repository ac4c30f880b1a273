import { describe, expect, it } from "vitest";
import type { TableStatus } from "../protocol.gen";
import { letsBotsGoOn } from "./waiting";

describe("the bots go on", () => {
  const waits = { bots_wait: true, you: 0, awaited: [1, 2] } as unknown as TableStatus;

  it("when a player lets them", () => {
    expect(letsBotsGoOn(waits)).toBe(true);
  });

  it("by themselves, where they do not wait", () => {
    expect(letsBotsGoOn({ ...waits, bots_wait: false })).toBe(false);
  });

  it("once the player has chosen", () => {
    expect(letsBotsGoOn({ ...waits, awaited: [0, 1] })).toBe(false);
  });

  it("not for spectators", () => {
    expect(letsBotsGoOn({ ...waits, you: null })).toBe(false);
  });
});
