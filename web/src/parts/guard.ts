/** Milliseconds for which a new screen ignores taps that were meant for the previous one. */
export const GUARD = 500;

/** Ignores taps and Enter for a moment after the screen has changed. */
export function guarded(element: HTMLElement): () => void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const end = (): void => {
    element.removeEventListener("click", swallow, true);
    element.removeEventListener("pointerdown", swallow, true);
    delete element.dataset["guarded"];
    element.style.pointerEvents = "";
  };
  element.addEventListener("click", swallow, true);
  element.addEventListener("pointerdown", swallow, true);
  element.dataset["guarded"] = "";
  element.style.pointerEvents = "none";
  const timer = setTimeout(end, GUARD);
  return () => {
    clearTimeout(timer);
    end();
  };
}
