import { last } from "../list";
import type { Board, Prediction } from "../protocol.gen";
import type { Seat } from "../seat";

/** An executed player's choices so far. */
export type Draft = {
  readonly hitler: Seat | null;
  readonly fascists: readonly Seat[];
  readonly passes: boolean | null;
};

export const BLANK: Draft = { hitler: null, fascists: [], passes: null };

/** Whether the vote of this round is still to come. */
export function voteIsOpen({ rounds }: Board): boolean {
  return (last(rounds)?.passed ?? null) === null;
}

/** Names Hitler, and removes that seat from the other Fascists. */
export function withHitler(draft: Draft, hitler: Seat): Draft {
  return { ...draft, hitler, fascists: draft.fascists.filter((seat) => seat !== hitler) };
}

/** Adds or removes a Fascist; one too many replaces the first chosen. */
export function withFascist(draft: Draft, seat: Seat, most: number): Draft {
  const { fascists, hitler } = draft;
  if (fascists.includes(seat))
    return { ...draft, fascists: fascists.filter((one) => one !== seat) };
  const kept = hitler === seat ? null : hitler;
  return { ...draft, hitler: kept, fascists: [...fascists, seat].slice(-most) };
}

/** The prediction to seal; null until somebody is named as Hitler. */
export function complete({ hitler, fascists, passes }: Draft): Prediction | null {
  return hitler === null ? null : { hitler, fascists, passes };
}
