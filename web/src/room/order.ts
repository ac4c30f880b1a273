/** A list with one item moved by one place; unchanged if there is no such place. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  const swapped = [...list];
  [swapped[from], swapped[to]] = [other, one];
  return swapped;
}
