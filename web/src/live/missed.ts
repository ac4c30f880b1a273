import type { Sentence, Told } from "../protocol.gen";

/** More than this nobody reads while the others wait. */
const MOST = 3;

/** The newest sentences of the log after what was read of it. */
export function missedSince(log: readonly Told[], read: number): readonly Sentence[] {
  return log
    .slice(read)
    .flatMap(({ sentence }) => sentence ?? [])
    .slice(-MOST);
}
