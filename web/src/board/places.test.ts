import { expect, it } from "vitest";
import { placesOf } from "./places";

it("fills a track from its first place, and ends it with the win", () => {
  const places = placesOf({ enacted: 2, goal: 5 });
  expect(places.map(({ full }) => full)).toEqual([true, true, false, false, false]);
  expect(places.map(({ last }) => last)).toEqual([false, false, false, false, true]);
});

it("puts each power under its place, and the veto where it opens", () => {
  const powers = [null, "policy_peek", "execution"] as const;
  const places = placesOf({ enacted: 0, goal: 4, powers, vetoZone: 3 });
  expect(places.map(({ power }) => power)).toEqual([...powers, null]);
  expect(places.map(({ veto }) => veto)).toEqual([false, false, true, false]);
});
