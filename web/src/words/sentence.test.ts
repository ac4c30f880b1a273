import { beforeAll, describe, expect, it } from "vitest";
import { argumentsOf, isolated, worded } from "./sentence";
import type { AnyTalk } from "../protocol.gen";
import { PHRASES } from "../talk/phrases";
import { spoken } from "./spoken";
import { browserLanguage, bundleOf, words } from "./words.svelte";

const FILES = import.meta.glob<string>("../../../content/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["Anna", "Ben", "אנה"];

describe("names", () => {
  it("stay as they are where they cannot turn a line round", () => {
    expect(isolated("Anna")).toBe("Anna");
    expect(isolated("Żółć")).toBe("Żółć");
  });

  it("are isolated where they could", () => {
    expect(isolated("אנה")).toBe("\u2068אנה\u2069");
  });

  it("fill the places of a sentence, several as a list", () => {
    const sentence = {
      id: "x",
      seats: { who: [0], voted: [0, 2] },
      numbers: { done: 3 },
      terms: { policy: "L" },
    };
    expect(argumentsOf(sentence, NAMES, (items) => items.join("+"))).toEqual({
      who: "Anna",
      voted: "Anna+\u2068אנה\u2069",
      done: 3,
      policy: "L",
    });
  });

  it("are seat numbers where nobody sits", () => {
    expect(argumentsOf({ id: "x", seats: { who: [6] } }, NAMES, String)).toEqual({ who: "7" });
  });
});

const CLAIMS = [
  { type: "ClaimDrawn", round: 0, tiles: ["F", "F", "L"] },
  { type: "ClaimReceived", round: 0, tiles: ["F", "L"] },
  { type: "ClaimPeeked", round: 0, tiles: ["L", "F", "L"] },
  { type: "ClaimParty", round: 0, target: 1, party: "fascist" },
  { type: "ClaimNothing", round: 0, about: "party" },
] as const;
const EVERYTHING: readonly AnyTalk[] = [
  ...CLAIMS,
  ...CLAIMS.map((claim) => ({ type: "LogClaim", seat: 1, claim }) as const),
  ...PHRASES.map(({ saying }) => ({ type: "Phrase", saying, about: 1 }) as const),
  { type: "AskClaim", seat: 1, round: 0, about: "received" },
  { type: "AnswerLog", number: 3, right: true },
  { type: "AnswerLog", number: 3, right: false },
  { type: "RemoveLine", number: 3 },
  { type: "Removed" },
];

describe("sentences", () => {
  beforeAll(() => words.speak("en"));

  it("speak of a player by name, and to the player as you", () => {
    const sentence = { id: "status-nominating", seats: { president: [1] } };
    expect(worded(sentence, NAMES)).toBe("Ben picks a Chancellor.");
    expect(worded({ ...sentence, you: true }, NAMES)).toBe("You pick a Chancellor.");
  });

  it("show the bare id where a message is missing", () => {
    expect(worded({ id: "no-such-message" }, NAMES)).toBe("no-such-message");
  });

  it("put a claim into the table's words, and leave a line as it was said", () => {
    expect(heard({ type: "ClaimDrawn", round: 2, tiles: ["L", "F", "F"] }, 0, 1)).toEqual({
      kind: "report",
      text: "Anna claims for round 3: drew FFL.",
    });
    expect(heard({ type: "Line", text: "not again" }, 1, 0)).toEqual({
      kind: "line",
      text: "not again",
    });
  });

  it("keep the order of tiles that lie in one", () => {
    const peeked = { type: "ClaimPeeked", round: 0, tiles: ["L", "F", "F"] } as const;
    expect(heard(peeked, 1, 0).text).toContain("LFF");
  });

  it("say a phrase as its speaker does", () => {
    const phrase = { type: "Phrase", saying: "trust", about: 1 } as const;
    expect(heard(phrase, 0, 0).kind).toBe("phrase");
    expect(heard(phrase, 0, 0).text).toContain("Ben");
  });

  it("say what was written down for somebody, and who did it", () => {
    const claim = { type: "ClaimNothing", round: 0, about: "drawn" } as const;
    const { text } = heard({ type: "LogClaim", seat: 1, claim }, 0, 1);
    expect(text).toMatch(/Anna.*Ben/);
  });

  it("have something to say of everything that can be said", () => {
    for (const talk of EVERYTHING) {
      expect(heard(talk, 0, 1).text).not.toMatch(/^(claim|log|talk|phrase)-/);
      expect(heard(talk, 0, 0).text).not.toMatch(/^(claim|log|talk|phrase)-/);
    }
  });

  function heard(talk: AnyTalk, seat: number, you: number) {
    return spoken({ seat, step: 9, talk, at: 0 }, NAMES, you);
  }
});

describe("languages", () => {
  it("are picked in the order of the browser", () => {
    expect(browserLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(browserLanguage(["ja", "en-GB"])).toBe("en");
    expect(browserLanguage(["ja"])).toBe("en");
  });

  it.each(["game", "screens", "tv", "narrator"])("say the same messages in %s.ftl", (file) => {
    const [en, de] = ["en", "de"].map((language) => messages(language, file));
    expect(en?.length).toBeGreaterThan(30);
    expect(de).toEqual(en);
  });

  function messages(language: string, file: string): string[] {
    const text = FILES[`../../../content/${language}/${file}.ftl`] ?? "";
    const bundle = bundleOf(language, [text]);
    return [...bundle._messages]
      .flatMap(([id, { attributes }]) => [id, ...Object.keys(attributes).map((a) => `${id}.${a}`)])
      .sort();
  }
});
