"""A television with a voice that records what it says, and a wake lock."""

from typing import Final

SPEECH: Final = """languages => {
  globalThis.spoken = [];
  const voices = languages.map((lang) => ({ lang, name: lang, localService: true }));
  class Utterance {
    constructor(text) { Object.assign(this, { text, lang: "", rate: 1, volume: 1, voice: null }); }
  }
  const speech = {
    speaking: false, pending: false, paused: false,
    getVoices: () => voices, resume() {}, pause() {}, cancel() {},
    addEventListener() {}, removeEventListener() {},
    speak(one) {
      const { text, lang, volume } = one;
      if (text.trim() !== "") globalThis.spoken.push({ text, lang, volume });
      queueMicrotask(() => one.onend?.());
    },
  };
  Object.defineProperty(globalThis, "SpeechSynthesisUtterance", { value: Utterance });
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
}"""
"""Replaces the browser's voices: these languages, and every text is finished at once."""
WAKE: Final = """() => {
  globalThis.locks = [];
  const request = async () => {
    const lock = { released: false, release: async () => { lock.released = true; } };
    globalThis.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  globalThis.look = (state) => {
    if (state === "hidden") globalThis.locks.forEach((lock) => (lock.released = true));
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""A wake lock that records its requests, and is lost when the page is hidden."""
NO_WAKE: Final = """() =>
  Object.defineProperty(navigator, "wakeLock", { value: undefined, configurable: true })"""
"""As on a page that is not secure."""
HELD: Final = "() => globalThis.locks.filter(({ released }) => !released).length"


def script(function: str, argument: str = "") -> str:
    """A function that runs before the page does."""
    return f"({function})({argument})"
