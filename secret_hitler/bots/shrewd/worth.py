"""The worth of a board (value function): the Liberals' chance, by policies and failed elections.

`worths/self_play.json` is computed by backward induction from round numbers; the other files are
learned from games of their manner. A manner without a file uses `self_play`.
"""

from functools import cache, lru_cache
from typing import Final

import msgspec
import numpy as np

from ...beliefs.deals import Odds
from ...beliefs.shelf import shelf
from ...engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS, Ruleset, official

SPAN: Final = (6, 7, 3)
"""How many values Liberal policies, Fascist policies and failed elections have, including 0."""


class WorthFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of worths."""

    about: str
    """The games that it comes from."""
    worth: dict[str, list[list[list[float]]]]
    """By players, then by Liberal policies, Fascist policies and failed elections in a row."""


@cache
def _file(manner: str) -> dict[str, list[list[list[float]]]]:
    folder = shelf(__package__, "worths")
    file = folder / f"{manner}.json"
    text = (file if file.is_file() else folder / "self_play.json").read_bytes()
    return msgspec.json.decode(text, type=WorthFile).worth


@lru_cache(maxsize=64)  # A server uses few rulesets, an arena one per size.
def worth(rules: Ruleset, manner: str) -> Odds:
    """The Liberals' chance by Liberal policies, Fascist policies and failed elections in a row.

    With house rules, the distance of each party from its goal counts.
    """
    known = np.array(_file(manner)[str(min(max(rules.players, LEAST_PLAYERS), MOST_PLAYERS))])
    usual = official(LEAST_PLAYERS)
    liberal = _places(rules.liberal_goal, usual.liberal_goal)
    fascist = _places(rules.fascist_goal, usual.fascist_goal)
    failed = _places(rules.tracker_limit - 1, usual.tracker_limit - 1)
    here: Odds = known[np.ix_(liberal, fascist, failed)]
    return here


def _places(goal: int, usual: int) -> list[int]:
    """For each count up to a goal, the official count that is as far from the official goal."""
    return [max(0, usual - (goal - place)) for place in range(goal + 1)]
