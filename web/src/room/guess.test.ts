import { expect, it } from "vitest";
import type { Board } from "../protocol.gen";
import { BLANK, complete, voteIsOpen, withFascist, withHitler } from "./guess";

it("is complete once somebody is named as Hitler", () => {
  expect(complete(BLANK)).toBeNull();
  expect(complete(withHitler(BLANK, 3))).toEqual({ hitler: 3, fascists: [], passes: null });
});

it("names nobody twice", () => {
  const fascist = withFascist(BLANK, 2, 2);
  expect(withHitler(fascist, 2)).toMatchObject({ hitler: 2, fascists: [] });
  expect(withFascist(withHitler(BLANK, 2), 2, 2)).toMatchObject({ hitler: null, fascists: [2] });
});

it("takes a Fascist back, and lets the first go where there would be too many", () => {
  const two = withFascist(withFascist(BLANK, 1, 2), 4, 2);
  expect(withFascist(two, 1, 2).fascists).toEqual([4]);
  expect(withFascist(two, 5, 2).fascists).toEqual([4, 5]);
});

it("asks about the vote until it is counted", () => {
  const board = (passed?: boolean) => ({ rounds: [{ candidate: 0, passed }] }) as unknown as Board;
  expect(voteIsOpen(board())).toBe(true);
  expect(voteIsOpen(board(false))).toBe(false);
});
