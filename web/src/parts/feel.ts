import type { Role } from "../protocol.gen";

/** Milliseconds of buzzing and silence: one long, two short, three short. */
const CODES: Record<Role, readonly number[]> = {
  liberal: [600],
  fascist: [150, 150, 150],
  hitler: [150, 150, 150, 150, 150],
};

/** Whether this device can buzz a role into the hand. */
export const canFeel = "vibrate" in navigator;

/** Buzzes the code of a role; the return value stops it on release of the bar. */
export function feel(role: Role): () => void {
  navigator.vibrate([...CODES[role]]);
  return () => navigator.vibrate(0);
}
