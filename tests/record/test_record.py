"""Rows: dealt, done, replayed, and brought into normal form."""

import random
from itertools import groupby

import msgspec
import pytest

from secret_hitler.engine.actions import (
    Abandon,
    ChooseFirstCandidate,
    DealRoles,
    Nominate,
    ShufflePolicyDeck,
    Vote,
)
from secret_hitler.engine.game import IllegalAction, awaited
from secret_hitler.engine.ruleset import balanced, official
from secret_hitler.engine.state import GameOver, new_game
from secret_hitler.engine.terms import PEOPLE, Ballot, EndReason, Party, Seat
from secret_hitler.record.facts import LastTry, Suspected
from secret_hitler.record.record import (
    By,
    GameRecord,
    RecordError,
    Row,
    act,
    advance,
    compose,
    digest,
    normal_form,
    run,
)
from secret_hitler.record.talk import (
    About,
    AskClaim,
    ClaimNothing,
    ClaimParty,
    Explained,
    GiveReason,
    Line,
    LogClaim,
    Phrase,
    Said,
    Saying,
)
from tests.support.recordings import (
    TALK,
    Played,
    begin,
    given_up,
    no_chance,
    random_game,
    scripted,
    votes,
)

SIZES = range(5, 11)
replace = msgspec.structs.replace


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("seed", range(5))
def test_rows_replay_to_the_very_same_states_and_events(players: int, seed: int) -> None:
    played = random_game(official(players), seed)
    again = list(run(played.ruleset, played.rows))
    assert again == [(state, events) for _, state, events in played.told]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("seed", range(5))
def test_the_normal_form_is_the_same_game(players: int, seed: int) -> None:
    played = random_game(official(players), seed)
    normal = normal_form(played.rows)
    assert normal_form(normal) == normal
    *_, (state, _) = run(played.ruleset, normal)
    assert state.board == played.state.board
    assert state.secrets == played.state.secrets


@pytest.mark.parametrize("players", SIZES)
def test_the_normal_form_has_one_ballot_a_voter_in_seat_order(players: int) -> None:
    played = random_game(official(players), 3)
    changed = sum(isinstance(row.action, Vote) for row in played.rows) > sum(
        isinstance(row.action, Vote) for row in normal_form(played.rows)
    )
    assert changed, "nobody changed a ballot in this game, so it shows nothing"
    for voting, rows in groupby(normal_form(played.rows), lambda row: isinstance(row.action, Vote)):
        if voting:
            seats = [row.seat for row in rows]
            assert seats == sorted(set(seats), key=seats.index) == sorted(seats, key=int_of)


def int_of(seat: Seat | None) -> int:
    assert seat is not None
    return seat


def test_orders_of_arrival_and_changes_of_mind_leave_no_trace() -> None:
    rng = random.Random(1)
    records: list[GameRecord] = []
    for order in ([0, 1, 2, 3, 4], [4, 2, 0, 3, 1]):
        played = scripted("LLLFH", "FFFFF FFFFF FLLLL LL", (0, Nominate(Seat(1))))
        played.does(Seat(order[0]), Vote(Ballot.NEIN), rng)
        for seat in order:
            played.does(Seat(seat), Vote(Ballot.JA), rng)
        records.append(compose(played.ruleset, played.rows))
    assert records[0] == records[1]
    assert len(records[0].rows) == 1 + 1 + 5


def test_the_last_ballot_keeps_the_chance_it_brought_on() -> None:
    """A shuffle that came with the last ballot to arrive comes with the last seat's."""
    for seed in range(200):
        played = random_game(official(5), seed)
        wanted = [row for row in played.rows if isinstance(row.action, Vote) and row.chance]
        if wanted and wanted[0].seat != last_voter(played, wanted[0]):
            break
    else:
        pytest.fail("no game shuffled after a ballot of another seat than the last")
    kept = [row for row in normal_form(played.rows) if isinstance(row.action, Vote) and row.chance]
    assert [row.chance for row in kept] == [row.chance for row in wanted]
    assert compose(played.ruleset, played.rows).rows == normal_form(played.rows)


def last_voter(played: Played, row: Row) -> Seat:
    before, _, _ = played.told[played.rows.index(row)]
    return Seat(max(seat for seat, alive in enumerate(before.alive) if alive))


def test_the_digest_is_of_the_event_log_of_the_normal_form() -> None:
    played = random_game(balanced(7), 11)
    record = compose(played.ruleset, played.rows)
    log = tuple(event for _, events in run(played.ruleset, record.rows) for event in events)
    assert record.digest == digest(log)
    assert len(record.digest) == 64
    other = compose(played.ruleset, random_game(balanced(7), 12).rows)
    assert other.digest != record.digest


def test_an_illegal_act_makes_no_row() -> None:
    played = scripted("LLLFH", "FFFFF FFFFF FLLLL LL")
    with pytest.raises(IllegalAction):
        act(played.state, Seat(1), Nominate(Seat(0)), By.PERSON, no_chance)


def test_an_abandoned_game_has_a_record() -> None:
    played = given_up(official(8), 5, 30)
    record = compose(played.ruleset, played.rows)
    *_, (state, _) = run(record.ruleset, record.rows)
    assert isinstance(state.board.phase, GameOver)
    assert state.board.phase.reason is EndReason.ABANDONED
    assert record.rows[-1] == Row(None, Abandon(), (), By.PEOPLE)


def test_secret_ballots_have_no_record() -> None:
    played = random_game(replace(official(5), secret_ballots=True), 1)
    with pytest.raises(RecordError, match="secret"):
        compose(played.ruleset, played.rows)


def test_a_name_for_each_seat_or_none() -> None:
    played = random_game(official(5), 1)
    names = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza")
    assert compose(played.ruleset, played.rows, names=names).names == names
    with pytest.raises(RecordError, match="name"):
        compose(played.ruleset, played.rows, names=names[:4])


def test_a_record_bears_no_times_of_day() -> None:
    played = random_game(official(5), 1)
    said = Said(Seat(0), 2, Line("hello"), at=1_700_000_000.5)
    (kept,) = compose(played.ruleset, played.rows, (said,)).talk
    assert kept == Said(Seat(0), 2, Line("hello"))


def test_everything_that_can_be_said_is_kept_in_its_order() -> None:
    played = random_game(official(5), 1)
    talk = tuple(Said(Seat(0), 3, words) for words in TALK)
    assert compose(played.ruleset, played.rows, talk).talk == talk


@pytest.mark.parametrize(
    "talk",
    [
        (Said(Seat(5), 0, Line("hello")),),
        (Said(Seat(-1), 0, Line("hello")),),
        (Said(Seat(0), -2, Line("hello")),),
        (Said(Seat(0), 10_000, Line("hello")),),
        (Said(Seat(0), 3, Line("hello")), Said(Seat(0), 2, Line("hello"))),
        (Said(Seat(0), 0, Phrase(Saying.TRUST, Seat(5))),),
        (Said(Seat(0), 0, ClaimParty(0, Seat(-1), Party.LIBERAL)),),
        (Said(Seat(0), 0, GiveReason(0, Explained.DOUBTED, (LastTry(),), Seat(5))),),
        (Said(Seat(0), 0, GiveReason(0, Explained.VOTED_JA, (Suspected(Seat(5)),))),),
        (Said(Seat(0), 0, AskClaim(Seat(9), 0, About.DRAWN)),),
        (Said(Seat(0), 0, LogClaim(Seat(5), ClaimNothing(0, About.DRAWN))),),
        (Said(Seat(0), 0, LogClaim(Seat(1), ClaimParty(0, Seat(5), Party.LIBERAL))),),
    ],
)
def test_talk_has_a_seat_and_a_place(talk: tuple[Said, ...]) -> None:
    played = random_game(official(5), 1)
    with pytest.raises(RecordError, match="said"):
        compose(played.ruleset, played.rows, talk)


def rows_of_a_beginning() -> list[Row]:
    return scripted("LLLFH", "FFFFF FFFFF FLLLL LL", (0, Nominate(Seat(1))), *votes(5)).rows


def test_impossible_rows_are_refused() -> None:
    rows = rows_of_a_beginning()
    state = new_game(official(5))
    the_deal, nominated, *_ = rows
    dealt, _ = advance(state, the_deal)
    roles, deck, first = the_deal.chance
    bad = [
        (state, replace(the_deal, chance=(roles, deck)), "missing"),
        (state, replace(the_deal, chance=()), "missing"),
        (state, replace(the_deal, chance=(*the_deal.chance, first)), "more outcomes"),
        (state, replace(the_deal, chance=(deck, roles, first)), "refuse"),
        (state, replace(the_deal, chance=(roles, ShufflePolicyDeck(()), first)), "refuse"),
        (state, replace(the_deal, chance=(DealRoles(()), deck, first)), "refuse"),
        (state, replace(the_deal, chance=(roles, deck, ChooseFirstCandidate(Seat(5)))), "refuse"),
        (state, replace(the_deal, by=By.PERSON), "do not go together"),
        (state, replace(the_deal, seat=Seat(0), by=By.BOT), "the deal"),
        (state, nominated, "the deal"),
        (state, Row(None, Abandon(), (), By.PEOPLE), "the deal"),
        (dealt, the_deal, "the deal"),
        (dealt, replace(nominated, by=By.PEOPLE), "do not go together"),
        (dealt, replace(nominated, seat=None), "do not go together"),
        (dealt, replace(nominated, seat=None, by=By.PEOPLE), "refuse"),
        (dealt, replace(nominated, seat=Seat(7)), "refuse"),
        (dealt, replace(nominated, seat=Seat(-1)), "refuse"),
        (dealt, replace(nominated, action=Nominate(Seat(0))), "yourself"),
        (dealt, replace(nominated, action=Vote(Ballot.JA)), "not_now"),
        (dealt, replace(nominated, action=Abandon()), "refuse"),
        (dealt, replace(nominated, chance=(first,)), "more outcomes"),
    ]
    for before, row, reason in bad:
        with pytest.raises(RecordError, match=reason):
            advance(before, row)
    assert advance(dealt, nominated)


def test_a_replay_needs_no_generator() -> None:
    """The rows hold every outcome of chance: those of a game with reshuffles too."""
    played = next(
        game
        for game in (random_game(official(10), seed) for seed in range(50))
        if any(row.chance for row in game.rows[1:])
    )
    *_, (state, _) = run(played.ruleset, played.rows)
    assert state == played.state
    assert awaited(state.board) == ()


def test_the_table_acts_without_a_seat() -> None:
    row, _, _ = act(
        begin(official(5), random.Random(2)).state, PEOPLE, Abandon(), By.PEOPLE, no_chance
    )
    assert row.seat is None
