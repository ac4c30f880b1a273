import { untrack } from "svelte";
import type { Sentence } from "../protocol.gen";
import type { LiveTable } from "../live/table.svelte";
import { isOpening } from "../room/opening";
import type { Moment } from "./moments";
import { worded } from "../words/sentence";
import { t, words } from "../words/words.svelte";
import { Reading } from "./reading.svelte";
import type { Line } from "./script";
import { Sounds, type Sound } from "./sounds";
import { Speaker } from "./speaker.svelte";
import { NOTHING, tidings, type Sight, type Tiding } from "./tidings";
import { FULL_VOLUME, RATES, Voice } from "./voice";

/** Seconds to look, at the voice's own pace. */
const LOOK = 7;

/** The voice of the shared screen: speech and sounds for what the picture shows at that moment. */
export class Narrator {
  readonly #live: LiveTable;
  readonly #pictures: { readonly now: Moment | null };
  readonly #voice: Voice;
  readonly #speaker: Speaker;
  readonly #opening: Reading;
  #sounds: Sounds | null = null;
  #seen: Sight = NOTHING;
  /** Whether the opening is under way, even if a pause has stopped it. */
  #opens = false;
  #due = false;
  #unfollow: (() => void) | null = null;

  /** `pictures` says which moment is on the screen: nothing is spoken before it is shown. */
  constructor(live: LiveTable, pictures: { readonly now: Moment | null }, voice = new Voice()) {
    this.#live = live;
    this.#pictures = pictures;
    this.#voice = voice;
    this.#speaker = new Speaker(voice);
    this.#opening = new Reading(voice, {
      text: (line) => this.#line(line),
      look: () => LOOK / RATES[voice.pace],
    });
  }

  /** The text being read, unless it is the status sentence. */
  get caption(): string | null {
    const { line, running } = this.#opening;
    if (running && line !== null) return this.#line(line);
    const text = this.#speaker.now;
    return text === null || text.weight === "status" ? null : text.text;
  }

  /** Whether the opening with closed eyes is being read. */
  get opening(): boolean {
    return this.#opening.running;
  }

  /** Follows the table; silently if nobody has turned sound on (see `soundAllowed`). */
  start(sounds: Sounds | null): void {
    this.stop();
    this.#sounds = sounds;
    this.#unfollow = $effect.root(() => {
      $effect(() => {
        this.#sight();
        untrack(() => this.#noticeSoon());
      });
    });
  }

  stop(): void {
    this.#unfollow?.();
    this.#unfollow = null;
    this.#hush();
    this.#sounds = null;
    this.#opens = false;
    this.#seen = NOTHING;
  }

  /** Stops the current text, or the whole opening if that is under way. */
  skip(): void {
    this.#hush();
    if (this.#opens) this.#endOpening();
  }

  /** Reads the code of the table letter by letter. */
  readCode(): void {
    const letters = [...this.#live.code].join(", ");
    void this.#speaker.say(t("say-code", { letters }), "hint");
  }

  play(sound: Sound): void {
    this.#sounds?.play(sound);
  }

  /** Resolves when the text was read, or was dropped for a newer one. */
  say(text: string): Promise<void> {
    return this.#speaker.say(text);
  }

  /** Speaks and sounds whatever is new. */
  notice(): void {
    const sight = this.#sight();
    const before = this.#seen;
    this.#seen = sight;
    this.#tune(sight);
    if (this.#opens && this.#staysOpen(sight)) return;
    for (const tiding of tidings(before, sight)) this.#tell(tiding);
  }

  /** Takes everything that changed at once, the picture included, in one go. */
  #noticeSoon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.#unfollow !== null) this.notice();
    });
  }

  #sight(): Sight {
    const { table, game, status, log } = this.#live;
    // A pause covers the picture; what it covered is told when it is visible again.
    const moment = table?.paused == null ? this.#pictures.now : null;
    return { table, game, status, log, moment };
  }

  #tune({ table }: Sight): void {
    const volume = table?.narration.volume ?? FULL_VOLUME;
    this.#voice.volume = this.#sounds === null ? 0 : volume;
    this.#voice.pace = table?.narration.pace ?? "normal";
    this.#voice.language = words.language;
    if (this.#sounds !== null) this.#sounds.volume = volume;
  }

  #tell(tiding: Tiding): void {
    switch (tiding.does) {
      case "hush":
        return this.#hush();
      case "sound":
        return this.play(tiding.sound);
      case "open":
        return this.#open(tiding.script);
      case "explain":
        return void this.#speaker.say(this.#text([tiding.sentence]), "hint");
      case "status":
        return this.#sayStatus(tiding.sentence);
      case "tell":
        return this.#sayNews(tiding.sounds, tiding.sentences);
    }
  }

  #sayNews(sounds: readonly Sound[], sentences: readonly Sentence[]): void {
    for (const sound of sounds) this.play(sound);
    if (sentences.length > 0) void this.say(this.#text(sentences));
  }

  #sayStatus(sentence: Sentence): void {
    void this.#speaker.say(this.#text([sentence]), "status", () => this.#ring(sentence));
  }

  /** Rings for the one person the table waits for; for the last ballot only if it is late. */
  #ring({ id }: Sentence): void {
    const { seats, awaited } = this.#live.table ?? { seats: [], awaited: [] };
    const [seat] = awaited;
    if (seat === undefined || awaited.length > 1 || id === "say-voting") return;
    if (seats[seat]?.bot === null) this.play("bell");
  }

  #open(script: readonly Line[]): void {
    this.#speaker.hush();
    this.#opens = true;
    this.#opening.take(script);
    this.#goOn();
  }

  #goOn(): void {
    void this.#opening.play().then(() => {
      if (this.#opens && this.#opening.line === null) this.#endOpening();
    });
  }

  /** Whether the opening is still under way; it ends when somebody ends it, and play begins. */
  #staysOpen(sight: Sight): boolean {
    const { table } = sight;
    if (table === null || !isOpening(table)) {
      this.#opens = false;
      this.#opening.pause();
      return false;
    }
    if (table.paused !== null) this.#opening.pause();
    else this.#goOn();
    return true;
  }

  #endOpening(): void {
    this.#opens = false;
    this.#opening.pause();
  }

  #hush(): void {
    this.#speaker.hush();
    this.#opening.pause();
  }

  #line({ id }: Line): string {
    return t(id, { fascists: this.#live.table?.ruleset?.fascists ?? 0 });
  }

  #text(sentences: readonly Sentence[]): string {
    return sentences.map((sentence) => worded(sentence, this.#live.names)).join(" ");
  }
}

let sounds: Sounds | null = null;

/** Must be called during a press: browsers allow no sound or speech before one. */
export function soundAllowed(): Sounds {
  new Voice().unlock();
  sounds ??= new Sounds();
  sounds.wake();
  return sounds;
}
