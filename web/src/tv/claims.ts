import { roundsShown } from "../board/past";
import { findingsOf, rowsOf, type Row } from "../ledger/rows";
import type { Game } from "../live/table.svelte";
import type { Finding, Ledger, MemoryAids } from "../protocol.gen";
import type { Middle } from "./middle";

/** What the shared screen tells of the claims: the newest governments, the last one first. */
export type Told = { readonly rows: readonly Row[]; readonly finding: Finding | null };

/** How many governments have room beside what a scene shows; none where cards have the word. */
const ROOM: Readonly<Record<Middle, number>> = {
  paused: 0,
  envelopes: 0,
  tracks: 4,
  vote: 2,
  quiet: 0,
  veto: 0,
  power: 2,
};

/** A reason about so many people has two lines; where there is room for one, it is about so few. */
const ALL = 10;
const LINE = 2;

/** The claims about the governments that the screen shows already, with the newest finding. */
export function claimsOf(
  middle: Middle,
  game: Game | null,
  ledger: Ledger | null,
  aids: MemoryAids,
): Told {
  if (game === null || ROOM[middle] === 0) return { rows: [], finding: null };
  const all = rowsOf(roundsShown(game.board.rounds, aids), ledger);
  const rows = all.filter(isGovernment).slice(0, ROOM[middle]);
  const short = middle === "tracks" ? ALL : LINE;
  const finding = findingsOf(all, ledger).find(({ seats }) => seats.length <= short);
  return { rows, finding: finding ?? null };
}

/** Whether a government came of the vote, and something of the government. */
function isGovernment({ round, drawn }: Row): boolean {
  return round.passed === true && (round.tile != null || drawn !== null);
}
