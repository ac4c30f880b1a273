/** How text is cut into graphemes; TypeScript's lib and Firefox before 125 do not know it. */
type Segmenter = new () => { segment(text: string): Iterable<{ readonly segment: string }> };

/** What readers call letters. An old browser counts code points instead: the server counts again. */
export function graphemes(text: string): readonly string[] {
  const { Segmenter } = Intl as { Segmenter?: Segmenter };
  if (Segmenter === undefined) return [...text];
  return [...new Segmenter().segment(text)].map(({ segment }) => segment);
}
