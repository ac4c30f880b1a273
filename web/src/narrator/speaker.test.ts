import { beforeEach, expect, it, vi } from "vitest";
import { rest } from "./rest";
import { Speaker } from "./speaker.svelte";
import type { Voice } from "./voice";

/** A voice that takes a second for every text, and notes how each one ended. */
let heard: string[];
let speaker: Speaker;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  const read = async (text: string, signal?: AbortSignal): Promise<void> => {
    await rest(1, signal);
    heard.push(signal?.aborted ? `${text} (cut)` : text);
  };
  speaker = new Speaker({ read } as Voice);
});

const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

it("reads one news after the other", async () => {
  void speaker.say("one");
  void speaker.say("two");
  await seconds(3);
  expect(heard).toEqual(["one", "two"]);
  expect(speaker.now).toBeNull();
});

it("is never further behind than the one that waits", async () => {
  void speaker.say("one");
  void speaker.say("two");
  void speaker.say("three");
  await seconds(4);
  expect(heard).toEqual(["one", "three"]);
});

it("settles every promise, of what was read and of what was dropped", async () => {
  const all = Promise.all(["one", "two", "three"].map((text) => speaker.say(text)));
  await seconds(4);
  await expect(all).resolves.toHaveLength(3);
});

it.each(["status", "hint"] as const)("cuts a %s short for whatever is newer", async (weight) => {
  void speaker.say("old", weight);
  await seconds(0.8);
  void speaker.say("news");
  await seconds(2);
  expect(heard).toEqual(["old (cut)", "news"]);
});

it("reads news to its end before a status", async () => {
  void speaker.say("news");
  await seconds(0.5);
  void speaker.say("status", "status");
  await seconds(3);
  expect(heard).toEqual(["news", "status"]);
});

it("says no word of a status that lasted no time, and rings no bell", async () => {
  const ring = vi.fn();
  void speaker.say("Anna", "status", ring);
  await seconds(0.2);
  void speaker.say("Ben", "status");
  await seconds(3);
  expect(heard).toEqual(["Ben"]);
  expect(ring).not.toHaveBeenCalled();
});

it("is silent at once when hushed, and speaks again after that", async () => {
  void speaker.say("one");
  void speaker.say("two");
  await seconds(0.2);
  speaker.hush();
  await seconds(0);
  expect(heard).toEqual(["one (cut)"]);
  expect(speaker.now).toBeNull();
  void speaker.say("three");
  await seconds(2);
  expect(heard).toEqual(["one (cut)", "three"]);
});
