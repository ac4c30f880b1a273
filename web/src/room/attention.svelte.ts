import { beep } from "./beep";
import { settings } from "../settings.svelte";
import { buzz } from "./buzz";

/** Tells somebody who looks elsewhere that the table waits for them: to everybody alike. */
class Attention {
  /** Whether the table began to wait while nobody looked at this page. */
  called = $state(false);

  /** The table begins to wait for this phone, or waits longer (`rung`), or somebody nudges. */
  call(rung: number): void {
    if (document.visibilityState === "hidden") this.called = true;
    if (settings.buzz) buzz(rung);
    if (settings.sound) beep(rung);
  }

  /** Somebody looks, or the table waits no more. */
  seen(): void {
    this.called = false;
  }
}

export const attention = new Attention();
