import type { AnyTalk, LogClaim, Policy, Said, Sentence } from "../protocol.gen";
import type { Seat } from "../seat";
import { worded } from "./sentence";

/** A free line, a ready phrase, the table's own sentence on a claim, or where a line was. */
type Kind = "line" | "phrase" | "report" | "removed";
type Spoken = { readonly kind: Kind; readonly text: string };
type Claim = LogClaim["claim"];

/** What was said: free lines as they are, everything else in the sentences of the game. */
export function spoken({ seat, talk }: Said, names: readonly string[], you: Seat | null): Spoken {
  if (talk.type === "Line") return { kind: "line", text: talk.text };
  const sentence = { ...sentenceOf(talk, seat), ...(seat === you && { you: true }) };
  return { kind: kindOf(talk), text: worded(sentence, names) };
}

function kindOf({ type }: AnyTalk): Kind {
  if (type === "Phrase") return "phrase";
  return type === "Removed" ? "removed" : "report";
}

/** The same sentence that the terminal shows. */
function sentenceOf(talk: Exclude<AnyTalk, { type: "Line" }>, seat: Seat): Sentence {
  const who = { who: [seat] };
  switch (talk.type) {
    case "Phrase":
      return {
        id: `phrase-${talk.saying}`,
        seats: talk.about === null ? {} : { about: [talk.about] },
      };
    case "AskClaim": {
      const numbers = { round: talk.round + 1 };
      const seats = { ...who, of: [talk.seat] };
      return { id: "talk-asked", seats, numbers, terms: { about: talk.about } };
    }
    case "LogClaim":
      return claimed(talk.claim, { ...who, of: [talk.seat] }, "log");
    case "AnswerLog":
      return { id: talk.right ? "talk-log-right" : "talk-log-wrong", seats: who };
    case "RemoveLine":
      return { id: "talk-removes", seats: who };
    case "Removed":
      return { id: "talk-removed", seats: who };
    default:
      return claimed(talk, who, "claim");
  }
}

/** A claim, made or written down for somebody. */
function claimed(claim: Claim, seats: Record<string, Seat[]>, kind: "claim" | "log"): Sentence {
  const numbers = { round: claim.round + 1 };
  switch (claim.type) {
    case "ClaimNothing":
      return { id: `${kind}-nothing`, seats, numbers, terms: { about: claim.about } };
    case "ClaimParty": {
      const terms = { party: claim.party };
      return { id: `${kind}-party`, seats: { ...seats, target: [claim.target] }, numbers, terms };
    }
    case "ClaimPeeked":
      return { id: `${kind}-peeked`, seats, numbers, terms: { tiles: claim.tiles.join("") } };
    case "ClaimDrawn":
    case "ClaimReceived": {
      const id = `${kind}-${claim.type === "ClaimDrawn" ? "drawn" : "received"}`;
      return { id, seats, numbers, terms: { tiles: hand(claim.tiles) } };
    }
  }
}

/** Tiles whose order says nothing, as players write them: "FFL". */
export function hand(tiles: readonly Policy[]): string {
  return tiles.toSorted().join("");
}
