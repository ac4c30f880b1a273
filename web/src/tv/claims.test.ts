import { expect, it } from "vitest";
import type { Game } from "../live/table.svelte";
import type { Entry, Finding, Ledger, Round } from "../protocol.gen";
import { claimsOf } from "./claims";

const HELD: Round = { candidate: 0, nominee: 1, passed: true, tile: "F" };
const FAILED: Round = { candidate: 1, nominee: 2, passed: false };
/** Just elected: nothing has come of it yet, and nobody may speak. */
const SITTING: Round = { candidate: 2, nominee: 3, passed: true };

function game(...rounds: Round[]): Game {
  return { board: { rounds } } as unknown as Game;
}

function entry(round: number): Entry {
  const nothing = { target: null, claim: null, earlier: [], asked: [], logged: null };
  return { seat: 0, round, about: "drawn", disproved: null, ...nothing };
}

function finding(id: string, seats: number[], entries: number[]): Finding {
  return { seats, entries, sentence: { id } };
}

const LEDGER: Ledger = {
  entries: [0, 2, 3, 4, 5].map(entry),
  findings: [
    finding("two", [0, 1], [0, 1]),
    finding("many", [0, 1, 2], [0, 1, 4]),
    finding("three", [0, 1, 2], [0, 1, 2]),
  ],
  consequences: [],
};
const GAME = game(HELD, FAILED, HELD, HELD, HELD, HELD, SITTING);

it("has the last four governments, the newest first, without failed votes", () => {
  const { rows } = claimsOf("tracks", GAME, LEDGER, "full");
  expect(rows.map(({ number }) => number)).toEqual([6, 5, 4, 3]);
});

it("has two where something else has the middle, and none where policies are chosen", () => {
  expect(claimsOf("vote", GAME, LEDGER, "full").rows).toHaveLength(2);
  expect(claimsOf("quiet", GAME, LEDGER, "full").rows).toEqual([]);
});

it("gives the newest reason, and a short one where there is one line", () => {
  expect(claimsOf("tracks", GAME, LEDGER, "full").finding?.sentence.id).toBe("many");
  expect(claimsOf("power", GAME, LEDGER, "full").finding?.sentence.id).toBe("two");
});

it("remembers no more than the table wants it to", () => {
  expect(claimsOf("tracks", GAME, LEDGER, "none")).toEqual({ rows: [], finding: null });
  const last = game(HELD, HELD);
  expect(claimsOf("tracks", last, LEDGER, "last_round").rows.map(({ number }) => number)).toEqual([
    2,
  ]);
});

it("says nothing of a government whose policy the screen has not shown yet", () => {
  const behind = game(HELD, { candidate: 1, nominee: 2 });
  const ahead: Ledger = { ...LEDGER, entries: [entry(0), entry(1)], findings: [] };
  const both = finding("both", [0, 1], [0, 1]);
  const told = claimsOf("vote", behind, { ...ahead, findings: [both] }, "full");
  expect(told.rows.map(({ number }) => number)).toEqual([1]);
  expect(told.finding).toBeNull();
});
