import type { Game } from "../live/table.svelte";
import { momentsOf, type Moment } from "../narrator/moments";

/** A screen that is more milliseconds behind than this drops what it has not shown. */
const BEHIND = 20_000;

/** Shows one moment after the other, each for its time, while the game may continue. */
export class Showing {
  /** The moment on the screen; none while the board shows what is next. */
  now = $state.raw<Moment | null>(null);
  /** Whether the moment on the screen is the last one for now. */
  last = $state(true);
  #waiting: Moment[] = [];
  #known: Game | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the newest game: a screen new to it shows it as it is, and later what happens. */
  follow(game: Game | null): void {
    const before = this.#known;
    if (game === before || game === null) return;
    this.#known = game;
    if (before?.game !== game.game) return this.clear();
    // The same step comes again with every change of the table.
    if (game.step === before.step) return;
    const fresh = momentsOf(before, game);
    const behind = this.#waiting.reduce((sum, { lasts }) => sum + lasts, 0) > BEHIND;
    this.#waiting = behind ? fresh : [...this.#waiting, ...fresh];
    if (this.now === null) this.skip();
    this.last = this.#waiting.length === 0;
  }

  /** Moves on to the next moment, or to what is next in the game. */
  skip(): void {
    clearTimeout(this.#timer);
    this.now = this.#waiting.shift() ?? null;
    this.last = this.#waiting.length === 0;
    if (this.now !== null) this.#timer = setTimeout(() => this.skip(), this.now.lasts);
  }

  clear(): void {
    this.#waiting = [];
    this.skip();
  }
}
