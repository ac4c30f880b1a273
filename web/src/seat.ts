/** An index from 0 around the table; shown to people as a number from 1. */
export type Seat = number;

/** The key that selects a seat: 1 to 9, and 0 for the tenth. */
export function seatKey(seat: Seat): string {
  return String((seat + 1) % 10);
}
