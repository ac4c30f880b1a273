import type { Power } from "../protocol.gen";

/** The icon of each power. */
export const POWER_ICONS: Readonly<Record<Power, string>> = {
  investigate_loyalty: "investigate",
  call_special_election: "special",
  policy_peek: "peek",
  execution: "execute",
};
