"""A game in one line per round, as players write it down: `4. Anna>Chiara 5-4 FFL, FL -> F`.

This says: Anna drew FFL and passed FL, and Chiara enacted F. A question mark stands for whatever
the reader may not know, so a watcher reads `???, ?? -> F`.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from ..engine.memories import DrawnHand, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ..engine.state import Board, GameOver, Knowledge, Round
from ..engine.terms import EndReason, Party, Power, Seat, VetoAnswer
from .sentences import Sentence, hand, pile
from .words import Words


class _Known(msgspec.Struct):
    """What a reader knows of each round beyond the Board, ready to print."""

    drawn: dict[int, str] = {}
    passed: dict[int, str] = {}
    peeked: dict[int, str] = {}
    parties: dict[int, Party] = {}


def notation(
    board: Board, knowledge: Iterable[Knowledge], words: Words, names: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """One line per round, with what these seats know: none for a watcher, all for open cards."""
    known = _known(knowledge)
    return tuple(
        " ".join(_parts(board, number, known, words, names)) for number in range(len(board.rounds))
    )


def _known(knowledge: Iterable[Knowledge]) -> _Known:
    known = _Known()
    for memory in (memory for seat in knowledge for memory in seat.memories):
        if isinstance(memory, DrawnHand):
            known.drawn[memory.round] = hand(memory.tiles)
        elif isinstance(memory, PassedHand | ReceivedHand):
            known.passed[memory.round] = hand(memory.tiles)
        elif isinstance(memory, PeekedTiles):
            known.peeked[memory.round] = pile(memory.tiles)
        elif isinstance(memory, SeenParty):
            known.parties[memory.round] = memory.party
        else:
            assert_never(memory)
    return known


def _parts(
    board: Board, number: int, known: _Known, words: Words, names: tuple[str, ...]
) -> Iterator[str]:
    """The pieces of one line."""
    this = board.rounds[number]
    nominee = "?" if this.nominee is None else words.name_all((this.nominee,), names)
    yield f"{number + 1}. {words.name_all((this.candidate,), names)}>{nominee}"
    if this.passed is None:
        return
    yield f"{this.ja}-{this.nein}"
    if this.passed:
        yield from _session(board, number, known, words)
    if this.by_chaos and this.tile is not None:
        yield f"{words.text('notation-chaos')} -> {this.tile.value}"
    if this.power is not None:
        yield f"({words.say(_power(this, this.power, number, known), names)})"


def _session(board: Board, number: int, known: _Known, words: Words) -> Iterator[str]:
    """What an elected government drew, passed and enacted."""
    this, phase = board.rounds[number], board.phase
    last = number == len(board.rounds) - 1
    if last and isinstance(phase, GameOver) and phase.reason is EndReason.HITLER_ELECTED:
        yield words.text("notation-hitler")
        return
    yield f"{known.drawn.get(number, '???')}, {known.passed.get(number, '??')} ->"
    if this.veto is VetoAnswer.AGREED:
        yield words.text("notation-veto")
        return
    yield "?" if this.tile is None else this.tile.value
    if this.veto is VetoAnswer.REFUSED:
        yield f"({words.text('notation-veto-refused')})"


def _power(this: Round, power: Power, number: int, known: _Known) -> Sentence:
    """The power of a round, its target, and its result as far as the reader knows it."""
    if power is Power.POLICY_PEEK and number in known.peeked:
        return Sentence("notation-peeked", terms={"tiles": known.peeked[number]})
    target: tuple[Seat, ...] = () if this.target is None else (this.target,)
    if power is Power.INVESTIGATE_LOYALTY and number in known.parties:
        party = known.parties[number].value
        return Sentence("notation-investigated", {"target": target}, terms={"party": party})
    return Sentence(f"notation-{power.value}", {"target": target})
