import { last } from "../list";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyReply } from "../protocol.gen";
import { delay } from "./backoff";
import { Connection, socketAddress, type Link } from "./connection";

/** A fake socket that a test opens, feeds and breaks. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  lengths: number[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const newest = last(FakeSocket.all);
    if (newest === undefined) throw new Error("no socket was opened");
    return newest;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(reply: object): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
    this.lengths.push(text.length);
  }

  close(): void {
    this.readyState = 3;
  }
}

const heardBy = new Map<string, () => void>();
let heard: AnyReply[];
let links: Link[];
let step: number;
const page = { visibilityState: "visible" };
const navigator = { onLine: true };

function connect(): Connection {
  return new Connection("ws://here/ws/KTRQ", {
    hello: () => ({ type: "Hello", protocol: 1, step, talk: 0 }),
    hear: (reply) => heard.push(reply),
    linkChanged: (link) => links.push(link),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  links = [];
  step = -1;
  navigator.onLine = true;
  const listen = (name: string, listener: () => void) => heardBy.set(name, listener);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal(
    "document",
    Object.assign(page, { addEventListener: listen, removeEventListener() {} }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("greets first, and again with what it has seen after a break", () => {
    connect();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "Hello", protocol: 1, step: -1, talk: 0 }]);
    step = 12;
    FakeSocket.last.break();
    expect(links).toEqual(["reconnecting"]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "Hello", protocol: 1, step: 12, talk: 0 }]);
  });

  it("is connected once the table has answered", () => {
    connect();
    FakeSocket.last.open().say({ type: "Refused", reason: "not_host" });
    expect(links).toEqual(["connected"]);
    expect(heard).toEqual([{ type: "Refused", reason: "not_host" }]);
  });

  it("sends either ballot at one length", () => {
    const line = connect();
    FakeSocket.last.open();
    for (const ballot of ["ja", "nein"] as const)
      line.send({ type: "Act", phase: 3, attempt: 0, action: { type: "Vote", ballot } });
    expect(FakeSocket.last.sent).toHaveLength(3);
    expect(FakeSocket.last.lengths.slice(1)).toEqual([256, 256]);
  });

  it("says that it is offline after some failures, and keeps trying", () => {
    connect();
    for (let failure = 0; failure < 6; failure++) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(8_000);
    }
    expect(links).toEqual([
      ...Array.from({ length: 3 }, () => "reconnecting"),
      ...Array.from({ length: 3 }, () => "offline"),
    ]);
    expect(FakeSocket.all.length).toBe(7);
  });

  it("returns at once when the network does", () => {
    connect();
    navigator.onLine = false;
    FakeSocket.last.open();
    heardBy.get("offline")?.();
    expect(links).toEqual(["offline"]);
    navigator.onLine = true;
    heardBy.get("online")?.();
    expect(FakeSocket.all.length).toBe(2);
  });

  it("replaces a socket that may have died while the phone slept", () => {
    connect();
    FakeSocket.last.open();
    page.visibilityState = "hidden";
    heardBy.get("visibilitychange")?.();
    vi.advanceTimersByTime(60_000);
    page.visibilityState = "visible";
    heardBy.get("visibilitychange")?.();
    expect(FakeSocket.all.length).toBe(2);
    expect(FakeSocket.all[0]?.readyState).toBe(3);
  });

  it("sends nothing while the line is down, and says so", () => {
    const connection = connect();
    expect(connection.send({ type: "Start" })).toBe(false);
    FakeSocket.last.open();
    expect(connection.send({ type: "Start" })).toBe(true);
    FakeSocket.last.break();
    expect(connection.send({ type: "Start" })).toBe(false);
    expect(FakeSocket.all[0]?.sent).toEqual([
      { type: "Hello", protocol: 1, step: -1, talk: 0 },
      { type: "Start" },
    ]);
  });

  it("says that the server restarts, and comes back some seconds later, not with all others", () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0.5);
    connect();
    FakeSocket.last.open().say({ type: "Closing", reason: "restarting" });
    FakeSocket.last.break();
    expect(links).toEqual(["connected", "restarting"]);
    vi.advanceTimersByTime(2_499);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.break();
    expect(last(links)).toBe("restarting");
    vi.advanceTimersByTime(8_000);
    FakeSocket.last.open().say({ type: "Refused", reason: "not_host" });
    FakeSocket.last.break();
    expect(links.slice(-2)).toEqual(["connected", "reconnecting"]);
  });

  it.each(["moved", "protocol", "removed", "no_such_table", "crowded"])(
    "stays away when it was closed as %s",
    (reason) => {
      connect();
      FakeSocket.last.open().say({ type: "Closing", reason });
      FakeSocket.last.break();
      vi.advanceTimersByTime(60_000);
      expect(FakeSocket.all.length).toBe(1);
    },
  );

  it("sits here again when somebody asks for it", () => {
    const connection = connect();
    FakeSocket.last.open().say({ type: "Closing", reason: "moved" });
    FakeSocket.last.break();
    connection.restart();
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.break();
    expect(last(links)).toBe("reconnecting");
  });

  it("hears nothing more from a socket that it let go", () => {
    const connection = connect();
    const old = FakeSocket.last.open();
    connection.restart();
    old.say({ type: "Closing", reason: "moved" });
    old.break();
    expect(heard).toEqual([]);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("ends when the page leaves the table", () => {
    const connection = connect();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(FakeSocket.last.readyState).toBe(3);
  });
});

describe("waiting", () => {
  it("doubles up to a limit, with a spread", () => {
    expect([0, 1, 2, 10].map((failures) => delay(failures, () => 1))).toEqual([
      400, 800, 1_600, 4_000,
    ]);
    expect(delay(10, () => 0)).toBe(2_000);
  });
});

it("finds the socket beside the page", () => {
  const at = (href: string) => socketAddress("KTRQ", new URL(href) as unknown as Location);
  expect(at("http://192.168.1.20:8000/t/KTRQ")).toBe("ws://192.168.1.20:8000/ws/KTRQ");
  expect(at("https://example.org/")).toBe("wss://example.org/ws/KTRQ");
});
