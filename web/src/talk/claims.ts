import type { Entry, Policy } from "../protocol.gen";
import type { Seat } from "../seat";
import type { LiveTable } from "../live/table.svelte";
import { isolated } from "../words/sentence";
import { hand } from "../words/hand";
import { t } from "../words/words.svelte";

export type Claim = NonNullable<Entry["claim"]>;
type Pending = NonNullable<Entry["logged"]> & { readonly key: string; readonly round: number };

/** A key by which an entry is the same one in different ledgers. */
export function keyOf({ seat, round, about }: Entry): string {
  return `${seat}:${round}:${about}`;
}

/** The tiles of a claim, as players write them; null if it is about none. */
export function claimTiles(claim: Claim): string | null {
  if (claim.type === "ClaimPeeked") return claim.tiles.join("");
  return "tiles" in claim ? hand(claim.tiles) : null;
}

/** A claim in two or three words, for buttons and rows. */
export function claimWords(claim: Claim, names: readonly string[]): string {
  switch (claim.type) {
    case "ClaimNothing":
      return t("claim-short-nothing");
    case "ClaimParty":
      return t("claim-short-party", {
        name: nameOf(names, claim.target),
        party: claim.party,
      });
    case "ClaimPeeked":
      return t("claim-short-peeked", { tiles: claim.tiles.join("") });
    default:
      return hand(claim.tiles);
  }
}

/** How many tiles of each party there are: the arguments for a hand's message. */
export function countsOf(tiles: readonly (Policy | null)[]): { fascist: number; liberal: number } {
  const count = (policy: Policy) => tiles.filter((tile) => tile === policy).length;
  return { fascist: count("F"), liberal: count("L") };
}

export function nameOf(names: readonly string[], seat: Seat): string {
  return isolated(names[seat] ?? String(seat + 1));
}

/** Whether this seat may claim and ask now; not once the roles are revealed. */
export function mayClaim({ table }: LiveTable): boolean {
  return table?.stage === "playing" && table.claims_closed === null;
}

/** Whether this seat may write down now what others said aloud. */
export function mayLog({ table }: LiveTable): boolean {
  return table?.stage === "playing" && table.logs_closed === null;
}

/** Whether the viewer may write down this entry: other people's, while they live. */
export function isLoggable({ table, game, you }: LiveTable, { seat }: Entry): boolean {
  const sits = table?.seats[seat];
  return seat !== you && sits?.bot === null && game?.board.alive[seat] === true;
}

/** The entries of a seat, newest first. */
export function entriesOf(live: LiveTable, seat: Seat | null): readonly Entry[] {
  return (live.ledger?.entries ?? []).filter((entry) => entry.seat === seat).reverse();
}

/** Claims that others wrote down for a seat and that await its word; each has a new key. */
export function pendingOf(entries: readonly Entry[]): readonly Pending[] {
  return entries.flatMap((entry) =>
    entry.logged === null
      ? []
      : [{ key: `${keyOf(entry)}:${entry.logged.number}`, round: entry.round, ...entry.logged }],
  );
}
