import type { AnyTalk, Heard } from "../protocol.gen";
import { worded } from "../words/sentence";

/** How it was said: in free or ready words, as a removed line, or as the table's own report. */
type Kind = "line" | "phrase" | "removed" | "report";

const KINDS: Partial<Record<AnyTalk["type"], Kind>> = {
  Line: "line",
  Phrase: "phrase",
  GiveReason: "phrase",
  Removed: "removed",
};

export function kindOf({ said }: Heard): Kind {
  return KINDS[said.talk.type] ?? "report";
}

/** The text of a piece: free lines as they are, everything else in the game's sentences. */
export function textOf({ said, sentences }: Heard, own: boolean, names: readonly string[]): string {
  if (said.talk.type === "Line") return said.talk.text;
  return sentences.map((one) => worded({ ...one, you: own }, names)).join(" ");
}
