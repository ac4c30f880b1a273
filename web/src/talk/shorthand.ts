const CLAIM = /^(?:(?:peek|peeked|spicker)\s+)?[fl]{2,3}$/i;
const COMMAND = /^\/claim\b\s*/i;

/** A typed line: a command to claim, something that looks like a claim, or plain text. */
export type Typed =
  | { readonly kind: "line" }
  | { readonly kind: "claim"; readonly words: string }
  | { readonly kind: "like-claim"; readonly words: string };

/** Classifies a line in the players' shorthand; the server works out its meaning. */
export function typed(text: string): Typed {
  const line = text.trim();
  const words = line.replace(COMMAND, "");
  if (COMMAND.test(line)) return { kind: "claim", words };
  return CLAIM.test(line) ? { kind: "like-claim", words: line } : { kind: "line" };
}
