import type { QuestionStatus, TableStatus } from "../protocol.gen";
import type { Seat } from "../seat";

/** What the attention ladder shows on one phone. */
export type Reminder = {
  /** Whether the table waits for a seat of this phone. */
  readonly yours: boolean;
  readonly rung: number;
  /** The other seats that this viewer may remind. */
  readonly others: readonly Seat[];
};

/** From this rung on, the others see whom they are waiting for. */
export const NUDGE_FROM = 2;
/** Seconds between two nudges by one person. */
const NUDGE_REST = 30;

export function reminderOf({ awaited, yours, rung, you }: TableStatus): Reminder {
  const mine = yours.length > 0 ? yours : you === null ? [] : [you];
  const others = rung >= NUDGE_FROM ? awaited.filter((seat) => !mine.includes(seat)) : [];
  return { yours: awaited.some((seat) => mine.includes(seat)), rung, others };
}

/** Seconds until this person may remind somebody again. */
export function restOf(nudgedAt: number, now: number): number {
  return Math.max(0, Math.ceil(NUDGE_REST - (now - nudgedAt) / 1_000));
}

/** Whether a deputy for this seat can be requested now, and has not been already. */
export function mayAskDeputy(table: TableStatus, seat: Seat): boolean {
  return table.may_ask.includes("deputy") && !table.questions.some((one) => isAbout(one, seat));
}

function isAbout({ topic, seat }: QuestionStatus, other: Seat): boolean {
  return topic === "deputy" && seat === other;
}
