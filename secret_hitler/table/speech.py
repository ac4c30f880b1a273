"""What may be said at the table, and when: talk is no rule of the game, but silence is (I9)."""

import unicodedata
from collections.abc import Callable
from typing import Final, Never

from ..engine.state import (
    Board,
    ChancellorChoosing,
    PresidentChoosing,
    Round,
    UsingPower,
    VetoAnswering,
)
from ..engine.terms import Power, Seat, VetoAnswer
from ..record.talk import (
    AnyTalk,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Line,
)
from .game import Game
from .options import Options
from .replies import Refusal

LONGEST_LINE: Final = 200
"""Characters, after normalisation."""
SPACES: Final = frozenset({"Cc", "Zl", "Zp"})
"""Categories that would break a line or ring a bell: a space each."""
DROPPED: Final = frozenset({"Cs", "Co"})
"""Categories that are no characters. Unassigned ones stay: they are next year's emoji."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what stands around them."""


def silence(game: Game, options: Options, seat: Seat) -> Refusal | None:
    """Why a seat may not speak now; None where it may."""
    board = game.board
    if game.over:
        return None
    if not board.alive[seat]:
        return None if options.dead_may_chat else Refusal.EXECUTED_ARE_SILENT
    if isinstance(board.phase, PresidentChoosing | ChancellorChoosing | VetoAnswering):
        government = (board.rounds[-1].candidate, board.rounds[-1].nominee)
        return Refusal.QUIET if seat in government else None
    return None


def cleaned(talk: AnyTalk) -> AnyTalk:
    """A line in NFC, without control characters and without ends of white space."""
    if not isinstance(talk, Line):
        return talk
    kept = (
        " " if unicodedata.category(character) in SPACES else character
        for character in talk.text
        if unicodedata.category(character) not in DROPPED and character not in TURNING
    )
    return Line(unicodedata.normalize("NFC", "".join(kept)).strip())


def fault(board: Board, seat: Seat, talk: AnyTalk) -> Refusal | None:
    """What is wrong with something said by this seat; None where nothing is. Lies are fine."""
    if isinstance(talk, Line):
        if not talk.text:
            return Refusal.EMPTY
        return Refusal.TOO_LONG if len(talk.text) > LONGEST_LINE else None
    if not 0 <= talk.round < len(board.rounds):
        return Refusal.NOT_YOURS_TO_CLAIM
    there = board.rounds[talk.round]
    claimable = CLAIMABLE[type(talk)](board, there, seat, talk)  # type: ignore[arg-type]  # keyed by its class
    return None if claimable else Refusal.NOT_YOURS_TO_CLAIM


def _drew(board: Board, there: Round, seat: Seat, claim: ClaimDrawn) -> bool:  # noqa: ARG001
    return _session_held(there) and seat == there.candidate and len(claim.tiles) == 3


def _received(board: Board, there: Round, seat: Seat, claim: ClaimReceived) -> bool:  # noqa: ARG001
    return _session_held(there) and seat == there.nominee and len(claim.tiles) == 2


def _saw_party(board: Board, there: Round, seat: Seat, claim: ClaimParty) -> bool:  # noqa: ARG001
    looked = there.power is Power.INVESTIGATE_LOYALTY and there.target is not None
    return looked and seat == there.candidate and claim.target == there.target


def _peeked(board: Board, there: Round, seat: Seat, claim: ClaimPeeked) -> bool:
    to_come = isinstance(board.phase, UsingPower) and there is board.rounds[-1]
    looked = there.power is Power.POLICY_PEEK and not to_come
    return looked and seat == there.candidate and len(claim.tiles) == 3


def _session_held(there: Round) -> bool:
    """Whether a government had tiles in hand in this round, and has them no more."""
    enacted = there.tile is not None and not there.by_chaos
    return enacted or there.veto is VetoAnswer.AGREED


CLAIMABLE: Final[dict[type, Callable[[Board, Round, Seat, Never], bool]]] = {
    ClaimDrawn: _drew,
    ClaimReceived: _received,
    ClaimParty: _saw_party,
    ClaimPeeked: _peeked,
}
