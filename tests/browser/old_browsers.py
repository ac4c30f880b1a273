"""The gaps of the oldest browsers in which the page must play, as a script for the newest."""

from typing import Final

CHROME_87: Final = """(() => {
  const without = (owner, ...names) => { for (const name of names) delete owner[name]; };
  without(Array.prototype, "at", "findLast", "findLastIndex", "toSorted", "toReversed",
    "toSpliced", "with", "group", "groupToMap");
  without(Array, "fromAsync");
  without(String.prototype, "at", "isWellFormed", "toWellFormed");
  without(Object, "hasOwn", "groupBy");
  without(Map, "groupBy");
  without(Promise, "withResolvers", "try");
  without(Set.prototype, "union", "intersection", "difference", "symmetricDifference",
    "isSubsetOf", "isSupersetOf", "isDisjointFrom");
  without(window, "structuredClone", "Iterator", "navigation", "scheduler", "reportError");
  without(window.Iterator?.prototype ?? {}, "map", "filter", "toArray");
  without(AbortSignal, "any", "timeout", "abort");
  without(AbortSignal.prototype, "reason", "throwIfAborted");
  without(Crypto.prototype, "randomUUID");
  without(Intl, "Segmenter", "DurationFormat", "supportedValuesOf");
  without(Element.prototype, "setHTMLUnsafe", "moveBefore");
  without(HTMLElement.prototype, "inert", "popover", "showPopover", "hidePopover");
  without(Document.prototype, "startViewTransition");
  without(navigator.__proto__, "userActivation", "wakeLock", "vibrate");
})()"""
"""Takes away what came later than Chrome 87, but for what Playwright itself needs."""
