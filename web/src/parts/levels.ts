import type { BotKind, Style } from "../protocol.gen";

export type Level = Exclude<BotKind, "outside">;
/** The levels of bots, lowest first: each has a face, a name and a line on what it can do. */
export const LEVELS = [
  "random",
  "selfish",
  "careful",
  "shrewd",
  "farsighted",
] as const satisfies readonly Level[];
/** Whether bots of a level play in more than one way. */
const STYLED: Readonly<Record<Level, boolean>> = {
  random: false,
  selfish: false,
  careful: false,
  shrewd: true,
  farsighted: true,
};
export const STYLES = ["regular", "bold", "quiet"] as const satisfies readonly Style[];

export type Bot = { readonly kind: Level; readonly style: Style };

/** The bot a table gets by default. */
export const USUAL: Bot = { kind: "shrewd", style: "regular" };

/** Whether bots of this level play in more than one way. */
export function hasStyles(kind: BotKind): boolean {
  return kind !== "outside" && STYLED[kind];
}
