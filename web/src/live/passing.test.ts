import { expect, it } from "vitest";
import type { TableStatus } from "../protocol.gen";
import { awaitedHere, Passing } from "./passing.svelte";

function phone(you: number, awaited: number[], yours: number[] = [0, 4, 6]): TableStatus {
  return { you, awaited, yours } as unknown as TableStatus;
}

it("stays with whoever is awaited", () => {
  expect(awaitedHere(phone(0, [0, 4]))).toBeNull();
});

it("goes on to the next of its players who is awaited", () => {
  expect(awaitedHere(phone(0, [4, 6]))).toBe(4);
  expect(awaitedHere(phone(4, [0, 6]))).toBe(6);
  expect(awaitedHere(phone(6, [0, 4]))).toBe(0);
});

it("goes to nobody who has a phone", () => {
  expect(awaitedHere(phone(0, [1, 2]))).toBeNull();
  expect(awaitedHere(phone(0, [4], [0]))).toBeNull();
});

it("can be handed to somebody who is not awaited, and stays there for the phase", () => {
  const passing = new Passing();
  passing.wanted = 6;
  expect(passing.next(phone(0, [0]), 7)).toBe(6);
  passing.taken(6, phone(0, [0]), 7);
  expect(passing.next(phone(6, [0]), 7)).toBeNull();
  expect(passing.next(phone(6, [0]), 8)).toBe(0);
});

it("is handed over again when the server fell back to another player, as after a restart", () => {
  const passing = new Passing();
  passing.told(null, phone(0, []));
  expect(passing.next(phone(0, []), 7)).toBe(0);
  passing.taken(0, phone(0, []), 7);
  expect(passing.next(phone(0, []), 7)).toBeNull();
});

it("is not handed over again for what its player asked to be shown", () => {
  const passing = new Passing();
  passing.taken(4, phone(0, [4]), 7);
  passing.told(0, phone(4, [4]));
  expect(passing.next(phone(4, [4]), 7)).toBeNull();
});

it("is never handed over where it has one player", () => {
  const passing = new Passing();
  passing.told(null, phone(0, [], [0]));
  expect(passing.next(phone(0, [], [0]), 7)).toBeNull();
});

it("goes on at once when whoever got it by wish has chosen", () => {
  const passing = new Passing();
  passing.wanted = 4;
  passing.taken(4, phone(0, [0, 4]), 7);
  expect(passing.next(phone(4, [0]), 7)).toBe(0);
});
