import type { Suspicion } from "../protocol.gen";

/** The icon of a mark, in the order in which marks are offered: shape and word, and ink alone. */
export const SUSPICIONS: Readonly<Record<Suspicion, string>> = {
  liberal: "lamp",
  unsure: "question",
  fascist: "padlock",
  hitler: "mask",
};

/** The mark of this name; null where none is chosen. */
export function suspicionOf(word: string): Suspicion | null {
  const known = Object.keys(SUSPICIONS) as Suspicion[];
  return known.find((one) => one === word) ?? null;
}
