import type { AnyCommand, AnyReply, ClosingReason, Hello } from "../protocol.gen";
import { delay, pause } from "./backoff";

/** The state of the connection to the table; a seat is held whatever it is. */
export type Link = "connecting" | "connected" | "reconnecting" | "restarting" | "offline";

/** What the rest of the page needs of a connection: tests and the dev harness bring their own. */
export interface Line {
  send(command: AnyCommand): boolean;
  restart(): void;
  close(): void;
}

/** The receiver of what a line delivers. */
export interface Listener {
  hello(): Hello;
  hear(reply: AnyReply): void;
  linkChanged(link: Link): void;
}

/** Commands are padded to this many bytes: else a listener on https could tell "nein" from "ja". */
const EVEN = 256;
/** After these reasons the server has nothing more to say to this page. */
const FINAL: ReadonlySet<ClosingReason> = new Set([
  "protocol",
  "moved",
  "no_such_table",
  "removed",
  "crowded",
]);
/** After this many failures in a row, the chip says so. */
const OFFLINE_AFTER = 3;
/** Milliseconds of sleep after which a phone's socket may look alive but be dead. */
const STALE_AFTER = 4_000;

/** One socket at a time to one table: greets, listens, and reconnects by itself. */
export class Connection implements Line {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #finished = false;
  /** Whether the server said that it stops: it may be back soon. */
  #restarting = false;
  #hiddenAt = 0;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lost);
    addEventListener("pageshow", this.#shown);
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  /** Sends, or returns false if it cannot: nothing is queued. */
  send(command: AnyCommand): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || !navigator.onLine) return false;
    this.#socket.send(JSON.stringify(command).padEnd(EVEN));
    return true;
  }

  /** Opens a new socket at once: the seat's cookie may be new. */
  restart(): void {
    this.#finished = false;
    this.#failures = 0;
    this.#open();
  }

  close(): void {
    this.#finished = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
    removeEventListener("pageshow", this.#shown);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onclose = this.#lost;
  }

  #receive(text: string): void {
    const reply = JSON.parse(text) as AnyReply;
    if (reply.type === "Closing" && FINAL.has(reply.reason)) this.#finished = true;
    this.#restarting = reply.type === "Closing" && reply.reason === "restarting";
    this.#failures = 0;
    this.#listener.linkChanged("connected");
    this.#listener.hear(reply);
  }

  /** Drops the old socket, and hears nothing more from it. */
  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old === null) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #lost = (): void => {
    this.#drop();
    if (this.#finished) return;
    const hopeless = !navigator.onLine || this.#failures >= OFFLINE_AFTER;
    this.#listener.linkChanged(
      hopeless ? "offline" : this.#restarting ? "restarting" : "reconnecting",
    );
    clearTimeout(this.#timer);
    const first = this.#restarting && this.#failures === 0;
    const wait = first ? pause() : delay(this.#failures);
    this.#failures++;
    this.#timer = setTimeout(() => this.#open(), wait);
  };

  #wake = (): void => {
    if (this.#finished) return;
    this.#failures = 0;
    this.#open();
  };

  #seen = (): void => {
    if (document.visibilityState === "hidden") this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > STALE_AFTER) this.#wake();
  };

  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#wake();
  };
}

/** The address of a table's socket, on this page's host. */
export function socketAddress(code: string, here: Location = location): string {
  return `${here.protocol === "https:" ? "wss" : "ws"}://${here.host}/ws/${code}`;
}
