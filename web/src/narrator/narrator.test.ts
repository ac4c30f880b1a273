import { last } from "../list";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { LiveTable } from "../live/table.svelte";
import type { Sentence, TableStatus, Told } from "../protocol.gen";
import { words } from "../words/words.svelte";
import type { Moment } from "./moments";
import { Narrator } from "./narrator.svelte";
import { rest } from "./rest";
import { boxed, openingScript } from "./script";
import type { Sounds } from "./sounds";
import type { Voice } from "./voice";

const PICKS: Sentence = { id: "status-nominating", seats: { president: [0] } };

/** A table that the test changes by hand, and a record of what is then heard. */
class Evening {
  table = {
    stage: "playing",
    paused: null,
    arranging: null,
    awaited: [0],
    seats: [{ bot: null }, { bot: null }, { bot: "careful" }],
    options: { ceremony: false },
    narration: { volume: 7, pace: "fast" },
    ruleset: { hitler_zone: 3, players: 7, ...boxed(7) },
  } as unknown as TableStatus;
  live = { code: "KTRQ", game: null, status: PICKS, log: [] as readonly Told[], names: NAMES };
  pictures: { now: Moment | null } = { now: null };
  heard: string[] = [];
  voice = {
    volume: 0,
    pace: "normal",
    language: "de",
    read: async (text: string, signal?: AbortSignal): Promise<void> => {
      this.heard.push(text);
      await rest(2, signal);
      if (signal?.aborted) this.heard.push("(cut)");
    },
  };
  sounds = { volume: 0, play: (sound: string) => this.heard.push(`[${sound}]`) };
  narrator: Narrator;

  constructor() {
    const live = this.live as unknown as LiveTable;
    this.narrator = new Narrator(live, this.pictures, this.voice as unknown as Voice);
    this.narrator.start(this.sounds as unknown as Sounds);
    this.step(1);
  }

  /** Changes what the page shows, and lets the narrator notice. */
  change(part: Partial<TableStatus>): void {
    this.table = { ...this.table, ...part };
    Object.assign(this.live, { table: this.table });
    this.narrator.notice();
  }

  /** Takes the game to another step. */
  step(phase: number, type = "Nominating", status: Sentence = PICKS): void {
    Object.assign(this.live, {
      game: { game: 1, phase, board: { phase: { type }, rounds: [] } },
      status,
    });
    this.change({});
  }

  show(kind: Moment["kind"], told: Told): void {
    this.live.log = [told];
    this.pictures.now = { kind, told } as Moment;
    this.narrator.notice();
  }

  unshow(): void {
    this.pictures.now = null;
    this.narrator.notice();
  }
}

const NAMES = ["Anna", "Ben", "Chiara"];
const VETO: Told = {
  event: { type: "VetoAnswered", consent: true, tracker: 1 },
  sentence: { id: "event-power-lapsed", terms: { power: "execution" } },
  deputies: [],
  step: 1,
  explained: [],
};
const LAPSED = "There is nobody left to use this power on: Execution.";
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);
let evening: Evening;

beforeAll(async () => {
  await words.speak("en");
  await words.add("narrator");
});

beforeEach(() => {
  vi.useFakeTimers();
  evening = new Evening();
});

it("rings for the one person in turn, then says who it is", async () => {
  await seconds(5);
  expect(evening.heard).toEqual(["[bell]", "Anna picks a Chancellor."]);
});

it("rings for no bot", async () => {
  evening.change({ awaited: [2] });
  await seconds(5);
  expect(evening.heard).not.toContain("[bell]");
});

it("reads in the page's language, as loud and as fast as the table wants it", () => {
  expect(evening.voice).toMatchObject({ language: "en", volume: 7, pace: "fast" });
  evening.change({ narration: { volume: 3, pace: "slow" } });
  expect(evening.voice).toMatchObject({ volume: 3, pace: "slow" });
  expect(evening.sounds.volume).toBe(3);
});

it("captions what happens while it is read, but not the status", async () => {
  await seconds(1);
  expect(evening.narrator.caption).toBeNull();
  evening.show("line", VETO);
  await seconds(1);
  expect(evening.narrator.caption).toBe(LAPSED);
  await seconds(3);
  expect(evening.narrator.caption).toBeNull();
});

it("keeps silent without sound, and captions go on", async () => {
  evening.narrator.start(null);
  expect(evening.voice.volume).toBe(7);
  evening.heard = [];
  evening.change({});
  expect(evening.voice.volume).toBe(0);
  evening.show("executed", VETO);
  await seconds(1);
  expect(evening.heard).toEqual([LAPSED]);
  expect(evening.narrator.caption).toBe(LAPSED);
});

it("stops at once for a pause, and says the status again after it", async () => {
  evening.show("line", VETO);
  await seconds(1);
  evening.change({ paused: { by: 0, agreed: false } });
  await seconds(0);
  expect(last(evening.heard)).toBe("(cut)");
  evening.unshow();
  evening.heard = [];
  await seconds(5);
  expect(evening.heard).toEqual([]);
  evening.change({ paused: null });
  await seconds(5);
  expect(last(evening.heard)).toBe("Anna picks a Chancellor.");
});

it("drops steps that are over before they were read", async () => {
  for (const phase of [2, 3, 4, 5]) evening.step(phase);
  await seconds(10);
  expect(evening.heard.filter((text) => text === "Anna picks a Chancellor.")).toHaveLength(1);
});

it("reads the code letter by letter, when asked", async () => {
  await seconds(5);
  evening.narrator.readCode();
  await seconds(1);
  expect(last(evening.heard)).toBe("The table code is: K, T, R, Q.");
});

it("says nothing more once it is stopped", async () => {
  evening.narrator.stop();
  await seconds(1);
  evening.heard = [];
  evening.narrator.stop();
  await seconds(10);
  expect(evening.heard).toEqual([]);
});

const LINES = openingScript(boxed(7)).length;

async function opens(): Promise<void> {
  const options = { ceremony: true } as TableStatus["options"];
  evening.change({ stage: "envelopes", options, awaited: [0] });
  await seconds(10);
  evening.heard = [];
  evening.change({ awaited: [] });
  await seconds(0);
}

async function begins(): Promise<void> {
  evening.change({ stage: "playing", awaited: [0] });
  await seconds(5);
}

it("explains the envelopes, until play begins", async () => {
  evening.change({ stage: "envelopes" });
  await seconds(1);
  expect(evening.narrator.caption).toMatch(/^Look at your envelopes/);
  evening.change({ stage: "playing" });
  await seconds(0.2);
  expect(evening.narrator.caption).toBeNull();
});

it("reads the opening where the table wants it, then who begins", async () => {
  await opens();
  expect(evening.narrator.opening).toBe(true);
  expect(evening.narrator.caption).toBe("Put your secret role away, so that nobody can see it.");
  await seconds(90);
  expect(evening.narrator.opening).toBe(false);
  expect(evening.heard).toHaveLength(LINES);
  await begins();
  expect(evening.heard.slice(-2)).toEqual(["[bell]", "Anna picks a Chancellor."]);
});

it("skips the opening, and says who begins", async () => {
  await opens();
  evening.narrator.skip();
  await seconds(5);
  expect(evening.narrator.opening).toBe(false);
  await begins();
  expect(last(evening.heard)).toBe("Anna picks a Chancellor.");
});

it("ends the opening when play begins, and says who begins", async () => {
  await opens();
  await seconds(3);
  await begins();
  expect(evening.narrator.opening).toBe(false);
  expect(evening.heard.slice(-2)).toEqual(["[bell]", "Anna picks a Chancellor."]);
});

it("goes on with the opening after a pause", async () => {
  await opens();
  await seconds(4);
  evening.change({ paused: { by: 0, agreed: false } });
  await seconds(60);
  const stopped = evening.heard.length;
  evening.change({ paused: null });
  await seconds(0);
  expect(evening.narrator.opening).toBe(true);
  expect(evening.heard.length).toBe(stopped + 1);
});
