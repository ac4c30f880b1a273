"""A ruleset as plain data: the rulebook's, or one with house rules made from it by `replace`.

Everything that a table may change about the game is a field here. All fields are checked on
creation, so the rest of the engine never sees an impossible ruleset.
"""

from typing import Final

import msgspec

from .terms import (
    CALL_SPECIAL_ELECTION,
    EXECUTION,
    HAND,
    INVESTIGATE_LOYALTY,
    POLICY_PEEK,
    Power,
)

LEAST_PLAYERS: Final = 5
MOST_PLAYERS: Final = 10

_PEEK, _LOOK, _CALL, _KILL = POLICY_PEEK, INVESTIGATE_LOYALTY, CALL_SPECIAL_ELECTION, EXECUTION

# S2: how many Fascists there are besides Hitler, by number of players.
FASCISTS: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
# P2 to P4: the power under each Fascist tile but the last, by number of players.
POWERS: Final[dict[int, tuple[Power | None, ...]]] = {
    5: (None, None, _PEEK, _KILL, _KILL),
    6: (None, None, _PEEK, _KILL, _KILL),
    7: (None, _LOOK, _CALL, _KILL, _KILL),
    8: (None, _LOOK, _CALL, _KILL, _KILL),
    9: (_LOOK, _LOOK, _CALL, _KILL, _KILL),
    10: (_LOOK, _LOOK, _CALL, _KILL, _KILL),
}


Fault = tuple[str, bool, str]
"""A check: the field, whether it is wrong, and the reason if so."""


class RulesetError(ValueError):
    """A ruleset cannot be played; carries the field and the reason."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Ruleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every number and switch of one game. Raises `RulesetError` if they are inconsistent."""

    players: int
    """Seats at the table, 5 to 10."""
    fascists: int
    """Fascists besides Hitler."""
    hitler_knows_fascists: bool
    """Whether Hitler learns who the Fascists are (official: with 5 or 6 players)."""
    powers: tuple[Power | None, ...]
    """The power under each Fascist tile but the last, which wins the game."""
    liberal_tiles: int = 6
    """Liberal tiles in the whole game, including those on the track at the start."""
    fascist_tiles: int = 11
    """Fascist tiles in the whole game, including those on the track at the start."""
    liberal_goal: int = 5
    """Liberal tiles on the track that win the game."""
    hitler_zone: int = 3
    """From this many Fascist tiles on, the election of Hitler as Chancellor wins the game."""
    veto_zone: int = 5
    """From this many Fascist tiles on, a session may end in a veto."""
    tracker_limit: int = 3
    """How many failed governments in a row cause chaos."""
    pre_enacted_liberal: int = 0
    """Liberal tiles on the track at the start."""
    pre_enacted_fascist: int = 0
    """Fascist tiles on the track at the start; they give no power."""
    small_table: int = 5
    """With this many living players or fewer, only the last Chancellor is term-limited."""
    fascists_know_fascists: bool = True
    """Whether Fascists learn who the other Fascists are."""
    fascists_know_hitler: bool = True
    """Whether Fascists learn who Hitler is."""
    chaos_flips_leftovers: bool = False
    """Whether chaos after a veto flips a leftover tile before a short deck is shuffled."""
    reshuffle_after_power: bool = False
    """Whether a short deck is shuffled after the power instead of before it."""
    secret_ballots: bool = False
    """Whether only the totals of a vote are revealed, never a seat's ballot."""
    tie_elects_hitler: bool = False
    """Whether a tied vote in the Hitler zone elects a nominee who is Hitler."""
    fascists_cannot_execute_hitler: bool = False
    """Whether Fascists who know Hitler may not execute Hitler."""
    self_execution: bool = False
    """Whether a President may execute themself."""
    edition: int = 1
    """The version of the rules; a correction that changes how old records replay increases it."""

    @property
    def liberals(self) -> int:
        """Liberal roles in the deal."""
        return self.players - self.fascists - 1

    @property
    def fascist_goal(self) -> int:
        """Fascist tiles on the track that win the game."""
        return len(self.powers) + 1

    def __post_init__(self) -> None:
        for field, wrong, reason in _faults(self):
            if wrong:
                raise RulesetError(field, reason)


def _faults(rules: Ruleset) -> tuple[Fault, ...]:
    return (*_role_faults(rules), *_tile_faults(rules), *_track_faults(rules))


def _role_faults(rules: Ruleset) -> tuple[Fault, ...]:
    return (
        ("players", not LEAST_PLAYERS <= rules.players <= MOST_PLAYERS, "must be 5 to 10"),
        ("fascists", rules.fascists < 0, "must not be negative"),
        (
            "fascists",
            rules.fascists + 1 > rules.liberals,
            "Fascists and Hitler together must not outnumber the Liberals",
        ),
        ("small_table", not 0 <= rules.small_table <= MOST_PLAYERS, "must be 0 to 10"),
        (
            "fascists_cannot_execute_hitler",
            rules.fascists_cannot_execute_hitler and not rules.fascists_know_hitler,
            "needs Fascists who know Hitler, or a missing target would name Hitler",
        ),
        ("edition", rules.edition != 1, "is not an edition of these rules"),
    )


def _tile_faults(rules: Ruleset) -> tuple[Fault, ...]:
    goal_l, goal_f = rules.liberal_goal, rules.fascist_goal
    least = goal_l - 1 + goal_f - 1 + HAND
    return (
        ("liberal_tiles", rules.liberal_tiles < goal_l, "must be enough to complete the track"),
        ("fascist_tiles", rules.fascist_tiles < goal_f, "must be enough to complete the track"),
        (
            "fascist_tiles",
            rules.liberal_tiles + rules.fascist_tiles < least,
            f"must leave three tiles to draw: at least {least} tiles in all",
        ),
        (
            "pre_enacted_liberal",
            not 0 <= rules.pre_enacted_liberal < goal_l,
            "must not be negative, nor win the game before it starts",
        ),
        (
            "pre_enacted_fascist",
            not 0 <= rules.pre_enacted_fascist < goal_f,
            "must not be negative, nor win the game before it starts",
        ),
    )


def _track_faults(rules: Ruleset) -> tuple[Fault, ...]:
    goal = rules.fascist_goal
    return (
        ("liberal_goal", rules.liberal_goal < 1, "must be at least 1"),
        ("powers", goal < 2, "must name at least one place on the Fascist track"),
        (
            "powers",
            rules.powers.count(_KILL) > rules.players - 2,
            "must not execute more than all but two players",
        ),
        ("hitler_zone", not 1 <= rules.hitler_zone <= goal, "must lie on the Fascist track"),
        ("veto_zone", not 1 <= rules.veto_zone <= goal, "must lie on the Fascist track"),
        ("tracker_limit", rules.tracker_limit < 1, "must be at least 1"),
    )


def official(players: int) -> Ruleset:
    """The rulebook's rules for a table of this size. Raises `RulesetError` outside 5 to 10."""
    if players not in FASCISTS:
        raise RulesetError("players", "must be 5 to 10")
    return Ruleset(
        players=players,
        fascists=FASCISTS[players],
        hitler_knows_fascists=players <= 6,
        powers=POWERS[players],
    )


def balanced(players: int) -> Ruleset:
    """The balanced deck that large sites use with 6, 7 and 9 players; else the official rules.

    Six players start with one Fascist tile enacted; seven and nine play with ten Fascist tiles.
    """
    rules = official(players)
    if players == 6:
        return msgspec.structs.replace(rules, pre_enacted_fascist=1)
    if players in (7, 9):
        return msgspec.structs.replace(rules, fascist_tiles=10)
    return rules
