import type { Stage } from "../protocol.gen";

/** What anybody may ask about a table before joining it. */
export type TablePeek = {
  readonly stage: Stage;
  readonly seats: readonly string[];
  readonly full: boolean;
  /** An address of the table that other devices can reach, if there is one. */
  readonly url: string;
  /** Further addresses of the table, if this server has several. */
  readonly others: readonly string[];
  /** Whether the server signs its own certificate, so that phones warn before opening the page. */
  readonly self_signed: boolean;
};

/** A refused request; `reason` is the server's word for it, or "unreachable". */
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

/** Makes a table and returns its code. */
export async function makeTable(): Promise<string> {
  return (await ask<{ code: string }>("/api/tables", {})).code;
}

/** What anybody may know about a table. */
export function lookAt(code: string): Promise<TablePeek> {
  return ask<TablePeek>(`/api/tables/${code}`);
}

/** Takes a seat, or a place in the line for one; the server sets the cookie that holds it. */
export async function sit(code: string, name: string): Promise<void> {
  await ask(`/api/tables/${code}/seats`, { name, bot: false });
}

/** Seats a player without a phone: this phone is passed to them. */
export async function seatWithoutPhone(code: string, name: string): Promise<void> {
  await ask(`/api/tables/${code}/seats`, { name, passed: true });
}

/** Asks to move a seat that another phone holds to this one. */
export async function askForSeat(code: string, seat: number): Promise<void> {
  await ask(`/api/tables/${code}/moves`, { seat });
}

/** Makes a session for a spectator, who may then write to the other spectators. */
export async function becomeSpectator(code: string): Promise<void> {
  await ask(`/api/tables/${code}/spectators`, {});
}

/** The message id that says why a request was refused. */
export function problemOf(error: unknown): string {
  return `door-${error instanceof DoorShut ? error.reason : "unreachable"}`;
}
