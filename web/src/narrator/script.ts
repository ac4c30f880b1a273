import type { Ruleset } from "../protocol.gen";

/** What the opening depends on: the number of Fascists, and who learns about whom. */
export type Knowing = Pick<
  Ruleset,
  "fascists" | "fascists_know_fascists" | "fascists_know_hitler" | "hitler_knows_fascists"
>;

/** The pause after a line: none to speak of, time to do what it said, or a long one to look. */
export type Rest = "short" | "settle" | "look";

/** A line to read aloud: its message, and the pause after it. */
export type Line = { readonly id: string; readonly rest: Rest };

/** One moment in which some players look and the others keep their eyes shut. */
export type Glance =
  /** The one Fascist and Hitler see each other, and each knows who is who. */
  | "together"
  /** The same with several Fascists, so Hitler shows a thumb. */
  | "together-thumb"
  /** Fascists see each other, and the thumb of Hitler, who sees nothing. */
  | "thumb"
  /** Fascists see each other and learn nothing about Hitler. */
  | "fascists"
  /** Hitler sees the thumbs of the Fascists. */
  | "thumbs";

/** The lines of each glance; the pause to look follows the last one. */
const GLANCES: Readonly<Record<Glance, readonly string[]>> = {
  together: ["script-open-both", "script-see-both"],
  "together-thumb": ["script-open-all", "script-thumb-open", "script-see-thumb"],
  thumb: ["script-open-fascists", "script-thumb", "script-see-thumb"],
  fascists: ["script-open-fascists", "script-see-fascists"],
  thumbs: ["script-thumbs-fascists", "script-open-hitler", "script-see-thumbs"],
};
const WITHOUT_HANDS: ReadonlySet<Glance> = new Set(["together", "fascists"]);

/** The glances in order; none if the rules cannot be carried out with closed eyes. */
export function glances(knowing: Knowing): readonly Glance[] {
  const { fascists_know_hitler, hitler_knows_fascists } = knowing;
  const lone = knowing.fascists === 1;
  const among = !lone && knowing.fascists_know_fascists;
  // A Fascist who looks for Hitler would see the other Fascists as well.
  if (fascists_know_hitler && !lone && !among) return [];
  if (fascists_know_hitler && hitler_knows_fascists) return [lone ? "together" : "together-thumb"];
  if (fascists_know_hitler) return ["thumb"];
  return [
    ...(among ? ["fascists" as const] : []),
    ...(hitler_knows_fascists ? ["thumbs" as const] : []),
  ];
}

/** The whole opening; if nobody looks at anybody, it says so. */
export function openingScript(knowing: Knowing): readonly Line[] {
  const seen = glances(knowing);
  if (seen.length === 0) return [line("script-nobody"), line("script-question")];
  const hands = !seen.every((glance) => WITHOUT_HANDS.has(glance));
  return [
    line("script-begin"),
    line(hands ? "script-close-fist" : "script-close", "settle"),
    ...seen.flatMap((glance) => glanced(glance, hands)),
    line("script-open-everyone"),
    line("script-question"),
  ];
}

function line(id: string, rest: Rest = "short"): Line {
  return { id, rest };
}

function glanced(glance: Glance, hands: boolean): readonly Line[] {
  const ids = GLANCES[glance];
  const lines = ids.map((id, index) => line(id, index === ids.length - 1 ? "look" : "short"));
  return [...lines, line(hands ? "script-shut-hands" : "script-shut", "settle")];
}

/** What the rulebook lets players learn at each size, for a game with the boxed edition. */
export function boxed(players: number): Knowing {
  return {
    fascists: Math.ceil(players / 2) - 2,
    fascists_know_fascists: true,
    fascists_know_hitler: true,
    hitler_knows_fascists: players <= 6,
  };
}
