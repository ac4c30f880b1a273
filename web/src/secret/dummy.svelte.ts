import type { RoleCard } from "./card";

/** A card that is not yours, shown by the next look: the screen proves nothing. */
class Dummy {
  card = $state.raw<RoleCard | null>(null);
  /** Whether the page says after the look that it was a dummy. */
  says = true;
  /** Whether the look that has just ended showed one. */
  ended = $state(false);

  /** Keeps it for the next look. */
  ready(card: RoleCard, says: boolean): void {
    this.card = card;
    this.says = says;
    this.ended = false;
  }

  putAway(): void {
    this.card = null;
    this.ended = false;
  }

  /** The look is over. */
  end(): void {
    this.ended = this.card !== null && this.says;
    this.card = null;
  }
}

export const dummy = new Dummy();

/** Whether the menu of the envelope is open; the bar and the page's menu open it. */
export const envelopeMenu = $state({ open: false });
