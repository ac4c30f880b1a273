"""Line-ups: which bot plays in which seat, and which line-ups are impossible."""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from ..bots.bot import BOTS
from ..engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS
from ..engine.terms import HITLER, Party, Role

FAIR: Final = 0.5
"""The probability of heads."""


class LineUpError(ValueError):
    """A line-up cannot be played; the message says why."""


class _LineUp(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all line-ups."""


class ByLot(_LineUp, frozen=True):
    """Each seat is one of these bots, chosen at random again for each game."""

    bots: tuple[str, ...]


class BySeat(_LineUp, frozen=True):
    """These bots, in order of seats."""

    bots: tuple[str, ...]


class ByRole(_LineUp, frozen=True):
    """One bot for each role."""

    liberals: str
    fascists: str
    hitler: str


class Sides(_LineUp, frozen=True):
    """One bot plays the Liberals and the other the Fascist team; a coin flip decides which."""

    bots: tuple[str, str]


LineUp = ByLot | BySeat | ByRole | Sides


def parse(text: str) -> LineUp:
    """Parse `a`, at random `a+b`, by seat `a,b,c,d,e`, by role `a/b/c`, or sides `a:b`.

    By role, the Liberals come first, then the Fascists, then Hitler, who may be left out. Raises
    `LineUpError`.
    """
    if ":" in text:
        sides = _names(text, ":")
        if len(sides) != 2:
            raise LineUpError(f"{text!r} names {len(sides)} sides: write one:other")
        return Sides((sides[0], sides[1]))
    if "/" in text:
        roles = _names(text, "/")
        if len(roles) not in (2, 3):
            raise LineUpError(f"{text!r} names {len(roles)} roles: write Liberals/Fascists/Hitler")
        return ByRole(roles[0], roles[1], roles[-1])
    return BySeat(_names(text, ",")) if "," in text else ByLot(_names(text, "+"))


def _names(text: str, between: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(between))


def sizes(text: str) -> tuple[int, ...]:
    """The numbers of players in a text such as `5-7,10`. Raises `LineUpError`."""
    found: list[int] = []
    for part in text.split(","):
        first, span, last = part.strip().partition("-")
        last = last if span else first
        if not (first.isdecimal() and last.isdecimal()):
            raise LineUpError(f"{text!r} is no number of players")
        found += range(int(first), int(last) + 1)
    return tuple(found)


def seated(line_up: LineUp, roles: tuple[Role, ...], rng: Random) -> tuple[str, ...]:
    """The name of the bot in each seat."""
    if isinstance(line_up, BySeat):
        return line_up.bots
    if isinstance(line_up, ByLot):
        return tuple([rng.choice(line_up.bots) for _ in roles])
    if isinstance(line_up, Sides):
        one, other = line_up.bots if rng.random() < FAIR else line_up.bots[::-1]
        line_up = ByRole(one, other, other)
    return tuple([_of_role(line_up, role) for role in roles])


def _of_role(line_up: ByRole, role: Role) -> str:
    if role is HITLER:
        return line_up.hitler
    return line_up.liberals if role.party is Party.LIBERAL else line_up.fascists


def check(line_up: LineUp, players: tuple[int, ...]) -> None:
    """Raise `LineUpError` with the first reason why the line-up is impossible, if any."""
    for fault in (*_bad_sizes(players), *_bad_names(line_up), *_bad_places(line_up, players)):
        raise LineUpError(fault)


def _bad_sizes(players: tuple[int, ...]) -> Iterator[str]:
    if not players:
        yield "no number of players is given"
    for size in players:
        if not LEAST_PLAYERS <= size <= MOST_PLAYERS:
            yield f"{size} players: a game has {LEAST_PLAYERS} to {MOST_PLAYERS}"


def _bad_names(line_up: LineUp) -> Iterator[str]:
    for name in _bots(line_up):
        if name not in BOTS:
            yield f"there is no bot {name!r}: there are {', '.join(BOTS)}"


def _bots(line_up: LineUp) -> tuple[str, ...]:
    if isinstance(line_up, ByRole):
        return (line_up.liberals, line_up.fascists, line_up.hitler)
    return line_up.bots


def _bad_places(line_up: LineUp, players: tuple[int, ...]) -> Iterator[str]:
    if isinstance(line_up, Sides) and line_up.bots[0] == line_up.bots[1]:
        yield f"{line_up.bots[0]} cannot play against itself: name two bots"
    if isinstance(line_up, BySeat):
        for size in players:
            if len(line_up.bots) != size:
                yield f"{len(line_up.bots)} bots are named for {size} seats"


def described(line_up: LineUp) -> str:
    """The line-up in words."""
    if isinstance(line_up, ByRole):
        return f"Liberals {line_up.liberals}, Fascists {line_up.fascists}, Hitler {line_up.hitler}"
    if isinstance(line_up, Sides):
        return f"{' against '.join(line_up.bots)}, sides by lot"
    if isinstance(line_up, BySeat):
        return f"in the seats {', '.join(line_up.bots)}"
    if len(line_up.bots) == 1:
        return f"all {line_up.bots[0]}"
    return f"each seat {' or '.join(line_up.bots)} by lot"
