import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Seal, sealAll, sealOnLostFocus, TAP_SHOWS_FOR } from "./seal.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  sealAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is sealed unless somebody holds", () => {
  const seal = new Seal();
  expect(seal.open).toBe(false);
  seal.show();
  expect(seal.open).toBe(true);
  seal.hide();
  expect(seal.open).toBe(false);
});

it("adds up how long it was looked at", () => {
  const seal = new Seal();
  seal.show();
  vi.advanceTimersByTime(3_000);
  seal.hide();
  vi.advanceTimersByTime(10_000);
  seal.show();
  vi.advanceTimersByTime(2_000);
  expect(seal.seen).toBeGreaterThanOrEqual(5_000);
  expect(seal.seen).toBeLessThan(5_500);
});

it("opens one secret at a time", () => {
  const [first, second] = [new Seal(), new Seal()];
  first.show();
  second.show();
  expect([first.open, second.open]).toEqual([false, true]);
});

it("closes by itself where a tap opened it", () => {
  const seal = new Seal();
  seal.showForAWhile();
  vi.advanceTimersByTime(TAP_SHOWS_FOR - 1);
  expect(seal.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(seal.open).toBe(false);
});

it("gives a new tap its whole time", () => {
  const seal = new Seal();
  seal.showForAWhile();
  seal.hide();
  vi.advanceTimersByTime(TAP_SHOWS_FOR - 100);
  seal.showForAWhile();
  vi.advanceTimersByTime(200);
  expect(seal.open).toBe(true);
});

it.each(["blur", "pagehide", "freeze", "visibilitychange"])("seals at once on %s", (name) => {
  const heard = new Map<string, () => void>();
  const listen = (event: string, listener: () => void) => heard.set(event, listener);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("document", { addEventListener: listen });
  sealOnLostFocus();
  const seal = new Seal();
  seal.show();
  heard.get(name)?.();
  expect(seal.open).toBe(false);
});
