/** The position of a seat around the table seen from above, in hundredths of the picture. */
export type Spot = { readonly x: number; readonly y: number };

const MIDDLE = 50;
const RADIUS = 50;
/** The screen is at the bottom edge, and nobody sits there. */
const FIRST = 120;
const ALL = 300;

/** The positions of `count` seats, clockwise from the left of the screen to its right. */
export function ringOf(count: number): Spot[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = ((FIRST + (ALL * (seat + 0.5)) / count) * Math.PI) / 180;
    return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}
