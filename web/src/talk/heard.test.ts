import { beforeAll, describe, expect, it } from "vitest";
import type { AnyTalk, Sentence } from "../protocol.gen";
import { words } from "../words/words.svelte";
import { kindOf, textOf } from "./heard";
import { PHRASES } from "./phrases";

const NAMES = ["Anna", "Ben"];

describe("what is heard", () => {
  beforeAll(() => words.speak("en"));

  it("is a line as it was said", () => {
    const line = heard({ type: "Line", text: "not again" });
    expect([kindOf(line), textOf(line, false, NAMES)]).toEqual(["line", "not again"]);
  });

  it("is a claim in the table's words, which call its speaker you", () => {
    const seats = { who: [0] };
    const sentence = { id: "claim-drawn", seats, numbers: { round: 3 }, terms: { tiles: "FFL" } };
    const claim = heard({ type: "ClaimDrawn", round: 2, tiles: ["L", "F", "F"] }, sentence);
    expect(kindOf(claim)).toBe("report");
    expect(textOf(claim, false, NAMES)).toBe("Round 3, Anna claims: drew FFL.");
    expect(textOf(claim, true, NAMES)).toBe("Round 3, you claim: drew FFL.");
  });

  it("is a reason in the speaker's words, the act and what speaks for it in one line", () => {
    const reason = heard(
      { type: "GiveReason", round: 2, act: "voted_nein", reasons: [], about: null },
      { id: "why-voted_nein" },
      { id: "fact-suspected", seats: { who: [1] } },
    );
    expect(kindOf(reason)).toBe("phrase");
    expect(textOf(reason, false, NAMES)).toBe("I voted NEIN: Ben looks most suspicious.");
  });

  it("has words for every ready phrase", () => {
    for (const { saying } of PHRASES) {
      const phrase = heard({ type: "Phrase", saying, about: 1 }, { id: `phrase-${saying}` });
      expect(textOf(phrase, false, NAMES)).not.toMatch(/^phrase-/);
    }
  });

  function heard(talk: AnyTalk, ...sentences: Sentence[]) {
    return { said: { seat: 0, step: 9, talk, at: 0 }, sentences };
  }
});
