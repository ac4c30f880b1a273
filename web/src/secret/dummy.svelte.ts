import type { RoleCard } from "./card";

/** A card that is not the player's own, shown on the next look, so that a screen proves nothing. */
class Dummy {
  card = $state.raw<RoleCard | null>(null);
  /** Whether the page says after the look that the card was a dummy. */
  says = true;
  /** Whether the look that just ended showed a dummy. */
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

  /** Ends the look. */
  end(): void {
    this.ended = this.card !== null && this.says;
    this.card = null;
  }
}

export const dummy = new Dummy();

/** Whether the envelope's menu is open; both the bar and the page's menu open it. */
export const envelopeMenu = $state({ open: false });
