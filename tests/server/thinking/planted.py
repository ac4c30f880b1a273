"""A program like `server.thinking.thought` in which some bots are faulty.

Run as `python -m tests.server.thinking.planted`.
Its arguments say which bot has which fault, such as `shrewd=hangs`.
"""

import os
import sys
import time
from collections.abc import Callable

from secret_hitler.bots.bot import BOTS, Bot, Choose
from secret_hitler.bots.careful import careful_bot
from secret_hitler.bots.plain import random_bot
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import Execute, SeatAction
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import AnyTalk, Line, Said
from secret_hitler.server.thinking import thought
from secret_hitler.server.thinking.thought import main

THINKS = 0.3
"""Seconds that a slow bot thinks."""
Options = tuple[SeatAction, ...]
Talk = tuple[Said, ...]


def breaks(view: View, options: Options, talk: Talk, rng: Rng) -> SeatAction:
    raise ZeroDivisionError


def dies(view: View, options: Options, talk: Talk, rng: Rng) -> SeatAction:
    os._exit(1)


def hangs(view: View, options: Options, talk: Talk, rng: Rng) -> SeatAction:
    while True:
        time.sleep(60)


def offers_nonsense(view: View, options: Options, talk: Talk, rng: Rng) -> SeatAction:
    return Execute(Seat(0))


def is_slow(view: View, options: Options, talk: Talk, rng: Rng) -> SeatAction:
    time.sleep(THINKS)
    return random_bot.choose(view, options, talk, rng)


def chatty(view: View, talk: Talk, rng: Rng) -> tuple[AnyTalk, ...]:
    """A bot that says good evening, once."""
    assert view.knowledge is not None
    mine = sum(one.seat == view.knowledge.seat for one in talk)
    return () if mine else (Line("Good evening."),)


def speechless(view: View, talk: Talk, rng: Rng) -> tuple[AnyTalk, ...]:
    raise ZeroDivisionError


FAULTS: dict[str, Choose] = {
    "breaks": breaks,
    "dies": dies,
    "hangs": hangs,
    "offers_nonsense": offers_nonsense,
    "is_slow": is_slow,
}
VOICES = {
    "chatty": Bot(careful_bot.choose, chatty),
    "speechless": Bot(careful_bot.choose, speechless),
}


def no_hint(question: thought.FindHint) -> thought.Known:
    raise ZeroDivisionError


def last_hint(question: thought.FindHint) -> thought.Known:
    os._exit(1)


FAULTY: dict[str, Callable[[thought.FindHint], thought.Known]] = {
    "breaks": no_hint,
    "dies": last_hint,
}


def planted(*faults: str) -> tuple[str, ...]:
    """The command that starts such a program."""
    return (sys.executable, "-m", "tests.server.thinking.planted", *faults)


if __name__ == "__main__":
    for plant in sys.argv[1:]:
        name, _, fault = plant.partition("=")
        if name == "hint":
            thought.ANSWERS[thought.FindHint] = FAULTY[fault]
        else:
            BOTS[name] = VOICES.get(fault) or Bot(FAULTS[fault], random_bot.speak)
    main()
