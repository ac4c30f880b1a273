"""Reads claims as players type them: `ffl`, `fl`, `peek ffl`, `liberal`, `nothing`.

Shorthand is about the newest matter of its kind that the seat has not claimed yet, or else about
the newest one; `4 ffl` names the round.
"""

import enum
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..engine.complete import complete
from ..engine.state import Board
from ..engine.terms import FASCIST, LIBERAL, Party, Policy, Seat
from .matters import TILES, Matter, claim_fault
from .talk import (
    About,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Said,
)
from .valid_claims import claim_statuses


class Misread(enum.Enum):
    """Why words cannot be read as a claim by this seat."""

    NOT_A_CLAIM = "not_a_claim"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    """The seat has seen nothing of that kind."""
    WRONG_FORM = "wrong_form"
    """Too few or too many tiles."""


ABOUT: Final = {
    "drew": About.DRAWN, "drawn": About.DRAWN, "gezogen": About.DRAWN,
    "got": About.RECEIVED, "received": About.RECEIVED, "bekommen": About.RECEIVED,
    "party": About.PARTY, "partei": About.PARTY, "card": About.PARTY, "karte": About.PARTY,
    "peek": About.PEEKED, "peeked": About.PEEKED, "saw": About.PEEKED, "gesehen": About.PEEKED,
}  # fmt: skip
complete(About, ABOUT.values())
PARTIES: Final = {
    "liberal": Party.LIBERAL, "lib": Party.LIBERAL,
    "fascist": Party.FASCIST, "fasc": Party.FASCIST,
    "faschist": Party.FASCIST, "faschistisch": Party.FASCIST,
}  # fmt: skip
NOTHING: Final = frozenset({"nothing", "nichts"})
COMMANDS: Final = frozenset({"claim", "/claim"})
LETTERS: Final = {"f": FASCIST, "l": LIBERAL, "r": FASCIST, "b": LIBERAL}
"""F and L, or red and blue as players elsewhere write them."""
_TILES: Final = re.compile(r"[fl]{1,6}|[rb]{1,6}")


class Shorthand(NamedTuple):
    """What words say, independent of their speaker."""

    content: tuple[Policy, ...] | Party | None
    """None means that the speaker refuses to say."""
    about: About | None = None
    """None means any kind of matter."""
    round: int | None = None


def read(words: str) -> Shorthand | None:
    """Words read as shorthand; None if they are not a claim."""
    about, number, rest = None, None, list[str]()
    for word in re.split(r"[\s,:]+", words.casefold().strip()):
        if word in ABOUT and about is None:
            about = ABOUT[word]
        elif word.isdecimal() and number is None and len(word) < 4:
            number = int(word) - 1
        elif word not in COMMANDS:
            rest.append(word)
    content = "".join(rest)
    if content in NOTHING:
        return Shorthand(None, about, number)
    if content in PARTIES:
        fits = about in {None, About.PARTY}
        return Shorthand(PARTIES[content], About.PARTY, number) if fits else None
    if about is About.PARTY or not _TILES.fullmatch(content):
        return None
    tiles = tuple(LETTERS[letter] for letter in content)
    if about is None:
        about = About.RECEIVED if len(tiles) == TILES[About.RECEIVED] else About.DRAWN
    return Shorthand(tiles, about, number)


def claim_in_words(words: str, board: Board, seat: Seat, talk: Iterable[Said]) -> Claim | Misread:
    """The claim that this seat makes with these words, or why they are not one."""
    shorthand = read(words)
    if shorthand is None:
        return Misread.NOT_A_CLAIM
    if isinstance(shorthand.content, tuple) and len(shorthand.content) not in TILES.values():
        return Misread.WRONG_FORM
    matter = _meant(shorthand, board, seat, talk)
    if matter is None:
        return Misread.NOTHING_TO_CLAIM
    claim = _claim(shorthand, board, matter)
    return claim if claim_fault(board, seat, claim) is None else Misread.WRONG_FORM


def _meant(shorthand: Shorthand, board: Board, seat: Seat, talk: Iterable[Said]) -> Matter | None:
    """What the words are about: the newest fitting matter without a claim, or the newest one."""
    own = {
        matter: said.claim
        for matter, said in claim_statuses(board, talk).items()
        if matter.seat == seat
        and shorthand.about in {None, matter.about}
        and shorthand.round in {None, matter.round}
    }
    unsaid = [matter for matter, claim in own.items() if claim is None]
    return next(reversed(unsaid or [*own]), None)


def _claim(shorthand: Shorthand, board: Board, matter: Matter) -> Claim:
    content, number = shorthand.content, matter.round
    if content is None:
        return ClaimNothing(number, matter.about)
    if isinstance(content, Party):
        target = board.rounds[number].target
        assert target is not None, "a party card was somebody's"
        return ClaimParty(number, target, content)
    if matter.about is About.DRAWN:
        return ClaimDrawn(number, content)
    return (ClaimPeeked if matter.about is About.PEEKED else ClaimReceived)(number, content)
