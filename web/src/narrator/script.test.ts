import { last } from "../list";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../words/words.svelte";
import { boxed, glances, openingScript, type Knowing } from "./script";

const FILES = import.meta.glob<string>("../../../content/*/narrator.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOOLEANS = [true, false];
const EVERY: readonly Knowing[] = [1, 2, 3].flatMap((fascists) =>
  BOOLEANS.flatMap((fascists_know_fascists) =>
    BOOLEANS.flatMap((fascists_know_hitler) =>
      BOOLEANS.map((hitler_knows_fascists) => ({
        fascists,
        fascists_know_fascists,
        fascists_know_hitler,
        hitler_knows_fascists,
      })),
    ),
  ),
);

function knowing(fascists: number, flags: string): Knowing {
  return {
    fascists,
    fascists_know_fascists: flags.includes("ff"),
    fascists_know_hitler: flags.includes("fh"),
    hitler_knows_fascists: flags.includes("hf"),
  };
}

function ids(of: Knowing): string[] {
  return openingScript(of).map(({ id }) => id);
}

/** The script as it is heard. */
function heard(of: Knowing, language: "en" | "de"): string[] {
  const bundle = bundleOf(language, [FILES[`../../../content/${language}/narrator.ftl`] ?? ""]);
  return ids(of).map((id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, { fascists: of.fascists }) : `no ${id}`;
  });
}

describe("the opening", () => {
  it.each([5, 6])("lets both look at each other with %i players", (players) => {
    expect(ids(boxed(players))).toEqual([
      "script-begin",
      "script-close",
      "script-open-both",
      "script-see-both",
      "script-shut",
      "script-open-everyone",
      "script-question",
    ]);
  });

  it.each([7, 8, 9, 10])("keeps Hitler's eyes shut with %i players", (players) => {
    expect(ids(boxed(players))).toEqual([
      "script-begin",
      "script-close-fist",
      "script-open-fascists",
      "script-thumb",
      "script-see-thumb",
      "script-shut-hands",
      "script-open-everyone",
      "script-question",
    ]);
  });

  it("has one, two and three Fascists in the box", () => {
    expect([5, 6, 7, 8, 9, 10].map((players) => boxed(players).fascists)).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });

  it.each([
    ["ff fh hf", 1, ["together"]],
    ["ff fh", 1, ["thumb"]],
    ["ff hf", 1, ["thumbs"]],
    ["ff", 1, []],
    ["fh hf", 1, ["together"]],
    ["fh", 1, ["thumb"]],
    ["hf", 1, ["thumbs"]],
    ["", 1, []],
    ["ff fh hf", 2, ["together-thumb"]],
    ["ff fh", 2, ["thumb"]],
    ["ff hf", 2, ["fascists", "thumbs"]],
    ["ff", 2, ["fascists"]],
    // Two Fascists cannot both look for Hitler without seeing each other.
    ["fh hf", 2, []],
    ["fh", 2, []],
    ["hf", 2, ["thumbs"]],
    ["", 2, []],
  ])("for knowledge [%s] and %i Fascists is %j", (flags, fascists, expected) => {
    expect(glances(knowing(fascists, flags))).toEqual(expected);
  });

  it.each(EVERY)("lets nobody learn what the rules keep secret: %j", (of) => {
    const lines = ids(of);
    const hitlerLooks = lines.some((id) =>
      ["script-open-both", "script-open-all", "script-open-hitler"].includes(id),
    );
    const fascistsLook = lines.some((id) =>
      ["script-open-both", "script-open-all", "script-open-fascists"].includes(id),
    );
    const hitlerShows = lines.some((id) =>
      ["script-open-both", "script-thumb", "script-thumb-open"].includes(id),
    );
    if (hitlerLooks) expect(of.hitler_knows_fascists).toBe(true);
    if (fascistsLook && hitlerShows) expect(of.fascists_know_hitler).toBe(true);
    if (fascistsLook && of.fascists > 1) expect(of.fascists_know_fascists).toBe(true);
  });

  it.each(EVERY)("leaves one long pause a glance, then shuts all eyes again: %j", (of) => {
    const lines = openingScript(of);
    const long = lines.flatMap((line, index) => (line.rest === "look" ? [index] : []));
    expect(long).toHaveLength(glances(of).length);
    for (const index of long) expect(lines[index + 1]?.id).toMatch(/^script-shut/);
  });

  it.each(EVERY)("ends with the question, hands down where hands were up: %j", (of) => {
    const lines = ids(of);
    expect(last(lines)).toBe("script-question");
    const thumbs = lines.some((id) => id.includes("thumb"));
    expect(lines.includes("script-close-fist")).toBe(thumbs);
    expect(lines.includes("script-shut-hands")).toBe(thumbs);
  });

  it.each(["en", "de"] as const)("has every line in %s, short enough to follow", (language) => {
    for (const line of EVERY.flatMap((of) => heard(of, language))) {
      expect(line).not.toMatch(/^no |\{/);
      expect(line.split(" ").length).toBeLessThanOrEqual(18);
    }
  });

  it("calls a single Fascist by the singular", () => {
    expect(heard(knowing(1, "fh"), "en").join(" ")).not.toContain("Fascists");
    expect(heard(knowing(1, "fh"), "de").join(" ")).not.toContain("Faschisten");
    expect(heard(knowing(2, "ff fh"), "en").join(" ")).not.toMatch(/Fascist\b/);
  });
});
