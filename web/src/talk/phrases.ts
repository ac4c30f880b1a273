import type { Saying } from "../protocol.gen";

/** The ready phrases in button order, and which of them are about a seat. */
export const PHRASES: readonly { readonly saying: Saying; readonly needsSeat: boolean }[] = [
  { saying: "yes", needsSeat: false },
  { saying: "no", needsSeat: false },
  { saying: "vote_ja", needsSeat: false },
  { saying: "vote_nein", needsSeat: false },
  { saying: "wait", needsSeat: false },
  { saying: "ready", needsSeat: false },
  { saying: "trust", needsSeat: true },
  { saying: "doubt", needsSeat: true },
  { saying: "accuse_hitler", needsSeat: true },
  { saying: "why_that_vote", needsSeat: true },
  { saying: "why_that_choice", needsSeat: true },
  { saying: "nominate", needsSeat: true },
  { saying: "investigate", needsSeat: true },
  { saying: "execute", needsSeat: true },
  { saying: "i_am_liberal", needsSeat: false },
  { saying: "no_choice", needsSeat: false },
  { saying: "thanks", needsSeat: false },
  { saying: "well_played", needsSeat: false },
];
