"""What bots, and people who ask about them, have computed: questions, answers, and the process.

Run as a program, this answers questions from its input until that ends. It keeps only caches, so it
may be killed at any moment, and another process gives the same answers.
"""

import faulthandler
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, Never

import msgspec

from ...bots.bot import BOTS
from ...bots.explaining.hint import hint
from ...bots.explaining.why import why
from ...bots.shrewd.manners import read_tables
from ...engine.actions import SeatAction
from ...engine.complete import complete
from ...engine.state import View
from ...record.sentences import Sentence
from ...record.talk import AnyTalk, GiveReason, Said
from ...record.talk_sentences import fact
from ...table.command_rights import Advice, Explanation
from ...table.protocol.replies import Odds

_HANGS: Final = 60
"""Seconds after which a process ends itself, in case nobody is left to kill it."""
_HEAD: Final = 4
"""Bytes of the length before each message."""


class _Thought(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Base of what a bot is asked, with the seed of its dice."""

    bot: str
    view: View
    talk: tuple[Said, ...]
    seed: str
    """A 128-bit number in decimal digits: no integer in a message is that large."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"

    def dice(self) -> random.Random:
        """The same dice each time this is asked. The seed is a secret."""
        return random.Random(int(self.seed))  # noqa: S311


class ToChoose(_Thought, frozen=True):
    """Asks a bot to choose one of these options."""

    options: tuple[SeatAction, ...]


class ToSpeak(_Thought, frozen=True):
    """Asks a bot for its claims."""


class ToExplain(_Thought, frozen=True):
    """Asks a bot for the reasons of its acts."""


class _Asked(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Base of what people ask."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class Why(_Asked, frozen=True):
    """Asks which public facts supported an act."""

    of: Explanation


class FindHint(_Asked, frozen=True):
    """Asks what can be known from one view."""

    of: Advice


Thought = ToChoose | ToSpeak | ToExplain
Question = Thought | Why | FindHint


class _Answer(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Base of all answers."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class Chosen(_Answer, frozen=True):
    """A bot's choice."""

    action: SeatAction


class BotWords(_Answer, frozen=True):
    """A bot's talk."""

    talk: tuple[AnyTalk, ...]


class Reasons(_Answer, frozen=True):
    """The facts that support an act."""

    told: tuple[Sentence, ...]


class Known(_Answer, frozen=True):
    """What can be known from one view."""

    certain: tuple[Sentence, ...]
    odds: tuple[Odds, ...]


class Failed(_Answer, frozen=True):
    """The question failed; only the type of error and its place in the code are reported."""

    kind: str
    place: str


Answer = Chosen | BotWords | Reasons | Known | Failed


class NoOption(Exception):
    """A bot chose something it was not offered."""


def answered(question: Question) -> Answer:
    """The answer, or the failure."""
    try:
        return _answer(question)
    except Exception as fault:  # noqa: BLE001  # whatever a bot does, it is told
        trace = fault.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = "" if trace is None else f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        return Failed(type(fault).__name__, place)


def _answer(question: Question) -> Answer:
    """The answer. Raises whatever a faulty bot raises, and `NoOption`."""
    return ANSWERS[question.__class__](question)  # type: ignore[arg-type]  # keyed by its class


def _choose(question: ToChoose) -> Chosen:
    bot, dice = BOTS[question.bot], question.dice()
    action = bot.choose(question.view, question.options, question.talk, dice)
    if action not in question.options:
        raise NoOption
    return Chosen(action)


def _speak(question: ToSpeak) -> BotWords:
    return BotWords(BOTS[question.bot].speak(question.view, question.talk, question.dice()))


def _explain(question: ToExplain) -> BotWords:
    said: tuple[GiveReason, ...] = BOTS[question.bot].explain(
        question.view, question.talk, question.dice()
    )
    return BotWords(said)


def _why(question: Why) -> Reasons:
    of = question.of
    return Reasons(tuple([fact(one) for one in why(of.public, of.talk, of.seat, of.action)]))


def _hint(question: FindHint) -> Known:
    of = question.of
    levels = tuple([None if kind is None else kind.value for kind in of.players])
    found = hint(of.view, of.talk, levels)
    odds = tuple([Odds(*one) for one in found.odds])
    return Known(tuple([fact(one) for one in found.certain]), odds)


ANSWERS: Final[dict[type, Callable[[Never], Answer]]] = {
    ToChoose: _choose,
    ToSpeak: _speak,
    ToExplain: _explain,
    Why: _why,
    FindHint: _hint,
}
complete(Question, ANSWERS)


# --- the process ------------------------------------------------------------------------------


def framed(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(_HEAD, "big") + message


def length(head: bytes) -> int:
    """The length of the message that follows this head."""
    return int.from_bytes(head, "big")


def main() -> None:
    """Answer questions until there are no more; an empty message reports the start."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's, which closes this input
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a stray print must not pass for an answer
    read_tables()
    reader, writer = msgspec.msgpack.Decoder(Question), msgspec.msgpack.Encoder()
    _send(answers, b"")
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        while (head := questions.read(_HEAD)) != b"":
            question = reader.decode(questions.read(length(head)))
            faulthandler.dump_traceback_later(_HANGS, exit=True, file=nowhere)
            _send(answers, writer.encode(answered(question)))
            faulthandler.cancel_dump_traceback_later()


def _send(answers: BinaryIO, message: bytes) -> None:
    answers.write(framed(message))
    answers.flush()


if __name__ == "__main__":
    main()
