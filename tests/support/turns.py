"""Games played one act at a time, so that a test can compare two of them."""

import random
from collections.abc import Callable
from typing import Final

from secret_hitler.engine.actions import (
    Discard,
    Enact,
    Execute,
    Nominate,
    SeatAction,
    Vote,
)
from secret_hitler.engine.state import GameOver
from secret_hitler.engine.terms import Ballot, Policy, Seat
from secret_hitler.table.protocol import messages as m

from .clients import Guest, Line, is_over, line_of, owes

NOON: Final = 1_000_000.0


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


async def settled(lines: list[Line], step: int) -> None:
    """Wait until all of them know this step."""
    for line in lines:
        await line.until(lambda line: line.count(m.Update) > 0 and line.update.step >= step)


def whose_turn(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if owes(line_of(guest)))


async def one_act(guests: list[Guest], rng: random.Random, others: tuple[Line, ...] = ()) -> m.Act:
    """The first awaited seat acts, and everybody is told before the game continues."""
    lines = [line_of(guest) for guest in guests]
    line = line_of(whose_turn(guests))
    update = line.update
    command = m.Act(update.phase, update.attempt, rng.choice(update.options))
    await line.say(command)
    await settled([*lines, *others], update.step + 1)
    return command


async def one_by_one(
    guests: list[Guest], rng: random.Random, until: Callable[[Line], bool] = is_over
) -> None:
    """One act after the other."""
    first = line_of(guests[0])
    while not until(first):
        await one_act(guests, rng)
        if isinstance(first.update.board.phase, GameOver):
            await first.until(is_over)


def to_an_execution(victim: Seat, hitler: Seat) -> Callable[[m.Update], SeatAction]:
    """The choices that lead there soon: everybody elects, Fascist tiles pass, Hitler is spared."""
    wanted: dict[type, Callable[[SeatAction], bool]] = {
        Nominate: lambda act: isinstance(act, Nominate) and act.nominee not in {hitler, victim},
        Vote: lambda act: act == Vote(Ballot.JA),
        Discard: lambda act: act == Discard(Policy.LIBERAL),
        Enact: lambda act: act == Enact(Policy.FASCIST),
        Execute: lambda act: act == Execute(victim),
    }

    def choose(update: m.Update) -> SeatAction:
        options = update.options
        return next((one for one in options if wanted.get(type(one), bool)(one)), options[0])

    return choose


async def play_until(
    guests: list[Guest],
    choose: Callable[[m.Update], SeatAction],
    done: Callable[[m.Update], bool],
    others: tuple[Line, ...] = (),
) -> None:
    """One act after the other, each heard by everybody."""
    lines = [line_of(guest) for guest in guests]
    while not done(lines[0].update):
        line = line_of(whose_turn(guests))
        update = line.update
        await line.say(m.Act(update.phase, update.attempt, choose(update)))
        await settled([*lines, *others], update.step + 1)


async def break_off(guests: list[Guest]) -> None:
    """Everybody wants the game to be over."""
    lines = [line_of(guest) for guest in guests]
    await lines[0].say(m.Ask(m.Topic.ABORT))
    for line in lines[1:]:
        await line.until(lambda line: bool(line.table.questions) or is_over(line))
        if not is_over(line):
            await line.say(m.Consent(line.table.questions[0].number))
    for line in lines:
        await line.until(is_over)
