import { expect, it } from "vitest";
import { clockFace } from "./clock";
import { moved } from "./order";

it("moves one seat by one place", () => {
  expect(moved([4, 5, 6], 2, -1)).toEqual([4, 6, 5]);
  expect(moved([4, 5, 6], 0, 1)).toEqual([5, 4, 6]);
});

it("moves nothing past an end", () => {
  expect(moved([4, 5, 6], 0, -1)).toEqual([4, 5, 6]);
  expect(moved([4, 5, 6], 2, 1)).toEqual([4, 5, 6]);
});

it("shows seconds as a clock does", () => {
  expect([0, 9, 65, 300].map(clockFace)).toEqual(["0:00", "0:09", "1:05", "5:00"]);
});
