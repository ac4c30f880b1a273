/** The length limit of a line; the server has the last word. */
export const GRAPHEMES = 200;
const BYTES = 1_000;

/** How many more graphemes fit; negative if the text is too long. */
export function room(text: string): number {
  const over = new TextEncoder().encode(text).length - BYTES;
  const left = GRAPHEMES - graphemes(text);
  // Over the byte limit, the answer is still in graphemes, and at least says that it is too long.
  return over > 0 ? Math.min(left, -1) : left;
}

export function graphemes(text: string): number {
  // An old browser counts code points: the server counts again.
  if (!("Segmenter" in Intl)) return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}
