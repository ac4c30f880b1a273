export type Place =
  | { readonly page: "home" }
  | { readonly page: "solo" }
  | { readonly page: "narrator" }
  | { readonly page: "tv"; readonly code: string | null }
  | { readonly page: "table"; readonly code: string; readonly watch: boolean };

/** The letters of a code: more of them on a server that the internet can reach. */
export const CODE_LENGTHS = [4, 6] as const;
/** Consonants only, so that no code is a word. */
export const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{4}(?:[BCDFGHJKLMNPQRSTVWXZ]{2})?$/;
/** An example, for a player who typed something that is not a code. */
export const EXAMPLE_CODE = "KTRN";

/** What an address shows: a table, a shared screen, a page of its own, or else home. */
export function placeOf(path: string, search: string): Place {
  const tv = /^\/tv(?:\/([A-Za-z]{4}|[A-Za-z]{6}))?\/?$/.exec(path);
  if (tv !== null) return { page: "tv", code: tv[1]?.toUpperCase() ?? null };
  if (/^\/narrator\/?$/.test(path)) return { page: "narrator" };
  if (/^\/solo\/?$/.test(path)) return { page: "solo" };
  const code = /^\/t\/([A-Za-z]{4}|[A-Za-z]{6})\/?$/.exec(path)?.[1]?.toUpperCase();
  if (code === undefined) return { page: "home" };
  return { page: "table", code, watch: new URLSearchParams(search).has("watch") };
}
