import type { AnyTalk, Line, Policy, Said, Sentence } from "../protocol.gen";
import type { Seat } from "../seat";
import { isolated, worded } from "./sentence";

type Spoken = { readonly who: string | null; readonly what: string; readonly claim: boolean };

/** What was said: free lines as they are, claims in the table's own sentences. */
export function spoken({ seat, talk }: Said, names: readonly string[], you: Seat | null): Spoken {
  if (talk.type === "Line") {
    return { who: isolated(names[seat] ?? String(seat + 1)), what: talk.text, claim: false };
  }
  return { who: null, what: worded(claimed(talk, seat, seat === you), names), claim: true };
}

function claimed(claim: Exclude<AnyTalk, Line>, seat: Seat, you: boolean): Sentence {
  const numbers = { round: claim.round + 1 };
  switch (claim.type) {
    case "ClaimParty":
      return {
        id: "claim-party",
        seats: { who: [seat], target: [claim.target] },
        numbers,
        terms: { party: claim.party },
        you,
      };
    case "ClaimPeeked":
      return { ...base("claim-peeked"), terms: { tiles: claim.tiles.join("") } };
    case "ClaimDrawn":
      return { ...base("claim-drawn"), terms: { tiles: hand(claim.tiles) } };
    case "ClaimReceived":
      return { ...base("claim-received"), terms: { tiles: hand(claim.tiles) } };
  }

  function base(id: string) {
    return { id, seats: { who: [seat] }, numbers, you };
  }
}

/** Tiles whose order says nothing, as players write them: "FFL". */
export function hand(tiles: readonly Policy[]): string {
  return tiles.toSorted().join("");
}
