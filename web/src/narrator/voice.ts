import { sorted } from "../list";
import type { Language, Pace } from "../protocol.gen";
import { rest } from "./rest";

/** The speaking rate of each pace, where 1 is the voice's own. */
export const RATES: Readonly<Record<Pace, number>> = { slow: 0.8, normal: 0.95, fast: 1.15 };
export const FULL_VOLUME = 10;

/** Seconds to wait: browsers fill their list of voices late, and some never announce it. */
const VOICES_WITHIN = 2;
/** Letters in one utterance: Chrome falls silent 15 seconds into one. */
const LONGEST = 140;
/** Seconds a letter that a slow voice needs at rate 1. */
const SECONDS_A_LETTER = 0.12;
/** Seconds a letter for silent reading, as slow as reading a caption to a child. */
const SECONDS_A_LETTER_READ = 0.065;
const SECONDS_TO_NOTICE = 0.8;
/** Voices that sing, ring or wobble: some systems list them first. */
const JOKES =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|jester|junior|organ|ralph|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;

/** Reads texts aloud in one language, or keeps silent: never in the voice of another language. */
export class Voice {
  language: Language = "en";
  pace: Pace = "normal";
  /** 0 to 10. */
  volume = FULL_VOLUME;
  readonly #speech: SpeechSynthesis | undefined;
  #listing: Promise<void> | null = null;
  /** Kept because Chrome drops an unreferenced utterance and never reports its end. */
  #spoken: SpeechSynthesisUtterance | null = null;

  constructor(speech: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#speech = speech;
  }

  /** Must be called during a press: browsers allow speech only after one. */
  unlock(): void {
    if (this.#speech === undefined) return;
    const nothing = new SpeechSynthesisUtterance(" ");
    nothing.volume = 0;
    this.#speech.speak(nothing);
  }

  /** Whether this device has a voice for the language. */
  async canSpeak(language: Language = this.language): Promise<boolean> {
    return (await this.#voice(language)) !== null;
  }

  /** Takes as long as saying the text, or if it cannot be said, as long as reading it. */
  async read(text: string, signal?: AbortSignal): Promise<void> {
    const began = Date.now();
    const said = await this.say(text, signal);
    if (said) return;
    await rest(readingTime(text, this.pace) - (Date.now() - began) / 1000, signal);
  }

  /** Whether all of the text was said. */
  async say(text: string, signal?: AbortSignal): Promise<boolean> {
    const voice = this.volume > 0 ? await this.#voice(this.language) : null;
    if (voice === null) return false;
    for (const part of partsOf(text)) {
      if (signal?.aborted || !(await this.#utter(part, voice, signal))) return false;
    }
    return true;
  }

  /** Says one utterance; settles whatever the browser does. */
  #utter(text: string, voice: SpeechSynthesisVoice, signal?: AbortSignal): Promise<boolean> {
    const speech = this.#speech;
    if (speech === undefined) return Promise.resolve(false);
    const utterance = this.#utterance(text, voice);
    this.#spoken = utterance;
    const longest = 2 + (text.length * SECONDS_A_LETTER) / RATES[this.pace];
    return new Promise((settle) => {
      const ended = new AbortController();
      const end = (said: boolean): void => {
        if (ended.signal.aborted) return;
        ended.abort();
        if (!said && this.#spoken === utterance) speech.cancel();
        settle(said);
      };
      utterance.onend = () => end(true);
      utterance.onerror = () => end(false);
      signal?.addEventListener("abort", () => end(false), { signal: ended.signal });
      void rest(longest, ended.signal).then(() => end(false));
      // If another page of this browser left it paused, it would wait forever.
      speech.resume();
      speech.speak(utterance);
    });
  }

  #utterance(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATES[this.pace];
    utterance.volume = this.volume / FULL_VOLUME;
    return utterance;
  }

  async #voice(language: Language): Promise<SpeechSynthesisVoice | null> {
    const speech = this.#speech;
    if (speech === undefined) return null;
    this.#listing ??= listed(speech);
    await this.#listing;
    return voiceFor(speech.getVoices(), language);
  }
}

/** Waits until the browser has listed its voices, if there are any. */
function listed(speech: SpeechSynthesis): Promise<void> {
  if (speech.getVoices().length > 0) return Promise.resolve();
  const heard = new AbortController();
  speech.addEventListener("voiceschanged", () => heard.abort(), { once: true });
  return rest(VOICES_WITHIN, heard.signal);
}

/** The best voice of a language: on this device, not a joke, preferably the user's default. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | null {
  const fitting = voices.filter(
    ({ lang }) => /^[a-z]+/i.exec(lang)?.[0].toLowerCase() === language,
  );
  const merit = (voice: SpeechSynthesisVoice): number =>
    (JOKES.test(voice.name) ? 0 : 4) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return sorted(fitting, (one, other) => merit(other) - merit(one))[0] ?? null;
}

/** Splits a text into parts short enough for a browser: sentences, long ones at a comma. */
export function partsOf(text: string): string[] {
  const sentences = plain(text).match(/[^.!?]+(?:[.!?]+|$)\s*/g) ?? [];
  return sentences.flatMap((sentence) => shortened(sentence.trim())).filter((part) => part !== "");
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const cut = Math.max(head.lastIndexOf(", ") + 1, 0) || head.lastIndexOf(" ");
  if (cut <= 0) return [head, ...shortened(sentence.slice(LONGEST))];
  return [sentence.slice(0, cut), ...shortened(sentence.slice(cut).trim())];
}

/** Removes the marks that only isolate the direction of a name. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** Seconds that a caption stays if it is not spoken. */
export function readingTime(text: string, pace: Pace): number {
  return (SECONDS_TO_NOTICE + text.length * SECONDS_A_LETTER_READ) / RATES[pace];
}
