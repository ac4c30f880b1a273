import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

/** Each is a separate download, and a page fetches only what it says, in its language. */
const FILES = import.meta.glob<string>("../../../content/*/{game,screens,solo,tv,narrator}.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** The words of every page; rarely opened pages add their own. */
  readonly #files = new Set(["game", "screens"]);

  async speak(language: Language): Promise<void> {
    this.#bundle = bundleOf(language, await this.#texts(language));
    this.language = language;
  }

  /** Adds further files of `content/`, now and in every language chosen later. */
  async add(...files: readonly ("solo" | "tv" | "narrator")[]): Promise<void> {
    if (files.every((file) => this.#files.has(file))) return;
    for (const file of files) this.#files.add(file);
    // Untracked, or a page waiting for its words would start again with each change of language.
    await this.speak(untrack(() => this.language));
  }

  /** Fetches all languages, so that the language can change later without a network. */
  async fetchAll(): Promise<void> {
    await Promise.all(LANGUAGES.map((language) => this.#texts(language)));
  }

  #texts(language: Language): Promise<string[]> {
    const paths = [...this.#files].map((file) => `../../../content/${language}/${file}.ftl`);
    return Promise.all(paths.map((path) => FILES[path]?.() ?? Promise.resolve("")));
  }

  /** The message in the chosen language, or its id if there is none. */
  say(id: string, args: Arguments = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A list as this language writes it: "Ben, Anna and Ivo". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }
}

/** A bundle of texts; names are isolated one by one instead (see `sentence.ts`). */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** The words for a message id in the chosen language. */
export function t(id: string, args?: Arguments): string {
  return words.say(id, args);
}

/** The browser's first language that we have. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find(isLanguage)) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
