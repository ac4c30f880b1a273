"""Claims: making one, asking for one, writing one down for its speaker, and confirming that.

Anyone may lie; only the form of a claim is checked. Seats that must be silent make none, but being
muted or switched off by the host affects none of this.
"""

from collections.abc import Callable
from typing import Final, Never

from ...engine.complete import complete
from ...engine.terms import Seat
from ...record import shorthand
from ...record.matters import Matter, about, claim_fault
from ...record.talk import (
    AnswerLog,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    LogClaim,
)
from ...record.valid_claims import UNSAID, ClaimStatus, claim_statuses, same
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol.refusal import Refusal
from ..protocol.talk_commands import ClaimInWords
from ..table import Table, is_held
from .channels import claims_closed, is_executed, logs_closed, player, spoken


def about_claims(asked: Asked, word: Claim | AskClaim | LogClaim | AnswerLog) -> Handled:
    """Handle all talk about claims: it takes place during a game, among its players."""
    closed = logs_closed if isinstance(word, LogClaim) else claims_closed
    reason = closed(asked.table, asked.seat)
    if reason is not None:
        return refused(reason)
    seat = player(asked.table, asked.seat)
    assert seat is not None, "who has no seat in the game may say nothing of it"
    return WORDS[type(word)](asked, seat, word)  # type: ignore[arg-type]  # keyed by its class


def claim_in_words(asked: Asked, command: ClaimInWords) -> Handled:
    """Make the claim that these words mean in the players' shorthand."""
    game, seat = asked.table.game, player(asked.table, asked.seat)
    reason = claims_closed(asked.table, asked.seat)
    if reason is not None:
        return refused(reason)
    assert game is not None, "claims are about a game"
    assert seat is not None, "who has no seat in the game may say nothing of it"
    word = shorthand.claim_in_words(command.words, game.board, seat, asked.table.talk)
    if isinstance(word, shorthand.Misread):
        return refused(Refusal(word.value))
    return about_claims(asked, word)


def _claim(asked: Asked, seat: Seat, word: Claim) -> Handled:
    """Make a claim; repeating it changes nothing."""
    reason = form_fault(asked.table, seat, word)
    if reason is not None:
        return refused(reason)
    counts = _said_of(asked.table, _matter(seat, word)).claim
    return NOTHING if counts is not None and same(counts, word) else spoken(asked, word)


def _ask(asked: Asked, seat: Seat, word: AskClaim) -> Handled:
    """Ask for a claim; asking again, or for one that was made, changes nothing."""
    matter = Matter(word.seat, word.round, word.about)
    reason = _no_speaker(asked.table, seat, word.seat)
    if reason is not None:
        return refused(reason)
    known = _standings(asked.table)
    if matter not in known:
        return refused(Refusal.NOTHING_TO_CLAIM)
    said = known[matter]
    return NOTHING if said.claim is not None or seat in said.asked else spoken(asked, word)


def _log(asked: Asked, seat: Seat, word: LogClaim) -> Handled:
    """Write down what a person said aloud; no effect if that is already there."""
    reason = _no_person(asked.table, seat, word.seat)
    reason = reason or form_fault(asked.table, word.seat, word.claim)
    if reason is not None:
        return refused(reason)
    said = _said_of(asked.table, _matter(word.seat, word.claim))
    stands = said.claim if said.logged is None else said.logged.claim
    return NOTHING if stands is not None and same(stands, word.claim) else spoken(asked, word)


def _answer(asked: Asked, seat: Seat, word: AnswerLog) -> Handled:
    """Confirm or deny a log, as its speaker only; no effect on a log that no longer counts."""
    talk = asked.table.talk
    log = talk[word.number].talk if word.number in range(len(talk)) else None
    if not isinstance(log, LogClaim):
        return refused(Refusal.NO_SUCH_LINE)
    if log.seat != seat:
        return refused(Refusal.NOT_YOURS_TO_CLAIM)
    pending = _said_of(asked.table, _matter(seat, log.claim)).logged
    open_still = pending is not None and pending.number == word.number
    return spoken(asked, word) if open_still else NOTHING


def form_fault(table: Table, seat: Seat, word: Claim) -> Refusal | None:
    """Why this seat cannot make this claim, true or not; None if it can."""
    assert table.game is not None, "claims are about a game"
    fault = claim_fault(table.game.board, seat, word)
    return None if fault is None else Refusal(fault.value)


def _no_speaker(table: Table, seat: Seat, of: Seat) -> Refusal | None:
    """Why another seat cannot be asked, or its claim written down; None if it can."""
    if of == seat or player(table, of) is None or not is_held(table, of):
        return Refusal.NO_SUCH_SEAT
    return Refusal.EXECUTED_ARE_SILENT if is_executed(table, of) else None


def _no_person(table: Table, seat: Seat, of: Seat) -> Refusal | None:
    """Why nobody speaks aloud in that seat; None if somebody can."""
    reason = _no_speaker(table, seat, of)
    return reason or (None if table.seats[of].human else Refusal.NO_SUCH_SEAT)


def _standings(table: Table) -> dict[Matter, ClaimStatus]:
    assert table.game is not None, "claims are about a game"
    return claim_statuses(table.game.board, table.talk)


def _said_of(table: Table, matter: Matter) -> ClaimStatus:
    return _standings(table).get(matter, UNSAID)


def _matter(seat: Seat, word: Claim) -> Matter:
    return Matter(seat, word.round, about(word))


WORDS: Final[dict[type, Callable[[Asked, Seat, Never], Handled]]] = {
    ClaimDrawn: _claim,
    ClaimReceived: _claim,
    ClaimParty: _claim,
    ClaimPeeked: _claim,
    ClaimNothing: _claim,
    AskClaim: _ask,
    LogClaim: _log,
    AnswerLog: _answer,
}
complete(Claim | AskClaim | LogClaim | AnswerLog, WORDS)
