import type { LiveTable } from "../live/table.svelte";
import { desk, type Desk } from "../look/desk.svelte";

/** What can be read next to the choice, in the order of the tabs. */
const ALL = ["board", "seats", "claims", "votes", "talk", "log", "notes"] as const;
export type Panel = (typeof ALL)[number];

export const ICONS: Readonly<Record<Panel, string>> = {
  board: "board",
  seats: "people",
  claims: "claims",
  votes: "ballot",
  talk: "talk",
  log: "log",
  notes: "notes",
};

/** Panels that share one place, so that one at a time is shown; the others always are. */
const TABS: Readonly<Record<Desk, readonly Panel[]>> = {
  none: ALL,
  pair: ["claims", "talk", "log", "seats", "votes", "notes"],
  tabs: ["claims", "talk", "log"],
  full: ["talk", "log"],
};

/** Which panels of a game are open, and which findings are unread. */
export class Panels {
  /** Whether the viewer has a seat: spectators have no notes. */
  readonly #seated: () => boolean;
  #chosen = $state<Panel>("board");
  #read = $state.raw<ReadonlySet<string>>(new Set());

  constructor(seated: () => boolean) {
    this.#seated = seated;
  }

  // Not $derived: that dies with the screen that made it, and this outlives a pause.
  get tabs(): readonly Panel[] {
    return TABS[desk.now].filter((panel) => panel !== "notes" || this.#seated());
  }

  /** The open tab. */
  get shown(): Panel {
    return this.tabs.includes(this.#chosen) ? this.#chosen : (this.tabs[0] ?? "board");
  }

  isOpen(panel: Panel): boolean {
    return panel === this.shown || !this.tabs.includes(panel);
  }

  open(panel: Panel): void {
    this.#chosen = panel;
  }

  /** How many of these findings are unread. */
  unread(findings: readonly string[]): number {
    return findings.filter((finding) => !this.#read.has(finding)).length;
  }

  /** Marks these findings as read. */
  read(findings: readonly string[]): void {
    if (this.unread(findings) > 0) this.#read = new Set([...this.#read, ...findings]);
  }
}

const panelsOfTables = new WeakMap<LiveTable, Panels>();

/** The panels of a table: the open one is open again after a pause. */
export function panelsOf(live: LiveTable): Panels {
  const panels = panelsOfTables.get(live) ?? new Panels(() => live.game?.knowledge != null);
  panelsOfTables.set(live, panels);
  return panels;
}
