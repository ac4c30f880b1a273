import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { attention } from "./attention.svelte";

const page = { visibilityState: "hidden" };
const vibrate = vi.fn();
const started = vi.fn();

/** The part of an audio context that the test needs. */
class Sounding {
  readonly currentTime = 0;
  readonly destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: started,
    stop: vi.fn(),
  });
}

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", Sounding);
  page.visibilityState = "hidden";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  attention.seen();
  settings.sound = settings.buzz = false;
});

it("is kept until somebody looks, where nobody looked when the table began to wait", () => {
  attention.call(0);
  expect(attention.called).toBe(true);
  attention.seen();
  expect(attention.called).toBe(false);
});

it("needs no title where somebody looks", () => {
  page.visibilityState = "visible";
  attention.call(0);
  expect(attention.called).toBe(false);
});

it("neither sounds nor buzzes unless it is asked to", () => {
  attention.call(0);
  expect(vibrate).not.toHaveBeenCalled();
  expect(started).not.toHaveBeenCalled();
});

it("sounds once when the table begins to wait, twice when it has waited, and then no more", () => {
  settings.sound = true;
  attention.call(0);
  expect(started).toHaveBeenCalledTimes(1);
  attention.call(1);
  expect(started).toHaveBeenCalledTimes(3);
  attention.call(2);
  expect(started).toHaveBeenCalledTimes(3);
});

it("buzzes apart from the sound", () => {
  settings.buzz = true;
  attention.call(0);
  expect(vibrate).toHaveBeenCalledWith([60]);
  expect(started).not.toHaveBeenCalled();
});
