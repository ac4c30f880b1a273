"""When bots answer and speak tells nothing of what they are or choose: it is drawn apart (D11)."""

import asyncio
import random
from pathlib import Path

import pytest

from secret_hitler.bots import random_bot
from secret_hitler.bots.bot import BOTS, Bot
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import SeatAction
from secret_hitler.engine.state import View
from secret_hitler.record.talk import AnyTalk, Said
from secret_hitler.server import bots
from secret_hitler.table import messages as m
from secret_hitler.table.clock import due
from secret_hitler.table.commands import BotAnswers
from secret_hitler.engine.game import options, view

from ..server.evening import seeded
from ..server.guests import begin, line_of, party, play_out, serving_house
from ..table.gathering import Gathering, stacked


@pytest.mark.parametrize(
    ("one", "other"), [("LLFLH", "HLLFL"), ("LLLLFFH", "FFHLLLL"), ("LLLLLLFFFH", "HFFFLLLLLL")]
)
def test_moments_are_equal_whatever_the_roles_and_the_choices(one: str, other: str) -> None:
    """Two tables with one secret, other roles and other choices: every answer is due alike."""
    compared = 0
    tables = [Gathering(1, len(one) - 1, draw=stacked(roles, first=1)) for roles in (one, other)]
    for number, table in enumerate(tables):
        table.start()
        for who in ("p0",):
            table.say(who, m.Looked()) if hasattr(table, "say") else None
        assert number < 2
    first, second = (table.table for table in tables)
    assert due(first) == due(second) != ()
    compared += len(due(first))
    assert compared
