import { expect, it } from "vitest";
import { bundleOf } from "./words.svelte";

const texts = import.meta.glob<string>("../../../content/en/{game,screens,solo,tv,narrator}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.{test,gen}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = bundleOf("en", Object.values(texts));
const sources = Object.values(files);
const ids = [...bundle._messages.keys()];

/** Literal ids, and the fixed beginnings of ids that end in a value: t(`mark-${id}`). */
const asked = sources.flatMap((source) => [
  ...[...source.matchAll(/\bt\(\s*(?:[^()"`]*\?\s*)?"([\w-]+)"(?:\s*:\s*"([\w-]+)")?/g)].flatMap(
    (match) => [match[1], match[2]].filter((id) => id !== undefined),
  ),
]);
const beginnings = sources.flatMap((source) =>
  [...source.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].flatMap((match) => match[1] ?? []),
);

it("finds a fair number of messages in the sources", () => {
  expect(asked.length).toBeGreaterThan(100);
  expect(beginnings.length).toBeGreaterThan(10);
});

it("has each message in one file alone", () => {
  const all = Object.values(texts).flatMap((text) => [...bundleOf("en", [text])._messages.keys()]);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

it.each([...new Set(asked)])("knows %s", (id) => {
  expect(ids).toContain(id);
});

it.each([...new Set(beginnings)])("knows messages that begin with %s", (beginning) => {
  expect(ids.some((id) => id.startsWith(beginning))).toBe(true);
});
