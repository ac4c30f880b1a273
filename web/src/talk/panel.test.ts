import { describe, expect, it } from "vitest";
import type { About, Entry } from "../protocol.gen";
import { ClaimDraft, handsOf } from "./panel.svelte";

function entry(about: About, target: number | null = null): Entry {
  const nothing = { claim: null, earlier: [], asked: [], logged: null, disproved: null };
  return { seat: 0, round: 3, about, target, ...nothing };
}

describe("the hands to choose from", () => {
  it("are all there are, without an order", () => {
    expect(handsOf(3).map((hand) => hand.join(""))).toEqual(["FFF", "FFL", "FLL", "LLL"]);
    expect(handsOf(2).map((hand) => hand.join(""))).toEqual(["FF", "FL", "LL"]);
  });
});

describe("a claim in the making", () => {
  it("begins with nothing, also where something was claimed before", () => {
    const claim = { type: "ClaimDrawn", round: 3, tiles: ["F", "F", "L"] } as const;
    const draft = new ClaimDraft({ ...entry("drawn"), claim });
    expect([draft.tiles, draft.claim]).toEqual([[], null]);
  });

  it("takes tile after tile, and no more than there were", () => {
    const draft = new ClaimDraft(entry("received"));
    for (const policy of ["L", "F", "F"] as const) draft.add(policy);
    expect(draft.claim).toEqual({ type: "ClaimReceived", round: 3, tiles: ["L", "F"] });
  });

  it("gives the last tile back", () => {
    const draft = new ClaimDraft(entry("drawn"));
    draft.add("F");
    draft.add("L");
    draft.removeLast();
    expect([draft.tiles, draft.claim]).toEqual([["F"], null]);
  });

  it("takes a whole hand at once", () => {
    const draft = new ClaimDraft(entry("drawn"));
    draft.choose(["F", "L", "L"]);
    expect(draft.isChosen(["F", "L", "L"])).toBe(true);
    expect(draft.claim).toEqual({ type: "ClaimDrawn", round: 3, tiles: ["F", "L", "L"] });
  });

  it("knows a hand whatever order its tiles were typed in", () => {
    const draft = new ClaimDraft(entry("drawn"));
    for (const policy of ["L", "F", "F"] as const) draft.add(policy);
    expect(draft.isChosen(["F", "F", "L"])).toBe(true);
  });

  it("keeps the order of the next policies, wherever one begins", () => {
    const draft = new ClaimDraft(entry("peeked"));
    draft.put(2, "F");
    draft.put(0, "L");
    expect(draft.claim).toBeNull();
    draft.add("F");
    expect(draft.claim).toEqual({ type: "ClaimPeeked", round: 3, tiles: ["L", "F", "F"] });
  });

  it("names the party of whose card was seen", () => {
    const draft = new ClaimDraft(entry("party", 2));
    draft.add("L");
    expect(draft.claim).toEqual({ type: "ClaimParty", round: 3, target: 2, party: "liberal" });
  });

  it("may be that one does not say, until something else is chosen", () => {
    const draft = new ClaimDraft(entry("drawn"));
    draft.choose(["F", "F", "F"]);
    draft.sayNothing();
    expect(draft.claim).toEqual({ type: "ClaimNothing", round: 3, about: "drawn" });
    draft.add("F");
    expect([draft.tiles, draft.claim]).toEqual([["F"], null]);
  });
});
