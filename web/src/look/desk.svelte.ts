/**
 * What a game shows at once: everything ("full"), with claims, chat and log in turn ("tabs"), the
 * choice beside one of the rest ("pair"), or one thing after the other ("none", as on a phone).
 */
export type Desk = "none" | "pair" | "tabs" | "full";

const FULL = 78;
const TABS = 60;
const PAIR = 45;
/** What is lower has no room for a second column that scrolls in itself. */
const HIGH = 30;

/** The desk of a window, measured in lines of its text, as its room is. */
export function deskOf(width: number, height: number): Desk {
  if (width >= TABS) return width >= FULL ? "full" : "tabs";
  return width >= PAIR && height > HIGH ? "pair" : "none";
}

class DeskNow {
  now = $state<Desk>("none");
}

/** The desk as it is now; the style sheets read the same from `data-desk`. */
export const desk = new DeskNow();
