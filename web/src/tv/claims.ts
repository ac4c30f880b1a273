import { roundsShown } from "../board/past";
import { findingsOf, rowsOf, type Row } from "../ledger/rows";
import type { Game } from "../live/table.svelte";
import type { Finding, Ledger, MemoryAids } from "../protocol.gen";
import type { Middle } from "./middle";

/** The claims on the shared screen: the latest governments, newest first. */
export type Told = { readonly rows: readonly Row[]; readonly finding: Finding | null };

/** How many governments fit next to each scene; none while the table must not talk. */
const ROOM: Readonly<Record<Middle, number>> = {
  paused: 0,
  envelopes: 0,
  tracks: 4,
  vote: 2,
  quiet: 0,
  veto: 0,
  power: 2,
};

/** The most seats that a finding may be about: with room for two lines, and for one. */
const ALL = 10;
const LINE = 2;

/** The claims about governments whose results the screen already shows, with the newest finding. */
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

/** Whether the vote elected a government, and something has come of it. */
function isGovernment({ round, drawn }: Row): boolean {
  return round.passed === true && (round.tile != null || drawn !== null);
}
