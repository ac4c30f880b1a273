import { getContext, setContext } from "svelte";
import type { SeatStatus } from "../protocol.gen";
import type { Seat } from "../seat";

const SEATS = Symbol("seats");
type Seats = () => readonly SeatStatus[];

/** Lets every name below this component show whether a bot sits there. */
export function showBots(seats: Seats): void {
  setContext(SEATS, seats);
}

/** Finds out who sits on a seat; nobody where no table is shown. */
export function whoSits(): (seat: Seat) => SeatStatus | undefined {
  const seats = getContext<Seats | undefined>(SEATS);
  return (seat) => seats?.()[seat];
}
