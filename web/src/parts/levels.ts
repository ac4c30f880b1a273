import type { BotKind, Style } from "../protocol.gen";

/** The ladder, lowest first: each has a face, a name and a line on what it can do. */
export const LEVELS = ["random", "selfish", "careful", "shrewd", "farsighted"] as const;
export type Level = (typeof LEVELS)[number];
export const STYLES = ["regular", "bold", "quiet"] as const satisfies readonly Style[];

export type Bot = { readonly kind: Level; readonly style: Style };

/** Whom a table gets where nobody says otherwise. */
export const USUAL: Bot = { kind: "shrewd", style: "regular" };

/** Whether bots of this level play in more than one way. */
export function hasStyles(kind: BotKind): boolean {
  return kind === "shrewd" || kind === "farsighted";
}
