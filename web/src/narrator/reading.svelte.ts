import type { Pace } from "../protocol.gen";
import { rest } from "./rest";
import type { Line } from "./script";
import { RATES, type Voice } from "./voice";

/** How lines become words, and how many seconds the players get to look. */
export type Manner = { readonly text: (line: Line) => string; readonly look: () => number };

const RESTS = { short: 1, settle: 3 };

/** Seconds of silence after a line. */
export function restAfter(line: Line, pace: Pace, look: number): number {
  return line.rest === "look" ? look : RESTS[line.rest] / RATES[pace];
}

/** A script read line by line: it can stop, continue, and jump to any line. */
export class Reading {
  lines = $state.raw<readonly Line[]>([]);
  /** The index of the current line; after the last one the script is over. */
  at = $state(0);
  running = $state(false);
  readonly line: Line | null = $derived(this.lines[this.at] ?? null);
  readonly #voice: Voice;
  readonly #manner: Manner;
  #stop = new AbortController();

  constructor(voice: Voice, manner: Manner) {
    this.#voice = voice;
    this.#manner = manner;
  }

  /** Takes another script, from its beginning. */
  take(lines: readonly Line[]): void {
    this.pause();
    this.lines = lines;
    this.at = 0;
  }

  /** Continues with the current line, the last one that the players heard. */
  async play(): Promise<void> {
    if (this.running) return;
    if (this.line === null) this.at = 0;
    this.running = true;
    this.#stop = new AbortController();
    await this.#read(this.#stop.signal);
  }

  pause(): void {
    this.running = false;
    this.#stop.abort();
  }

  /** Jumps to another line, and continues there if the script was being read. */
  go(at: number): void {
    const running = this.running;
    this.pause();
    this.at = Math.max(0, Math.min(at, this.lines.length - 1));
    if (running) void this.play();
  }

  async #read(signal: AbortSignal): Promise<void> {
    while (this.line !== null) {
      const { line } = this;
      await this.#voice.read(this.#manner.text(line), signal);
      await rest(restAfter(line, this.#voice.pace, this.#manner.look()), signal);
      if (signal.aborted) return;
      this.at += 1;
    }
    this.running = false;
  }
}
