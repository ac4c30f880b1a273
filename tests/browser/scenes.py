"""One evening of ten players through every kind of moment, played by the table's own code."""

from collections.abc import Iterator
from typing import Final

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Ballot, Policy, Seat
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.options import Options
from tests.support.draws import stacked
from tests.support.gathering import JA, NEIN, Gathering

from . import sayings
from .staged import Played, seated

LONG_NAMES: Final = (
    "Maximilianus",
    "Wilhelmina-M",
    "Bartholomäus",
    "Konstantinos",
    "Margarethe W",
    "Christabelle",
    "Oyelaran-Ade",
    "Ingeborg-Ann",
    "Esperanza-Lu",
    "Wolfgang-Amm",
)
"""Ten names of maximum length, the last one Hitler's."""
ROLES: Final = "LLLLLLFFFH"
HITLER: Final = 9
SLOW: Final = 160.0
"""Seconds after which the attention ladder is at its end."""


def ten() -> Played:
    """Ten people with long names, and a table that counts wins."""
    gathering = seated(LONG_NAMES, Played(drawn))
    gathering.accepted("p0", m.SetOptions(Options(tally=True)))
    return gathering


def drawn(board: Board) -> a.ChanceAction:
    """Hands with two Fascist policies each; a Liberal one for the chaos after two vetoes."""
    late = board.fascist_policies >= 5
    return stacked(ROLES, "FFL FFL L" if late else "FFL" * 5)(board)


def govern(gathering: Gathering, nominee: int) -> None:
    """Elect a government that enacts a Fascist policy if it can."""
    gathering.elect(nominee)
    president, chancellor = gathering.government()
    gathering.act(president, fascist_first(gathering, president))
    gathering.act(chancellor, fascist_last(gathering, chancellor))


def fascist_first(gathering: Gathering, seat: int) -> a.SeatAction:
    """Discard a Liberal policy, if there is one."""
    options = gathering.choices(seat)
    return a.Discard(Policy.LIBERAL) if a.Discard(Policy.LIBERAL) in options else options[0]


def fascist_last(gathering: Gathering, seat: int) -> a.SeatAction:
    """Enact a Fascist policy, if there is one."""
    options = gathering.choices(seat)
    return a.Enact(Policy.FASCIST) if a.Enact(Policy.FASCIST) in options else options[0]


def candidate(gathering: Gathering) -> Seat:
    """The current Presidential Candidate."""
    return gathering.board.rounds[-1].candidate


def able(gathering: Gathering) -> list[int]:
    """The seats the candidate may name, except Hitler."""
    offered = gathering.choices(candidate(gathering))
    named = [act.nominee for act in offered if isinstance(act, a.Nominate)]
    return [seat for seat in named if seat != HITLER]


def evening_of_ten(gathering: Gathering) -> Iterator[str]:
    """Every scene by name, as soon as the table has reached it."""
    yield from before_the_game(gathering)
    yield from first_governments(gathering)
    yield from executions(gathering)
    yield from vetoes(gathering)
    yield from chaos(gathering)
    yield from the_end(gathering)


def before_the_game(gathering: Gathering) -> Iterator[str]:
    yield "lobby"
    gathering.accepted("p0", m.Arrange())
    gathering.accepted("p1", m.SitsLeft(Seat(0), Seat(1)))
    yield "arranging"
    gathering.accepted("p2", m.SitsLeft(Seat(0), Seat(2)))
    yield "arranging again"
    gathering.accepted("p0", m.Arrange(ask=False))
    gathering.accepted("p10", Sit("Zebulon-Zeno"))
    yield "somebody waits in line"
    gathering.accepted("p0", m.Start())
    gathering.accepted("p3", m.Looked())
    yield "envelopes"
    gathering.now += SLOW
    yield "envelopes, late"
    gathering.accepted("p5", m.Ask(m.Topic.MISDEAL))
    yield "misdeal asked"
    gathering.accepted("p5", m.Consent(gathering.table.questions[0].number, agree=False))
    for number in (0, 1, 2, 4, 5, 6, 7, 8, 9):
        gathering.accepted(f"p{number}", m.Looked())


def first_governments(gathering: Gathering) -> Iterator[str]:
    """Two investigations and a Special Election."""
    yield "nominating"
    gathering.now += SLOW
    yield "nominating, late"
    gathering.act(0, a.NOMINATE[1])
    for seat in (0, 1, 2, 5):
        gathering.act(seat, JA)
    sayings.before_the_first_vote(gathering)
    yield "voting"
    for seat in gathering.awaited():
        gathering.act(seat, NEIN if seat in {3, 4} else JA)
    yield "three policies"
    gathering.act(0, fascist_first(gathering, 0))
    yield "two policies"
    gathering.act(1, fascist_last(gathering, 1))
    yield "claims are owed"
    sayings.first_hands(gathering)
    yield "investigation"
    gathering.act(0, a.InvestigateLoyalty(Seat(9)))
    sayings.first_party(gathering)
    yield "nominating, limited"
    govern(gathering, 3)
    gathering.act(1, a.InvestigateLoyalty(Seat(5)))
    sayings.second_hands(gathering)
    govern(gathering, 4)
    sayings.third_hands(gathering)
    yield "special election"
    gathering.act(2, a.CallSpecialElection(Seat(7)))
    yield "nominating in the zone"
    gathering.accepted("p4", m.Pause())
    yield "paused"
    gathering.accepted("p4", m.Resume())
    gathering.now += SLOW
    gathering.accepted("p4", m.Ask(m.Topic.DEPUTY, Seat(7)))
    yield "deputy asked"
    for number in (0, 1, 2, 3):  # with the one who asked, five of nine
        gathering.accepted(f"p{number}", m.Consent(gathering.table.questions[0].number))
    assert gathering.table.seats[7].deputy
    yield "deputy plays"


def executions(gathering: Gathering) -> Iterator[str]:
    """Two people are executed, neither of them Hitler; the first makes a guess."""
    govern(gathering, 8)
    sayings.disproved(gathering)
    yield "execution"
    gathering.act(7, a.Execute(Seat(2)))
    gathering.accepted("p7", m.TakeBack())
    sayings.asides(gathering)
    yield "nominating, one executed"
    gathering.act(candidate(gathering), a.NOMINATE[able(gathering)[0]])
    gathering.accepted("p2", m.Predict(m.Prediction(Seat(9), (Seat(6), Seat(7), Seat(8)), True)))
    gathering.vote(JA)
    president, chancellor = gathering.government()
    gathering.act(president, fascist_first(gathering, president))
    gathering.act(chancellor, fascist_last(gathering, chancellor))
    yield "second execution"
    gathering.act(president, a.Execute(Seat(4)))


def vetoes(gathering: Gathering) -> Iterator[str]:
    """One veto is refused, and one is agreed to."""
    for agreed in (False, True):
        gathering.elect(able(gathering)[0])
        president, chancellor = gathering.government()
        gathering.act(president, a.Discard(Policy.FASCIST))
        if not agreed:
            yield "a veto is open"
        gathering.act(chancellor, a.ProposeVeto())
        if not agreed:
            yield "a veto is asked for"
        gathering.act(president, a.AnswerVeto(agreed))
        if not agreed:
            yield "the Chancellor must enact"
            gathering.act(chancellor, a.Enact(Policy.LIBERAL))
    yield "a veto was agreed to"


def chaos(gathering: Gathering) -> Iterator[str]:
    """The Election Tracker runs full."""
    while gathering.board.election_tracker != 2:
        gathering.act(candidate(gathering), a.NOMINATE[able(gathering)[0]])
        gathering.vote(NEIN)
    yield "two failed"
    gathering.act(candidate(gathering), a.NOMINATE[able(gathering)[0]])
    gathering.vote(NEIN)
    yield "chaos"


def the_end(gathering: Gathering) -> Iterator[str]:
    """Hitler fails as a candidate, is elected Chancellor, and some want to play again."""
    assert candidate(gathering) == HITLER
    gathering.act(HITLER, a.NOMINATE[able(gathering)[0]])
    gathering.vote(NEIN)
    gathering.act(candidate(gathering), a.NOMINATE[HITLER])
    yield "voting on Hitler"
    gathering.vote(a.Vote(Ballot.JA))
    yield "the end"
    gathering.accepted("p0", m.Thank(Seat(4)))
    gathering.accepted("p3", m.Rematch())
    yield "some are ready"
    for number in (0, 1, 2, 4, 5, 6, 7, 8, 9):
        gathering.accepted(f"p{number}", m.Rematch())
    yield "the next game begins"
