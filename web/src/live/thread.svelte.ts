import type { Channel, Heard, Said } from "../protocol.gen";
import type { Seat } from "../seat";
import { Draft } from "./draft.svelte";

/** One channel's talk, how much of it was read, and the draft being written for it. */
export class Thread {
  said = $state.raw<readonly Heard[]>([]);
  draft = $state.raw(new Draft());
  #read = $state(0);
  readonly #channel: Channel;
  /** Where the tab remembers what was read; null for channels that not everybody may read. */
  readonly #place: string | null;
  #game = 0;

  constructor(code: string, channel: Channel) {
    this.#channel = channel;
    this.#place = channel === "table" ? `heard-${code}` : null;
  }

  /** Starts another game's talk, some of which the tab may have read before a reload. */
  begin(game: number): void {
    this.#game = game;
    this.said = [];
    this.#read = this.#place === null ? 0 : readBefore(this.#place, game);
  }

  /** Takes the talk from number `since` on; it replaces what was known from there on. */
  hear(since: number, said: readonly Heard[], you: Seat | null): void {
    const fresh = said.slice(Math.max(0, this.said.length - since));
    this.said = withoutRemoved([...this.said.slice(0, since), ...said], said);
    for (const { said: one } of fresh) {
      const own = this.isOwn(one, you);
      if (one.talk.type === "Line") this.draft.heard(one.talk.text, own);
      else if (one.talk.type.startsWith("Claim") && own) this.draft.heard("", true);
    }
  }

  /** Whether this seat said it: spectators are numbered separately. */
  isOwn({ seat }: Said, you: Seat | null): boolean {
    return seat === you && this.#channel !== "spectators";
  }

  /** How many lines, except the viewer's own, have not been seen here yet. */
  unread(you: Seat | null): number {
    const unseen = this.said.slice(this.#read);
    return unseen.filter(({ said }) => isShown(said.talk) && !this.isOwn(said, you)).length;
  }

  /** Marks all of it as read. */
  look(): void {
    if (this.#read === this.said.length) return;
    this.#read = this.said.length;
    if (this.#place !== null) remember(this.#place, this.#game, this.#read);
  }

  /** Drops the talk: the viewer may no longer read it. */
  forget(): void {
    if (this.said.length > 0) this.said = [];
  }

  /** Drops the draft: the next player of a passed phone must not see it. */
  forgetDraft(): void {
    this.draft = new Draft();
  }
}

/** Whether a piece of talk has its own place: a removal shows where the removed line was. */
export function isShown({ type }: Said["talk"]): boolean {
  return type !== "RemoveLine";
}

/** The talk with the removals among the new pieces applied. */
function withoutRemoved(all: readonly Heard[], fresh: readonly Heard[]): readonly Heard[] {
  const numbers = fresh.flatMap(({ said: { talk } }) =>
    talk.type === "RemoveLine" ? [talk.number] : [],
  );
  if (numbers.length === 0) return all;
  return all.map((one, number) => (numbers.includes(number) ? removed(one.said) : one));
}

/** The replacement for a removed line, as the server sends it to later viewers. */
function removed(said: Said): Heard {
  const sentences = [{ id: "talk-removed", seats: { who: [said.seat] } }];
  return { said: { ...said, talk: { type: "Removed" } }, sentences };
}

function readBefore(place: string, game: number): number {
  try {
    const [of, read] = (sessionStorage.getItem(place) ?? "").split(":");
    return Number(of) === game && read !== undefined ? Number(read) : 0;
  } catch {
    return 0;
  }
}

function remember(place: string, game: number, read: number): void {
  try {
    sessionStorage.setItem(place, `${game}:${read}`);
  } catch {
    // Storage is blocked: a reloaded page counts everything as unread.
  }
}
