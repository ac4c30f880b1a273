const FIRST = 400;
const LONGEST = 4_000;
const RESTART = 1_000;
const SPREAD = 3_000;

/** Milliseconds to wait before the next try: doubling, and spread so that phones do not return all at once. */
export function delay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** failures);
  return full / 2 + (full / 2) * random();
}

/** Milliseconds to leave a server that restarts alone, spread like the others. */
export function pause(random: () => number = Math.random): number {
  return RESTART + SPREAD * random();
}
