import { lastPlace, sorted } from "../list";
import type { Entry, Party, Policy } from "../protocol.gen";
import type { Claim } from "./claims";

/** All possible hands of a number of tiles, Fascist tiles first: a hand has no order. */
export function handsOf(size: number): readonly (readonly Policy[])[] {
  return Array.from({ length: size + 1 }, (_, liberal) => [
    ...Array<Policy>(size - liberal).fill("F"),
    ...Array<Policy>(liberal).fill("L"),
  ]);
}

/** The claim being made in the claim panel: it knows nothing of what the seat really had. */
export class ClaimDraft {
  /** One place for each tile, from the top if the order counts; a hand has no order. */
  slots = $state.raw<readonly (Policy | null)[]>([]);
  party = $state<Party | null>(null);
  nothing = $state(false);
  readonly #entry: Entry;

  constructor(entry: Entry) {
    this.#entry = entry;
    this.slots = Array<null>(SIZES[entry.about]).fill(null);
  }

  /** The tiles chosen so far. */
  readonly tiles: readonly Policy[] = $derived(this.slots.filter((slot) => slot !== null));
  /** The claim to post; null while something is missing. */
  readonly claim: Claim | null = $derived.by(() => this.#claim());

  /** Handles a key: one more tile, or the party with that letter. */
  add(policy: Policy): void {
    this.nothing = false;
    if (this.#entry.about === "party") this.party = policy === "F" ? "fascist" : "liberal";
    else this.put(this.slots.indexOf(null), policy);
  }

  /** Puts a tile in one place. */
  put(place: number, policy: Policy): void {
    this.nothing = false;
    this.slots = this.slots.map((slot, index) => (index === place ? policy : slot));
  }

  removeLast(): void {
    this.nothing = false;
    this.party = null;
    const last = lastPlace(this.slots, (slot) => slot !== null);
    this.slots = this.slots.map((slot, index) => (index === last ? null : slot));
  }

  choose(hand: readonly Policy[]): void {
    this.nothing = false;
    this.slots = hand;
  }

  sayParty(party: Party): void {
    this.nothing = false;
    this.party = party;
  }

  sayNothing(): void {
    this.nothing = true;
    this.party = null;
    this.slots = this.slots.map(() => null);
  }

  /** Whether exactly this hand is chosen. */
  isChosen(hand: readonly Policy[]): boolean {
    return hand.join("") === sorted(this.tiles).join("");
  }

  #claim(): Claim | null {
    const { round, about, target } = this.#entry;
    if (this.nothing) return { type: "ClaimNothing", round, about };
    if (about === "party") {
      if (target === null || this.party === null) return null;
      return { type: "ClaimParty", round, target, party: this.party };
    }
    const { tiles } = this;
    if (tiles.length < this.slots.length) return null;
    if (about === "peeked") return { type: "ClaimPeeked", round, tiles };
    return { type: about === "drawn" ? "ClaimDrawn" : "ClaimReceived", round, tiles };
  }
}

/** How many tiles there are to name. */
const SIZES: Readonly<Record<Entry["about"], number>> = {
  drawn: 3,
  received: 2,
  peeked: 3,
  party: 0,
};
