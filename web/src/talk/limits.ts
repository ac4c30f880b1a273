import { graphemes } from "../words/graphemes";

/** The length limit of a line; the server has the last word. */
export const GRAPHEMES = 200;
const BYTES = 1_000;

/** How many more graphemes fit; negative if the text is too long. */
export function room(text: string): number {
  const over = new TextEncoder().encode(text).length - BYTES;
  const left = GRAPHEMES - graphemes(text).length;
  // Over the byte limit, the answer is still in graphemes, and at least says that it is too long.
  return over > 0 ? Math.min(left, -1) : left;
}
