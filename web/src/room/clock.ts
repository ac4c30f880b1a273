/** Seconds before the end from which a clock warns (WCAG 2.2.1). */
export const SOON = 20;

/** Seconds as a clock shows them: "1:05". */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
