/**
 * What a game shows at once: everything ("full"), with claims, chat and log in turn ("tabs"), the
 * choice next to one of the rest ("pair"), or one thing below the other ("none", as on a phone).
 */
export type Desk = "none" | "pair" | "tabs" | "full";

const FULL = 78;
const TABS = 60;
const PAIR = 45;
/** A lower window has no room for a second column with its own scrolling. */
const HIGH = 30;

/** The desk of a window, measured in lines of its text like its room. */
export function deskOf(width: number, height: number): Desk {
  if (width >= TABS) return width >= FULL ? "full" : "tabs";
  return width >= PAIR && height > HIGH ? "pair" : "none";
}

class DeskNow {
  now = $state<Desk>("none");
}

/** The desk as it is now; the style sheets read the same from `data-desk`. */
export const desk = new DeskNow();
