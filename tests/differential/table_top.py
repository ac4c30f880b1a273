"""The table of the second reading: its state, what each seat sees and what it may do.

Piles are lists, placards are seats, tiles are "L" and "F", and every rule is an `if`.
"""

from collections.abc import Sequence
from typing import TypedDict

Act = tuple[str | int, ...]


class Rules(TypedDict):
    """The fields of a ruleset as plain values."""

    players: int
    fascists: int
    liberal_tiles: int
    fascist_tiles: int
    liberal_goal: int
    powers: Sequence[str | None]
    hitler_zone: int
    veto_zone: int
    tracker_limit: int
    pre_enacted_liberal: int
    pre_enacted_fascist: int
    small_table: int
    fascists_know_fascists: bool
    fascists_know_hitler: bool
    hitler_knows_fascists: bool
    chaos_flips_leftovers: bool
    reshuffle_after_power: bool
    secret_ballots: bool
    tie_elects_hitler: bool
    fascists_cannot_execute_hitler: bool
    self_execution: bool
    edition: int


class TableTop:
    """The state of a game; only `_begin_round` changes it here."""

    def __init__(self, rules: Rules, roles: list[str], first: int, deck: list[str]) -> None:
        self.rules = rules
        self.roles = list(roles)
        self.deck = list(deck)
        self.discards: list[str] = []
        self.hand: list[str] = []
        self.liberal = rules["pre_enacted_liberal"]
        self.fascist = rules["pre_enacted_fascist"]
        self.tracker = 0
        self.alive = [True] * len(roles)
        self.investigated = [False] * len(roles)
        self.not_hitler: set[int] = set()
        self.last_elected: tuple[int, int] | None = None
        self.parties_seen: list[dict[int, str]] = [{} for _ in roles]
        self.peeked: list[list[list[str]]] = [[] for _ in roles]
        self.winner: str | None = None
        self.reason: str | None = None
        self.veto_refused = False
        self.rotation = first  # the seat from which the next candidate is counted
        self._begin_round(first)

    def _begin_round(self, candidate: int) -> None:
        # The candidate holds both placards until one is passed on.
        self.president_placard = candidate
        self.chancellor_placard = candidate
        self.elected = False
        self.ballots: dict[int, str] = {}
        self.phase = "nominating"

    def _in_hitler_zone(self) -> bool:
        return self.fascist >= self.rules["hitler_zone"]

    # What may be done

    def legal(self) -> dict[int, set[Act]]:
        """The legal acts of every seat that may act; a ballot already cast may be changed."""
        president, chancellor = self.president_placard, self.chancellor_placard
        if self.phase == "over":
            return {}
        if self.phase == "nominating":
            return {president: {("nominate", seat) for seat in self._eligible()}}
        if self.phase == "voting":
            return {seat: {("vote", "ja"), ("vote", "nein")} for seat in self._living()}
        if self.phase == "president_choosing":
            return {president: {("discard", tile) for tile in self.hand}}
        if self.phase == "veto_answering":
            return {president: {("answer_veto", True), ("answer_veto", False)}}
        if self.phase == "chancellor_choosing":
            acts: set[Act] = {("enact", tile) for tile in self.hand}
            if self.fascist >= self.rules["veto_zone"] and not self.veto_refused:
                acts.add(("propose_veto",))
            return {chancellor: acts}
        return {president: self._power_acts(self.phase.removeprefix("power:"))}

    def awaited(self) -> set[int]:
        """The seats without which the game cannot go on."""
        if self.phase == "voting":
            return {seat for seat in self._living() if seat not in self.ballots}
        return set(self.legal())

    def _living(self) -> list[int]:
        return [seat for seat in range(len(self.alive)) if self.alive[seat]]

    def _others(self) -> list[int]:
        return [seat for seat in self._living() if seat != self.president_placard]

    def _eligible(self) -> list[int]:
        barred: list[int] = []
        if self.last_elected is not None:
            president, chancellor = self.last_elected
            barred.append(chancellor)
            # In a small table only the last Chancellor is limited.
            if len(self._living()) > self.rules["small_table"]:
                barred.append(president)
        eligible = [seat for seat in self._others() if seat not in barred]
        # With nobody to nominate the limits are forgotten for this election only.
        return eligible or self._others()

    def _power_acts(self, power: str) -> set[Act]:
        if power == "policy_peek":
            return {("policy_peek",)}
        targets = self._others()
        if power == "investigate_loyalty":
            targets = [seat for seat in targets if not self.investigated[seat]]
        if power != "execution":
            return {(power, seat) for seat in targets}
        president = self.president_placard
        if self.rules["self_execution"]:
            targets.append(president)
        if self.rules["fascists_cannot_execute_hitler"] and self._knows_hitler(president):
            targets = [seat for seat in targets if self.roles[seat] != "hitler"]
        return {("execute", seat) for seat in targets}

    # What is seen

    def public(self) -> dict[str, object]:
        """What everybody at the table can see."""
        president = self.president_placard
        nominated = self.chancellor_placard != president
        chancellor = self.chancellor_placard if nominated else None
        return {
            "liberal": self.liberal,
            "fascist": self.fascist,
            "tracker": self.tracker,
            "candidate": None if self.elected else president,
            "nominee": None if self.elected else chancellor,
            "president": president if self.elected else None,
            "chancellor": chancellor if self.elected else None,
            "draw": len(self.deck),
            "discard": len(self.discards),
            "alive": list(self.alive),
            "investigated": list(self.investigated),
            "not_hitler": sorted(self.not_hitler),
            "last_elected": self.last_elected,
            "winner": self.winner,
            "reason": self.reason,
            "phase": self.phase,
        }

    def private(self, seat: int) -> dict[str, object]:
        """What only this seat knows; "roles" is what it learned at set-up."""
        hand: list[str] = []
        if self.phase == "president_choosing" and seat == self.president_placard:
            hand = list(self.hand)
        chancellor_holds = self.phase in ("chancellor_choosing", "veto_answering")
        if chancellor_holds and seat == self.chancellor_placard:
            hand = sorted(self.hand, reverse=True)  # Liberal tiles first
        return {
            "hand": hand,
            "party": dict(self.parties_seen[seat]),
            "peeked": [list(tiles) for tiles in self.peeked[seat]],
            "roles": self._known_roles(seat),
        }

    def _known_roles(self, seat: int) -> dict[int, str]:
        known: dict[int, str] = {}
        for other in range(len(self.roles)):
            if other == seat:
                continue
            pair = (self.roles[seat], self.roles[other])
            if pair == ("fascist", "fascist") and self.rules["fascists_know_fascists"]:
                known[other] = "fascist"
            if pair == ("fascist", "hitler") and self.rules["fascists_know_hitler"]:
                known[other] = "hitler"
            if pair == ("hitler", "fascist") and self.rules["hitler_knows_fascists"]:
                known[other] = "fascist"
        return known

    def _knows_hitler(self, seat: int) -> bool:
        return self.roles[seat] == "hitler" or "hitler" in self._known_roles(seat).values()
