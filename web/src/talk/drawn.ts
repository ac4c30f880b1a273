/** So many pieces of a talk are drawn at first, and more at each press. */
export const PAGE = 300;

/** A long talk, from what is not drawn to what is new. */
export interface Drawn<T> {
  /** How much lies before all that is drawn. */
  readonly hidden: number;
  /** What was asked for. */
  readonly earlier: readonly T[];
  readonly newest: readonly T[];
}

/** What to draw of a talk that was opened from this place on. */
export function drawn<T>(all: readonly T[], opened = all.length): Drawn<T> {
  const live = Math.max(0, all.length - PAGE);
  const hidden = Math.min(opened, live);
  return { hidden, earlier: all.slice(hidden, live), newest: all.slice(live) };
}
