import type { NumberedRound } from "../board/past";
import type { Entry, Finding, Ledger } from "../protocol.gen";

/** Something seen in office, and whether a finding sets its claim against another one. */
export type Claimed = { readonly entry: Entry; readonly contradicted: boolean };

/** A vote, and what is claimed of what it led to. */
export type Row = NumberedRound & {
  readonly drawn: Claimed | null;
  readonly received: Claimed | null;
  /** What the President says of a party card, or of the next policies. */
  readonly seen: Claimed | null;
  /** What follows if those who governed then are right. */
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

/** The findings about nothing but the rounds that are shown, the one with the newest claim first. */
export function findingsOf(rows: readonly Row[], ledger: Ledger | null): Finding[] {
  if (ledger === null) return [];
  const shown = new Set(rows.map(({ number }) => number - 1));
  const rounds = (finding: Finding): number[] => roundsOf(finding, ledger.entries);
  return ledger.findings
    .filter((finding) => rounds(finding).every((round) => shown.has(round)))
    .toSorted((one, other) => Math.max(...rounds(other)) - Math.max(...rounds(one)));
}

function roundsOf(finding: Finding, entries: readonly Entry[]): number[] {
  return finding.entries.map((index) => entries[index]?.round ?? -1);
}
