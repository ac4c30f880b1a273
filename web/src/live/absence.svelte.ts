import type { Sentence, Told } from "../protocol.gen";
import { missedSince } from "./missed";

/** Notes how much was read when the viewer looked away, and then tells what happened since. */
export class Absence {
  /** The latest events of the absence; empty once somebody has read them. */
  lines = $state.raw<readonly Sentence[]>([]);
  #read: number | null = null;

  /** The viewer looks away, or the connection is lost, with `read` lines of the log read. */
  begin(read: number): void {
    this.#read ??= read;
  }

  end(log: readonly Told[]): void {
    if (this.#read === null) return;
    this.lines = missedSince(log, this.#read);
    this.#read = null;
  }

  /** Takes the current log of a game; `first` if the page has just been loaded. */
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

/** How much of this game's log this tab had read before it was reloaded. */
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
    // Storage is blocked: a reloaded page cannot tell what was missed.
  }
}
