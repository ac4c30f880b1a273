"""Answers to questions about bots: why one acted, and what a lone player can know."""

import asyncio
from typing import Final

from ...table.command_rights import Advice, Explanation
from ...table.protocol.messages import HintUpdate, Refusal, Refused, WhyUpdate
from ..logs import bot_failed
from .thinkers import NoAnswer, Thinkers
from .thought import FindHint, Known, Reasons, Why

_LIMIT: Final = 5.0
"""Seconds that a person waits for an answer."""


async def answer(
    advisers: Thinkers, work: Explanation | Advice
) -> WhyUpdate | HintUpdate | Refused:
    """The answer, for the asker alone."""
    question = Why(work) if isinstance(work, Explanation) else FindHint(work)
    try:
        found = await asyncio.shield(
            advisers.ask(question, _LIMIT)
        )  # a client that disconnects ends no thought
    except NoAnswer as fault:
        bot_failed(type(question).__name__.lower(), str(fault))
        return Refused(Refusal.NO_ANSWER)
    if isinstance(work, Explanation):
        assert isinstance(found, Reasons), "that is what was asked for"
        return WhyUpdate(work.game, work.step, work.seat, found.told)
    assert isinstance(found, Known), "that is what was asked for"
    return HintUpdate(work.game, work.step, found.certain, found.odds)
