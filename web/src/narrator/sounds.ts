/** The sounds of the shared screen; a phone plays none of them. */
export type Sound =
  "knock" | "bell" | "snap" | "long-stamp" | "short-stamps" | "hum" | "drum" | "press";

/** One short tone or rustle. Times are seconds, pitches hertz. */
export type Stroke = {
  readonly at: number;
  readonly lasts: number;
  readonly wave: "sine" | "triangle" | "square" | "paper";
  readonly pitch: number;
  /** The pitch at its end; constant without it. */
  readonly to?: number;
  /** 0 to 1. */
  readonly loud: number;
};

/** The full volume, low enough for two sounds at once. */
const FULL = 0.6;
const ATTACK = 0.004;
const SILENCE = 0.0001;
const PAPER_SECONDS = 2;

/** A rubber stamp: a thud of wood, and the paper under it. */
function stamp(at: number, lasts: number): Stroke[] {
  return [
    { at, lasts, wave: "triangle", pitch: 150, to: 60, loud: 0.9 },
    { at, lasts: lasts / 2, wave: "paper", pitch: 900, loud: 0.5 },
  ];
}

/** One turn of a printing press: the plate falls, the paper slides out. */
function turn(at: number, heavy: boolean): Stroke[] {
  return [
    {
      at,
      lasts: 0.12,
      wave: "triangle",
      pitch: heavy ? 110 : 150,
      to: 70,
      loud: heavy ? 0.8 : 0.5,
    },
    { at: at + 0.14, lasts: 0.12, wave: "paper", pitch: 2400, loud: 0.25 },
  ];
}

const MARCH = [true, false, true, false, true, false, true, true];

/** Each sound as strokes: all synthesised, no loops. */
export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  knock: [
    { at: 0, lasts: 0.09, wave: "triangle", pitch: 210, to: 120, loud: 0.6 },
    { at: 0.13, lasts: 0.11, wave: "triangle", pitch: 180, to: 100, loud: 0.5 },
  ],
  bell: [
    { at: 0, lasts: 1.2, wave: "sine", pitch: 880, loud: 0.45 },
    { at: 0, lasts: 0.7, wave: "sine", pitch: 2217, loud: 0.15 },
  ],
  snap: [
    { at: 0, lasts: 0.05, wave: "paper", pitch: 3200, loud: 0.9 },
    { at: 0.05, lasts: 0.16, wave: "paper", pitch: 1400, loud: 0.35 },
  ],
  "long-stamp": stamp(0, 0.6),
  "short-stamps": [...stamp(0, 0.16), ...stamp(0.26, 0.16)],
  hum: [
    { at: 0, lasts: 3.5, wave: "sine", pitch: 98, to: 104, loud: 0.6 },
    { at: 0, lasts: 3.5, wave: "triangle", pitch: 147, to: 156, loud: 0.2 },
  ],
  drum: [
    { at: 0, lasts: 1.1, wave: "sine", pitch: 120, to: 45, loud: 1 },
    { at: 0, lasts: 0.08, wave: "paper", pitch: 500, loud: 0.4 },
  ],
  press: MARCH.flatMap((heavy, beat) => turn(beat * 0.34, heavy)),
};

/** Plays the sounds, once a press has woken it. */
export class Sounds {
  readonly #context: AudioContext;
  readonly #all: GainNode;
  readonly #paper: AudioBuffer;

  constructor(context: AudioContext = new AudioContext()) {
    this.#context = context;
    this.#all = context.createGain();
    this.#all.connect(context.destination);
    this.#paper = paper(context);
  }

  /** 0 to 10. */
  set volume(volume: number) {
    // The ear hears loudness in steps, not in amplitudes.
    this.#all.gain.value = FULL * (volume / 10) ** 2;
  }

  play(sound: Sound): void {
    for (const stroke of SOUNDS[sound]) this.#strike(stroke);
  }

  /** Must be called during a press: browsers allow no sound before one. */
  wake(): void {
    void this.#context.resume();
  }

  #strike(stroke: Stroke): void {
    const begin = this.#context.currentTime + stroke.at;
    const end = begin + stroke.lasts;
    const loudness = this.#context.createGain();
    loudness.gain.setValueAtTime(SILENCE, begin);
    loudness.gain.exponentialRampToValueAtTime(stroke.loud, begin + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    loudness.connect(this.#all);
    const source =
      stroke.wave === "paper" ? this.#rustle(stroke, loudness) : this.#tone(stroke, loudness);
    source.start(begin);
    source.stop(end);
  }

  #tone(stroke: Stroke, loudness: GainNode): AudioScheduledSourceNode {
    const tone = this.#context.createOscillator();
    const begin = this.#context.currentTime + stroke.at;
    if (stroke.wave !== "paper") tone.type = stroke.wave;
    tone.frequency.setValueAtTime(stroke.pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.pitch, begin + stroke.lasts);
    tone.connect(loudness);
    return tone;
  }

  #rustle(stroke: Stroke, loudness: GainNode): AudioScheduledSourceNode {
    const rustle = this.#context.createBufferSource();
    rustle.buffer = this.#paper;
    const band = this.#context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = stroke.pitch;
    rustle.connect(band).connect(loudness);
    return rustle;
  }
}

/** Noise, the source of every rustle. */
function paper(context: BaseAudioContext): AudioBuffer {
  const length = context.sampleRate * PAPER_SECONDS;
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
