import { describe, expect, it } from "vitest";
import type { Policy } from "../protocol.gen";
import { dealLetters, LetterDealer, secureBelow } from "./letters";

const FFL: readonly Policy[] = ["F", "F", "L"];

/** Random draws that are the same in every run. */
function seededBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Chi-square statistic of the letter that the only Liberal tile gets, over many hands. */
function unevenness(hands: number, below: (limit: number) => number): number {
  const counts = [0, 0, 0];
  for (let hand = 0; hand < hands; hand++) {
    counts[dealLetters(FFL, below).findIndex(({ policy }) => policy === "L")]! += 1;
  }
  const expected = hands / 3;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe("dealing letters", () => {
  it("puts every tile behind one letter", () => {
    const cards = dealLetters(FFL);
    expect(cards.map(({ letter }) => letter)).toEqual(["A", "B", "C"]);
    expect(cards.map(({ policy }) => policy).sort()).toEqual(["F", "F", "L"]);
  });

  it("says nothing about the order of the tiles: each letter is Liberal equally often", () => {
    expect(unevenness(10_000, seededBelow(1932))).toBeLessThan(9.21); // two degrees of freedom, p = 0.01
    expect(unevenness(10_000, secureBelow)).toBeLessThan(18.4); // p = 0.0001: no seed, rarely wrong
  });

  it("follows the draws it is given", () => {
    expect(dealLetters(FFL, (limit) => limit - 1).map(({ policy }) => policy)).toEqual([
      "L",
      "F",
      "F",
    ]);
  });

  it("draws whole numbers below the limit", () => {
    const drawn = new Set(Array.from({ length: 200 }, () => secureBelow(3)));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
  });
});

describe("a dealer", () => {
  it("keeps the letters between two looks of one step", () => {
    const dealer = new LetterDealer();
    const first = dealer.deal("1:7", FFL);
    for (let look = 0; look < 20; look++) expect(dealer.deal("1:7", FFL)).toBe(first);
  });

  it("deals anew for the next step", () => {
    const dealer = new LetterDealer();
    const orders = new Set<string>();
    for (let step = 0; step < 60; step++) {
      orders.add(
        dealer
          .deal(`1:${step}`, FFL)
          .map(({ policy }) => policy)
          .join(""),
      );
    }
    expect(orders.size).toBe(3);
  });
});
