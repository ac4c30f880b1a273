import type { SeatAction, TableStatus } from "../protocol.gen";
import type { Game } from "./table.svelte";

/** What the middle of the page shows; tests find it in `data-screen`. */
export type Screen =
  | "join"
  | "lobby"
  | "arranging"
  | "paused"
  | "deputised"
  | "envelope"
  | "nominate"
  | "vote"
  | "hand"
  | "veto"
  | "power"
  | "executed"
  | "waiting"
  | "watching"
  | "end";

/** Which screen offers an action: a look-up, not a rule. */
const SCREENS: Record<SeatAction["type"], Screen> = {
  Nominate: "nominate",
  Vote: "vote",
  Discard: "hand",
  Enact: "hand",
  ProposeVeto: "hand",
  AnswerVeto: "veto",
  InvestigateLoyalty: "power",
  PeekAtPolicies: "power",
  CallSpecialElection: "power",
  Execute: "power",
};

/** The screen for what the server offers this viewer now. */
export function screenOf(table: TableStatus, game: Game | null, watching: boolean): Screen {
  const { you, stage } = table;
  if (table.questions.some(({ asker }) => asker)) return "join";
  if (you !== null && table.arranging !== null) return "arranging";
  if (stage === "lobby") return isNew(table, watching) ? "join" : "lobby";
  if (stage === "ended" && game !== null) return "end";
  if (isNew(table, watching)) return "join";
  if (table.paused !== null) return "paused";
  if (you === null) return "watching";
  if (table.seats[you]?.deputy) return "deputised";
  if (stage === "envelopes") return table.seats[you]?.looked ? "waiting" : "envelope";
  const offered = game?.options[0];
  if (offered !== undefined) return SCREENS[offered.type];
  return game?.board.alive[you] === false ? "executed" : "waiting";
}

/** Whether this viewer has yet to choose to sit, to queue or to watch. */
function isNew({ you, queued }: TableStatus, watching: boolean): boolean {
  return you === null && queued === null && !watching;
}
