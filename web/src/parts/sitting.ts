import { getContext, setContext } from "svelte";
import type { SeatStatus } from "../protocol.gen";
import type { Seat } from "../seat";

const SEATS = Symbol("seats");
type Seats = () => readonly SeatStatus[];

/** Lets every seat name inside this component show whether a bot sits there. */
export function showBots(seats: Seats): void {
  setContext(SEATS, seats);
}

/** Returns a look-up of the people and bots by seat; it finds nobody if no table is shown. */
export function whoSits(): (seat: Seat) => SeatStatus | undefined {
  const seats = getContext<Seats | undefined>(SEATS);
  return (seat) => seats?.()[seat];
}
