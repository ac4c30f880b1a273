import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeepNotes, Notes } from "../protocol.gen";
import { Notebook } from "./notebook.svelte";

const NONE: Notes = { text: "", marks: [] };

let notebook: Notebook;
let sent: [number, string][];
let up: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  up = true;
  notebook = new Notebook(({ seat, notes }: KeepNotes) => up && sent.push([seat, notes.text]) > 0);
  shows(0);
});
afterEach(() => vi.useRealTimers());

/** Shows this seat on the phone, with the server's copy of its notes. */
function shows(seat: number, notes = NONE): void {
  notebook.turn(1, seat);
  hears(seat, notes);
}

function hears(seat: number, notes = NONE): void {
  notebook.hear({ type: "NotesUpdate", game: 1, seat, notes });
}

function noted(text: string): Notes {
  return { text, marks: [] };
}

function loses(): void {
  up = false;
  notebook.lineLost();
}

describe("notes", () => {
  it("are those that the server keeps, and nothing is said of them before any is written", () => {
    hears(0, { text: "Ben lies", marks: [{ seat: 1, suspicion: "fascist" }] });
    expect(notebook.notes.text).toBe("Ben lies");
    expect([notebook.suspicion(1), notebook.suspicion(2)]).toEqual(["fascist", null]);
    expect(notebook.state).toBeNull();
  });

  it("are sent once, a second after the last change", () => {
    notebook.write("Be");
    vi.advanceTimersByTime(900);
    notebook.write("Ben");
    vi.advanceTimersByTime(900);
    expect([sent, notebook.state]).toEqual([[], "notes-saving"]);
    vi.advanceTimersByTime(100);
    expect([sent, notebook.state]).toEqual([[[0, "Ben"]], "notes-saved"]);
    expect(notebook.notes.text).toBe("Ben");
  });

  it("are sent at once where the page is left, and then not again", () => {
    notebook.write("Ben");
    notebook.flush();
    vi.advanceTimersByTime(20_000);
    expect(sent).toEqual([[0, "Ben"]]);
  });

  it("have one mark a seat, in the order of the seats", () => {
    notebook.mark(3, "hitler");
    notebook.mark(1, "unsure");
    notebook.mark(3, "liberal");
    expect(notebook.notes.marks).toEqual([
      { seat: 1, suspicion: "unsure" },
      { seat: 3, suspicion: "liberal" },
    ]);
    notebook.mark(3, null);
    expect(notebook.notes.marks).toEqual([{ seat: 1, suspicion: "unsure" }]);
  });

  it("are cut where no message could hold them, between two letters", () => {
    notebook.write("a" + "ä".repeat(2_000));
    expect(notebook.notes.text).toBe("a" + "ä".repeat(1_499));
    notebook.write("\n".repeat(2_000));
    expect(JSON.stringify(notebook.notes.text)).toHaveLength(3_002);
  });

  it("are none in another game, whatever was unsent", () => {
    loses();
    notebook.write("old");
    notebook.turn(2, 0);
    expect(notebook.notes.text).toBe("");
  });
});

describe("a page that the server has not told yet", () => {
  beforeEach(() => notebook.turn(1, 4));

  it("takes neither a text nor a mark", () => {
    notebook.write("Ben");
    notebook.mark(2, "hitler");
    vi.advanceTimersByTime(20_000);
    expect([notebook.ready, notebook.notes, sent]).toEqual([false, NONE, []]);
  });

  it("takes both from then on", () => {
    hears(4, noted("mine"));
    notebook.mark(2, "hitler");
    expect(notebook.ready).toBe(true);
    expect(notebook.notes).toEqual({ text: "mine", marks: [{ seat: 2, suspicion: "hitler" }] });
  });

  it("does not begin with another seat's notes", () => {
    hears(0, noted("of the first"));
    expect([notebook.ready, notebook.notes]).toEqual([false, NONE]);
  });
});

describe("without a line", () => {
  it("what is written is kept, and one is told that it is not safe", () => {
    loses();
    notebook.write("Ben");
    vi.advanceTimersByTime(5_000);
    expect([notebook.notes.text, notebook.state]).toEqual(["Ben", "notes-unsaved"]);
  });

  it("what was written is newer than what the server tells, and sent then", () => {
    loses();
    notebook.write("Ben");
    up = true;
    vi.advanceTimersByTime(5_000);
    expect(sent).toEqual([]);
    hears(0);
    expect(notebook.notes.text).toBe("Ben");
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([[0, "Ben"]]);
  });

  it("what was just sent may not have arrived, and is sent again", () => {
    notebook.write("Ben");
    notebook.flush();
    loses();
    up = true;
    hears(0);
    expect(notebook.notes.text).toBe("Ben");
    vi.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(2);
  });

  it("what was sent long ago has arrived", () => {
    notebook.write("Ben");
    notebook.flush();
    vi.advanceTimersByTime(10_000);
    loses();
    hears(0, noted("from another phone"));
    expect(notebook.notes.text).toBe("from another phone");
  });
});

describe("what is refused", () => {
  it("is sent again after a while", () => {
    notebook.write("Ben");
    notebook.flush();
    notebook.refused();
    expect(notebook.state).toBe("notes-unsaved");
    vi.advanceTimersByTime(9_000);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect([sent.length, notebook.state]).toEqual([2, "notes-saved"]);
  });

  it("gives way to what was written since", () => {
    notebook.write("Ben");
    notebook.flush();
    notebook.write("Ben lies");
    notebook.refused();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([
      [0, "Ben"],
      [0, "Ben lies"],
    ]);
  });
});

describe("a phone that is passed on", () => {
  it("keeps what the first wrote until the first is back, and sends nothing of it before", () => {
    loses();
    notebook.write("of the first");
    up = true;
    shows(4, noted("of the other"));
    vi.advanceTimersByTime(20_000);
    expect([notebook.notes.text, sent]).toEqual(["of the other", []]);
    notebook.turn(1, 0);
    vi.advanceTimersByTime(20_000);
    expect(sent).toEqual([]);
    hears(0);
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([[0, "of the first"]]);
  });

  it.each([true, false])(
    "sends nothing for the next when the first is refused (told: %s)",
    (told) => {
      notebook.write("of the first");
      notebook.flush();
      notebook.turn(1, 4);
      if (told) hears(4, noted("of the other"));
      notebook.refused();
      vi.advanceTimersByTime(20_000);
      expect(sent).toEqual([[0, "of the first"]]);
      expect([notebook.notes.text, notebook.state]).toEqual([told ? "of the other" : "", null]);
    },
  );

  it("has what was refused ready for when the first is back", () => {
    notebook.write("of the first");
    notebook.flush();
    notebook.refused();
    shows(4, noted("of the other"));
    vi.advanceTimersByTime(20_000);
    shows(0);
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([
      [0, "of the first"],
      [0, "of the first"],
    ]);
  });

  it("does not show the next what became of the notes of the first", () => {
    notebook.write("of the first");
    notebook.flush();
    notebook.refused();
    shows(4);
    expect(notebook.state).toBeNull();
  });
});
