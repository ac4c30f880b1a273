/** Waits for some seconds; an abort ends the wait early and is no error. */
export function rest(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal?.aborted) return done();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal?.addEventListener("abort", end);
  });
}
