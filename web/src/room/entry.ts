import type { TableStatus } from "../protocol.gen";

/** What a newcomer finds at a table: a free chair, a game in progress, or no chair left. */
export type Entry = "free" | "running" | "full";

const MOST = 10;

export function entryOf({ stage, order }: TableStatus): Entry {
  if (stage === "envelopes" || stage === "playing") return "running";
  return order.length >= MOST ? "full" : "free";
}
