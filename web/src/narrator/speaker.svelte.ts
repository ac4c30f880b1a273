import { rest } from "./rest";
import type { Voice } from "./voice";

/** The weight of a text: news is read to its end, the rest only until there is more to say. */
export type Weight = "news" | "hint" | "status";
type Text = {
  readonly text: string;
  readonly weight: Weight;
  /** Called when reading begins. */
  readonly begin: () => void;
  readonly done: () => void;
};

/** Seconds that a status must last to be worth reading. */
const SETTLED = 0.5;

/** Reads one text after the other; at most one text waits, so it never lags far behind. */
export class Speaker {
  /** The text being read. */
  now = $state.raw<Text | null>(null);
  readonly #voice: Voice;
  #next: Text | null = null;
  #stop = new AbortController();

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  /** Resolves when the text was read, or was dropped for a newer one. */
  say(text: string, weight: Weight = "news", begin = (): void => undefined): Promise<void> {
    return new Promise((done) => {
      this.#next?.done();
      this.#next = { text, weight, begin, done };
      if (this.now === null) void this.#readAll();
      else if (this.now.weight !== "news") this.#cut();
    });
  }

  /** Falls silent at once, and drops what waits. */
  hush(): void {
    this.#next?.done();
    this.#next = null;
    this.#cut();
  }

  #cut(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  async #readAll(): Promise<void> {
    while (this.#next !== null) {
      const text = this.#next;
      this.now = text;
      this.#next = null;
      await this.#read(text, this.#stop.signal);
      text.done();
    }
    this.now = null;
  }

  async #read({ text, weight, begin }: Text, signal: AbortSignal): Promise<void> {
    if (weight === "status") await rest(SETTLED, signal);
    if (signal.aborted) return;
    begin();
    await this.#voice.read(text, signal);
  }
}
