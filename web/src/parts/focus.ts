/** Leads the keyboard and the screen reader from what they chose to what confirms it. */
export function followKeyboard(element: HTMLElement): void {
  const chosen = document.activeElement;
  if (chosen instanceof HTMLElement && chosen.matches("button:focus-visible")) element.focus();
}
