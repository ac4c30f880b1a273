import { expect, it } from "vitest";
import { drawn, PAGE } from "./drawn";

function talk(size: number): readonly number[] {
  return Array.from({ length: size }, (_, number) => number);
}

it("draws all of a short talk", () => {
  expect(drawn(talk(3))).toEqual({ hidden: 0, earlier: [], newest: [0, 1, 2] });
});

it("draws the newest of a long talk alone", () => {
  const { hidden, earlier, newest } = drawn(talk(5_000));
  expect([hidden, earlier.length, newest.length, newest[0]]).toEqual([4_700, 0, PAGE, 4_700]);
});

it("draws before them what was asked for", () => {
  const { hidden, earlier, newest } = drawn(talk(1_000), 400);
  expect([hidden, earlier.length, earlier[0], newest[0]]).toEqual([400, 300, 400, 700]);
});

it("keeps what was asked for while more is said", () => {
  const { hidden, earlier, newest } = drawn(talk(1_001), 400);
  expect([hidden, earlier.length, newest.length]).toEqual([400, 301, PAGE]);
});

it("draws no piece twice where the talk became shorter", () => {
  expect(drawn(talk(2), 400)).toEqual({ hidden: 0, earlier: [], newest: [0, 1] });
});
