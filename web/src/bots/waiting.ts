import type { TableStatus } from "../protocol.gen";

/** Whether this viewer may let the bots go on: they wait, and nothing else comes first. */
export function letsBotsGoOn({ bots_wait, you, awaited }: TableStatus): boolean {
  return bots_wait && you !== null && !awaited.includes(you);
}
