import { expect, it } from "vitest";
import type { Told } from "../protocol.gen";
import { Absence } from "./absence.svelte";
import { missedSince } from "./missed";

function told(...ids: (string | null)[]): Told[] {
  return ids.map((id) => ({
    event: { type: "TilesPassed" },
    sentence: id === null ? null : { id },
    deputies: [],
    step: 1,
    explained: [],
  }));
}

it("tells the newest three sentences after what was read", () => {
  const log = told("a", "b", null, "c", "d", "e");
  expect(missedSince(log, 1).map(({ id }) => id)).toEqual(["c", "d", "e"]);
  expect(missedSince(log, 5).map(({ id }) => id)).toEqual(["e"]);
  expect(missedSince(log, 6)).toEqual([]);
});

it("says nothing to somebody who was there all the time", () => {
  const absence = new Absence();
  absence.hear("KTRQ", 1, told("a"), true);
  absence.hear("KTRQ", 1, told("a", "b"), false);
  expect(absence.lines).toEqual([]);
});

it("says what happened while the line was gone, until it is dismissed", () => {
  const absence = new Absence();
  absence.begin(1);
  absence.begin(2);
  absence.hear("KTRQ", 1, told("a", "b", "c"), false);
  expect(absence.lines.map(({ id }) => id)).toEqual(["b", "c"]);
  absence.dismiss();
  expect(absence.lines).toEqual([]);
});

it("forgets what was read of another game", () => {
  const absence = new Absence();
  absence.begin(5);
  absence.hear("KTRQ", 2, told("a", "b"), true);
  expect(absence.lines).toEqual([]);
});
