"""What is reckoned for bots, and for those who ask about them: questions, answers, and a process.

Run as a program, this answers questions from its input until that ends. It keeps nothing but
caches, so it may be ended at any moment, and another one gives the same answers.
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
"""Seconds after which a process ends itself, should nobody be left to end it."""
_HEAD: Final = 4
"""Bytes that say how long a message is."""


class _Thought(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The base of what a bot is given to think about, and by which dice."""

    bot: str
    view: View
    talk: tuple[Said, ...]
    seed: str
    """A number of 128 bits in digits: no message holds one so large."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"

    def dice(self) -> random.Random:
        """The same dice whenever this is thought about. The seed is a secret."""
        return random.Random(int(self.seed))  # noqa: S311


class ToChoose(_Thought, frozen=True):
    """A bot is to choose one of these."""

    options: tuple[SeatAction, ...]


class ToSpeak(_Thought, frozen=True):
    """A bot may say what it claims."""


class ToExplain(_Thought, frozen=True):
    """A bot may say why it did what it did."""


class _Asked(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The base of what people ask."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class Why(_Asked, frozen=True):
    """Somebody asks what lay open that speaks for an act."""

    of: Explanation


class FindHint(_Asked, frozen=True):
    """Somebody asks what a view can know."""

    of: Advice


Thought = ToChoose | ToSpeak | ToExplain
Question = Thought | Why | FindHint


class _Answer(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The base of all answers."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(sealed)"


class Chosen(_Answer, frozen=True):
    """What a bot chose."""

    action: SeatAction


class BotWords(_Answer, frozen=True):
    """What a bot has to say."""

    talk: tuple[AnyTalk, ...]


class Reasons(_Answer, frozen=True):
    """What speaks for an act."""

    told: tuple[Sentence, ...]


class Known(_Answer, frozen=True):
    """What a view can know."""

    certain: tuple[Sentence, ...]
    odds: tuple[Odds, ...]


class Failed(_Answer, frozen=True):
    """The question was too much; only the kind of the fault and its place in the code are told."""

    kind: str
    place: str


Answer = Chosen | BotWords | Reasons | Known | Failed


class NoOption(Exception):
    """A bot chose what it was not offered."""


def answered(question: Question) -> Answer:
    """The answer, or how it failed."""
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
    """A message with its length before it."""
    return len(message).to_bytes(_HEAD, "big") + message


def length(head: bytes) -> int:
    """How long the message is that this stands before."""
    return int.from_bytes(head, "big")


def main() -> None:
    """Answer questions until there are no more; an empty message says that it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's: it ends this input
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a word printed by mistake is no answer
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
