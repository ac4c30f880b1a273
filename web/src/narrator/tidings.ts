import type { Sentence, SeenEvent, TableStatus, Told } from "../protocol.gen";
import type { Game } from "../live/table.svelte";
import { isOpening } from "../room/opening";
import type { Moment } from "./moments";
import { openingScript, type Line } from "./script";
import type { Sound } from "./sounds";

/** The part of the shared screen that is told aloud. */
export type Sight = {
  readonly table: TableStatus | null;
  readonly game: Game | null;
  readonly status: Sentence | null;
  readonly log: readonly Told[];
  readonly moment: Moment | null;
};

/** Something to be heard. */
export type Tiding =
  /** Silence at once. */
  | { readonly does: "hush" }
  /** The opening with closed eyes. */
  | { readonly does: "open"; readonly script: readonly Line[] }
  /** A sound only. */
  | { readonly does: "sound"; readonly sound: Sound }
  /** What the players must do, in more words than the screen has. */
  | { readonly does: "explain"; readonly sentence: Sentence }
  /** What the status sentence says. */
  | { readonly does: "status"; readonly sentence: Sentence }
  /** What happened. */
  | {
      readonly does: "tell";
      readonly sounds: readonly Sound[];
      readonly sentences: readonly Sentence[];
    };

export const NOTHING: Sight = { table: null, game: null, status: null, log: [], moment: null };

/** Sentences that are spoken in fewer words than the screen shows. */
const SHORTER: Readonly<Record<string, string>> = {
  "status-voting": "say-voting",
  "event-vote-passed": "say-vote-passed",
  "event-vote-passed-secretly": "say-vote-passed",
  "event-vote-failed": "say-vote-failed",
  "event-vote-failed-secretly": "say-vote-failed",
};
/** Outcomes of a vote, read together with it. */
const OUTCOMES: ReadonlySet<SeenEvent["type"]> = new Set(["GovernmentElected", "ElectionFailed"]);

/** What is to be heard when one sight follows another. */
export function tidings(before: Sight, after: Sight): readonly Tiding[] {
  if (silenced(before, after)) return [{ does: "hush" }];
  if (after.table === null || after.table.paused !== null) return [];
  return [seated, dealt, opened, happened, ended, standing].flatMap((tiding) =>
    tiding(before, after),
  );
}

/** Whether somebody paused the game or turned the voice off. */
function silenced(before: Sight, after: Sight): boolean {
  if (before.table === null || after.table === null) return false;
  const paused = before.table.paused === null && after.table.paused !== null;
  return paused || (before.table.narration.volume > 0 && after.table.narration.volume === 0);
}

function seated(before: Sight, after: Sight): Tiding[] {
  const lobby = before.table?.stage === "lobby" && after.table?.stage === "lobby";
  const more = (after.table?.seats.length ?? 0) > (before.table?.seats.length ?? 0);
  return lobby && more ? [{ does: "sound", sound: "knock" }] : [];
}

function dealt(before: Sight, after: Sight): Tiding[] {
  if (after.table?.stage !== "envelopes" || before.table?.stage === "envelopes") return [];
  return [{ does: "explain", sentence: { id: "say-envelopes" } }];
}

function opened(before: Sight, after: Sight): Tiding[] {
  const { table } = after;
  const waited = before.table?.stage === "envelopes" && !isOpening(before.table);
  if (!waited || table == null || !isOpening(table) || table.ruleset === null) return [];
  return [{ does: "open", script: openingScript(table.ruleset) }];
}

function happened(before: Sight, after: Sight): Tiding[] {
  const { moment } = after;
  if (moment === null || moment === before.moment) return [];
  const zone = after.table?.ruleset?.hitler_zone ?? null;
  return [
    { does: "tell", sounds: soundsOf(moment, zone), sentences: sentencesOf(moment, after.log) },
  ];
}

/** The sounds of a moment; every execution sounds the same. */
export function soundsOf({ kind, told }: Moment, zone: number | null): readonly Sound[] {
  if (kind === "ballots") return ["snap"];
  if (kind === "executed") return ["drum"];
  if (kind !== "policy" && kind !== "chaos-policy") return [];
  if (told.event.type !== "PolicyEnacted" || told.event.policy === "L") return ["long-stamp"];
  const dangerous = told.sentence?.numbers?.["on_track"] === zone;
  return dangerous ? ["short-stamps", "hum"] : ["short-stamps"];
}

/** The sentences read in a moment; none for a moment without words. */
export function sentencesOf({ kind, told }: Moment, log: readonly Told[]): readonly Sentence[] {
  if (kind === "silence" || kind === "full-tracker" || kind === "chaos-over") return [];
  const next = kind === "ballots" ? log[log.indexOf(told) + 1] : undefined;
  const heard = next !== undefined && OUTCOMES.has(next.event.type) ? [told, next] : [told];
  return heard.flatMap(({ sentence }) => sentence ?? []).map(shortened);
}

function shortened(sentence: Sentence): Sentence {
  const id = SHORTER[sentence.id];
  return id === undefined ? sentence : { ...sentence, id };
}

function ended(before: Sight, after: Sight): Tiding[] {
  const known = before.game !== null && before.game.game === after.game?.game;
  if (!known || !isOver(after) || isOver(before)) return [];
  return after.log.flatMap(({ event, sentence }) => {
    if (event.type === "GameEnded") return tell(event.winner === null ? [] : ["press"], sentence);
    return event.type === "RolesRevealed" ? tell([], sentence) : [];
  });
}

function tell(sounds: readonly Sound[], sentence: Sentence | null): Tiding[] {
  return [{ does: "tell", sounds, sentences: sentence === null ? [] : [sentence] }];
}

/** Whether the game is over and everything up to its end was shown. */
function isOver({ table, moment }: Sight): boolean {
  return table?.stage === "ended" && moment === null;
}

/** What everybody waits for, once per step; the opening comes first. */
function standing(before: Sight, after: Sight): Tiding[] {
  if (!waits(after) || after.status === null || opened(before, after).length > 0) return [];
  const known = waits(before) && stepOf(before) === stepOf(after);
  return known ? [] : [{ does: "status", sentence: shortened(after.status) }];
}

/** Whether the table waits for people, and nothing is being shown. */
function waits({ table, game, moment }: Sight): boolean {
  if (table === null || table.paused !== null || moment !== null) return false;
  return table.arranging !== null || (table.stage === "playing" && game !== null);
}

function stepOf({ table, game, status }: Sight): string {
  return `${game?.game} ${game?.phase} ${table?.arranging?.found.length} ${status?.id}`;
}
