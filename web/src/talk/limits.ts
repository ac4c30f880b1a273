/** As long as a line may be; the server has the last word. */
export const GRAPHEMES = 200;
const BYTES = 1_000;

/** How many more letters as people see them fit; below none where it is too long. */
export function room(text: string): number {
  const over = new TextEncoder().encode(text).length - BYTES;
  const left = GRAPHEMES - graphemes(text);
  // Somebody who writes with long signs is told in the same measure, and at least that it is over.
  return over > 0 ? Math.min(left, -1) : left;
}

export function graphemes(text: string): number {
  // An old browser counts code points: the server counts anew.
  if (!("Segmenter" in Intl)) return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}
