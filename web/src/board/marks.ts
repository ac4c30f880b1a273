import { last } from "../list";
import type { Game } from "../live/table.svelte";
import type { Board, MemoryAids, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** A word next to a name: a message id `mark-…`, and its icon. */
export type Mark = { readonly id: string; readonly icon?: string; readonly plate?: boolean };

/** What everybody can see about a seat, in display order. */
export function marksOf(seat: Seat, table: TableStatus, game: Game | null): Mark[] {
  const person = table.seats[seat];
  return [
    ...(game === null ? [] : officeOf(seat, game)),
    ...(game === null ? [] : pastOf(seat, game, table.options.memory_aids)),
    ...(person?.deputy ? [{ id: "deputy", icon: "bot" }] : []),
    ...(person?.passed ? [{ id: "passed" }] : []),
    ...(person?.left ? [{ id: "left" }] : []),
    ...(person && !person.connected && !person.left ? [{ id: "away", icon: "offline" }] : []),
  ];
}

function officeOf(seat: Seat, { board }: Game): Mark[] {
  const round = last(board.rounds);
  if (round === undefined || board.phase.type === "GameOver") return [];
  const elected = round.passed === true;
  const marks: Mark[] = [];
  if (seat === round.candidate)
    marks.push({ id: elected ? "president" : "candidate", icon: "president", plate: true });
  if (seat === round.nominee)
    marks.push({ id: elected ? "chancellor" : "nominee", icon: "chancellor", plate: true });
  if (board.phase.type === "Voting" && board.alive[seat] && !board.phase.waiting.includes(seat))
    marks.push({ id: "voted", icon: "ballot" });
  return marks;
}

/** Whether the last elected government is still in office. */
function isInOffice(board: Board): boolean {
  return last(board.rounds)?.passed === true;
}

/** The past, unless the table plays from memory; executions are always shown. */
function pastOf(seat: Seat, { board }: Game, aids: MemoryAids): Mark[] {
  const marks: Mark[] = [];
  if (board.alive[seat] === false) marks.push({ id: "executed", icon: "execute" });
  if (aids === "none") return marks;
  const last = isInOffice(board) ? null : board.last_government;
  if (last?.president === seat) marks.push({ id: "last-president" });
  if (last?.chancellor === seat) marks.push({ id: "last-chancellor" });
  if (board.not_hitler[seat] && board.alive[seat]) marks.push({ id: "not-hitler" });
  if (board.investigated[seat]) marks.push({ id: "investigated", icon: "investigate" });
  return marks;
}
