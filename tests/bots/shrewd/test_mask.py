"""The mask: a Liberal's view that is consistent with a Fascist's claims."""

import random

from secret_hitler.bots.shrewd.mask import masked
from secret_hitler.engine.memories import DrawnHand, ReceivedHand
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.record.talk import ClaimDrawn, ClaimReceived
from tests.support.bot_games import Moment, moments


def game(seed: int) -> list[Moment]:
    return list(moments(official(7), random.Random(seed), "shrewd", "shrewd"))


def test_a_mask_is_a_liberal_who_knows_nobody() -> None:
    for moment in game(1):
        for seat in map(Seat, range(7)):
            mask = masked(view(moment.state, seat), moment.talk)
            assert mask is None or mask.knowledge is not None
            if mask is not None and mask.knowledge is not None:
                assert mask.knowledge.role is Role.LIBERAL
                assert mask.knowledge.knows == ()


def test_a_mask_remembers_what_was_claimed() -> None:
    told = 0
    for moment in (game(seed)[-1] for seed in range(4)):
        for said in moment.talk:
            if not isinstance(said.talk, ClaimDrawn | ClaimReceived):
                continue
            mask = masked(view(moment.state, said.seat), moment.talk)
            kind = DrawnHand if isinstance(said.talk, ClaimDrawn) else ReceivedHand
            if mask is None or mask.knowledge is None:
                continue
            hands = [
                sorted(tile.value for tile in memory.tiles)
                for memory in mask.knowledge.memories
                if isinstance(memory, kind) and memory.round == said.talk.round
            ]
            told += hands == [sorted(tile.value for tile in said.talk.tiles)]
    assert told > 10
