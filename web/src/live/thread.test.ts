import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Channel, Heard } from "../protocol.gen";
import { Thread } from "./thread.svelte";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

function thread(channel: Channel = "table"): Thread {
  const made = new Thread("KTRQ", channel);
  made.begin(1);
  return made;
}

function lines(...texts: string[]): Heard[] {
  return texts.map((text) => ({
    said: { seat: 1, step: 1, talk: { type: "Line", text }, at: 0 },
    sentences: [],
  }));
}

function texts({ said }: Thread): string[] {
  return said.map(({ said: { talk } }) => (talk.type === "Line" ? talk.text : talk.type));
}

describe("what is told", () => {
  it("replaces all that is known where it begins with the first", () => {
    const talk = thread();
    talk.hear(0, lines("one", "two"), 0);
    talk.hear(0, lines("two"), 0);
    expect(texts(talk)).toEqual(["two"]);
  });

  it("may be that nothing was said", () => {
    const talk = thread();
    talk.hear(0, lines("one"), 0);
    talk.hear(0, [], 0);
    expect(texts(talk)).toEqual([]);
  });

  it("goes on from where it says, and nothing is there twice", () => {
    const talk = thread();
    talk.hear(0, lines("one", "two"), 0);
    talk.hear(1, lines("two", "three"), 0);
    expect(texts(talk)).toEqual(["one", "two", "three"]);
  });

  it("is added where it is just as much as is known", () => {
    const talk = thread();
    talk.hear(0, lines("one"), 0);
    talk.hear(1, lines("two"), 0);
    expect(texts(talk)).toEqual(["one", "two"]);
  });
});

describe("a page that is loaded again", () => {
  function unreadAfterReload(channel: Channel): number {
    const before = thread(channel);
    before.hear(0, lines("read"), 0);
    before.look();
    const after = thread(channel);
    after.hear(0, lines("read"), 0);
    return after.unread(0);
  }

  it("knows what was read of the table's talk", () => {
    expect(unreadAfterReload("table")).toBe(0);
    expect(stored.size).toBe(1);
  });

  it.each(["executed", "spectators"] as const)("has no trace of what the %s said", (channel) => {
    expect(unreadAfterReload(channel)).toBe(1);
    expect(stored.size).toBe(0);
  });
});
