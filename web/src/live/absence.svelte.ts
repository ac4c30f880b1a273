import type { Sentence, Told } from "../protocol.gen";
import { missedSince } from "./missed";

/** Knows how much was read when nobody looked any more, and says afterwards what happened since. */
export class Absence {
  /** The newest of what happened meanwhile; empty once somebody has read it. */
  lines = $state.raw<readonly Sentence[]>([]);
  #read: number | null = null;

  /** Nobody looks, or the line is gone: so many lines of the log were read. */
  begin(read: number): void {
    this.#read ??= read;
  }

  end(log: readonly Told[]): void {
    if (this.#read === null) return;
    this.lines = missedSince(log, this.#read);
    this.#read = null;
  }

  /** The log of a game as it is now; `first` where the page has just been loaded. */
  hear(code: string, game: number, log: readonly Told[], first: boolean): void {
    if (isHidden()) return;
    if (first) this.#read = readBefore(code, game);
    this.end(log);
    remember(code, game, log.length);
  }

  dismiss(): void {
    this.lines = [];
  }
}

function isHidden(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

/** How much of this game's log this tab had read before it was loaded again. */
function readBefore(code: string, game: number): number | null {
  try {
    const [of, read] = (sessionStorage.getItem(`read-${code}`) ?? "").split(":");
    return Number(of) === game && read !== undefined ? Number(read) : null;
  } catch {
    return null;
  }
}

function remember(code: string, game: number, read: number): void {
  try {
    sessionStorage.setItem(`read-${code}`, `${game}:${read}`);
  } catch {
    // Storage is blocked: a reloaded page tells nothing of what was missed.
  }
}
