"""Checks that each choice took two touches, in different places."""

from collections import Counter
from typing import Final

import msgspec

from .manners import HOLD
from .person import Moment, Person

WATCH: Final = """() => {
  if (globalThis.sentActs !== undefined) return;
  globalThis.sentActs = [];
  let touched = [];
  const note = ({ target }) => {
    const control = target.closest("button") ?? target;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    // What is scrolled out of sight cannot be touched.
    const end = control.closest(".scroll")?.getBoundingClientRect().bottom ?? bottom;
    touched.push({ left, right, top, bottom: Math.min(bottom, end), at: performance.now() });
  };
  addEventListener("pointerdown", note, { capture: true });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    const { type, action } = JSON.parse(message);
    if (type === "Act") {
      globalThis.sentActs.push({ kind: action.type, touched, at: performance.now() });
      touched = [];
    }
    return send.call(this, message);
  };
}"""


class Touch(msgspec.Struct, frozen=True):
    """A touched control: where it was, and when."""

    left: float
    right: float
    top: float
    bottom: float
    at: float

    def apart_from(self, other: "Touch") -> bool:
        """Whether no single spot could hit both."""
        beside = self.right <= other.left or other.right <= self.left
        return beside or self.bottom <= other.top or other.bottom <= self.top


class SentAct(msgspec.Struct, frozen=True):
    """A sent choice, and everything touched since the previous one."""

    kind: str
    touched: list[Touch]
    at: float

    def fault(self) -> str | None:
        """What is wrong with the way it was confirmed."""
        if len(self.touched) < 2:
            return f"{self.kind} went out after {len(self.touched)} touches"
        chosen, confirmed = self.touched[-2:]
        if not chosen.apart_from(confirmed):
            return f"{self.kind}: {chosen} and {confirmed}"
        held = self.at - confirmed.at
        return f"held for {held} ms" if self.kind == "Execute" and held < HOLD else None


class Confirming:
    """Records what everybody touches."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}

    def visit(self, person: Person, _moment: Moment) -> None:
        self.people[person.name] = person
        person.page.evaluate(WATCH)

    def check(self) -> tuple[Counter[str], list[str]]:
        """The number of acts sent by kind, and the faults found."""
        kinds: Counter[str] = Counter()
        faults: list[str] = []
        for person in self.people.values():
            if person.page.is_closed():
                continue
            acts = msgspec.convert(person.page.evaluate("globalThis.sentActs ?? []"), list[SentAct])
            for act in acts:
                kinds[act.kind] += 1
                faults += [found] if (found := act.fault()) is not None else []
        return kinds, faults
