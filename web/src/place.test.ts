import { expect, it } from "vitest";
import { placeOf } from "./place";

it("leads home where no table is named", () => {
  expect(placeOf("/", "")).toEqual({ page: "home" });
  expect(placeOf("/t/TOOLONG", "")).toEqual({ page: "home" });
});

it("leads to a table, in any case, as a player or a watcher", () => {
  expect(placeOf("/t/KTRQ", "")).toEqual({ page: "table", code: "KTRQ", watch: false });
  expect(placeOf("/t/ktrq/", "?watch")).toEqual({ page: "table", code: "KTRQ", watch: true });
});
