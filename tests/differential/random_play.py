"""The second reading played at random, on the rulebook's boards or any other."""

import random

from .second_reading import SecondReading
from .table_top import Act, Rules

INVESTIGATE, SPECIAL = "investigate_loyalty", "call_special_election"
PEEK, EXECUTE = "policy_peek", "execution"
OFFICIAL_POWERS: dict[int, list[str | None]] = {
    5: [None, None, PEEK, EXECUTE, EXECUTE],
    6: [None, None, PEEK, EXECUTE, EXECUTE],
    7: [None, INVESTIGATE, SPECIAL, EXECUTE, EXECUTE],
    8: [None, INVESTIGATE, SPECIAL, EXECUTE, EXECUTE],
    9: [INVESTIGATE, INVESTIGATE, SPECIAL, EXECUTE, EXECUTE],
    10: [INVESTIGATE, INVESTIGATE, SPECIAL, EXECUTE, EXECUTE],
}
OFFICIAL_FASCISTS = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}


def official_rules(players: int) -> Rules:
    """The rulebook's game for five to ten players."""
    return {
        "players": players,
        "fascists": OFFICIAL_FASCISTS[players],
        "liberal_tiles": 6,
        "fascist_tiles": 11,
        "liberal_goal": 5,
        "powers": list(OFFICIAL_POWERS[players]),
        "hitler_zone": 3,
        "veto_zone": 5,
        "tracker_limit": 3,
        "pre_enacted_liberal": 0,
        "pre_enacted_fascist": 0,
        "small_table": 5,
        "fascists_know_fascists": True,
        "fascists_know_hitler": True,
        "hitler_knows_fascists": players <= 6,
        "chaos_flips_leftovers": False,
        "reshuffle_after_power": False,
        "secret_ballots": False,
        "tie_elects_hitler": False,
        "fascists_cannot_execute_hitler": False,
        "self_execution": False,
        "edition": 1,
    }


class RandomGame(SecondReading):
    """A game that deals and shuffles for itself."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.rng = rng
        players, fascists = rules["players"], rules["fascists"]
        roles = ["hitler"] + ["fascist"] * fascists + ["liberal"] * (players - fascists - 1)
        deck = ["L"] * (rules["liberal_tiles"] - rules["pre_enacted_liberal"])
        deck += ["F"] * (rules["fascist_tiles"] - rules["pre_enacted_fascist"])
        rng.shuffle(roles)
        rng.shuffle(deck)
        super().__init__(rules, roles, rng.randrange(players), deck)

    def _outcome(self, pile: list[str]) -> list[str]:
        return self.rng.sample(pile, len(pile))

    def random_act(self, acts: set[Act]) -> Act:
        """A seat or an answer at random; a coin for the veto; else one of the tiles in the hand."""
        if ("propose_veto",) in acts and self.rng.random() < 0.5:
            return ("propose_veto",)
        if self.phase == "president_choosing":
            return ("discard", self.rng.choice(self.hand))
        if self.phase == "chancellor_choosing":
            return ("enact", self.rng.choice(self.hand))
        return self.rng.choice(sorted(acts))

    def step(self) -> None:
        """One random act of the first awaited seat."""
        seat = min(self.awaited())
        self.play(seat, self.random_act(self.legal()[seat]))


def play_random(rules: Rules, rng: random.Random) -> SecondReading:
    """A whole game in which every choice is uniform."""
    game = RandomGame(rules, rng)
    while game.phase != "over":
        game.step()
    return game
