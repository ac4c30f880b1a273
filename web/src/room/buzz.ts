/** One buzz when the table begins to wait, two when it has waited for a while: the same for all. */
const PATTERNS: Record<number, number[]> = { 0: [60], 1: [60, 120, 60] };

/** Buzzes for a rung of the ladder; a browser that has not been touched yet stays quiet. */
export function buzz(rung: number): void {
  const pattern = PATTERNS[rung];
  const touched = navigator.userActivation?.hasBeenActive ?? false;
  if (pattern !== undefined && touched && "vibrate" in navigator) navigator.vibrate(pattern);
}
