import type { Suspicion } from "../protocol.gen";

/** The icon of each mark, in the order offered: told apart by shape and word, not by colour. */
export const SUSPICIONS: Readonly<Record<Suspicion, string>> = {
  liberal: "lamp",
  unsure: "question",
  fascist: "padlock",
  hitler: "mask",
};

/** The mark with this name; null if none is chosen. */
export function suspicionOf(word: string): Suspicion | null {
  const known = Object.keys(SUSPICIONS) as Suspicion[];
  return known.find((one) => one === word) ?? null;
}
