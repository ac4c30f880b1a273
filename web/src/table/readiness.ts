import type { SeatStatus, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** Who says whether they play again: a person who has not given up the seat. */
function decides({ bot, left }: SeatStatus): boolean {
  return bot === null && !left;
}

/** How many of those who decide are ready, and who is not. */
export function readinessOf({ seats }: TableStatus) {
  const people = seats.flatMap((one, seat) => (decides(one) ? [{ seat, ready: one.ready }] : []));
  const late: readonly Seat[] = people.flatMap(({ seat, ready }) => (ready ? [] : [seat]));
  return { ready: people.length - late.length, of: people.length, late };
}
