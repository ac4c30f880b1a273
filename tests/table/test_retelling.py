"""The talk of the lobby: it stays with its speakers, whatever numbers their seats get."""

import random

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import AnyTalk, Line, Phrase, Removed, RemoveLine, Saying
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel
from secret_hitler.table.talk.talk_updates import channels_retold
from tests.support.gathering import NAMES, Gathering, finished

ABOUT_DOV = Phrase(Saying.TRUST, Seat(3))


def spoken_by_name(table: Gathering) -> list[tuple[str, str]]:
    """Who said what."""
    chairs = table.table.seats
    return [
        (chairs[said.seat].name, said.talk.text)
        for said in table.table.talk
        if isinstance(said.talk, Line)
    ]


def everybody_says_their_name() -> Gathering:
    lobby = Gathering(6)
    for seat in range(6):
        assert lobby.say(seat, Line(NAMES[seat])) is None
    return lobby


def test_a_line_goes_along_with_its_speaker() -> None:
    lobby = everybody_says_their_name()
    lobby.accepted("p0", m.Order(tuple(Seat(seat) for seat in (5, 3, 1, 0, 2, 4))))
    assert spoken_by_name(lobby) == [(name, name) for name in NAMES[:6]]


def test_what_somebody_said_is_gone_with_their_seat() -> None:
    lobby = everybody_says_their_name()
    lobby.accepted("p2", m.Leave())
    lobby.accepted("p0", m.RemoveSeat(Seat(0)))
    left = [name for name in NAMES[:6] if name not in {"Anna", "Chiara"}]
    assert spoken_by_name(lobby) == [(name, name) for name in left]


def test_a_phrase_is_about_the_same_person_or_gone() -> None:
    lobby = Gathering(6)
    lobby.say(0, ABOUT_DOV)
    lobby.whisper("watcher", ABOUT_DOV)
    lobby.accepted("p1", m.Leave())
    for channel in (Channel.TABLE, Channel.SPECTATORS):
        assert lobby.heard(channel) == [Phrase(Saying.TRUST, Seat(2))]
    lobby.accepted("p3", m.Leave())
    for channel in (Channel.TABLE, Channel.SPECTATORS):
        assert lobby.heard(channel) == []


def test_spectators_keep_their_numbers() -> None:
    lobby = Gathering(6)
    for who in ("x", "y"):
        lobby.whisper(who, Line(who))
    lobby.accepted("p0", m.RemoveSeat(Seat(0)))
    assert [said.seat for said in lobby.table.spectators_talk] == [0, 1]


def test_a_removed_line_stays_removed_and_no_number_points_at_another_line() -> None:
    lobby = everybody_says_their_name()
    assert lobby.say(0, RemoveLine(3)) is None
    lobby.accepted("p1", m.Leave())
    talk = [Line(name) for name in NAMES[:6] if name not in {"Ben", "Dov"}]
    assert lobby.heard() == [talk[0], talk[1], Removed(), *talk[2:]]


def test_the_first_deal_ends_the_talk_of_the_lobby() -> None:
    lobby = everybody_says_their_name()
    lobby.whisper("watcher", Line("boo"))
    lobby.start()
    assert lobby.heard() == lobby.heard(Channel.SPECTATORS) == []


def test_channels_in_which_seats_changed_are_told_anew_and_no_others() -> None:
    lobby = Gathering(6)
    lobby.say(5, Line("hello"))
    lobby.whisper("watcher", ABOUT_DOV)
    before = lobby.table
    lobby.say(5, Line("again"))
    lobby.say(0, RemoveLine(0))
    assert channels_retold(before, lobby.table) == ()
    before = lobby.table
    lobby.accepted("p4", m.Leave())
    assert channels_retold(before, lobby.table) == (Channel.TABLE,)
    before = lobby.table
    lobby.accepted("p3", m.Leave())
    assert channels_retold(before, lobby.table) == (Channel.TABLE, Channel.SPECTATORS)


def test_a_deal_and_a_game_are_no_retelling() -> None:
    lobby = everybody_says_their_name()
    before = lobby.table
    lobby.start()
    assert channels_retold(before, lobby.table) == ()


def test_after_a_game_its_talk_keeps_to_the_seats_of_its_board() -> None:
    table = finished(6)
    table.say(5, Line("well played"))
    before = table.table
    table.accepted("p4", m.Leave())
    table.accepted("p0", m.Order(tuple(Seat(seat) for seat in (5, 3, 1, 0, 2))))
    assert table.table.talk == before.talk
    assert channels_retold(before, table.table) == ()


def test_a_restart_finds_each_line_with_its_speaker_in_any_lobby() -> None:
    for seed in range(20):
        lobby, rng = Gathering(7), random.Random(seed)
        for _ in range(60):
            seats = [Seat(seat) for seat in range(len(lobby.table.seats))]
            seat = rng.choice(seats)
            about: AnyTalk = Phrase(Saying.DOUBT, seat)
            lobby.say(seat, rng.choice([Line(lobby.table.seats[seat].name), about]))
            if rng.random() < 0.2:
                lobby.accepted("p0", m.Order(tuple(rng.sample(seats, len(seats)))))
            if rng.random() < 0.1 and len(seats) > 3:
                others = [seat for seat in seats if lobby.who(seat) != "p0"]
                lobby.accepted("p0", m.RemoveSeat(rng.choice(others)))
            assert all(name == said for name, said in spoken_by_name(lobby))
        assert lobby.rebuilt() == lobby.table
