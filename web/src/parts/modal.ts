type Modal = Pick<HTMLDialogElement, "showModal" | "close" | "addEventListener">;

/**
 * Shows a dialog over the page, and says at once when it closes: its own `close` event comes a
 * frame later, when a key has already been lost or the next dialog is open.
 */
export function modal(onclose: () => void): (dialog: Modal) => void {
  return (dialog) => {
    let over = false;

    function end(): void {
      if (over) return;
      over = true;
      // Leads the focus back, which it would not do for a dialog that just goes.
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
