import { last, lastPlace } from "../list";
import type { MemoryAids, Round, SeenEvent, Told } from "../protocol.gen";

export type NumberedRound = { readonly number: number; readonly round: Round };

/** The voted rounds that the table's memory aids let a screen show, newest first. */
export function roundsShown(rounds: readonly Round[], aids: MemoryAids): NumberedRound[] {
  const voted = rounds
    .map((round, index) => ({ number: index + 1, round }))
    .filter(({ round }) => round.passed !== undefined && round.passed !== null)
    .reverse();
  return aids === "full" ? voted : voted.slice(0, aids === "last_round" ? 1 : 0);
}

/** The part of the log that the memory aids let a screen show. */
export function logShown(log: readonly Told[], aids: MemoryAids): readonly Told[] {
  if (aids === "full") return log;
  if (aids === "none") return [];
  const begins = log.flatMap(({ event }, index) => (event.type === "RoundBegan" ? [index] : []));
  return log.slice(last(begins, 2) ?? 0);
}

/** A result that people wait for, the beginning of another act, or neither. */
const PARTS: Readonly<Record<SeenEvent["type"], "result" | "act" | "other">> = {
  RolesDealt: "other",
  PolicyDeckRanShort: "other",
  PolicyDeckShuffled: "other",
  RoundBegan: "other",
  TermLimitsForgotten: "other",
  Nominated: "act",
  BallotCast: "act",
  VotesRevealed: "result",
  GovernmentElected: "other",
  ElectionFailed: "other",
  ChancellorCleared: "other",
  TilesDrawn: "other",
  TilesPassed: "act",
  VetoProposed: "act",
  VetoAnswered: "result",
  PolicyEnacted: "result",
  PowerGranted: "other",
  PowerLapsed: "other",
  LoyaltyInvestigated: "result",
  PoliciesPeeked: "result",
  SpecialElectionCalled: "result",
  Executed: "result",
  GameEnded: "other",
  RolesRevealed: "other",
  RoleGiven: "other",
  BallotMarked: "other",
  HandGiven: "other",
  HandPassed: "other",
  PartySeen: "other",
  TilesSeen: "other",
};

/** Whether people waited for what this event shows. */
export function isResult(event: SeenEvent): boolean {
  return PARTS[event.type] === "result" && !(event.type === "PolicyEnacted" && event.by_chaos);
}

/** The newest result and its consequences: they stay on the screen until the next one. */
export function momentOf(log: readonly Told[]): readonly Told[] {
  const start = lastPlace(log, ({ event }) => isResult(event));
  if (start < 0) return [];
  const moment = log.slice(start);
  const end = moment.findIndex(({ event }) => PARTS[event.type] === "act");
  return end < 0 ? moment : moment.slice(0, end);
}
