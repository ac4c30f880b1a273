import { words } from "./words/words.svelte";

/** Replaces the page by one sentence and *Reload*: a board that no longer moves tells untruths. */
export function giveUp(): void {
  const [main, head, what, button] = ["main", "h1", "p", "button"].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  main.className = "broken-page";
  main.dataset["screen"] = "broken";
  main.setAttribute("role", "alert");
  head.textContent = words.say("broken-title");
  what.textContent = words.say("broken-what");
  button.textContent = words.say("broken-reload");
  button.onclick = () => location.reload();
  main.append(head, what, button);
  document.documentElement.removeAttribute("data-tv");
  document.body.replaceChildren(main);
  button.focus();
}

/** Watches for what nobody caught: an error in drawing, or a part of the page that does not come. */
export function watchForErrors(): void {
  addEventListener("error", ({ error }: ErrorEvent) => {
    // An extension's mistake is not ours, nor a notice without an error in it.
    if (error instanceof Error && error.stack?.includes(location.origin) === true) giveUp();
  });
  addEventListener("vite:preloadError", giveUp);
}
