/** What lists cannot do in the oldest browsers that we support: `at(-1)` and its kind. */

/** The last item, or the one `back` places from the end. */
export function last<T>(list: readonly T[] | undefined, back = 1): T | undefined {
  return list?.[list.length - back];
}

/** A sorted copy. */
export function sorted<T>(list: readonly T[], order?: (one: T, other: T) => number): T[] {
  return [...list].sort(order);
}

/** A reversed copy. */
export function reversed<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}

/** The place of the last item that fits, or -1. */
export function lastPlace<T>(list: readonly T[], fits: (item: T) => boolean): number {
  for (let place = list.length - 1; place >= 0; place--) if (fits(list[place] as T)) return place;
  return -1;
}
