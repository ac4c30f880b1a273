import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ESLint, Linter } from "eslint";
import { expect, it } from "vitest";
import { FLOORS, floors } from "./floors.js";

const SRC = resolve(import.meta.dirname, "src");
const CONFIG = [
  {
    files: ["**/*.ts"],
    plugins: { page: { rules: { floors } } },
    rules: { "page/floors": "error" },
  },
] as const satisfies Linter.Config[];

/** Milliseconds after which the linter counts as hung: it loads its plug-ins first. */
const LOADING = 120_000;

/** What the rule says about a file in src/ with this text. */
function faults(file: string, text: string): (string | undefined)[] {
  const found = new Linter({ cwd: import.meta.dirname }).verify(text, [...CONFIG], {
    filename: resolve(SRC, file),
  });
  return found.map(({ messageId, message }) => messageId ?? message);
}

it("everything in src stands on one floor", () => {
  const rooms = new Set(readdirSync(SRC).map((name) => name.split(".")[0]));
  expect(FLOORS.flat().toSorted()).toEqual([...rooms].toSorted());
});

it("imports point down", () => {
  expect(faults("live/x.ts", 'import { t } from "../words/words.svelte";')).toEqual([]);
  expect(faults("live/x.ts", 'import "./table.svelte"; import "svelte";')).toEqual([]);
  expect(faults("main.ts", 'import "./App.svelte";')).toEqual([]);
});

it.each([
  ["up, from the lowest floor", "place.ts", 'import "./words/words.svelte";'],
  ["to the ceiling", "protocol.gen.ts", 'export * from "./main";'],
  ["up, for a name alone", "parts/x.ts", 'export { LiveTable } from "../live/table.svelte";'],
  ["up, at a later time", "table/x.ts", 'const page = import("../tv/Tv.svelte");'],
  ["sideways", "wire/x.ts", 'import "../words/words.svelte";'],
  ["to a folder without a floor", "home/x.ts", 'import "../attic/y";'],
])("an import that leads %s is found", (_, file, text) => {
  expect(faults(file, text)).toEqual(["up"]);
});

it("a folder without a floor is found", () => {
  expect(faults("attic/x.ts", "export const x = 1;")).toEqual(["nowhere"]);
});

it(
  "the linter applies the rule to every kind of file",
  async () => {
    const eslint = new ESLint();
    for (const file of ["place.ts", "place.test.ts", "live/table.svelte.ts", "tv/Tv.svelte"]) {
      const { rules } = (await eslint.calculateConfigForFile(resolve(SRC, file))) as Linter.Config;
      expect(rules?.["page/floors"]).toEqual([2]);
    }
  },
  LOADING,
);
