"""The second reading by itself: a few plain games."""

from copy import deepcopy

import pytest

from .random_play import OFFICIAL_FASCISTS, official_rules
from .second_reading import SecondReading

SPECIAL = "call_special_election"
SEVEN = ["liberal", "fascist", "liberal", "hitler", "liberal", "fascist", "liberal"]


def vote(game: SecondReading, nominee: int, ballot: str, new_decks: list[list[str]]) -> None:
    """The candidate nominates and all the living cast the same ballot."""
    game.play(game.president_placard, ("nominate", nominee))
    *others, last = sorted(game.awaited())
    for seat in others:
        game.play(seat, ("vote", ballot))
    game.play(last, ("vote", ballot), new_decks)


def enact(game: SecondReading, discard: str, tile: str, new_decks: list[list[str]]) -> None:
    """The elected government discards and enacts."""
    game.play(game.president_placard, ("discard", discard))
    game.play(game.chancellor_placard, ("enact", tile), new_decks)


def late_game(deck: str, discards: str, tracker: int, **house: bool) -> SecondReading:
    """Seven players, seats 4 and 6 executed, three Liberal and five Fascist tiles enacted."""
    rules = official_rules(7)
    rules.update(house)  # type: ignore[typeddict-item]
    game = SecondReading(rules, SEVEN, 0, list(deck))
    game.discards = list(discards)
    game.liberal, game.fascist, game.tracker = 3, 5, tracker
    game.alive[4] = game.alive[6] = False
    return game


@pytest.mark.parametrize(
    ("players", "seat", "known"),
    [
        (5, 0, {}),
        (5, 1, {2: "hitler"}),
        (5, 2, {1: "fascist"}),
        (6, 2, {1: "fascist"}),
        (7, 0, {}),
        (7, 1, {2: "hitler", 3: "fascist"}),
        (7, 2, {}),
        (7, 3, {1: "fascist", 2: "hitler"}),
        (10, 4, {1: "fascist", 2: "hitler", 3: "fascist"}),
    ],
)
def test_who_knows_whom(players: int, seat: int, known: dict[int, str]) -> None:
    fascists_after_hitler = OFFICIAL_FASCISTS[players] - 1
    roles = ["liberal", "fascist", "hitler"] + ["fascist"] * fascists_after_hitler
    roles += ["liberal"] * (players - len(roles))
    game = SecondReading(official_rules(players), roles, 0, list("L" * 6 + "F" * 11))
    assert game.private(seat)["roles"] == known


def test_two_leftover_tiles_are_shuffled_with_the_discards_before_the_power() -> None:
    game = SecondReading(official_rules(5), SEVEN[:5], 0, list("FFLLF"))
    game.fascist, game.discards = 2, list("FFFLLLF")
    vote(game, 1, "ja", [])
    assert game.private(0)["hand"] == ["F", "F", "L"]
    game.play(0, ("discard", "F"))
    assert game.private(1)["hand"] == ["L", "F"]
    with pytest.raises(AssertionError):
        deepcopy(game).play(1, ("enact", "F"), [list("LLL")])
    game.play(1, ("enact", "F"), [list("LFLFLFLFLFF")])
    assert (game.phase, game.deck, game.discards) == ("power:policy_peek", list("LFLFLFLFLFF"), [])
    game.play(0, ("policy_peek",))
    assert game.private(0)["peeked"] == [["L", "F", "L"]]
    assert game.public()["candidate"] == 1


def test_three_leftover_tiles_are_not_shuffled() -> None:
    game = SecondReading(official_rules(5), SEVEN[:5], 0, list("FFLLFL"))
    vote(game, 1, "ja", [])
    enact(game, "F", "L", [])
    assert (game.deck, game.discards) == (list("LFL"), ["F", "F"])


def test_the_third_failure_flips_a_tile_without_its_power_and_frees_everybody() -> None:
    game = SecondReading(official_rules(9), [*SEVEN, "fascist", "liberal"], 7, list("FLFLFL"))
    game.last_elected = (5, 6)
    vote(game, 0, "nein", [])
    vote(game, 0, "nein", [])
    assert (game.tracker, game.president_placard) == (2, 0)
    assert game.legal()[0] == {("nominate", seat) for seat in (1, 2, 3, 4, 7, 8)}
    vote(game, 1, "nein", [])
    assert (game.fascist, game.tracker, game.phase) == (1, 0, "nominating")
    assert game.public()["last_elected"] is None
    assert game.legal() == {1: {("nominate", seat) for seat in range(9) if seat != 1}}


def test_a_deck_short_after_the_flip_is_shuffled() -> None:
    game = late_game("LFF", "FFFLL", tracker=2)
    vote(game, 1, "nein", [list("FLFLFFF")])
    assert (game.liberal, game.deck, game.discards) == (4, list("FLFLFFF"), [])


def test_a_veto_as_third_failure_shuffles_first() -> None:
    game = late_game("FFLL", "LFFFF", tracker=2)
    vote(game, 1, "ja", [])
    game.play(0, ("discard", "F"))
    game.play(1, ("propose_veto",))
    game.play(0, ("answer_veto", True), [list("FLFFLFFLF")])
    assert (game.winner, game.reason) == ("fascist", "fascist_policies")
    assert len(game.deck) == 8
    assert game.tracker == 3


def test_a_veto_as_third_failure_flips_the_leftover_by_house_rule() -> None:
    game = late_game("FFLL", "LFFFF", tracker=2, chaos_flips_leftovers=True)
    vote(game, 1, "ja", [])
    game.play(0, ("discard", "F"))
    game.play(1, ("propose_veto",))
    game.play(0, ("answer_veto", True), [list("FLFFLFFF")])
    assert (game.liberal, game.fascist, game.tracker) == (4, 5, 0)
    assert (game.last_elected, game.president_placard) == (None, 1)


def test_a_refused_veto_cannot_be_asked_again() -> None:
    game = late_game("FFLLFL", "LFF", tracker=1)
    vote(game, 1, "ja", [])
    game.play(0, ("discard", "F"))
    game.play(1, ("propose_veto",))
    assert game.private(1)["hand"] == ["L", "F"]
    game.play(0, ("answer_veto", False))
    assert game.legal() == {1: {("enact", "L"), ("enact", "F")}}
    assert game.tracker == 1


def test_a_refusal_binds_one_session_only() -> None:
    game = late_game("FFLLFFLFF", "LFF", tracker=0)
    game.rules["powers"] = [None] * 6
    vote(game, 1, "ja", [])
    game.play(0, ("discard", "F"))
    game.play(1, ("propose_veto",))
    game.play(0, ("answer_veto", False))
    game.play(1, ("enact", "F"))
    vote(game, 2, "ja", [])
    game.play(1, ("discard", "F"))
    assert ("propose_veto",) in game.legal()[2]


@pytest.mark.parametrize(("dead", "eligible"), [([], {1, 2, 5, 6}), ([1, 2], {4, 5, 6})])
def test_with_five_living_only_the_last_chancellor_is_limited(
    dead: list[int], eligible: set[int]
) -> None:
    game = SecondReading(official_rules(7), SEVEN, 0, list("FFFLLL"))
    game.last_elected = (4, 3)
    for seat in dead:
        game.alive[seat] = False
    assert game.legal() == {0: {("nominate", seat) for seat in eligible}}


def test_nobody_is_investigated_twice_and_without_a_target_the_power_lapses() -> None:
    game = SecondReading(official_rules(9), [*SEVEN, "fascist", "liberal"], 0, list("FFFLLLFFF"))
    vote(game, 1, "ja", [])
    lapsing = deepcopy(game)
    game.investigated[3] = True
    enact(game, "F", "F", [])
    assert game.legal() == {0: {("investigate_loyalty", seat) for seat in (1, 2, 4, 5, 6, 7, 8)}}
    game.play(0, ("investigate_loyalty", 1))
    assert game.private(0)["party"] == {1: "fascist"}
    lapsing.investigated = [False] + [True] * 8
    enact(lapsing, "F", "F", [])
    assert (lapsing.phase, lapsing.president_placard) == ("nominating", 1)


def test_a_vetoed_government_is_the_last_elected_pair() -> None:
    game = late_game("FFLLFL", "LFF", tracker=0)
    vote(game, 1, "ja", [])
    game.play(0, ("discard", "F"))
    game.play(1, ("propose_veto",))
    game.play(0, ("answer_veto", True))
    assert (game.tracker, game.last_elected) == (1, (0, 1))


@pytest.mark.parametrize("ballot", ["ja", "nein"])
def test_after_a_special_election_the_placard_returns_to_the_left_of_the_caller(
    ballot: str,
) -> None:
    game = SecondReading(official_rules(7), SEVEN, 1, list("FFFLLLFFFLLL"))
    game.fascist = 2
    vote(game, 2, "ja", [])
    enact(game, "F", "F", [])
    assert game.legal() == {1: {(SPECIAL, seat) for seat in range(7) if seat != 1}}
    game.play(1, (SPECIAL, 5))
    assert game.legal() == {5: {("nominate", seat) for seat in (0, 3, 4, 6)}}
    vote(game, 0, ballot, [])
    if ballot == "ja":
        enact(game, "L", "L", [])
    assert game.president_placard == 2
    assert game.tracker == (0 if ballot == "ja" else 1)


def test_the_chosen_left_neighbour_runs_twice() -> None:
    game = SecondReading(official_rules(7), SEVEN, 1, list("FFFLLLFFFLLL"))
    game.fascist = 2
    vote(game, 4, "ja", [])
    enact(game, "F", "F", [])
    game.play(1, (SPECIAL, 2))
    vote(game, 0, "nein", [])
    assert game.president_placard == 2


@pytest.mark.parametrize(("fascist", "reason"), [(2, None), (3, "hitler_elected")])
def test_hitler_is_found_only_with_three_fascist_tiles_open(
    fascist: int, reason: str | None
) -> None:
    game = SecondReading(official_rules(7), SEVEN, 0, list("FFFLLL"))
    game.fascist = fascist
    vote(game, 3, "ja", [])
    assert game.reason == reason


def test_a_tie_fails_and_by_house_rule_elects_hitler() -> None:
    rules = official_rules(6)
    rules["tie_elects_hitler"] = True
    for house, nominee, reason, cleared in (
        (official_rules(6), 3, None, []),
        (rules, 3, "hitler_elected", []),
        (rules, 2, None, [2]),
    ):
        game = SecondReading(house, [*SEVEN[:5], "liberal"], 0, list("FFFLLL"))
        game.fascist = 3
        game.play(0, ("nominate", nominee))
        for seat in range(6):
            game.play(seat, ("vote", "ja" if seat < 3 else "nein"))
        assert (game.reason, game.public()["not_hitler"]) == (reason, cleared)


def test_the_fascist_who_knows_hitler_may_be_forbidden_to_execute_them() -> None:
    rules = official_rules(7)
    rules["fascists_cannot_execute_hitler"] = rules["self_execution"] = True
    for president, targets in (
        (1, {0, 1, 2, 4, 5, 6}),
        (3, {0, 1, 2, 4, 5, 6}),
        (2, {0, 1, 2, 3, 4, 5, 6}),
    ):
        game = SecondReading(rules, SEVEN, president, list("FFFLLL"))
        game.fascist = 3
        vote(game, 0, "ja", [])
        enact(game, "F", "F", [])
        assert game.legal() == {president: {("execute", seat) for seat in targets}}


def test_with_the_late_check_a_peek_shuffles_first() -> None:
    rules = official_rules(5)
    rules["reshuffle_after_power"] = True
    game = SecondReading(rules, SEVEN[:5], 0, list("FFFLL"))
    game.fascist = 2
    vote(game, 1, "ja", [])
    enact(game, "F", "F", [list("FLFL")])
    assert (game.phase, game.deck) == ("power:policy_peek", list("FLFL"))
    game.play(0, ("policy_peek",))
    assert game.private(0)["peeked"] == [["F", "L", "F"]]


def test_an_illegal_act_changes_nothing() -> None:
    game = late_game("FFLLFL", "LFF", tracker=1)
    before = repr(vars(game))
    for seat, act in ((0, ("nominate", 0)), (0, ("nominate", 4)), (1, ("nominate", 2))):
        with pytest.raises(ValueError, match="may not"):
            game.play(seat, act)
    assert repr(vars(game)) == before


def test_a_ballot_may_be_changed_until_the_last_one() -> None:
    game = SecondReading(official_rules(5), SEVEN[:5], 0, list("FFFLLL"))
    game.play(0, ("nominate", 1))
    for seat in (0, 1, 2, 3):
        game.play(seat, ("vote", "ja"))
    for seat in (0, 1):
        game.play(seat, ("vote", "nein"))
    assert game.awaited() == {4}
    game.play(4, ("vote", "nein"))
    assert (game.tracker, game.president_placard) == (1, 1)
