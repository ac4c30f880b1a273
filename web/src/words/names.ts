import { graphemes } from "./graphemes";

/** The length limit of a name; the server has the last word. */
const MOST_LETTERS = 12;
const MOST_BYTES = 64;
const ENDING = " K";

/** A similar name that the table accepts: cut if the ending would not fit. */
export function otherName(name: string): string {
  const letters = graphemes(name.trim());
  const kept = letters.slice(0, MOST_LETTERS - ENDING.length);
  while (bytes(kept.join("") + ENDING) > MOST_BYTES) kept.pop();
  return kept.join("").trimEnd() + ENDING;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
