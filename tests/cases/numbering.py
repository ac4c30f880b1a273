"""The cases count seats from 1 and the engine from 0: every number in a test goes through here."""

from collections.abc import Iterable

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine import game as engine
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.terms import Actor, Ballot, Government, Reason, Seat
from tests.support.boards import place
from tests.support.game import Game


def seat(number: int) -> Seat:
    """The seat that the cases call by this number."""
    assert number >= 1, "the cases count from 1"
    return Seat(number - 1)


def numbers(seats: Iterable[int]) -> set[int]:
    """The numbers of these seats."""
    return {place + 1 for place in seats}


def placed(
    rules: int | Ruleset,
    *,
    candidate: int = 1,
    roles: str = "",
    liberal: int = 0,
    fascist: int = 0,
    tracker: int = 0,
    last: tuple[int, int] | None = None,
    dead: Iterable[int] = (),
    investigated: Iterable[int] = (),
    deck: str | None = None,
    discard: str | None = None,
) -> Game:
    """A game in progress as `place` sets it up, its seats by number."""
    return place(
        rules,
        candidate=seat(candidate),
        roles=roles,
        liberal=liberal,
        fascist=fascist,
        tracker=tracker,
        last=None if last is None else (seat(last[0]), seat(last[1])),
        dead=[seat(number) for number in dead],
        investigated=[seat(number) for number in investigated],
        deck=deck,
        discard=discard,
    )


def candidate(game: Game) -> int:
    """The number of the Presidential Candidate."""
    return game.candidate + 1


def eligible(game: Game) -> set[int]:
    """The numbers of the seats that the candidate may nominate."""
    return numbers(game.targets(game.candidate))


def targets(game: Game, number: int) -> set[int]:
    """The numbers of the seats that this seat may choose."""
    return numbers(game.targets(seat(number)))


def governed(president: int, chancellor: int) -> Government:
    """The government of these two seats."""
    return Government(seat(president), seat(chancellor))


def tiles(game: Game) -> tuple[int, int]:
    """Liberal and Fascist tiles on the tracks."""
    return game.board.liberal_policies, game.board.fascist_policies


def piles(game: Game) -> tuple[int, int]:
    """Tiles in the draw pile and the discard pile, as everybody counts them."""
    return game.board.draw_pile, game.board.discard_pile


def cast(game: Game, *, ja: Iterable[int] = (), nein: Iterable[int] = ()) -> Game:
    """These seats vote, the Ja first."""
    for ballot, voters in ((Ballot.JA, ja), (Ballot.NEIN, nein)):
        for number in voters:
            game.do(seat(number), a.Vote(ballot))
    return game


def fail(game: Game, votes: int = 1) -> Game:
    """Fail this many votes in a row, whoever is nominated."""
    for _ in range(votes):
        game.reject(min(game.targets(game.candidate)))
    return game


def refusal(game: Game, number: int, action: a.AnyAction) -> Reason | None:
    """Why this seat may not do this, or None if it may; the act is tried but not kept."""
    try:
        engine.apply(game.state, seat(number), action)
    except engine.IllegalAction as refused:
        return refused.reason
    return None


def events_of(game: Game, kind: type[e.Event]) -> list[e.AnyEvent]:
    """The events of one kind from the last act."""
    return [event for event in game.events if isinstance(event, kind)]


def kinds(game: Game) -> list[str]:
    """The names of the public events from the last act, in order."""
    return [type(event).__name__ for event in game.public_events()]


def actors(game: Game) -> list[Actor]:
    """Who must act."""
    return list(engine.awaited(game.board))
