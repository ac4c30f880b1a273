/** Keeps the screen awake until the return value is called; a refusal never breaks play. */
export function keepAwake(onrefused: () => void): () => void {
  let over = false;
  let lock: WakeLockSentinel | undefined;

  async function take(): Promise<void> {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A page without https has no lock to request, and a phone low on battery refuses.
      if (!over) onrefused();
    }
    if (over) await lock?.release();
  }

  const wake = (): void => void take();

  // The browser drops the lock when the page is hidden.
  document.addEventListener("visibilitychange", wake);
  wake();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", wake);
    void lock?.release();
  };
}
