import type { Sentence, Told } from "../protocol.gen";

/** Nobody reads more than this while the others wait. */
const MOST = 3;

/** The newest sentences of the log after the part already read. */
export function missedSince(log: readonly Told[], read: number): readonly Sentence[] {
  return log
    .slice(read)
    .flatMap(({ sentence }) => sentence ?? [])
    .slice(-MOST);
}
