import type { AnyTalk, Heard } from "../protocol.gen";
import { worded } from "../words/sentence";

/** In the speaker's own words, free or ready; a line that is gone; or the table's own report. */
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

/** What was said: free lines as they are, everything else in the sentences of the game. */
export function textOf({ said, sentences }: Heard, own: boolean, names: readonly string[]): string {
  if (said.talk.type === "Line") return said.talk.text;
  return sentences.map((one) => worded({ ...one, you: own }, names)).join(" ");
}
