import type { Sentence } from "../protocol.gen";
import { words, type Arguments } from "./words.svelte";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Isolates a name, so that it cannot change the direction of its line. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;
}

/** The arguments of a sentence: names for seats, numbers, and words to select by. */
export function argumentsOf(
  sentence: Sentence,
  names: readonly string[],
  list: (items: readonly string[]) => string,
): Arguments {
  const places = Object.entries(sentence.seats ?? {}).map(([place, seats]) => {
    const people = seats.map((seat) => isolated(names[seat] ?? String(seat + 1)));
    return [place, list(people)] as const;
  });
  return { ...sentence.numbers, ...sentence.terms, ...Object.fromEntries(places) };
}

/** A sentence of the game in the chosen language; it addresses the viewer as "you". */
export function worded(sentence: Sentence, names: readonly string[]): string {
  const args = argumentsOf(sentence, names, (items) => words.list(items));
  return words.say(sentence.id, args, sentence.you === true ? "you" : undefined);
}
