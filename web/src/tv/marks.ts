import { last } from "../list";
import type { Game } from "../live/table.svelte";
import type { Board, BotKind, Style, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";
import { limitedIn } from "./lines";

export type Office = "candidate" | "nominee" | "president" | "chancellor";

/** What everybody can see about a seat. */
export type Face = {
  readonly name: string;
  readonly office: Office | null;
  readonly executed: boolean;
  readonly limited: boolean;
  /** The Presidents who saw this party card. */
  readonly investigators: readonly Seat[];
  readonly cleared: boolean;
  readonly voted: boolean;
  /** The table waits for this seat. */
  readonly awaited: boolean;
  /** The table has waited so long that a clock shows. */
  readonly late: boolean;
  /** The server's bot, or the outside program, that sits there. */
  readonly bot: { readonly kind: BotKind; readonly style: Style } | null;
  readonly deputy: boolean;
  readonly away: boolean;
};

/**
 * A seat of the rail; while a moment keeps the screen `busy`, no seat is framed. Everybody votes
 * and looks at once, so a frame there would say nothing.
 */
export function faceOf(seat: Seat, table: TableStatus, game: Game | null, busy = false): Face {
  const person = table.seats[seat];
  const waits = table.awaited.includes(seat) && !busy;
  const late = waits && table.rung > 0;
  const alone = table.awaited.length === 1 && table.stage === "playing";
  return {
    name: person?.name ?? "",
    ...(game === null ? NOTHING : publicOf(seat, game, table.options.memory_aids === "none")),
    awaited: waits && (alone || late),
    late,
    bot: person?.bot ? { kind: person.bot, style: person.style } : null,
    deputy: person?.deputy === true,
    away: person?.connected === false,
  };
}

type Played = Pick<Face, "office" | "executed" | "limited" | "investigators" | "cleared" | "voted">;

const NOTHING: Played = {
  office: null,
  executed: false,
  limited: false,
  investigators: [],
  cleared: false,
  voted: false,
};

function publicOf(seat: Seat, game: Game, fromMemory: boolean): Played {
  const { board } = game;
  const { phase } = board;
  const alive = board.alive[seat] === true;
  return {
    office: officeOf(seat, board),
    executed: board.alive[seat] === false,
    limited: limitedIn(game).includes(seat),
    investigators: fromMemory ? [] : investigatorsOf(seat, board),
    cleared: !fromMemory && alive && board.not_hitler[seat] === true,
    voted: phase.type === "Voting" && alive && !phase.waiting.includes(seat),
  };
}

function officeOf(seat: Seat, board: Board): Office | null {
  const round = last(board.rounds);
  if (round === undefined || board.phase.type === "GameOver") return null;
  const elected = round.passed === true;
  if (seat === round.candidate) return elected ? "president" : "candidate";
  if (seat === round.nominee) return elected ? "chancellor" : "nominee";
  return null;
}

function investigatorsOf(seat: Seat, { rounds }: Board): Seat[] {
  return rounds
    .filter(({ power, target }) => power === "investigate_loyalty" && target === seat)
    .map(({ candidate }) => candidate);
}
