import type { Game } from "../live/table.svelte";
import type { Moment } from "../narrator/moments";
import type { Sentence, TableStatus } from "../protocol.gen";
import { asked, underline } from "./lines";

/** The largest sentence of the screen, and the lines under it. */
export type Heading = { readonly text: Sentence | null; readonly under: readonly Sentence[] };

/** Questions that a status already tells, so that they need no line under it. */
const SAID: Readonly<Record<string, string>> = { "table-deputy": "tv-asked-deputy" };

/** The heading for what is next: the status sentence, and lines that help. */
export function headingOf(table: TableStatus, game: Game | null, status: Sentence | null): Heading {
  const under = underline(table, game);
  const questions = asked(table.questions).filter(({ id }) => id !== SAID[status?.id ?? ""]);
  return { text: status, under: questions.length > 0 ? questions : under === null ? [] : [under] };
}

/** The heading for a moment; the last moment says below it what is next. */
export function momentHeading(moment: Moment, next: Sentence | null): Heading {
  const silent = moment.kind === "silence";
  const under = silent ? null : (underOf(moment) ?? next);
  return { text: textOf(moment), under: under === null ? [] : [under] };
}

function textOf({ kind, told: { event, sentence } }: Moment): Sentence | null {
  switch (kind) {
    case "silence":
      return null;
    case "ballots":
      if (event.type !== "VotesRevealed") return null;
      return {
        id: "tv-votes",
        numbers: { ja: event.ja, nein: event.nein },
        terms: { passed: String(event.passed) },
      };
    case "full-tracker":
      return { id: "tv-tracker-full" };
    case "chaos-policy":
      return { id: "tv-chaos-policy", terms: sentence?.terms ?? {} };
    case "chaos-over":
      return { id: "tv-chaos-over" };
    default:
      return event.type === "VetoAnswered" ? answered(event.consent, sentence) : sentence;
  }
}

/** The first of two shorter sentences: the other one is shown below. */
function answered(consent: boolean, sentence: Sentence | null): Sentence {
  return { ...sentence, id: consent ? "tv-veto-agreed" : "tv-veto-refused" };
}

function underOf({ kind, told: { event, sentence }, beside, game }: Moment): Sentence | null {
  switch (kind) {
    case "ballots":
      return beside ?? { id: "tv-voted" };
    case "full-tracker":
      return { id: "tv-tracker-is", numbers: trackerFull(game) };
    case "chaos-over":
      return { id: "tv-chaos-back" };
    case "executed":
      return sentence?.numbers === undefined
        ? null
        : { id: "tv-majority", numbers: sentence.numbers };
    default:
      if (event.type === "SpecialElectionCalled" && sentence?.seats?.["then"] !== undefined)
        return { id: "tv-special-then", seats: sentence.seats };
      if (event.type === "VetoAnswered")
        return { ...sentence, id: event.consent ? "tv-veto-discarded" : "tv-veto-tracker" };
      return beside;
  }
}

function trackerFull({ ruleset }: Game): Record<string, number> {
  return { tracker: ruleset.tracker_limit, all: ruleset.tracker_limit };
}
