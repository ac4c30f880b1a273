const opened = new Set<Seal>();
/** Milliseconds that a secret stays open if a tap shows it. */
export const TAP_SHOWS_FOR = 8_000;
/** Milliseconds that a hand stays open for a player who cannot hold and remember. */
export const CHOOSING_SHOWS_FOR = 15_000;
/** Milliseconds to look before the envelope may be put away, the same for every role. */
export const ENOUGH = 5_000;

/** A secret that is sealed except while the player looks at it. */
export class Seal {
  /** Whether the secret may be in the document. */
  open = $state(false);
  /** Milliseconds looked at in total. */
  seen = $state(0);
  #since = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  show(): void {
    if (this.open) return;
    sealAll();
    this.open = true;
    opened.add(this);
    this.#since = Date.now();
    this.#ticking = setInterval(() => this.#count(), 200);
  }

  showForAWhile(milliseconds = TAP_SHOWS_FOR): void {
    this.show();
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.hide(), milliseconds);
  }

  hide(): void {
    if (!this.open) return;
    clearInterval(this.#ticking);
    clearTimeout(this.#closing);
    this.#count();
    this.open = false;
    opened.delete(this);
  }

  #count(): void {
    const now = Date.now();
    this.seen += now - this.#since;
    this.#since = now;
  }
}

/** Seals everything at once: also when the table is paused, or a seat moves. */
export function sealAll(): void {
  for (const seal of [...opened]) seal.hide();
}

/** Seals whenever the page is hidden or loses the focus. */
export function sealOnLostFocus(): void {
  addEventListener("blur", sealAll);
  addEventListener("pagehide", sealAll);
  document.addEventListener("freeze", sealAll);
  document.addEventListener("visibilitychange", sealAll);
}
