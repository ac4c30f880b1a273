import { describe, expect, it } from "vitest";
import type { Entry, Ledger, Round } from "../protocol.gen";
import { findingsOf, rowsOf } from "./rows";

const FIRST: Round = { candidate: 0, nominee: 1, passed: true, tile: "F" };
const SECOND: Round = { candidate: 1, nominee: 2, passed: false };
const THIRD: Round = { candidate: 2, nominee: 3, passed: false, tile: "L", by_chaos: true };
const ROUNDS = [FIRST, SECOND, THIRD].map((round, index) => ({ number: index + 1, round }));

function entry(part: Partial<Entry>): Entry {
  const nothing = { target: null, claim: null, earlier: [], asked: [], logged: null };
  return { seat: 0, round: 0, about: "drawn", disproved: null, ...nothing, ...part };
}

const LEDGER: Ledger = {
  entries: [
    entry({}),
    entry({ seat: 1, about: "received" }),
    entry({ about: "party", target: 4 }),
    entry({ seat: 2, round: 2 }),
  ],
  findings: [
    { seats: [0, 1], entries: [0, 1], sentence: { id: "old" } },
    { seats: [0, 2], entries: [0, 3], sentence: { id: "new" } },
  ],
  consequences: [{ seats: [0, 1], entries: [0, 1], sentence: { id: "so" } }],
};

describe("a row", () => {
  it("pairs what President and Chancellor say, and has the power's claim apart", () => {
    const [row] = rowsOf(ROUNDS, LEDGER);
    expect(row?.drawn?.entry).toBe(LEDGER.entries[0]);
    expect(row?.received?.entry).toBe(LEDGER.entries[1]);
    expect(row?.seen?.entry).toBe(LEDGER.entries[2]);
  });

  it("marks what a finding is about, and nothing else", () => {
    const [row] = rowsOf(ROUNDS, LEDGER);
    expect(row?.drawn?.contradicted).toBe(true);
    expect(row?.seen?.contradicted).toBe(false);
  });

  it("is narrow where a vote failed, unless chaos enacted a policy then", () => {
    expect(rowsOf(ROUNDS, LEDGER).map(({ failed }) => failed)).toEqual([false, true, false]);
  });

  it("says what follows from what its two say", () => {
    const [row, failed] = rowsOf(ROUNDS, LEDGER);
    expect(row?.consequences).toEqual(LEDGER.consequences);
    expect(failed?.consequences).toEqual([]);
  });

  it("is there before anything was claimed", () => {
    expect(rowsOf(ROUNDS, null).map(({ drawn }) => drawn)).toEqual([null, null, null]);
  });
});

describe("findings", () => {
  it("come with the newest claim first", () => {
    const found = findingsOf(rowsOf(ROUNDS, LEDGER), LEDGER);
    expect(found.map(({ sentence }) => sentence.id)).toEqual(["new", "old"]);
  });

  it("are shown only where all they speak of is shown", () => {
    const last = rowsOf(ROUNDS.slice(2), LEDGER);
    expect(findingsOf(last, LEDGER)).toEqual([]);
    const first = rowsOf(ROUNDS.slice(0, 1), LEDGER);
    expect(findingsOf(first, LEDGER).map(({ sentence }) => sentence.id)).toEqual(["old"]);
  });

  it("are none before the first ledger", () => {
    expect(findingsOf(rowsOf(ROUNDS, null), null)).toEqual([]);
  });
});
