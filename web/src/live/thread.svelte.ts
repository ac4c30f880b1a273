import type { Channel, Heard, Said } from "../protocol.gen";
import type { Seat } from "../seat";
import { Draft } from "./draft.svelte";

/** One channel's talk, how much of it was in sight, and what is being written to it. */
export class Thread {
  said = $state.raw<readonly Heard[]>([]);
  draft = $state.raw(new Draft());
  #read = $state(0);
  readonly #channel: Channel;
  /** Where the tab remembers what was read; what not everybody reads leaves no trace in it. */
  readonly #place: string | null;
  #game = 0;

  constructor(code: string, channel: Channel) {
    this.#channel = channel;
    this.#place = channel === "table" ? `heard-${code}` : null;
  }

  /** Another game's talk: of this one the tab may have read some before it was loaded again. */
  begin(game: number): void {
    this.#game = game;
    this.said = [];
    this.#read = this.#place === null ? 0 : readBefore(this.#place, game);
  }

  /** The talk from number `since` on: from the first, it replaces all that was known. */
  hear(since: number, said: readonly Heard[], you: Seat | null): void {
    const fresh = said.slice(Math.max(0, this.said.length - since));
    this.said = withoutRemoved([...this.said.slice(0, since), ...said], said);
    for (const { said: one } of fresh) {
      const own = this.isOwn(one, you);
      if (one.talk.type === "Line") this.draft.heard(one.talk.text, own);
      else if (one.talk.type.startsWith("Claim") && own) this.draft.heard("", true);
    }
  }

  /** Whether this seat said it: spectators have numbers of their own. */
  isOwn({ seat }: Said, you: Seat | null): boolean {
    return seat === you && this.#channel !== "spectators";
  }

  /** How many lines nobody here has seen yet, but for one's own. */
  unread(you: Seat | null): number {
    const unseen = this.said.slice(this.#read);
    return unseen.filter(({ said }) => isShown(said.talk) && !this.isOwn(said, you)).length;
  }

  /** All of it is in sight. */
  look(): void {
    if (this.#read === this.said.length) return;
    this.#read = this.said.length;
    if (this.#place !== null) remember(this.#place, this.#game, this.#read);
  }

  /** The viewer may not read it any more. */
  forget(): void {
    if (this.said.length > 0) this.said = [];
  }

  /** What one player of a passed phone was writing is not for the next one. */
  forgetDraft(): void {
    this.draft = new Draft();
  }
}

/** Whether something said has a place of its own in the talk: a removal shows where the line was. */
export function isShown({ type }: Said["talk"]): boolean {
  return type !== "RemoveLine";
}

/** The talk as it is after the removals among what is new. */
function withoutRemoved(all: readonly Heard[], fresh: readonly Heard[]): readonly Heard[] {
  const numbers = fresh.flatMap(({ said: { talk } }) =>
    talk.type === "RemoveLine" ? [talk.number] : [],
  );
  if (numbers.length === 0) return all;
  return all.map((one, number) => (numbers.includes(number) ? removed(one.said) : one));
}

/** What stands where a line was, as the server will tell it to whoever comes later. */
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
    // Storage is blocked: a reloaded page counts all as unread.
  }
}
