import { remembered, write } from "../settings.svelte";

const SIZES = ["S", "M", "L"] as const;
export type Size = (typeof SIZES)[number];
const THEMES = ["dark", "light"] as const;

/** How this screen looks: stored in its browser, apart from a phone's settings. */
class Look {
  size = $state<Size>(remembered("tv-size", SIZES, "M"));
  theme = $state(remembered("tv-theme", THEMES, "dark"));
  /** Whether to hide the way to join, as for a stream. */
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

  /** Applies the look to the page; the return value restores the page's own. */
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
