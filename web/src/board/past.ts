import type { MemoryAids, Round, SeenEvent, Told } from "../protocol.gen";

export type NumberedRound = { readonly number: number; readonly round: Round };

/** The voted rounds that the table's memory aids let a screen show, the newest first. */
export function roundsShown(rounds: readonly Round[], aids: MemoryAids): NumberedRound[] {
  const voted = rounds
    .map((round, index) => ({ number: index + 1, round }))
    .filter(({ round }) => round.passed !== undefined && round.passed !== null)
    .reverse();
  return aids === "full" ? voted : voted.slice(0, aids === "last_round" ? 1 : 0);
}

/** As much of the log as the memory aids let a screen show. */
export function logShown(log: readonly Told[], aids: MemoryAids): readonly Told[] {
  if (aids === "full") return log;
  if (aids === "none") return [];
  const begins = log.flatMap(({ event }, index) => (event.type === "RoundBegan" ? [index] : []));
  return log.slice(begins.at(-2) ?? 0);
}

/** Each of these is the result of an act that people wait for. */
const RESULTS: ReadonlySet<SeenEvent["type"]> = new Set([
  "VotesRevealed",
  "PolicyEnacted",
  "VetoAnswered",
  "LoyaltyInvestigated",
  "PoliciesPeeked",
  "SpecialElectionCalled",
  "Executed",
]);
/** These begin another act, after the result. */
const NEXT_ACTS: ReadonlySet<SeenEvent["type"]> = new Set([
  "Nominated",
  "BallotCast",
  "TilesPassed",
  "VetoProposed",
]);

/** The newest result and all that it brought on: it stays on the screen until the next one. */
export function momentOf(log: readonly Told[]): readonly Told[] {
  const start = log.findLastIndex(
    ({ event }) => RESULTS.has(event.type) && !(event.type === "PolicyEnacted" && event.by_chaos),
  );
  if (start < 0) return [];
  const moment = log.slice(start);
  const end = moment.findIndex(({ event }) => NEXT_ACTS.has(event.type));
  return end < 0 ? moment : moment.slice(0, end);
}
