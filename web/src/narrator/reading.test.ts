import { last } from "../list";
import { beforeEach, expect, it, vi } from "vitest";
import { Reading, restAfter } from "./reading.svelte";
import { rest } from "./rest";
import { boxed, openingScript } from "./script";
import type { Voice } from "./voice";

const SCRIPT = openingScript(boxed(5));
let heard: string[];
let reading: Reading;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  const read = async (text: string, signal?: AbortSignal): Promise<void> => {
    heard.push(text);
    await rest(2, signal);
  };
  const voice = { read, pace: "normal" } as Voice;
  reading = new Reading(voice, { text: ({ id }) => id, look: () => 10 });
  reading.take(SCRIPT);
});

const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

it("reads every line in order, and is over then", async () => {
  void reading.play();
  await seconds(60);
  expect(heard).toEqual(SCRIPT.map(({ id }) => id));
  expect(reading.running).toBe(false);
  expect(reading.line).toBeNull();
});

it("waits the long pause while those who may look do so", async () => {
  const at = SCRIPT.findIndex((line) => line.rest === "look");
  reading.go(at);
  void reading.play();
  await seconds(11.5);
  expect(reading.at).toBe(at);
  await seconds(1);
  expect(reading.at).toBe(at + 1);
});

it("stops at once, and goes on with the line it stopped in", async () => {
  void reading.play();
  await seconds(1);
  reading.pause();
  await seconds(60);
  expect(heard).toEqual([SCRIPT[0]?.id]);
  void reading.play();
  await seconds(0);
  expect(heard).toEqual([SCRIPT[0]?.id, SCRIPT[0]?.id]);
});

it("goes to another line and reads on from there only if it was reading", async () => {
  reading.go(2);
  await seconds(5);
  expect(heard).toEqual([]);
  void reading.play();
  reading.go(4);
  await seconds(0);
  expect(heard).toEqual([SCRIPT[2]?.id, SCRIPT[4]?.id]);
});

it("stays within the script", () => {
  reading.go(-1);
  expect(reading.at).toBe(0);
  reading.go(99);
  expect(reading.at).toBe(SCRIPT.length - 1);
});

it("begins again after its end", async () => {
  void reading.play();
  await seconds(60);
  void reading.play();
  await seconds(0);
  expect(last(heard)).toBe(SCRIPT[0]?.id);
});

it("is read twice at once by nobody", async () => {
  void reading.play();
  void reading.play();
  await seconds(0);
  expect(heard).toHaveLength(1);
});

it("rests longer at a slow pace, but looks as long as it was set", () => {
  const line = { id: "x", rest: "settle" } as const;
  expect(restAfter(line, "slow", 10)).toBeGreaterThan(restAfter(line, "fast", 10));
  expect(restAfter({ id: "x", rest: "look" }, "slow", 10)).toBe(10);
});
