import type { Game } from "../live/table.svelte";
import type { Moment } from "../narrator/moments";
import type { TableStatus } from "../protocol.gen";

/** What is shown between the sentence and the seats; tests find it in `data-middle`. */
export type Middle = "paused" | "envelopes" | "tracks" | "vote" | "quiet" | "veto" | "power";

const PHASES: Partial<Record<Game["board"]["phase"]["type"], Middle>> = {
  Voting: "vote",
  PresidentChoosing: "quiet",
  ChancellorChoosing: "quiet",
  VetoAnswering: "veto",
  UsingPower: "power",
};

export function middleOf(table: TableStatus, game: Game | null, moment: Moment | null): Middle {
  if (table.paused !== null) return "paused";
  if (game === null || table.stage === "envelopes") return "envelopes";
  if (moment !== null) return moment.kind === "ballots" ? "vote" : "tracks";
  return PHASES[game.board.phase.type] ?? "tracks";
}
