import { expect, test } from "vitest";
import { roomOf } from "./room";

test("a phone, a phone on its side and a desk have each their own room", () => {
  expect(roomOf(22.5, 50)).toBe("tall");
  expect(roomOf(50, 22.5)).toBe("beside");
  expect(roomOf(90, 56)).toBe("wide");
});

test("text of 200 % makes a tall phone a short one", () => {
  expect(roomOf(22.5 / 2, 50 / 2)).toBe("short");
});
