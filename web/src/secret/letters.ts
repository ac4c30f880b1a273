import type { Policy } from "../protocol.gen";

export type Card = { readonly letter: string; readonly policy: Policy };

const LETTERS = ["A", "B", "C"] as const;

/** A whole number below `limit`, uniformly at random. */
export function secureBelow(limit: number): number {
  const fair = 256 - (256 % limit);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= fair);
  return (byte[0] ?? 0) % limit;
}

/** The tiles behind the letters, shuffled so that the order says nothing about the draw. */
export function dealLetters(
  tiles: readonly Policy[],
  below: (limit: number) => number = secureBelow,
): Card[] {
  const rest = [...tiles];
  return LETTERS.slice(0, tiles.length).flatMap((letter) => {
    const [policy] = rest.splice(below(rest.length), 1);
    return policy === undefined ? [] : [{ letter, policy }];
  });
}

/** Deals once per step, so that a second look shows the same letters. */
export class LetterDealer {
  #step = "";
  #cards: readonly Card[] = [];

  deal(step: string, tiles: readonly Policy[]): readonly Card[] {
    if (step !== this.#step) {
      this.#step = step;
      this.#cards = dealLetters(tiles);
    }
    return this.#cards;
  }
}
