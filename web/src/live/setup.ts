import { LEVELS, STYLES, USUAL, type Bot } from "../parts/levels";
import type { AnyCommand, BotPace, BotTalk, Options, Role } from "../protocol.gen";

export const SIZES = [5, 6, 7, 8, 9, 10] as const;
export const ROLES = ["liberal", "fascist", "hitler"] as const satisfies readonly Role[];
export const PACES = ["slow", "normal", "fast", "step"] as const satisfies readonly BotPace[];
export const TALKS = ["reasons", "claims", "off"] as const satisfies readonly BotTalk[];
/** The number of bots at the largest table. */
const MOST = 9;

/** How somebody plays alone. */
export type Setup = {
  readonly players: number;
  /** The role to be dealt; null for a random one. */
  readonly role: Role | null;
  /** Whether each bot is chosen separately; otherwise all are like the first. */
  readonly each: boolean;
  readonly bots: readonly Bot[];
  readonly pace: BotPace;
  readonly talk: BotTalk;
};

/** The commands for a new table, once its host sits there. */
export type Plan = (options: Options) => readonly AnyCommand[];

/** The bots that sit down. */
export function botsOf({ players, each, bots }: Setup): readonly Bot[] {
  return bots.slice(0, players - 1).map((bot) => (each ? bot : (bots[0] ?? bot)));
}

/** Seats the bots, sets how they play, and deals. */
export function planOf(setup: Setup): Plan {
  return (options) => [
    { type: "SetOptions", options: { ...options, bot_pace: setup.pace, bot_talk: setup.talk } },
    ...botsOf(setup).map((bot) => ({ type: "AddBot", ...bot }) as const),
    { type: "Start", role: setup.role },
  ];
}

/** A setup that a device remembers; anything invalid in it is replaced by the default. */
export function setupFrom(text: string | null): Setup {
  const read = recordIn(text);
  const bots = Array.isArray(read["bots"]) ? read["bots"] : [];
  return {
    players: one(SIZES, read["players"]) ?? 7,
    role: one(ROLES, read["role"]) ?? null,
    each: read["each"] === true,
    bots: Array.from({ length: MOST }, (_, place) => botFrom(bots[place])),
    pace: one(PACES, read["pace"]) ?? "normal",
    talk: one(TALKS, read["talk"]) ?? "reasons",
  };
}

function botFrom(read: unknown): Bot {
  const { kind, style } = isRecord(read) ? read : {};
  return { kind: one(LEVELS, kind) ?? USUAL.kind, style: one(STYLES, style) ?? USUAL.style };
}

function one<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
