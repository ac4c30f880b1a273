"""Company (rollout policy): imagined players believe as the exact engine does, and act on it."""

import numpy as np
import pytest

from secret_hitler.beliefs.deals import all_deals
from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.posterior import beliefs
from secret_hitler.bots.farsighted.company import Company
from secret_hitler.bots.farsighted.imagined import HITLERS, Games, learned
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import LIBERAL, Policy, Seat
from secret_hitler.record.talk import ClaimDrawn, ClaimReceived, Said
from tests.support.boards import deal

from .imagining import imagined, playout

HANDS = {"FFF": 0, "FFL": 1, "FLL": 2, "LLL": 3}
PASSED = {"FF": 0, "FL": 1, "LL": 2}


def company(players: int) -> Company:
    return playout(official(players)).company


def certain(games: Games, deal_number: int) -> Games:
    """The games, if everybody knew this deal."""
    weights = np.zeros_like(games.weights)
    weights[:, deal_number] = 1
    return games._replace(weights=weights)


def number_of(letters: str) -> int:
    """The index of this deal among all deals."""
    words = {"L": "liberal", "F": "fascist", "H": "hitler"}
    dealt = [words[letter] for letter in letters]
    deals = all_deals(len(letters), letters.count("F"))
    return next(n for n, roles in enumerate(deals) if [role.value for role in roles] == dealt)


@pytest.mark.parametrize(
    ("hand", "discarded", "enacted", "said", "heard"),
    [
        ("FFL", "L", "F", "FFF", "FF"),
        ("FFL", "F", "F", "FFL", "FF"),
        ("FLL", "F", "L", "FLL", "LL"),
        ("FFL", "F", "L", "FLL", "FL"),
    ],
)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_a_session_is_believed_as_the_exact_engine_does(
    players: int, hand: str, discarded: str, enacted: str, said: str, heard: str
) -> None:
    """Of the first one all is known that the rows take for granted: what the pile holds."""
    tables = (load("people"),) * players
    game = deal(players).elect(1, hand)
    prior = beliefs(view(game.state, None), (), tables).weights
    game.discard(discarded).enact(enacted)
    talk = (
        Said(Seat(0), 0, ClaimDrawn(0, tuple(map(Policy, said)))),
        Said(Seat(1), 0, ClaimReceived(0, tuple(map(Policy, heard)))),
    )
    exact = beliefs(view(game.state, None), talk, tables).weights
    games = imagined(deal(players).state)
    games = games._replace(
        weights=prior[None].astype(np.float32), president=np.array([0]), chancellor=np.array([1])
    )
    told = company(players).told(
        games,
        np.array([int(Policy(enacted) is LIBERAL)]),
        np.array([HANDS[said]]),
        np.array([PASSED[heard]]),
    )
    assert learned(games, told).weights[0] == pytest.approx(exact, abs=1e-6)


def test_hands_are_drawn_from_what_the_pile_holds() -> None:
    games = imagined(deal(5).state)._replace(pile=np.array([5]), left=np.array([5]))
    assert company(5).hands(games)[0] == pytest.approx([0, 0, 0, 1])
    whole = company(5).hands(imagined(deal(5).state))[0]
    assert whole @ [0, 1, 2, 3] == pytest.approx(3 * 6 / 17)


def test_what_seats_are_follows_from_the_deals() -> None:
    games = imagined(deal("LLFHL").state)
    known = certain(games, number_of("LLFHL"))
    assert company(5).chances(known)[0].argmax(axis=1).tolist() == [0, 0, 1, 2, 0]
    assert company(5).fascist(known)[0] == pytest.approx([0, 0, 1, 1, 0])
    assert company(5).chances(games)[0] == pytest.approx(np.tile([0.6, 0.2, 0.2], (5, 1)), abs=1e-6)


def test_hitler_in_the_zone_is_worth_nothing_to_the_liberals() -> None:
    games = imagined(deal(7).state)
    zone = company(7).outlook(games._replace(fascist=np.array([3]))).by_roles[0]
    before = company(7).outlook(games).by_roles[0]
    assert not zone[:, HITLERS].any()
    assert (before[:, HITLERS] > 0).all()
    assert (before[0, 0] >= before).all()


def elected(letters: str, nominee: int, fascist: int) -> float:
    """How often this government is elected if everybody knows every role."""
    rows = 200
    games = certain(imagined(deal(letters).state, rows), number_of(letters))
    games = games._replace(fascist=np.full(rows, fascist))
    dice = np.random.default_rng(1).random((rows, len(letters)))
    votes = company(len(letters)).elects(games, np.full(rows, nominee, np.intp), dice)
    return float(votes.mean())


def test_known_liberals_are_elected_and_a_known_hitler_is_not() -> None:
    assert elected("LLLLFFH", 1, fascist=3) > 0.7
    assert elected("LLLLFFH", 6, fascist=3) < 0.05


def test_a_liberal_shoots_a_known_hitler_and_a_fascist_anybody_else() -> None:
    rows = 200
    dice = np.random.default_rng(1).random(rows)
    for letters, shot in (("LLLLFFH", {6}), ("FLLLFLH", {1, 2, 3, 4, 5})):
        games = certain(imagined(deal(letters).state, rows), number_of(letters))
        games = games._replace(fascist=np.full(rows, 4), president=np.zeros(rows, np.intp))
        targets = company(7).executes(games, dice)
        assert {int(target) for target in targets} <= shot


def test_nobody_looks_at_the_own_card_or_at_one_twice() -> None:
    rows = 200
    games = imagined(deal(7).state, rows)
    investigated = games.investigated.copy()
    investigated[:, 3] = True
    games = games._replace(president=np.zeros(rows, np.intp), investigated=investigated)
    dice = np.random.default_rng(1).random(rows)
    assert {*company(7).investigates(games, dice).tolist()} == {1, 2, 4, 5, 6}
    assert 0 not in company(7).calls(games, dice)


def test_hands_behind_what_was_passed_may_have_been() -> None:
    rows = 300
    games = imagined(deal(7).state, rows)
    games = games._replace(
        president=np.zeros(rows, np.intp), chancellor=np.ones(rows, np.intp), pile=games.pile - 3
    )
    dice = np.random.default_rng(1).random(rows)
    for given in (0, 1, 2):
        hands = company(7).hands_behind(games, np.full(rows, given), dice)
        assert {*hands.tolist()} <= {given, given + 1}
