type Modal = Pick<HTMLDialogElement, "showModal" | "close" | "addEventListener">;

/**
 * Shows a dialog over the page, and reports its closing at once: its own `close` event fires a
 * frame later, when a key press may be lost or the next dialog open.
 */
export function modal(onclose: () => void): (dialog: Modal) => void {
  return (dialog) => {
    let over = false;

    function end(): void {
      if (over) return;
      over = true;
      // `close` returns the focus, which merely removing the dialog would not do.
      dialog.close();
      onclose();
    }

    function submit(event: Event): void {
      if ((event.target as HTMLFormElement).method !== "dialog") return;
      event.preventDefault();
      end();
    }

    dialog.addEventListener("cancel", end);
    dialog.addEventListener("submit", submit);
    dialog.addEventListener("close", end);
    dialog.showModal();
  };
}
