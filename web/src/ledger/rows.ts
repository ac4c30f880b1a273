import type { NumberedRound } from "../board/past";
import type { Entry, Finding, Ledger } from "../protocol.gen";

/** A claim about something seen in office, and whether a finding sets it against another one. */
export type Claimed = { readonly entry: Entry; readonly contradicted: boolean };

/** A vote, and the claims about what came of it. */
export type Row = NumberedRound & {
  readonly drawn: Claimed | null;
  readonly received: Claimed | null;
  /** The President's claim about a party card, or about the next policies. */
  readonly seen: Claimed | null;
  /** What follows if the claims of that government are true. */
  readonly consequences: readonly Finding[];
  /** Whether nothing came of it. */
  readonly failed: boolean;
};

/** The rounds that are shown, each with its entries. */
export function rowsOf(rounds: readonly NumberedRound[], ledger: Ledger | null): Row[] {
  const { entries = [], consequences = [] } = ledger ?? {};
  const against = new Set(ledger?.findings.flatMap(({ entries: indexes }) => indexes));
  const claimed = entries.map((entry, index) => ({ entry, contradicted: against.has(index) }));
  return rounds.map(({ number, round }) => {
    const here = claimed.filter(({ entry }) => entry.round === number - 1);
    const about = (...wanted: Entry["about"][]): Claimed | null =>
      here.find(({ entry }) => wanted.includes(entry.about)) ?? null;
    return {
      number,
      round,
      drawn: about("drawn"),
      received: about("received"),
      seen: about("party", "peeked"),
      consequences: consequences.filter((one) => roundsOf(one, entries).includes(number - 1)),
      failed: round.passed === false && round.tile == null,
    };
  });
}

/** The findings that concern only rounds shown here; the one with the newest claim comes first. */
export function findingsOf(rows: readonly Row[], ledger: Ledger | null): Finding[] {
  if (ledger === null) return [];
  const shown = new Set(rows.map(({ number }) => number - 1));
  const rounds = (finding: Finding): number[] => roundsOf(finding, ledger.entries);
  return ledger.findings
    .filter((finding) => rounds(finding).every((round) => shown.has(round)))
    .sort((one, other) => Math.max(...rounds(other)) - Math.max(...rounds(one)));
}

function roundsOf(finding: Finding, entries: readonly Entry[]): number[] {
  return finding.entries.map((index) => entries[index]?.round ?? -1);
}
