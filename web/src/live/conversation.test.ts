import { beforeEach, describe, expect, it } from "vitest";
import type {
  AnyCommand,
  AnyTalk,
  Channel,
  ChannelStatus,
  Entry,
  Ledger,
  TableStatus,
} from "../protocol.gen";
import { Conversation } from "./conversation.svelte";

const OPEN: readonly ChannelStatus[] = [
  { channel: "table", closed: null },
  { channel: "executed", closed: null },
];
const ALL: readonly ChannelStatus[] = [...OPEN, { channel: "spectators", closed: null }];
const ENTRY: Entry = {
  ...{ seat: 1, round: 0, about: "drawn", target: null, claim: null },
  ...{ earlier: [], asked: [], logged: null, disproved: null },
};
const LEDGER: Ledger = { entries: [ENTRY], findings: [], consequences: [] };

let talk: Conversation;
let sent: AnyCommand[];
let up: boolean;

beforeEach(() => {
  sent = [];
  up = true;
  talk = new Conversation("KTRQ", (command) => up && sent.push(command) > 0);
  talk.begin(1);
  shows(0);
});

function shows(you: number | null, channels = OPEN): void {
  talk.showing({ you, channels } as unknown as TableStatus);
}

/** Delivers talk piece by piece, as the server does. */
function hear(seat: number, said: AnyTalk, channel: Channel = "table"): void {
  tell(talk.said(channel).length, [[seat, said]], channel);
}

function tell(since: number, pieces: [number, AnyTalk][], channel: Channel = "table", game = 1) {
  const said = pieces.map(([seat, one]) => ({
    said: { seat, step: 1, talk: one, at: 0 },
    sentences: [],
  }));
  talk.hear({ type: "TalkUpdate", game, channel, since, said });
}

function line(text: string): AnyTalk {
  return { type: "Line", text };
}

function write(text: string, channel: Channel = "table"): void {
  const draft = talk.draft(channel);
  draft.text = text;
  draft.send((what) => talk.say({ type: "Line", text: what }, channel));
}

function texts(channel: Channel): string[] {
  return talk
    .said(channel)
    .map(({ said: { talk: one } }) => (one.type === "Line" ? one.text : one.type));
}

describe("channels", () => {
  it("keep apart what is said in them", () => {
    hear(1, line("at the table"));
    hear(2, line("among the dead"), "executed");
    expect([texts("table"), texts("executed")]).toEqual([["at the table"], ["among the dead"]]);
  });

  it("are empty in a new game", () => {
    hear(1, line("old"));
    talk.begin(2);
    expect(texts("table")).toEqual([]);
  });

  it("lose what the viewer may not read any more", () => {
    hear(2, line("among the dead"), "executed");
    shows(3, [{ channel: "table", closed: null }]);
    expect(texts("executed")).toEqual([]);
  });

  it("show where the host removed a line", () => {
    hear(1, line("rude"));
    hear(2, line("nice"));
    hear(0, { type: "RemoveLine", number: 0 });
    expect(texts("table")).toEqual(["Removed", "nice", "RemoveLine"]);
  });

  it("have numbers of their own for what is removed", () => {
    hear(1, line("at the table"));
    hear(2, line("among the dead"), "executed");
    hear(0, { type: "RemoveLine", number: 0 }, "executed");
    expect([texts("table"), texts("executed")]).toEqual([
      ["at the table"],
      ["Removed", "RemoveLine"],
    ]);
  });

  it("say how much of the table's talk is known", () => {
    hear(1, line("one"));
    hear(2, line("two"), "executed");
    expect(talk.count).toBe(1);
  });
});

describe("unread marks", () => {
  it("count what others said in each channel, until it is in sight", () => {
    hear(1, line("one"));
    hear(2, line("two"), "executed");
    hear(2, line("three"), "executed");
    expect([talk.unreadIn("table"), talk.unreadIn("executed"), talk.unread]).toEqual([1, 2, 3]);
    talk.look("executed");
    expect([talk.unreadIn("executed"), talk.unread]).toEqual([0, 1]);
  });

  it("count neither one's own lines nor removals", () => {
    hear(0, line("mine"));
    hear(1, { type: "RemoveLine", number: 0 });
    expect(talk.unread).toBe(0);
  });

  it("begin anew with a game", () => {
    hear(1, line("one"));
    talk.look("table");
    talk.begin(2);
    tell(0, [[1, line("again")]], "table", 2);
    expect(talk.unread).toBe(1);
  });

  it("count a spectator whose number is that of one's own seat", () => {
    shows(0, ALL);
    hear(0, line("from the couch"), "spectators");
    expect(talk.unreadIn("spectators")).toBe(1);
  });
});

describe("a line", () => {
  it("leaves the box when it is sent", () => {
    write("  hello ");
    expect(talk.draft("table").text).toBe("");
    expect(sent).toEqual([
      { type: "Say", talk: { type: "Line", text: "hello" }, channel: "table" },
    ]);
  });

  it("stays in the box without a connection, and says so", () => {
    up = false;
    write("hello");
    expect([talk.draft("table").text, talk.problems.line]).toEqual(["hello", "not-sent"]);
  });

  it("comes back to its box when it is refused, before what was typed since", () => {
    write("hello", "executed");
    talk.draft("executed").text = "and";
    expect(talk.refused("too_fast")).toBe(true);
    expect(talk.draft("executed").text).toBe("hello and");
    expect(talk.problems.line).toBe("refusal-too_fast");
  });

  it("does not come back once it was heard", () => {
    write("hello");
    hear(0, line("hello"));
    talk.lineLost();
    expect(talk.draft("table").text).toBe("");
  });

  it("comes back when the connection ends before it was heard", () => {
    write("hello");
    hear(1, line("somebody else"));
    talk.lineLost();
    expect(talk.draft("table").text).toBe("hello");
  });

  it("comes back where enough was said", () => {
    write("hello");
    expect(talk.refused("said_enough")).toBe(true);
    expect([talk.draft("table").text, talk.problems.line]).toEqual([
      "hello",
      "refusal-said_enough",
    ]);
  });

  it("does not count as heard by what is told once more", () => {
    hear(0, line("old"));
    write("new");
    tell(0, [[0, line("old")]]);
    talk.refused("too_fast");
    expect(talk.draft("table").text).toBe("new");
  });

  it("does not count as heard when spectator one speaks", () => {
    write("hello");
    hear(0, line("from the couch"), "spectators");
    talk.lineLost();
    expect(talk.draft("table").text).toBe("hello");
  });

  it("of one player of a passed phone is not shown to the next", () => {
    talk.draft("table").text = "I am Hitler";
    shows(3);
    expect(talk.draft("table").text).toBe("");
  });
});

describe("a refusal", () => {
  it("that is not about talk is left to the table", () => {
    expect(talk.refused("not_host")).toBe(false);
    expect(talk.problems.line).toBeNull();
  });

  it("of a claim is told where claims are made", () => {
    talk.say({ type: "ClaimNothing", round: 0, about: "drawn" });
    talk.refused("not_yours_to_claim");
    expect([talk.problems.line, talk.problems.claim]).toEqual([null, "refusal-not_yours_to_claim"]);
  });

  it("of shorthand brings back the words", () => {
    const draft = talk.draft("table");
    draft.text = "/claim fffff";
    draft.send(() => talk.claimInWords("fffff"));
    talk.refused("not_a_claim");
    expect([draft.text, talk.problems.line]).toEqual(["/claim fffff", "refusal-not_a_claim"]);
  });

  it("is not shown to the next player of a passed phone", () => {
    write("hello");
    talk.refused("muted");
    shows(3);
    expect(talk.problems.line).toBeNull();
  });

  it("is forgotten with the moment", () => {
    write("hello");
    talk.refused("quiet");
    talk.forgiven();
    expect(talk.problems.line).toBeNull();
  });
});

describe("notes", () => {
  const none = { text: "", marks: [] };

  beforeEach(() => {
    talk.hear({ type: "NotesUpdate", game: 1, seat: 0, notes: none });
    talk.notebook.write("Ben lies");
  });

  it("are sent for the game and the seat", () => {
    talk.notebook.flush();
    const notes = { text: "Ben lies", marks: [] };
    expect(sent).toEqual([{ type: "KeepNotes", game: 1, seat: 0, notes }]);
  });

  it("that came too fast are kept, and nothing is said of it where people talk", () => {
    talk.notebook.flush();
    expect(talk.refused("too_fast")).toBe(true);
    expect([talk.problems.line, talk.notebook.state]).toEqual([null, "notes-unsaved"]);
  });

  it("take no line for theirs that was refused for what notes are never refused for", () => {
    write("hello");
    talk.notebook.flush();
    talk.refused("quiet");
    expect(talk.draft("table").text).toBe("hello");
    expect([talk.problems.line, talk.notebook.state]).toEqual(["refusal-quiet", "notes-saved"]);
  });

  it("are another page in another game", () => {
    talk.begin(2);
    expect([talk.notebook.ready, talk.notebook.notes.text]).toEqual([false, ""]);
  });
});

it("knows the newest ledger of the game at hand alone", () => {
  talk.hear({ type: "LedgerUpdate", game: 1, ledger: LEDGER });
  expect(talk.ledger).toEqual(LEDGER);
  talk.begin(2);
  expect(talk.ledger).toBeNull();
});
