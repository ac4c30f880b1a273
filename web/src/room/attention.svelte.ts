import { beep } from "./beep";
import { settings } from "../settings.svelte";
import { buzz } from "./buzz";

/** Tells a player who looks elsewhere that the table waits for them: the same for every role. */
class Attention {
  /** Whether the table began to wait while nobody looked at this page. */
  called = $state(false);

  /** The table begins to wait for this phone, or waits longer (`rung`), or somebody nudges. */
  call(rung: number): void {
    if (document.visibilityState === "hidden") this.called = true;
    if (settings.buzz) buzz(rung);
    if (settings.sound) beep(rung);
  }

  /** The player looks, or the table no longer waits. */
  seen(): void {
    this.called = false;
  }
}

export const attention = new Attention();
