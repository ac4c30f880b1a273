import { expect, it } from "vitest";
import type { QuestionStatus, SeatStatus, TableStatus } from "../protocol.gen";
import { screenOf } from "./screen";

const CALM = { queued: null, questions: [], arranging: null, paused: null, seats: [] };

function screen(part: Partial<TableStatus>, watching = false) {
  const table = { stage: "playing", you: 0, ...CALM, ...part } as unknown as TableStatus;
  return screenOf(table, null, watching);
}

it("asks somebody new whether to watch or to queue while a game is on", () => {
  expect(screen({ you: null })).toBe("join");
  expect(screen({ you: null }, true)).toBe("watching");
  expect(screen({ you: null, queued: 0 })).toBe("watching");
});

it("keeps a phone that asks for a seat at the door, whatever goes on", () => {
  const questions = [{ asker: true } as QuestionStatus];
  expect(screen({ you: null, questions }, true)).toBe("join");
});

it("asks everybody at the table who sits where", () => {
  const arranging = { found: [0], again: false };
  expect(screen({ stage: "lobby", arranging })).toBe("arranging");
  expect(screen({ stage: "lobby", arranging, you: null }, true)).toBe("lobby");
});

it("shows a pause before everything of the game", () => {
  const paused = { by: 1, agreed: false };
  expect(screen({ paused })).toBe("paused");
  expect(screen({ paused, you: null }, true)).toBe("paused");
  expect(screen({ paused, stage: "envelopes" })).toBe("paused");
});

it("gives a seat with a deputy one thing to do", () => {
  const seats = [{ deputy: true } as SeatStatus];
  expect(screen({ seats })).toBe("deputised");
});
