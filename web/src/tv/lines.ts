import { last } from "../list";
import type { Game } from "../live/table.svelte";
import type { QuestionStatus, Sentence, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** The line under the status sentence: what may be said, who may be chosen, who is late. */
export function underline(table: TableStatus, game: Game | null): Sentence | null {
  if (table.paused !== null) return { id: "tv-paused-how" };
  if (table.stage === "envelopes") return looking(table);
  if (game === null || table.stage !== "playing") return null;
  return LINES[game.board.phase.type]?.(game) ?? null;
}

/** Names players only once they are late: until then the count is enough. */
function looking({ awaited, rung }: TableStatus): Sentence {
  if (rung === 0 || awaited.length === 0) return { id: "tv-envelopes-how" };
  return { id: "tv-envelopes-late", seats: { who: awaited } };
}

type Phase = Game["board"]["phase"]["type"];

const LINES: Partial<Record<Phase, (game: Game) => Sentence>> = {
  Nominating: nominating,
  Voting: () => ({ id: "tv-voting" }),
  PresidentChoosing: () => ({ id: "tv-no-talk" }),
  ChancellorChoosing: () => ({ id: "tv-no-talk" }),
  VetoAnswering: () => ({ id: "tv-no-talk" }),
  UsingPower: ({ board }) => ({
    id: "tv-power-talk",
    seats: { president: [last(board.rounds)?.candidate ?? 0] },
  }),
};

function nominating(game: Game): Sentence {
  const limited = limitedIn(game);
  return {
    id: limited.length === 0 ? "tv-nominating" : "tv-nominating-limited",
    seats: { limited },
    numbers: { count: limited.length },
  };
}

/** The seats under term limits now, as the server says. */
export function limitedIn({ blocked }: Game): Seat[] {
  return blocked
    .filter(({ reason }) => reason === "last_president" || reason === "last_chancellor")
    .map(({ seat }) => seat);
}

/** The open questions to the table. */
export function asked(questions: readonly QuestionStatus[]): Sentence[] {
  return questions.map(({ topic, seat }) => ({
    id: `tv-asked-${topic}`,
    seats: { who: seat === null ? [] : [seat] },
  }));
}
