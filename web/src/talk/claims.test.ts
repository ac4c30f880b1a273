import { beforeAll, describe, expect, it } from "vitest";
import type { LiveTable } from "../live/table.svelte";
import type { About, Entry, Refusal } from "../protocol.gen";
import { words } from "../words/words.svelte";
import {
  claimTiles,
  claimWords,
  entriesOf,
  isLoggable,
  mayClaim,
  mayLog,
  pendingOf,
} from "./claims";

const NAMES = ["Anna", "Ben", "Chiara"];

/** A game of three people, the last one executed, as one of them sees it. */
function seen(you: number | null, closed: Refusal | null = null, stage = "playing"): LiveTable {
  const seats = [{ bot: null }, { bot: null }, { bot: null }, { bot: "careful" }];
  const table = { stage, seats, claims_closed: closed, logs_closed: closed };
  const game = { board: { alive: [true, true, false, true] } };
  return { table, game, you, names: NAMES, ledger: LEDGER } as unknown as LiveTable;
}

function entry(seat: number, round: number, about: About = "drawn"): Entry {
  const nothing = { claim: null, earlier: [], asked: [], logged: null, disproved: null };
  return { seat, round, about, target: null, ...nothing };
}

const LEDGER = {
  entries: [entry(0, 0), entry(1, 0, "received"), entry(0, 2)],
  findings: [],
  consequences: [],
};

describe("what others wrote down for a seat", () => {
  const claim = { type: "ClaimNothing", round: 0, about: "drawn" } as const;
  const logged = (number: number) => ({ ...entry(0, 0), logged: { number, by: 1, claim } });

  it("waits where it was written down, with who did so", () => {
    const [pending, ...others] = pendingOf([entry(0, 2), logged(4)]);
    expect(pending).toMatchObject({ number: 4, by: 1, round: 0, claim });
    expect(others).toEqual([]);
  });

  it("is another question when it is written down anew: nobody confirms what they did not read", () => {
    const [one, same, newer] = [4, 4, 7].map((number) => pendingOf([logged(number)])[0]?.key);
    expect(one).toBe(same);
    expect(newer).not.toBe(one);
  });
});

describe("who may claim", () => {
  it("is for whom claims are not closed", () => {
    expect([mayClaim(seen(0)), mayClaim(seen(0, "quiet"))]).toEqual([true, false]);
  });

  it("is nobody after the game", () => {
    expect(mayClaim(seen(0, null, "ended"))).toBe(false);
  });
});

describe("who may write down what others say", () => {
  it("is for whom logs are not closed", () => {
    expect([mayLog(seen(2)), mayLog(seen(0, "quiet"))]).toEqual([true, false]);
  });

  it("writes for other living people", () => {
    const loggable = (seat: number) => isLoggable(seen(0), entry(seat, 0));
    expect([0, 1, 2, 3].map(loggable)).toEqual([false, true, false, false]);
  });
});

it("finds what a seat saw, the newest first", () => {
  expect(entriesOf(seen(0), 0).map(({ round }) => round)).toEqual([2, 0]);
});

describe("a claim in short", () => {
  beforeAll(() => words.speak("en"));

  it("names a hand without its order, and a pile in it", () => {
    const drawn = { type: "ClaimDrawn", round: 0, tiles: ["L", "F", "F"] } as const;
    const peeked = { type: "ClaimPeeked", round: 0, tiles: ["L", "F", "F"] } as const;
    expect([claimWords(drawn, NAMES), claimTiles(drawn)]).toEqual(["FFL", "FFL"]);
    expect([claimWords(peeked, NAMES), claimTiles(peeked)]).toEqual(["LFF, top first", "LFF"]);
  });

  it("names whose card it is about, or that nothing is said", () => {
    const party = { type: "ClaimParty", round: 0, target: 1, party: "liberal" } as const;
    const nothing = { type: "ClaimNothing", round: 0, about: "party" } as const;
    expect([claimWords(party, NAMES), claimTiles(party)]).toEqual(["Ben: Liberal", null]);
    expect([claimWords(nothing, NAMES), claimTiles(nothing)]).toEqual(["won't say", null]);
  });
});
