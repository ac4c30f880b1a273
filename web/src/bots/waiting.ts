import type { TableStatus } from "../protocol.gen";

/** Whether this viewer is to let the bots go on: they wait, and nothing else is to be done first. */
export function letsBotsGoOn({ bots_wait, you, awaited }: TableStatus): boolean {
  return bots_wait && you !== null && !awaited.includes(you);
}
