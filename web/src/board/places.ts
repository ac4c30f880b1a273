import type { Power } from "../protocol.gen";

/** A place on a policy track, as the phones and the TV draw it. */
export type Place = {
  readonly index: number;
  readonly full: boolean;
  readonly power: Power | null;
  readonly last: boolean;
  /** Whether the veto is available from here on. */
  readonly veto: boolean;
};

/** What a track is drawn from. */
export type TrackProps = {
  readonly enacted: number;
  readonly goal: number;
  /** The power under each place but the last; none on the Liberal track. */
  readonly powers?: readonly (Power | null)[];
  /** The place from which a session may end in a veto. */
  readonly vetoZone?: number;
};

/** The places of a track, in order. */
export function placesOf({ enacted, goal, powers = [], vetoZone = 0 }: TrackProps): Place[] {
  return Array.from({ length: goal }, (_, index) => ({
    index,
    full: index < enacted,
    power: powers[index] ?? null,
    last: index === goal - 1,
    veto: index + 1 === vetoZone,
  }));
}
