import { beforeEach, describe, expect, it } from "vitest";
import { modal } from "./modal";

/** Closes as a browser's dialog does: its `close` event fires in the next frame. */
class FakeDialog extends EventTarget {
  open = false;
  #late = 0;

  showModal(): void {
    this.open = true;
  }

  close(): void {
    if (this.open) this.#late++;
    this.open = false;
  }

  /** Escape, or the back gesture of a phone. */
  cancel(): void {
    this.dispatchEvent(new Event("cancel"));
    this.close();
  }

  /** Submits one of its forms. */
  submit(method: string): Event {
    const event = new Event("submit", { cancelable: true });
    Object.defineProperty(event, "target", { value: { method } });
    this.dispatchEvent(event);
    return event;
  }

  frame(): void {
    for (; this.#late > 0; this.#late--) this.dispatchEvent(new Event("close"));
  }
}

let shown: string | null;
let dialog: FakeDialog;

/** A page that shows one dialog at a time. */
function opens(name: string): FakeDialog {
  shown = name;
  const made = new FakeDialog();
  modal(() => (shown = null))(made);
  return made;
}

beforeEach(() => {
  dialog = opens("envelope");
});

describe("a dialog", () => {
  it("is shown over the page", () => {
    expect(dialog.open).toBe(true);
  });

  it("is over as soon as somebody leaves it", () => {
    dialog.cancel();
    expect([dialog.open, shown]).toEqual([false, null]);
  });

  it("is over as soon as its form is sent, which goes nowhere", () => {
    const sent = dialog.submit("dialog");
    expect([dialog.open, shown, sent.defaultPrevented]).toEqual([false, null, true]);
  });

  it("stays for a form that sends something", () => {
    const sent = dialog.submit("get");
    expect([dialog.open, shown, sent.defaultPrevented]).toEqual([true, "envelope", false]);
  });

  it("closes no other one that was opened within the same frame", () => {
    dialog.cancel();
    opens("keys");
    dialog.frame();
    expect(shown).toBe("keys");
  });

  it("is over too where a browser says so only afterwards", () => {
    dialog.close();
    dialog.frame();
    expect(shown).toBe(null);
  });
});
