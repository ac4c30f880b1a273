/** A difference from certainty no larger than this is a rounding error. */
const CERTAIN = 1e-9;

/** A share in whole percent: only what is certain shows as 0 or 100. */
export function percentOf(share: number): number {
  if (share <= CERTAIN) return 0;
  if (share >= 1 - CERTAIN) return 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
