/** One tone when the table begins to wait, two when it has waited for a while: the same for all. */
const TONES: Readonly<Record<number, number>> = { 0: 1, 1: 2 };
const PITCH = 660;
const LASTS = 0.18;
const APART = 0.3;
const LOUD = 0.25;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Sounds for a rung of the ladder; a browser that has not been touched yet stays quiet. */
export function beep(rung: number): void {
  const count = TONES[rung] ?? 0;
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (count === 0 || !touched) return;
  context ??= new AudioContext();
  void context.resume();
  for (let tone = 0; tone < count; tone += 1) sound(context, context.currentTime + tone * APART);
}

function sound(context: AudioContext, begin: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = PITCH;
  loudness.gain.setValueAtTime(LOUD, begin);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + LASTS);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + LASTS);
}
