import { beforeAll, describe, expect, it } from "vitest";
import { argumentsOf, isolated, worded } from "./sentence";
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

describe("sentences", () => {
  beforeAll(() => words.speak("en"));

  it("speak of a player by name, and to the player as you", () => {
    const sentence = { id: "status-nominating", seats: { president: [1] } };
    expect(worded(sentence, NAMES)).toBe("Ben picks a Chancellor.");
    expect(worded({ ...sentence, you: true }, NAMES)).toBe("Pick a Chancellor.");
  });

  it("show the bare id where a message is missing", () => {
    expect(worded({ id: "no-such-message" }, NAMES)).toBe("no-such-message");
  });
});

describe("languages", () => {
  it("are picked in the order of the browser", () => {
    expect(browserLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(browserLanguage(["ja", "en-GB"])).toBe("en");
    expect(browserLanguage(["ja"])).toBe("en");
  });

  it.each(["game", "screens", "solo", "tv", "narrator"])(
    "say the same messages in %s.ftl",
    (file) => {
      const [en, de] = ["en", "de"].map((language) => messages(language, file));
      expect(en?.length).toBeGreaterThan(20);
      expect(de).toEqual(en);
    },
  );

  function messages(language: string, file: string): string[] {
    const text = FILES[`../../../content/${language}/${file}.ftl`] ?? "";
    const bundle = bundleOf(language, [text]);
    return [...bundle._messages]
      .flatMap(([id, { attributes }]) => [id, ...Object.keys(attributes).map((a) => `${id}.${a}`)])
      .sort();
  }
});
