"""A game as text that a person can read and a test can play again.

A line that begins with `>` is an act; the lines under it are its results: events with their
audience, the Board, and what each seat knows and may choose, wherever that changed.
"""

from collections.abc import Iterable, Iterator

import msgspec

from secret_hitler.engine import events as e
from secret_hitler.engine.actions import AnyAction
from secret_hitler.engine.game import apply, blocked, new_game, options, stakes, view
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import State
from secret_hitler.engine.terms import CHANCE, PEOPLE, SEATS, Actor, Seat

Acts = Iterable[tuple[Actor, AnyAction]]


def plain(value: object) -> str:
    """JSON on one line; the format is text, not Python's repr of one version."""
    return msgspec.json.encode(value).decode()


def transcript(rules: Ruleset, acts: Acts) -> Iterator[str]:
    """The lines of a game in which these acts happen."""
    state = new_game(rules)
    yield f"ruleset {plain(rules)}"
    shown: dict[str, str] = {}
    for actor, action in acts:
        state, events = apply(state, actor, action)
        yield ""
        yield f"> {name(actor)} {plain(action)}"
        yield from (told(event) for event in events)
        for label, line in lines_of(state):
            if shown.get(label) != line:
                shown[label] = line
                yield f"  {label}: {line}"


def name(actor: Actor) -> str:
    """Who acts: a seat's number as players count, or `chance`, or `table`."""
    return f"seat-{actor + 1}" if isinstance(actor, int) else actor.value


def told(event: e.AnyEvent) -> str:
    """One event with its audience."""
    if isinstance(event, e.PublicEvent):
        audience = "all"
    else:
        audience = f"seat-{event.to + 1}" if isinstance(event, e.PrivateEvent) else "nobody"
    return f"  - to {audience}: {plain(event)}"


def lines_of(state: State) -> Iterator[tuple[str, str]]:
    """Everything that every viewer sees, a line each."""
    board = state.board
    for field in board.__struct_fields__:
        value = getattr(board, field)
        yield f"board.{field}", plain(value[-1:] if field == "rounds" else value)
    yield "stakes", plain(stakes(state.ruleset, board))
    yield "piles", plain(state.secrets)
    for seat in SEATS[: state.ruleset.players]:
        seen = view(state, seat)
        yield f"seat-{seat + 1}.knowledge", plain(seen.knowledge)
        yield f"seat-{seat + 1}.options", plain(options(seen))
        yield f"seat-{seat + 1}.blocked", plain(blocked(seen))


def read_acts(lines: Iterable[str]) -> tuple[Ruleset, Acts]:
    """The ruleset and the acts of a transcript."""
    ruleset: Ruleset | None = None
    acts: list[tuple[Actor, AnyAction]] = []
    for line in lines:
        if line.startswith("ruleset "):
            ruleset = msgspec.json.decode(line.removeprefix("ruleset "), type=Ruleset)
        elif line.startswith("> "):
            who, _, action = line.removeprefix("> ").partition(" ")
            acts.append((actor_named(who), msgspec.json.decode(action, type=AnyAction)))
    assert ruleset is not None, "a transcript begins with its ruleset"
    return ruleset, acts


def actor_named(word: str) -> Actor:
    """The actor that `name` calls by this word."""
    for actor in (CHANCE, PEOPLE):
        if word == actor.value:
            return actor
    return Seat(int(word.removeprefix("seat-")) - 1)
