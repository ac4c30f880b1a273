import { browserLanguage, LANGUAGES, words, type Language } from "./words/words.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const LOOKS = ["hold", "tap"] as const;
/** How a secret is opened: by holding, or by a tap that shows it for 8 seconds. */
export type Look = (typeof LOOKS)[number];
const SWITCH = ["off", "on"] as const;

/** What this browser remembers; a page without storage forgets it with the tab. */
export function remembered<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  const value = read(key);
  return known.find((one) => one === value) ?? otherwise;
}

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the setting lasts as long as the tab.
  }
}

class Settings {
  theme = $state<Theme>(remembered("theme", THEMES, "system"));
  look = $state<Look>(remembered("look", LOOKS, "hold"));
  /** Whether the phone also buzzes the role while the envelope is held. */
  feel = $state(remembered("feel", SWITCH, "off") === "on");
  /** Whether this device sounds, or buzzes, when the table waits for its player. */
  sound = $state(remembered("sound", SWITCH, "off") === "on");
  buzz = $state(remembered("buzz", SWITCH, "off") === "on");
  /** Whether a hand stays face up for a while, so that the player need not hold and remember. */
  faces = $state(remembered("faces", SWITCH, "off") === "on");
  name = $state(read("name") ?? "");

  async begin(): Promise<void> {
    this.#paint();
    await this.#speak(remembered("language", LANGUAGES, browserLanguage()));
  }

  async setLanguage(language: Language): Promise<void> {
    write("language", language);
    await this.#speak(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
    this.#paint();
  }

  setLook(look: Look): void {
    this.look = look;
    write("look", look);
  }

  setFeel(on: boolean): void {
    this.feel = on;
    write("feel", on ? "on" : "off");
  }

  setFaces(on: boolean): void {
    this.faces = on;
    write("faces", on ? "on" : "off");
  }

  setSound(on: boolean): void {
    this.sound = on;
    write("sound", on ? "on" : "off");
  }

  setBuzz(on: boolean): void {
    this.buzz = on;
    write("buzz", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  async #speak(language: Language): Promise<void> {
    await words.speak(language);
    document.documentElement.lang = language;
  }

  #paint(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
