import { expect, it } from "vitest";
import type { Round, SeenEvent, Told } from "../protocol.gen";
import { logShown, momentOf, roundsShown } from "./past";

const told = (event: SeenEvent): Told => ({
  event,
  sentence: null,
  deputies: [],
  step: 1,
  explained: [],
});
const kinds = (log: readonly Told[]) => log.map(({ event }) => event.type);

const BEGAN = told({ type: "RoundBegan", candidate: 0, caller: null });
const NAMED = told({ type: "Nominated", nominee: 1 });
const BALLOT = told({ type: "BallotCast", seat: 0 });
const VOTES = told({ type: "VotesRevealed", ballots: null, ja: 1, nein: 4, passed: false });
const FAILED = told({ type: "ElectionFailed", tracker: 3 });
const CHAOS = told({ type: "PolicyEnacted", policy: "F", by_chaos: true, power: null });

it("keeps a result and what it brought on, until the next result", () => {
  const log = [BEGAN, NAMED, BALLOT, VOTES, FAILED, CHAOS, BEGAN];
  expect(kinds(momentOf(log))).toEqual([
    "VotesRevealed",
    "ElectionFailed",
    "PolicyEnacted",
    "RoundBegan",
  ]);
  expect(momentOf([...log, NAMED, BALLOT])).toEqual(momentOf(log));
});

it("has no result before the first vote", () => {
  expect(momentOf([BEGAN, NAMED, BALLOT])).toEqual([]);
});

it("shows as much of the past as the table remembers", () => {
  const voted: Round = { candidate: 0, nominee: 1, passed: true };
  const rounds = [voted, { ...voted, passed: false }, { candidate: 2 }];
  expect(roundsShown(rounds, "full").map(({ number }) => number)).toEqual([2, 1]);
  expect(roundsShown(rounds, "last_round").map(({ number }) => number)).toEqual([2]);
  expect(roundsShown(rounds, "none")).toEqual([]);
  const log = [BEGAN, NAMED, VOTES, BEGAN, NAMED, VOTES, BEGAN];
  expect(logShown(log, "full").length).toBe(7);
  expect(logShown(log, "last_round").length).toBe(4);
  expect(logShown(log, "none")).toEqual([]);
});
