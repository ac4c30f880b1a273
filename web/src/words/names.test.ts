import { expect, test } from "vitest";
import { otherName } from "./names";

test("a short name keeps all its letters", () => {
  expect(otherName(" Anna ")).toBe("Anna K");
});

test("a long name is cut so that the table takes it", () => {
  expect(otherName("Maximilianus")).toBe("Maximilian K");
  expect(otherName("Anna Sophie Ma")).toBe("Anna Sophi K");
});

test("a name of many bytes is cut between its letters", () => {
  const flags = "\u{1F1E9}\u{1F1EA}".repeat(8);
  expect(otherName(flags)).toBe("\u{1F1E9}\u{1F1EA}".repeat(7) + " K");
});
