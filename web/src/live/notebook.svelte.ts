import { sorted } from "../list";
import type { KeepNotes, Notes, NotesUpdate, Suspicion } from "../protocol.gen";
import type { Seat } from "../seat";

/** Milliseconds without a change after which notes are sent, and before they are sent again. */
const SETTLED = 1_000;
const AGAIN = 10_000;
/** Bytes of text: with marks and envelope it stays within the size limit of a message. */
const MOST_BYTES = 3_000;
const NONE: Notes = { text: "", marks: [] };

/** The seat whose notes these are, and the game they are about. */
type Page = Pick<KeepNotes, "game" | "seat">;

/** A player's own notes, kept here until the server has them, even without a connection. */
export class Notebook {
  readonly #send: (command: KeepNotes) => boolean;
  #page = $state.raw<Page | null>(null);
  /** The server's copy of this page; nobody can write before it arrives. */
  #kept = $state.raw<Notes | null>(null);
  /** Whether the server sent this page on the current connection: only then it accepts changes. */
  #heard = $state(false);
  /** Unsent notes by seat: several people write on a passed phone. */
  #drafts = $state.raw<ReadonlyMap<Seat, Notes>>(new Map());
  #refused = $state(false);
  #touched = $state(false);
  /** The last notes sent, while they may still be refused. */
  #sent: KeepNotes | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (command: KeepNotes) => boolean) {
    this.#send = send;
  }

  get notes(): Notes {
    return this.#draft ?? this.#kept ?? NONE;
  }

  /** Whether the viewer can write. */
  get ready(): boolean {
    return this.#kept !== null;
  }

  /** A message id that says whether the notes are saved; null before anything was written. */
  get state(): string | null {
    if (this.#draft === undefined) return this.#touched ? "notes-saved" : null;
    return this.#heard && !this.#refused ? "notes-saving" : "notes-unsaved";
  }

  suspicion(of: Seat): Suspicion | null {
    return this.notes.marks.find(({ seat }) => seat === of)?.suspicion ?? null;
  }

  write(text: string): void {
    this.#change({ ...this.notes, text: cut(text) });
  }

  mark(seat: Seat, suspicion: Suspicion | null): void {
    const others = this.notes.marks.filter((mark) => mark.seat !== seat);
    const marks = suspicion === null ? others : [...others, { seat, suspicion }];
    this.#change({ ...this.notes, marks: sorted(marks, (a, b) => a.seat - b.seat) });
  }

  /** Shows the page of another seat or game; a seat's unsent notes wait until it is back. */
  turn(game: number, seat: Seat | null): void {
    if (this.#page?.game === game && this.#page.seat === seat) return;
    clearTimeout(this.#timer);
    if (this.#page?.game !== game) this.#forget();
    this.#page = seat === null ? null : { game, seat };
    this.#kept = null;
    this.#heard = this.#refused = this.#touched = false;
  }

  /** Takes the server's copy; anything written meanwhile is newer. */
  hear({ game, seat, notes }: NotesUpdate): void {
    if (this.#page?.game !== game || this.#page.seat !== seat) return;
    this.#kept = notes;
    this.#heard = true;
    if (this.#draft !== undefined) this.#later(SETTLED);
  }

  /** Sends unsent notes, if the server accepts changes to this page. */
  flush(): void {
    clearTimeout(this.#timer);
    const page = this.#page;
    const notes = this.#draft;
    if (page === null || notes === undefined || !this.#heard) return;
    const command: KeepNotes = { type: "KeepNotes", ...page, notes };
    if (!this.#send(command)) return;
    this.#keep(page.seat, undefined);
    this.#kept = notes;
    this.#refused = false;
    this.#await(command);
  }

  /** The last notes were refused: sends them once more, for the seat that wrote them. */
  refused(): void {
    const seat = this.#bringBack();
    if (seat === undefined || seat !== this.#page?.seat) return;
    this.#refused = true;
    this.#later(AGAIN);
  }

  /** The connection is lost: nobody knows whether the last notes arrived. */
  lineLost(): void {
    this.#heard = false;
    this.#bringBack();
  }

  get #draft(): Notes | undefined {
    return this.#page === null ? undefined : this.#drafts.get(this.#page.seat);
  }

  #change(notes: Notes): void {
    if (this.#page === null || !this.ready) return;
    this.#touched = true;
    this.#keep(this.#page.seat, notes);
    this.#later(SETTLED);
  }

  #keep(seat: Seat, notes: Notes | undefined): void {
    const others = [...this.#drafts].filter(([of]) => of !== seat);
    this.#drafts = new Map(notes === undefined ? others : [...others, [seat, notes]]);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), milliseconds);
  }

  #await(command: KeepNotes): void {
    this.#sent = command;
    setTimeout(() => {
      if (this.#sent === command) this.#sent = null;
    }, AGAIN);
  }

  /** Marks the last notes as unsent, unless their seat has written since; returns that seat. */
  #bringBack(): Seat | undefined {
    const sent = this.#sent;
    this.#sent = null;
    if (sent !== null && !this.#drafts.has(sent.seat)) this.#keep(sent.seat, sent.notes);
    return sent?.seat;
  }

  /** A new game has empty pages. */
  #forget(): void {
    this.#drafts = new Map();
    this.#sent = null;
  }
}

/** As much of a text as a message can hold, cut between letters. */
function cut(text: string): string {
  const letters = [...text];
  let room = MOST_BYTES;
  const full = letters.findIndex((letter) => (room -= bytes(letter)) < 0);
  return full < 0 ? text : letters.slice(0, full).join("");
}

/** The bytes a letter takes in a message: a newline, for example, takes two. */
function bytes(letter: string): number {
  return new TextEncoder().encode(JSON.stringify(letter)).length - 2;
}
