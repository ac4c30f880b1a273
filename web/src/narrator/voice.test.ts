import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { partsOf, RATES, readingTime, Voice, voiceFor } from "./voice";

type Spoken = SpeechSynthesisUtterance;

/** A fake of the browser's speech: records what it was given, and answers when a test says so. */
class Speech extends EventTarget {
  spoken: Spoken[] = [];
  cancelled = 0;
  voices: SpeechSynthesisVoice[] = [];
  answer: (utterance: Spoken) => void = (utterance) => void utterance.onend?.({} as never);

  getVoices = (): SpeechSynthesisVoice[] => this.voices;
  resume = (): void => undefined;
  cancel = (): void => void (this.cancelled += 1);
  speak(utterance: Spoken): void {
    this.spoken.push(utterance);
    queueMicrotask(() => this.answer(utterance));
  }
}

function voice(lang: string, part: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { lang, name: lang, localService: true, default: false, voiceURI: lang, ...part };
}

let speech: Speech;
let reader: Voice;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  speech = new Speech();
  speech.voices = [voice("en-GB"), voice("de-DE")];
  reader = new Voice(speech as unknown as SpeechSynthesis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts = (): string[] => speech.spoken.map(({ text }) => text);

it("says a text sentence by sentence", async () => {
  expect(await reader.say("Close your eyes. Hold out a fist!")).toBe(true);
  expect(texts()).toEqual(["Close your eyes.", "Hold out a fist!"]);
});

it("speaks with a voice of its language, at its pace and volume", async () => {
  reader.language = "de";
  reader.pace = "slow";
  reader.volume = 5;
  await reader.say("Augen zu.");
  expect(speech.spoken[0]).toMatchObject({ lang: "de-DE", rate: RATES.slow, volume: 0.5 });
});

it("keeps silent rather than speak with a voice of another language", async () => {
  speech.voices = [voice("fr-FR")];
  expect(await reader.say("Eyes closed.")).toBe(false);
  expect(await reader.canSpeak()).toBe(false);
  expect(texts()).toEqual([]);
});

it("keeps silent at volume 0, and where the browser has no speech", async () => {
  reader.volume = 0;
  expect(await reader.say("Eyes closed.")).toBe(false);
  expect(texts()).toEqual([]);
  expect(await new Voice(undefined).say("Eyes closed.")).toBe(false);
});

it("waits for voices that the browser lists late", async () => {
  speech.voices = [];
  const saying = reader.say("Eyes closed.");
  speech.voices = [voice("en-US")];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(await saying).toBe(true);
});

it("does not wait for ever for voices that never come", async () => {
  speech.voices = [];
  const saying = reader.say("Eyes closed.");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await saying).toBe(false);
});

it("stops at once when it is told to, in the middle of a text", async () => {
  speech.answer = () => undefined;
  const stop = new AbortController();
  const saying = reader.say("Close your eyes. Hold out a fist.", stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  expect(await saying).toBe(false);
  expect(texts()).toEqual(["Close your eyes."]);
  expect(speech.cancelled).toBe(1);
});

it("gives up a sentence whose end the browser never tells", async () => {
  speech.answer = () => undefined;
  const saying = reader.say("Close your eyes.");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await saying).toBe(false);
  expect(speech.cancelled).toBe(1);
});

it("takes as long as reading where a voice fails", async () => {
  speech.answer = (utterance) => void utterance.onerror?.({} as never);
  let read = false;
  void reader.read("Close your eyes.").then(() => (read = true));
  const seconds = readingTime("Close your eyes.", "normal");
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 50);
  expect(read).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toBe(true);
});

it("is done with a text as soon as it is said", async () => {
  let read = false;
  void reader.read("Close your eyes.").then(() => (read = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toBe(true);
});

it("unlocks speech with an utterance that nobody hears", () => {
  reader.unlock();
  expect(speech.spoken[0]).toMatchObject({ text: " ", volume: 0 });
});

it("prefers a voice of this device, the chosen one, and no joke", () => {
  const remote = voice("de-DE", { localService: false, default: true });
  const local = voice("de_AT");
  const joke = voice("de-DE", { name: "Grandpa (German)" });
  expect(voiceFor([joke, remote, local], "de")).toBe(local);
  expect(voiceFor([joke], "de")).toBe(joke);
  expect(voiceFor([local, voice("de-DE", { default: true })], "de")?.default).toBe(true);
  expect(voiceFor([voice("den-CA")], "de")).toBeNull();
});

it("cuts a long sentence at its commas, and loses nothing of it", () => {
  const names = Array.from({ length: 20 }, (_, seat) => `Somebody ${seat}`).join(", ");
  const parts = partsOf(`They are ${names}.`);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(140);
  expect(parts.join(" ")).toBe(`They are ${names}.`);
  expect(partsOf("x".repeat(300)).join("")).toBe("x".repeat(300));
});

it("says names without the signs that keep them in line", () => {
  expect(partsOf("\u2068אנה\u2069 picks a Chancellor.")).toEqual(["אנה picks a Chancellor."]);
});
