import { expect, it } from "vitest";
import { SOUNDS, Sounds, type Sound, type Stroke } from "./sounds";

const ALL = Object.entries(SOUNDS) as [Sound, readonly Stroke[]][];
const end = (strokes: readonly Stroke[]): number =>
  Math.max(...strokes.map(({ at, lasts }) => at + lasts));

it.each(ALL)("%s ends by itself within four seconds", (_, strokes) => {
  expect(strokes.length).toBeGreaterThan(0);
  expect(end(strokes)).toBeLessThanOrEqual(4);
});

it.each(ALL)("%s is heard and does not clip by one stroke", (_, strokes) => {
  for (const { loud, lasts, pitch } of strokes) {
    expect(loud).toBeGreaterThan(0.05);
    expect(loud).toBeLessThanOrEqual(1);
    expect(lasts).toBeGreaterThan(0.02);
    expect(pitch).toBeGreaterThanOrEqual(40);
  }
});

it("stamps a Liberal policy once and long, a Fascist policy twice and short", () => {
  const thuds = (sound: Sound): number[] =>
    SOUNDS[sound].filter(({ wave }) => wave === "triangle").map(({ lasts }) => lasts);
  expect(thuds("long-stamp")).toHaveLength(1);
  expect(thuds("short-stamps")).toHaveLength(2);
  expect(Math.max(...thuds("short-stamps"))).toBeLessThan((thuds("long-stamp")[0] ?? 0) / 2);
});

/** Stands in for every browser audio node, and remembers when it was started and stopped. */
class Context {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  resumed = 0;
  gains: { gain: { value: number } }[] = [];
  started: [number, number][] = [];

  resume = (): void => void (this.resumed += 1);
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBiquadFilter = () => this.#node();
  createGain = () => {
    const node = this.#node();
    this.gains.push(node);
    return node;
  };

  #source() {
    let begin = 0;
    return {
      ...this.#node(),
      start: (at: number) => (begin = at),
      stop: (at: number) => this.started.push([begin, at]),
    };
  }

  #node() {
    const ramp = { value: 0, setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    return { gain: ramp, frequency: ramp, connect: (to: unknown) => to };
  }
}

it("plays every stroke in its time from now", () => {
  const context = new Context();
  new Sounds(context as unknown as AudioContext).play("knock");
  expect(context.started).toEqual(SOUNDS.knock.map(({ at, lasts }) => [10 + at, 10 + at + lasts]));
});

it("wakes the browser's sound", () => {
  const context = new Context();
  new Sounds(context as unknown as AudioContext).wake();
  expect(context.resumed).toBe(1);
});

it("leaves room for two sounds at once, and is silent at volume 0", () => {
  const context = new Context();
  const sounds = new Sounds(context as unknown as AudioContext);
  sounds.volume = 10;
  expect(context.gains[0]?.gain.value).toBeCloseTo(0.6);
  sounds.volume = 0;
  expect(context.gains[0]?.gain.value).toBe(0);
});
