"""Secrets that must never reach a page without a right to them, in frames or in the document."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from playwright.sync_api import Page

from secret_hitler.engine.events import BallotMarked, PrivateEvent, PublicEvent
from secret_hitler.engine.state import Board, GameOver
from secret_hitler.table.protocol.messages import AnyReply, LedgerUpdate, TalkUpdate, Told, Update

SIDES: Final = frozenset({"liberal", "fascist", "hitler"})
"""The values of roles and parties on the wire."""

SEALED_DOCUMENT: Final = """rulesSay => {
  const copy = document.documentElement.cloneNode(true);
  const panels = ["board", "votes", "seats", "claims", "log", "talk"];
  const open = panels.map((id) => `[aria-labelledby=panel-${id}]`);
  const told = "section[aria-label='What happened last'], style, link, script";
  for (const node of copy.querySelectorAll(`${open}, ${told}`)) node.remove();
  return rulesSay.reduce((text, said) => text.replaceAll(said, ""), copy.outerHTML);
}"""
"""The document without what is public, and without what the rules tell everyone."""
RULES_SAY: Final = (
    "Secret Hitler",
    "If the Chancellor is Hitler, the Fascists win.",
    "If it is Hitler, the Liberals win.",
    "One more Liberal policy and the Liberals win.",
    "One more Fascist policy and the Fascists win.",
)
SECRET_WORDS: Final = ("liberal", "fascist", "hitler")


def sealed_document(page: Page) -> str:
    return str(page.evaluate(SEALED_DOCUMENT, list(RULES_SAY))).lower()


def assert_sealed(page: Page) -> None:
    """Check that no role, party or tile is named outside the public parts."""
    shown = sealed_document(page)
    assert "data-secret" not in shown, "something is open"
    for word in SECRET_WORDS:
        at = shown.find(word)
        assert at < 0, f"{word} is in the document: ...{shown[max(0, at - 120) : at + 80]}..."


def assert_tree_is_sealed(page: Page) -> None:
    """Nor is there one in what a screen reader finds in the choice and the bars, or in the tab."""
    title = page.title().replace("Secret Hitler", "")
    parts = [page.locator("footer"), page.get_by_role("region", name="Your choice")]
    tree = "\n".join(part.aria_snapshot() for part in parts)
    tree = re.sub("(If|One more)[^.]+ win.", "", tree)
    told = [word for word in SECRET_WORDS if word in f"{title}{tree}".lower()]
    assert told == [], f"{title} {tree}"


def reply_of(frame: str) -> AnyReply:
    """A frame as the protocol reads it; an unknown field fails, or it would be lost."""
    reply: AnyReply = msgspec.json.decode(frame, type=AnyReply)
    again = msgspec.json.encode(reply)
    assert msgspec.json.decode(again) == msgspec.json.decode(frame), "more than the protocol has"
    return reply


def updates(frames: list[str]) -> list[Update]:
    return [reply for reply in map(reply_of, frames) if isinstance(reply, Update)]


def is_over(board: Board) -> bool:
    return isinstance(board.phase, GameOver)


def values(part: object) -> Iterator[object]:
    """All values in decoded JSON, however deep."""
    if isinstance(part, dict):
        for inner in part.values():
            yield from values(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from values(inner)
    else:
        yield part


def assert_knows_only(frame: str, seat: int | None) -> None:
    """Check that a frame before the end holds only the Board and the seat's own Knowledge."""
    reply = reply_of(frame)
    if isinstance(reply, Update):
        _assert_own(reply, seat)
    if seat is None and not isinstance(reply, TalkUpdate | LedgerUpdate):  # people say anything
        told = SIDES & {value for value in values(msgspec.json.decode(frame)) if _is_text(value)}
        assert not told, f"a spectator was told {told}: {frame}"


def _assert_own(update: Update, seat: int | None) -> None:
    assert update.board.roles is None, "roles before the end"
    known = update.knowledge
    assert (None if known is None else known.seat) == seat, "the knowledge of another seat"
    for told in update.events:
        _assert_heard(told, seat)
    for past in update.board.rounds:
        assert past.passed is not None or past.ballots is None, "ballots before they are revealed"


def _assert_heard(told: Told, seat: int | None) -> None:
    event = told.event
    if isinstance(event, PrivateEvent):
        assert event.to == seat, f"{event} is not for seat {seat}"
    else:
        assert isinstance(event, PublicEvent)


def assert_seals_ballots(update: Update, seat: int | None) -> bool:
    """Whether a vote is open in this update; check that it tells only the viewer's own ballot."""
    if not update.board.rounds or (vote := update.board.rounds[-1]).passed is not None:
        return False
    assert vote.ballots is None, "ballots before they are revealed"
    assert (vote.ja, vote.nein) == (0, 0), "a count before the ballots are revealed"
    marked = [told.event for told in update.events if isinstance(told.event, BallotMarked)]
    assert all(event.to == seat for event in marked), "the ballot of another seat"
    return vote.nominee is not None


def _is_text(value: object) -> bool:
    return isinstance(value, str)
