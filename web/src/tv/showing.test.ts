import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../live/table.svelte";
import { momentsOf } from "../narrator/moments";
import type { Board, SeenEvent, Sentence } from "../protocol.gen";
import { momentHeading } from "./headline";
import { Showing } from "./showing.svelte";

const VOTES = { type: "VotesRevealed", ballots: null, ja: 3, nein: 2, passed: true } as const;
const FAILED = { ...VOTES, ja: 2, nein: 3, passed: false };
const EXECUTED = { type: "Executed", target: 1, was_hitler: false } as const;
const CHAOS = { type: "PolicyEnacted", policy: "F", by_chaos: true, power: null } as const;
const ENACTED = { ...CHAOS, by_chaos: false };

function game(step: number, events: readonly SeenEvent[] = [], part: object = {}): Game {
  const phase = { type: "Nominating" };
  return {
    game: 1,
    step,
    board: { phase, election_tracker: 0 } as unknown as Board,
    ruleset: { tracker_limit: 3 },
    events: events.map((event) => ({
      event,
      sentence: { id: event.type },
      deputies: [],
      step: 1,
      explained: [],
    })),
    ...part,
  } as unknown as Game;
}

const kinds = (before: Game, after: Game) => momentsOf(before, after).map(({ kind }) => kind);

describe("moments", () => {
  it("are silent first where somebody was executed", () => {
    expect(kinds(game(1), game(2, [EXECUTED]))).toEqual(["silence", "executed"]);
  });

  it("tell chaos in steps after the vote", () => {
    const events = [FAILED, { type: "ElectionFailed", tracker: 3 }, CHAOS] as const;
    expect(kinds(game(1), game(2, events))).toEqual([
      "ballots",
      "full-tracker",
      "chaos-policy",
      "chaos-over",
    ]);
  });

  it("say nothing of term limits once the game is over", () => {
    const over = { board: { phase: { type: "GameOver" } } };
    expect(kinds(game(1), game(2, [CHAOS], over))).toEqual(["full-tracker", "chaos-policy"]);
  });

  it("leave out what the status says", () => {
    const events = [
      { type: "TilesDrawn", count: 3 },
      { type: "BallotCast", seat: 1 },
    ] as const;
    expect(kinds(game(1), game(2, events))).toEqual([]);
  });

  it("show the board as it was until the ballots are told, but for the Election Tracker", () => {
    const before = game(1);
    const failed = { type: "ElectionFailed", tracker: 2 } as const;
    const [ballots] = momentsOf(before, game(2, [FAILED, failed]));
    expect(ballots?.game).toEqual({ ...before, board: { ...before.board, election_tracker: 2 } });
  });

  it("show the new board when a policy lands", () => {
    const after = game(2, [ENACTED]);
    expect(momentsOf(game(1), after)[0]?.game).toBe(after);
  });
});

describe("headings of moments", () => {
  const status: Sentence = { id: "status-nominating" };

  it("say nothing in the silence, not even what is next", () => {
    const [silence] = momentsOf(game(1), game(2, [EXECUTED]));
    expect(silence && momentHeading(silence, status)).toEqual({ text: null, under: [] });
  });

  it("give the total of a vote, and what it brought on", () => {
    const government = { president: 0, chancellor: 1 };
    const events = [VOTES, { type: "GovernmentElected", government }] as const;
    const [ballots] = momentsOf(game(1), game(2, events));
    expect(ballots && momentHeading(ballots, status)).toEqual({
      text: { id: "tv-votes", numbers: { ja: 3, nein: 2 }, terms: { passed: "true" } },
      under: [{ id: "GovernmentElected" }],
    });
  });

  it("say below what is next where there is nothing else to say", () => {
    const [policy] = momentsOf(game(1), game(2, [ENACTED]));
    expect(policy && momentHeading(policy, status).under).toEqual([status]);
  });
});

describe("the screen", () => {
  let showing: Showing;

  beforeEach(() => {
    vi.useFakeTimers();
    showing = new Showing();
  });

  afterEach(() => vi.useRealTimers());

  it("replays nothing when it is new to a game", () => {
    showing.follow(game(9, [VOTES, ENACTED]));
    expect(showing.now).toBeNull();
  });

  it("shows a vote for some seconds, although the next phase has begun", () => {
    showing.follow(game(1));
    showing.follow(game(2, [VOTES]));
    showing.follow(game(3));
    expect(showing.now?.kind).toBe("ballots");
    vi.advanceTimersByTime(6000);
    expect(showing.now).toBeNull();
  });

  it("shows one moment after the other", () => {
    showing.follow(game(1));
    showing.follow(game(2, [EXECUTED]));
    expect([showing.now?.kind, showing.last]).toEqual(["silence", false]);
    vi.advanceTimersByTime(1200);
    expect([showing.now?.kind, showing.last]).toEqual(["executed", true]);
  });

  it("shows the same step only once", () => {
    showing.follow(game(1));
    showing.follow(game(2, [VOTES]));
    showing.skip();
    showing.follow(game(2, [VOTES]));
    expect(showing.now).toBeNull();
  });

  it("lets go of an old game when a new one is dealt", () => {
    showing.follow(game(1));
    showing.follow(game(2, [VOTES, ENACTED]));
    showing.follow(game(0, [], { game: 2 }));
    expect(showing.now).toBeNull();
  });

  it("lets go of what it has not shown when it is far behind", () => {
    showing.follow(game(1));
    for (let step = 2; step < 7; step += 1) showing.follow(game(step, [VOTES]));
    showing.follow(game(8, [EXECUTED]));
    showing.skip();
    expect([showing.now?.kind, showing.last]).toEqual(["silence", false]);
  });
});
