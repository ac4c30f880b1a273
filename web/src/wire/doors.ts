import type { Stage } from "../protocol.gen";

/** What anybody may ask about a table before joining it. */
export type TablePeek = {
  readonly stage: Stage;
  readonly seats: readonly string[];
  readonly full: boolean;
  /** An address of the table that other devices can reach, where there is one. */
  readonly url: string;
  /** Further addresses of the table, where this server has several. */
  readonly others: readonly string[];
  /** Whether the server vouches for itself, so that a phone warns before it opens the page. */
  readonly self_signed: boolean;
};

/** A door that stayed shut; `reason` is what the server called it, or "unreachable". */
export class DoorShut extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(path, init).catch(() => null);
  if (response === null) throw new DoorShut("unreachable");
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new DoorShut(reasonIn(answer) ?? `http_${response.status}`);
  return answer as T;
}

function reasonIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("reason" in answer)) return null;
  return typeof answer.reason === "string" ? answer.reason : null;
}

/** Makes a table and says its code. */
export async function makeTable(): Promise<string> {
  return (await ask<{ code: string }>("/api/tables", {})).code;
}

/** What stands on the door of a table. */
export function lookAt(code: string): Promise<TablePeek> {
  return ask<TablePeek>(`/api/tables/${code}`);
}

/** Takes a seat, or a place in the line for one; the server sets the cookie that holds it. */
export async function sit(code: string, name: string): Promise<void> {
  await ask(`/api/tables/${code}/seats`, { name, bot: false });
}

/** Seats somebody without a phone: this one is passed to them. */
export async function seatWithoutPhone(code: string, name: string): Promise<void> {
  await ask(`/api/tables/${code}/seats`, { name, passed: true });
}

/** Asks that a seat which another phone holds be moved to this one. */
export async function askForSeat(code: string, seat: number): Promise<void> {
  await ask(`/api/tables/${code}/moves`, { seat });
}

/** Makes a session for somebody who only watches, so that it may write to the others who do. */
export async function becomeSpectator(code: string): Promise<void> {
  await ask(`/api/tables/${code}/spectators`, {});
}

/** The message id that says why a door stayed shut. */
export function problemOf(error: unknown): string {
  return `door-${error instanceof DoorShut ? error.reason : "unreachable"}`;
}
