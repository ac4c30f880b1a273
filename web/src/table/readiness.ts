import type { SeatStatus, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** Whether this seat is asked to play again: a person's that was not given up. */
function decides({ bot, left }: SeatStatus): boolean {
  return bot === null && !left;
}

/** How many of the people asked are ready, and which seats are not. */
export function readinessOf({ seats }: TableStatus) {
  const people = seats.flatMap((one, seat) => (decides(one) ? [{ seat, ready: one.ready }] : []));
  const late: readonly Seat[] = people.flatMap(({ seat, ready }) => (ready ? [] : [seat]));
  return { ready: people.length - late.length, of: people.length, late };
}
