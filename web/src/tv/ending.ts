import type { GhostScore, Role, SeatStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** The end of a game, step by step. */
export const STEPS = ["reason", "hitler", "fascists", "liberals", "rest", "credits"] as const;
export type EndStep = (typeof STEPS)[number];

/** How long a step stays, in milliseconds; all roles are revealed within twelve seconds. */
export const STAYS: Readonly<Record<EndStep, number>> = {
  reason: 3500,
  hitler: 3000,
  fascists: 3000,
  liberals: 2500,
  rest: 40_000,
  credits: 15_000,
};

const OPENED: Readonly<Record<Role, EndStep>> = {
  hitler: "hitler",
  fascist: "fascists",
  liberal: "liberals",
};

/** The roles revealed at a step, by seat. */
export function opened(roles: readonly Role[], step: EndStep): (Role | null)[] {
  const at = STEPS.indexOf(step);
  return roles.map((role) => (STEPS.indexOf(OPENED[role]) <= at ? role : null));
}

export function seatsOf(roles: readonly Role[], wanted: Role): Seat[] {
  return roles.flatMap((role, seat) => (role === wanted ? [seat] : []));
}

/** The seats with the most thanks; none if nobody was thanked. */
export function mostThanked(seats: readonly SeatStatus[]): Seat[] {
  return best(seats.map(({ kudos }, seat) => ({ seat, score: kudos })));
}

/** The seats whose predictions came true most often. */
export function bestGhosts(ghosts: readonly GhostScore[]): Seat[] {
  return best(
    ghosts.map(({ seat, hitler, fascists, votes }) => ({ seat, score: hitler + fascists + votes })),
  );
}

function best(scores: readonly { seat: Seat; score: number }[]): Seat[] {
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return most === 0 ? [] : scores.filter(({ score }) => score === most).map(({ seat }) => seat);
}
