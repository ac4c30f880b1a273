import { describe, expect, it } from "vitest";
import { graphemes } from "../words/graphemes";
import { room } from "./limits";
import { typed } from "./shorthand";
import { clock } from "./time";

describe("the length of a line", () => {
  it("counts letters as people see them", () => {
    expect(graphemes("e\u0301👩‍👩‍👧‍👦🇩🇪")).toHaveLength(3);
  });

  it("leaves room for 200 of them", () => {
    expect(room("a".repeat(199))).toBe(1);
    expect(room("a".repeat(201))).toBe(-1);
  });

  it("is over where the bytes are, though the letters are few", () => {
    expect(room("👩‍👩‍👧‍👦".repeat(41))).toBe(-1);
    expect(room("👩‍👩‍👧‍👦".repeat(40))).toBe(160);
  });
});

describe("shorthand", () => {
  it.each(["ffl", "FL", " fll ", "peek lff"])("%s looks like a claim", (text) => {
    expect(typed(text)).toEqual({ kind: "like-claim", words: text.trim() });
  });

  it.each(["f", "ffll", "all", "ffl?", "I had ffl", "full"])("%s is a line", (text) => {
    expect(typed(text)).toEqual({ kind: "line" });
  });

  it.each([
    ["/claim ffl", "ffl"],
    ["/Claim  peek lff ", "peek lff"],
    ["/claim", ""],
  ])("%s is a command", (text, words) => {
    expect(typed(text)).toEqual({ kind: "claim", words });
  });

  it("of other words is none", () => {
    expect(typed("/claims")).toEqual({ kind: "line" });
  });
});

it("tells the time where the reader is", () => {
  const moment = new Date("2024-06-01T18:05:00Z");
  expect(clock(moment, "de", "Europe/Berlin")).toBe("20:05");
  expect(clock(moment, "de", "America/New_York")).toBe("14:05");
});
