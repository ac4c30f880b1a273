import { beforeEach, describe, expect, it } from "vitest";
import type { AnyCommand, HintUpdate, TableStatus } from "../protocol.gen";
import { Asking } from "./asking.svelte";

const HINT: HintUpdate = { type: "HintUpdate", game: 1, step: 4, certain: [], odds: [] };
const REASONS = [{ id: "fact-danger" }];

let asking: Asking;
let sent: AnyCommand[];
let up: boolean;

beforeEach(() => {
  sent = [];
  up = true;
  asking = new Asking((command) => up && sent.push(command) > 0);
  asking.showing(at(1, 0));
});

function at(game: number, you: number): TableStatus {
  return { game, you } as TableStatus;
}

function answer(step: number, seat: number): void {
  asking.hear({ type: "WhyUpdate", game: 1, step, seat, reasons: REASONS });
}

describe("why", () => {
  it("is asked of one act, and its answer shows there", () => {
    asking.toggleWhy("log", 4, 2);
    expect(sent).toEqual([{ type: "AskWhy", step: 4, seat: 2 }]);
    expect(asking.why?.reasons).toBe(null);
    answer(4, 2);
    expect(asking.why).toEqual({ place: "log", step: 4, seat: 2, reasons: REASONS });
  });

  it("closes again, and asks nothing then", () => {
    asking.toggleWhy("log", 4, 2);
    asking.toggleWhy("log", 4, 2);
    expect([asking.why, sent.length]).toEqual([null, 1]);
  });

  it("opens in one place alone", () => {
    asking.toggleWhy("log", 4, 2);
    expect([asking.isOpen("log", 2), asking.isOpen("last", 2)]).toEqual([true, false]);
    asking.toggleWhy("last", 4, 2);
    expect([asking.isOpen("log", 2), asking.isOpen("last", 2)]).toEqual([false, true]);
  });

  it("shows no answer to what nobody asks any more", () => {
    asking.toggleWhy("log", 4, 2);
    asking.toggleWhy("log", 5, 1);
    answer(4, 2);
    expect(asking.why).toEqual({ place: "log", step: 5, seat: 1, reasons: null });
  });

  it("tells in its place why it was refused", () => {
    asking.toggleWhy("log", 4, 2);
    expect(asking.refused("nothing_to_explain")).toBe(true);
    expect(asking.problem).toBe("refusal-nothing_to_explain");
  });

  it("leaves refusals of other things alone", () => {
    asking.toggleWhy("log", 4, 2);
    answer(4, 2);
    expect(asking.refused("not_host")).toBe(false);
  });

  it("says so where the line is down", () => {
    up = false;
    asking.toggleWhy("log", 4, 2);
    expect(asking.problem).toBe("not-sent");
    expect(asking.refused("not_host")).toBe(false);
  });
});

describe("what was answered", () => {
  it("goes with the game", () => {
    asking.askHint();
    asking.hear(HINT);
    asking.toggleWhy("log", 4, 2);
    asking.showing(at(2, 0));
    expect([asking.hint, asking.why]).toEqual([null, null]);
  });

  it("goes with the player of a passed phone", () => {
    asking.askHint();
    asking.hear(HINT);
    asking.showing(at(1, 3));
    expect(asking.hint).toBe(null);
  });

  it("stays while the table changes otherwise", () => {
    asking.askHint();
    asking.hear(HINT);
    asking.showing(at(1, 0));
    expect(asking.hint).toBe(HINT);
  });

  it("is not kept where nobody looks any more", () => {
    asking.askHint();
    asking.forgetHint();
    asking.hear(HINT);
    expect(asking.hint).toBe(null);
  });

  it("is not kept for the next player of a passed phone", () => {
    asking.showing(at(1, 0));
    asking.askHint();
    asking.showing(at(1, 3));
    asking.hear(HINT);
    expect(asking.hint).toBe(null);
  });
});
