"""A second, deliberately plain reading of the rules, to be stepped alongside the engine.

It shares nothing with the engine: it moves tiles and placards as a person at the table would.
"""

from collections.abc import Sequence

from .table_top import Act, TableTop


class SecondReading(TableTop):
    """One game, played step by step; at its end the table stays as it is."""

    outcomes: list[list[str]]  # of the shuffles still to come in this act

    def play(self, seat: int, act: Act, new_decks: Sequence[list[str]] = ()) -> None:
        """Play one act of one seat, with the outcomes of the shuffles that it causes."""
        if act not in self.legal().get(seat, set()):
            raise ValueError(f"seat {seat} may not {act} while {self.phase}")
        self.outcomes = [list(deck) for deck in new_decks]
        name = act[0]
        if name == "nominate":
            self.chancellor_placard = _seat(act)
            self.phase = "voting"
        elif name == "vote":
            self._vote(seat, str(act[1]))
        elif name == "discard":
            self._discard(str(act[1]))
        elif name == "enact":
            self._enact(str(act[1]))
        elif name == "propose_veto":
            self.phase = "veto_answering"
        elif name == "answer_veto" and act[1]:
            self._agree_to_veto()
        elif name == "answer_veto":
            self.veto_refused = True
            self.phase = "chancellor_choosing"
        else:
            self._use_power(act)
        assert not self.outcomes, "more shuffles were given than the act brings on"

    # Election

    def _next_round(self) -> None:
        seat = (self.rotation + 1) % len(self.alive)
        while not self.alive[seat]:
            seat = (seat + 1) % len(self.alive)
        self.rotation = seat
        self._begin_round(seat)

    def _vote(self, seat: int, ballot: str) -> None:
        self.ballots[seat] = ballot
        if self.awaited():
            return
        ja = list(self.ballots.values()).count("ja")
        nein = list(self.ballots.values()).count("nein")
        nominee = self.chancellor_placard
        if ja > nein:
            self._form_government()
            return
        if ja == nein and self.rules["tie_elects_hitler"] and self._in_hitler_zone():
            if self.roles[nominee] == "hitler":
                self._form_government()
                return
            self.not_hitler.add(nominee)
        self.tracker += 1
        if self.tracker >= self.rules["tracker_limit"]:
            self._chaos()
        if self.phase != "over":
            self._next_round()

    def _form_government(self) -> None:
        self.elected = True
        self.last_elected = (self.president_placard, self.chancellor_placard)
        # Check for Hitler before a tile is drawn.
        if self._in_hitler_zone():
            if self.roles[self.chancellor_placard] == "hitler":
                self._win("fascist", "hitler_elected")
                return
            self.not_hitler.add(self.chancellor_placard)
        self.hand = self.deck[:3]
        self.deck = self.deck[3:]
        self.veto_refused = False
        self.phase = "president_choosing"

    # Legislative session

    def _discard(self, tile: str) -> None:
        self.hand.remove(tile)
        self.discards.append(tile)
        self.phase = "chancellor_choosing"

    def _enact(self, tile: str) -> None:
        self.hand.remove(tile)
        self.discards.extend(self.hand)
        self.hand = []
        self._place_face_up(tile)
        if self.phase == "over":
            return
        power = self.rules["powers"][self.fascist - 1] if tile == "F" else None
        # A power without a legal target lapses.
        if power is not None and not self._power_acts(power):
            power = None
        # The house rule checks the deck after the power; but a peek needs three tiles.
        if power in (None, "policy_peek") or not self.rules["reshuffle_after_power"]:
            self._shuffle_if_short()
        if power is None:
            self._next_round()
        else:
            self.phase = "power:" + power

    def _agree_to_veto(self) -> None:
        self.discards.extend(self.hand)
        self.hand = []
        self.tracker += 1
        chaos = self.tracker >= self.rules["tracker_limit"]
        # The session is over, so a short deck is reshuffled before chaos takes its top tile.
        # The house rule lets chaos take a leftover tile.
        if not (chaos and self.rules["chaos_flips_leftovers"]):
            self._shuffle_if_short()
        if chaos:
            self._chaos()
        if self.phase != "over":
            self._next_round()

    def _chaos(self) -> None:
        if not self.deck:
            self._shuffle()
        tile = self.deck.pop(0)
        self._place_face_up(tile)
        if self.phase == "over":
            return
        # It grants no power; everybody is eligible again.
        self.last_elected = None
        self._shuffle_if_short()

    def _place_face_up(self, tile: str) -> None:
        if tile == "L":
            self.liberal += 1
        else:
            self.fascist += 1
        # A win comes at once, before the tracker is touched.
        if self.liberal >= self.rules["liberal_goal"]:
            self._win("liberal", "liberal_policies")
        elif self.fascist >= len(self.rules["powers"]) + 1:
            self._win("fascist", "fascist_policies")
        else:
            self.tracker = 0

    def _shuffle_if_short(self) -> None:
        if len(self.deck) < 3:
            self._shuffle()

    def _shuffle(self) -> None:
        pile = self.deck + self.discards
        new_deck = self._outcome(pile)
        assert sorted(new_deck) == sorted(pile), "these are not the tiles to be shuffled"
        self.deck = new_deck
        self.discards = []

    def _outcome(self, pile: list[str]) -> list[str]:
        assert self.outcomes, f"a shuffle of {len(pile)} tiles was not given"
        return self.outcomes.pop(0)

    # Powers of the President

    def _use_power(self, act: Act) -> None:
        if act[0] == "policy_peek":
            self._peek()
        elif act[0] == "investigate_loyalty":
            self._investigate(_seat(act))
        elif act[0] == "call_special_election":
            self._call_special_election(_seat(act))
        elif act[0] == "execute":
            self._execute(_seat(act))

    def _peek(self) -> None:
        self.peeked[self.president_placard].append(self.deck[:3])
        self._end_power()

    def _investigate(self, seat: int) -> None:
        self.investigated[seat] = True
        party = "liberal" if self.roles[seat] == "liberal" else "fascist"
        self.parties_seen[self.president_placard][seat] = party
        self._end_power()

    def _execute(self, seat: int) -> None:
        self.alive[seat] = False
        if self.roles[seat] == "hitler":
            self._win("liberal", "hitler_executed")
        else:
            self._end_power()

    def _call_special_election(self, seat: int) -> None:
        # Afterwards the placard comes back to the left of the caller, which is where the count
        # stands; a caller who was called too leaves it there, or players would be skipped.
        if self.rules["reshuffle_after_power"]:
            self._shuffle_if_short()
        self._begin_round(seat)

    def _end_power(self) -> None:
        if self.rules["reshuffle_after_power"]:
            self._shuffle_if_short()
        self._next_round()

    def _win(self, team: str, reason: str) -> None:
        self.winner = team
        self.reason = reason
        self.phase = "over"


def _seat(act: Act) -> int:
    seat = act[1]
    assert isinstance(seat, int)
    return seat
