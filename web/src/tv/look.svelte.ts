import { remembered, write } from "../settings.svelte";

const SIZES = ["S", "M", "L"] as const;
export type Size = (typeof SIZES)[number];
const THEMES = ["dark", "light"] as const;

/** How this screen looks: kept in its browser, apart from what a phone keeps. */
class Look {
  size = $state<Size>(remembered("tv-size", SIZES, "M"));
  theme = $state(remembered("tv-theme", THEMES, "dark"));
  /** A stream shows the table without the way in. */
  hidden = $state(remembered("tv-code", ["shown", "hidden"], "shown") === "hidden");

  larger(step: 1 | -1): void {
    this.size = SIZES[SIZES.indexOf(this.size) + step] ?? this.size;
    write("tv-size", this.size);
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    write("tv-theme", this.theme);
  }

  turnCode(): void {
    this.hidden = !this.hidden;
    write("tv-code", this.hidden ? "hidden" : "shown");
  }

  /** Puts the look on the page, and gives the page its own back in the end. */
  wear(page: HTMLElement): () => void {
    const { theme } = page.dataset;
    page.dataset["tv"] = this.size;
    page.dataset["theme"] = this.theme;
    return () => {
      delete page.dataset["tv"];
      if (theme !== undefined) page.dataset["theme"] = theme;
    };
  }
}

export const look = new Look();
