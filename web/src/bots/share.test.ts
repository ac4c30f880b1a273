import { describe, expect, it } from "vitest";
import { percentOf } from "./share";

describe("a share", () => {
  it("is told in whole percent", () => {
    expect([0.125, 0.5, 0.994].map(percentOf)).toEqual([13, 50, 99]);
  });

  it("is certain only where it is", () => {
    expect([0, 0.001, 0.9999, 1].map(percentOf)).toEqual([0, 1, 99, 100]);
  });
});
