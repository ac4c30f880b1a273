import { afterEach, beforeEach, expect, it } from "vitest";
import { desk } from "../look/desk.svelte";
import { Panels } from "./panels.svelte";

let panels: Panels;
beforeEach(() => (panels = new Panels(() => true)));
afterEach(() => (desk.now = "none"));

it("shows one panel after the other on a phone, the board first", () => {
  expect(panels.tabs).toHaveLength(7);
  expect(panels.isOpen("board")).toBe(true);
  panels.open("claims");
  expect(panels.isOpen("claims")).toBe(true);
  expect(panels.isOpen("board")).toBe(false);
});

it("has no notes for spectators", () => {
  expect(new Panels(() => false).tabs).not.toContain("notes");
});

it("shows claims, chat and log in turn on a small desk, and all else at once", () => {
  desk.now = "tabs";
  expect(panels.tabs).toEqual(["claims", "talk", "log"]);
  expect(["board", "seats", "votes", "notes"].every((id) => panels.isOpen(id as never))).toBe(true);
  expect(panels.shown).toBe("claims");
});

it("shows the claims beside the chat on a large one", () => {
  desk.now = "full";
  panels.open("log");
  expect(panels.isOpen("claims")).toBe(true);
  expect(panels.isOpen("talk")).toBe(false);
});

it("goes back to the panel that was open when a window becomes small again", () => {
  panels.open("seats");
  desk.now = "full";
  expect(panels.shown).toBe("talk");
  desk.now = "none";
  expect(panels.shown).toBe("seats");
});

it("counts the findings that came since somebody looked, also where one took another's place", () => {
  expect(panels.unread(["a", "b"])).toBe(2);
  panels.read(["a", "b"]);
  expect(panels.unread(["b", "c"])).toBe(1);
  expect(panels.unread(["a"])).toBe(0);
});
