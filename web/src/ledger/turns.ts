import type { Board, Round } from "../protocol.gen";
import { isolated } from "../words/sentence";
import { t } from "../words/words.svelte";

/** What else came of a government, besides its vote, its policy and its claims: in words. */
export function turnsOf(round: Round, board: Board, names: readonly string[]): string[] {
  const name = (seat: number | null | undefined): string => isolated(names[seat ?? -1] ?? "–");
  return [
    ...(round.caller != null ? [t("round-special", { name: name(round.caller) })] : []),
    ...(round.cleared ? [t("round-cleared", { name: name(round.nominee) })] : []),
    ...(round.veto ? [t(`round-veto-${round.veto}`)] : []),
    ...(round.by_chaos ? [t("round-chaos")] : []),
    ...(round.shuffled ? [t("round-shuffled", { count: round.shuffled })] : []),
    ...(round.power ? [powerUsed(round, name)] : []),
    ...(wasNotHitler(round, board) && !(round.cleared && round.target === round.nominee)
      ? [t("round-cleared", { name: name(round.target) })]
      : []),
  ];
}

function powerUsed({ power, target }: Round, name: (seat: number) => string): string {
  const word = t(`power-${power}`);
  return target == null ? word : t("round-power", { power: word, name: name(target) });
}

/** An execution that did not end the game. */
function wasNotHitler({ power, target }: Round, { not_hitler }: Board): boolean {
  return power === "execution" && target != null && not_hitler[target] === true;
}
