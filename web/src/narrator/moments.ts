import { isResult } from "../board/past";
import type { Game } from "../live/table.svelte";
import type { PolicyEnacted, SeenEvent, Sentence, Told } from "../protocol.gen";

/** What a moment shows; tests find it in `data-moment`. */
export type MomentKind =
  | "ballots"
  | "full-tracker"
  | "policy"
  | "chaos-policy"
  | "chaos-over"
  | "silence"
  | "executed"
  | "line";

/** Something that just happened, shown instead of what is next for as long as it lasts. */
export type Moment = {
  readonly kind: MomentKind;
  /** In milliseconds. */
  readonly lasts: number;
  readonly told: Told;
  /** Its immediate consequence, as one more sentence. */
  readonly beside: Sentence | null;
  /** The board behind it: still the old one if the moment is about to tell what changed. */
  readonly game: Game;
};

const LASTS: Readonly<Record<MomentKind, number>> = {
  ballots: 6000,
  "full-tracker": 2500,
  policy: 4500,
  "chaos-policy": 4500,
  "chaos-over": 3000,
  silence: 1200,
  executed: 5000,
  line: 3500,
};
/** Events that are no results but get a sentence; the status or another moment tells the rest. */
const ASIDES: ReadonlySet<SeenEvent["type"]> = new Set([
  "ChancellorCleared",
  "PolicyDeckShuffled",
  "PowerLapsed",
  "TermLimitsForgotten",
]);

/** The moments of one Update, in order; `before` is the game as the screen knew it. */
export function momentsOf(before: Game, after: Game): Moment[] {
  return after.events.flatMap((told, index) =>
    kindsOf(told.event, isOver(after)).map((kind) => ({
      kind,
      lasts: LASTS[kind],
      told,
      beside: besideOf(kind, after.events.slice(index + 1)),
      game: behind(kind, before, after),
    })),
  );
}

/** The game as it was before, except for the Election Tracker, which a vote moves at once. */
function behind(kind: MomentKind, before: Game, after: Game): Game {
  if (!EARLY.has(kind)) return after;
  const failed = after.events.find(({ event }) => event.type === "ElectionFailed")?.event;
  const moved = failed?.type === "ElectionFailed" ? failed.tracker : before.board.election_tracker;
  const full = kind === "full-tracker";
  const election_tracker = full ? before.ruleset.tracker_limit : moved;
  // The ballots of a vote are put away once the tracker is shown.
  const phase = full ? after.board.phase : before.board.phase;
  return { ...before, board: { ...before.board, election_tracker, phase } };
}

/** Moments that are about to tell what changed. */
const EARLY: ReadonlySet<MomentKind> = new Set(["ballots", "full-tracker", "silence"]);
const BESIDE: Partial<Record<MomentKind, readonly SeenEvent["type"][]>> = {
  ballots: ["GovernmentElected", "ElectionFailed"],
  policy: ["PowerGranted"],
};

function besideOf(kind: MomentKind, following: readonly Told[]): Sentence | null {
  const wanted = BESIDE[kind] ?? [];
  return following.find(({ event }) => wanted.includes(event.type))?.sentence ?? null;
}

function isOver({ board }: Game): boolean {
  return board.phase.type === "GameOver";
}

function kindsOf(event: SeenEvent, over: boolean): MomentKind[] {
  switch (event.type) {
    case "VotesRevealed":
      return ["ballots"];
    case "PolicyEnacted":
      return policyKinds(event, over);
    case "Executed":
      return ["silence", "executed"];
    default:
      return isResult(event) || ASIDES.has(event.type) ? ["line"] : [];
  }
}

/** Once a track is full, powers and term limits no longer matter. */
function policyKinds({ by_chaos }: PolicyEnacted, over: boolean): MomentKind[] {
  if (!by_chaos) return ["policy"];
  return ["full-tracker", "chaos-policy", ...(over ? [] : ["chaos-over" as const])];
}
