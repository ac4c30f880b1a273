import { expect, it } from "vitest";
import { CODE, placeOf } from "./place";

it("leads home where no table is named", () => {
  expect(placeOf("/", "")).toEqual({ page: "home" });
  expect(placeOf("/t/TOOLONG", "")).toEqual({ page: "home" });
  expect(placeOf("/t/FIVEL", "")).toEqual({ page: "home" });
});

it("leads to a shared screen, of a table or of none yet", () => {
  expect(placeOf("/tv", "")).toEqual({ page: "tv", code: null });
  expect(placeOf("/tv/ktrq/", "")).toEqual({ page: "tv", code: "KTRQ" });
  expect(placeOf("/tv/TOOLONG", "")).toEqual({ page: "home" });
});

it("knows codes of four and of six letters", () => {
  expect(placeOf("/t/ktrqbc", "")).toEqual({ page: "table", code: "KTRQBC", watch: false });
  expect(placeOf("/tv/ktrqbc", "")).toEqual({ page: "tv", code: "KTRQBC" });
  const codes = ["KTRQ", "KTRQBC", "KTRQB", "KTRQBCD", "KTRA"];
  expect(codes.map((code) => CODE.test(code))).toEqual([true, true, false, false, false]);
});

it("leads to a table, in any case, as a player or a watcher", () => {
  expect(placeOf("/t/KTRQ", "")).toEqual({ page: "table", code: "KTRQ", watch: false });
  expect(placeOf("/t/ktrq/", "?watch")).toEqual({ page: "table", code: "KTRQ", watch: true });
});

it("leads to a game against bots alone", () => {
  expect(placeOf("/solo", "")).toEqual({ page: "solo" });
  expect(placeOf("/solo/x", "")).toEqual({ page: "home" });
});

it("leads to the narrator of the boxed game", () => {
  expect(placeOf("/narrator", "")).toEqual({ page: "narrator" });
  expect(placeOf("/narrator/x", "")).toEqual({ page: "home" });
});
