"""What a view can reach, and what the reprs of a state's parts say."""

import random

import msgspec
import pytest

from secret_hitler.engine import events as e
from secret_hitler.engine.evolve import evolve
from secret_hitler.engine.game import apply, new_game, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import Knowledge, Secrets, State, View
from secret_hitler.engine.terms import SEATS
from secret_hitler.table.protocol.messages import AnyReply, Update
from tests.engine.reach import reachable
from tests.support.boards import random_game
from tests.support.random_play import turns


@pytest.mark.parametrize("root", [View, Update, AnyReply, e.AnyPublicEvent, e.SeenEvent])
def test_nothing_that_leaves_the_server_can_reach_a_secret(root: object) -> None:
    found = reachable(root)
    assert found.isdisjoint({Secrets, State, *e.SealedEvent.__subclasses__()})


def test_a_public_event_reaches_no_knowledge_either() -> None:
    assert reachable(e.AnyPublicEvent).isdisjoint({Knowledge, *e.PrivateEvent.__subclasses__()})


def test_the_walk_would_find_a_secret() -> None:
    assert {Secrets, Knowledge} <= reachable(State)
    assert reachable(e.AnyEvent) >= set(e.SealedEvent.__subclasses__())


def test_secrets_and_knowledge_print_no_content() -> None:
    for state in random_game(official(7), seed=1):
        assert repr(state.secrets) == "Secrets(sealed)"
        for seat, known in enumerate(state.knowledge):
            assert repr(known) == f"Knowledge(seat={seat}, sealed)"


def test_every_view_survives_the_wire() -> None:
    for state in random_game(official(9), seed=2):
        for viewer in (None, *SEATS[:9]):
            seen = view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_folding_the_events_from_the_start_gives_the_state() -> None:
    state = new_game(official(8))
    for turn in turns(official(8), random.Random(8)):
        for event in turn.events:
            state = evolve(state, event)
        assert state == turn.after


def test_the_same_acts_give_the_same_state_and_events() -> None:
    played = list(turns(official(6), random.Random(6)))
    assert len(played) > 20
    for turn in played:
        assert apply(turn.before, turn.actor, turn.action) == (turn.after, turn.events)
