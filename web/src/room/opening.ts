import type { TableStatus } from "../protocol.gen";

/** Whether all have looked, and play waits for the opening with closed eyes to be read. */
export function isOpening({ stage, options, awaited }: TableStatus): boolean {
  return stage === "envelopes" && options.ceremony && awaited.length === 0;
}
