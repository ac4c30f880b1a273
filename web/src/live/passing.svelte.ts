import type { TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** A phone that is passed on: whom it is handed to. */
export class Passing {
  /** Whom somebody wants to hand the phone to, though the table does not wait for them. */
  wanted = $state<Seat | null>(null);
  /** Who said to have it last. */
  #holder: Seat | null = null;
  /** Whether the page shows a seat again whose player did not say so, as after a restart. */
  #unclaimed = $state(false);
  /** In which phase it was handed to somebody whom the table does not wait for. */
  #keptIn = $state(-1);

  /** `seat` has the phone now; whoever is not waited for may keep it until the next phase. */
  taken(seat: Seat, { awaited }: TableStatus, phase: number): void {
    this.#keptIn = awaited.includes(seat) ? -1 : phase;
    this.#holder = seat;
    this.#unclaimed = false;
    this.wanted = null;
  }

  /** The server says which seat is shown; it chose that itself unless somebody asked for it. */
  told(before: Seat | null, { you, yours }: TableStatus): void {
    if (you === before) return;
    this.#unclaimed = yours.length > 1 && you !== this.#holder;
  }

  /** Whom the phone is to be handed to; null where it is in the right hands. */
  next(table: TableStatus, phase: number): Seat | null {
    if (this.#unclaimed && table.yours.length > 1) return table.you;
    if (this.wanted !== null && this.wanted !== table.you) return this.wanted;
    return this.#keptIn === phase ? null : awaitedHere(table);
  }
}

/** The next seat of this phone that the table waits for, if it is not the one that is shown. */
export function awaitedHere({ you, yours, awaited }: TableStatus): Seat | null {
  if (you === null || awaited.includes(you)) return null;
  const waiting = yours.filter((seat) => awaited.includes(seat));
  return waiting.find((seat) => seat > you) ?? waiting[0] ?? null;
}

/** The seat of whoever the phone belongs to, also while it shows a seat that it is passed to. */
export function ownerOf({ you, yours, seats }: TableStatus): Seat | null {
  return yours.find((seat) => !seats[seat]?.passed) ?? you;
}
