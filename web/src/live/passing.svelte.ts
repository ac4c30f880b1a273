import type { TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** Which player a passed phone is handed to. */
export class Passing {
  /** The seat that somebody wants to hand the phone to, though the table does not wait for it. */
  wanted = $state<Seat | null>(null);
  /** The seat that last confirmed having it. */
  #holder: Seat | null = null;
  /** Whether the shown seat's player has not confirmed having it, as after a restart. */
  #unclaimed = $state(false);
  /** The phase in which it was handed to a player whom the table does not wait for. */
  #keptIn = $state(-1);

  /** `seat` has the phone now; a player who is not awaited may keep it until the next phase. */
  taken(seat: Seat, { awaited }: TableStatus, phase: number): void {
    this.#keptIn = awaited.includes(seat) ? -1 : phase;
    this.#holder = seat;
    this.#unclaimed = false;
    this.wanted = null;
  }

  /** The server says which seat is shown: its own choice, unless somebody asked for that seat. */
  told(before: Seat | null, { you, yours }: TableStatus): void {
    if (you === before) return;
    this.#unclaimed = yours.length > 1 && you !== this.#holder;
  }

  /** The seat to hand the phone to; null if it is in the right hands. */
  next(table: TableStatus, phase: number): Seat | null {
    if (this.#unclaimed && table.yours.length > 1) return table.you;
    if (this.wanted !== null && this.wanted !== table.you) return this.wanted;
    return this.#keptIn === phase ? null : awaitedHere(table);
  }
}

/** The next seat of this phone that the table waits for, if it is not the one shown. */
export function awaitedHere({ you, yours, awaited }: TableStatus): Seat | null {
  if (you === null || awaited.includes(you)) return null;
  const waiting = yours.filter((seat) => awaited.includes(seat));
  return waiting.find((seat) => seat > you) ?? waiting[0] ?? null;
}

/** The seat of the phone's owner, even while it shows a seat that it was passed to. */
export function ownerOf({ you, yours, seats }: TableStatus): Seat | null {
  return yours.find((seat) => !seats[seat]?.passed) ?? you;
}
