/** Moves the focus from the choice to the control that confirms it. */
export function followKeyboard(element: HTMLElement): void {
  const chosen = document.activeElement;
  if (chosen instanceof HTMLElement && chosen.matches("button:focus-visible")) element.focus();
}
