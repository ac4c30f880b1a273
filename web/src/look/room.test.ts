import { expect, test } from "vitest";
import { deskOf } from "./desk.svelte";
import { roomOf } from "./room";

test("a phone, a phone on its side and a desk have each their own room", () => {
  expect(roomOf(22.5, 50)).toBe("tall");
  expect(roomOf(50, 22.5)).toBe("beside");
  expect(roomOf(90, 56)).toBe("wide");
});

test("text of 200 % makes a tall phone a short one", () => {
  expect(roomOf(22.5 / 2, 50 / 2)).toBe("short");
});

test("a game shows everything at 1440 px, tabs at 1024, two columns between, and one below 720", () => {
  expect(deskOf(90, 56)).toBe("full");
  expect(deskOf(64, 48)).toBe("tabs");
  expect(deskOf(48, 64)).toBe("pair");
  expect(deskOf(44, 64)).toBe("none");
});

test("a phone on its side has no second column, and text of 200 % makes a desk a smaller one", () => {
  expect(deskOf(50, 22.5)).toBe("none");
  expect(deskOf(120 / 2, 67 / 2)).toBe("tabs");
});
