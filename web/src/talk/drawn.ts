/** How many pieces of a talk are drawn at first, and added at each press. */
export const PAGE = 300;

/** A long talk, split into what is not drawn, what was asked for, and what is new. */
export interface Drawn<T> {
  /** The number of pieces before the first one drawn. */
  readonly hidden: number;
  /** The earlier pieces that the reader asked for. */
  readonly earlier: readonly T[];
  readonly newest: readonly T[];
}

/** What to draw of a talk whose earlier pieces were opened from this index on. */
export function drawn<T>(all: readonly T[], opened = all.length): Drawn<T> {
  const live = Math.max(0, all.length - PAGE);
  const hidden = Math.min(opened, live);
  return { hidden, earlier: all.slice(hidden, live), newest: all.slice(live) };
}
