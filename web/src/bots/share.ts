/** What differs from certainty by no more than this is a matter of rounding. */
const CERTAIN = 1e-9;

/** A share in whole percent; what is not certain is never told as if it were. */
export function percentOf(share: number): number {
  if (share <= CERTAIN) return 0;
  if (share >= 1 - CERTAIN) return 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
