"""The posterior by brute force: every deal, every order of the deck, every hidden choice.

Written without a look at the engine's arithmetic: worlds are dictionaries, decks are tuples, and
a likelihood is looked up by its labels. Slow, and only for small decks.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

from secret_hitler.beliefs.likelihoods import Likelihoods, LikelihoodTable
from secret_hitler.beliefs.shapes import SHAPES
from secret_hitler.engine import memories as m
from secret_hitler.engine.state import GameOver, Round, VetoAnswering, View
from secret_hitler.engine.terms import (
    Ballot,
    EndReason,
    Policy,
    Power,
    Role,
    Seat,
    VetoAnswer,
)
from secret_hitler.record import talk as t
from secret_hitler.record.talk import Said
from tests.beliefs.table_play import Offers

L, F = Policy.LIBERAL, Policy.FASCIST
Deal = tuple[Role, ...]
Tiles = tuple[Policy, ...]


class Count:
    """One view, to be counted."""

    def __init__(
        self, view: View, talk: tuple[Said, ...], tables: tuple[Likelihoods, ...], offers: Offers
    ) -> None:
        self.view, self.rules, self.board = view, view.ruleset, view.board
        self.rounds = view.board.rounds
        self.tables, self.offers = tables, offers
        self.viewer = None if view.knowledge is None else view.knowledge.seat
        self.memories = () if view.knowledge is None else view.knowledge.memories
        self.claims: dict[tuple[type, Seat, int], t.AnyTalk] = {}
        for said in talk:
            if isinstance(said.talk, t.ClaimDrawn | t.ClaimReceived | t.ClaimParty | t.ClaimPeeked):
                self.claims[type(said.talk), said.seat, said.talk.round] = said.talk

    # --- deals --------------------------------------------------------------------------------

    def weights(self) -> dict[Deal, float]:
        """The probability of each deal."""
        found = {deal: self.weight(deal) for deal in self.deals()}
        total = sum(found.values())
        return {deal: weight / total for deal, weight in found.items()}

    def total(self) -> float:
        """The probability of the whole view, summed over deals."""
        found = [self.weight(deal) for deal in self.deals()]
        return sum(found) / len(found)

    def deals(self) -> Iterator[Deal]:
        rules = self.rules
        cards = [Role.HITLER, *[Role.FASCIST] * rules.fascists, *[Role.LIBERAL] * rules.liberals]
        yield from sorted(set(permutations(cards)) if len(cards) < 8 else _deals(cards), key=repr)

    def weight(self, deal: Deal) -> float:
        if not self.possible(deal):
            return 0.0
        weight = 1.0
        for number in range(len(self.rounds)):
            weight *= self.open_choices(deal, number)
        return weight * self.decks(deal) if weight else 0.0

    def possible(self, deal: Deal) -> bool:
        """Whether the known cards, and the fact that the game goes on, allow this deal."""
        known = self.view.knowledge
        if self.board.roles is not None:
            return deal == self.board.roles
        if known is not None:
            if known.role is not None and deal[known.seat] is not known.role:
                return False
            if any(deal[other.seat] is not other.role for other in known.knows):
                return False
        for memory in self.memories:
            if isinstance(memory, m.SeenParty) and deal[memory.target].party is not memory.party:
                return False
        hitler = Seat(deal.index(Role.HITLER))
        phase = self.board.phase
        over = phase.reason if isinstance(phase, GameOver) else None
        if over is EndReason.HITLER_ELECTED:
            return self.rounds[-1].nominee == hitler
        if over is EndReason.HITLER_EXECUTED:
            return self.rounds[-1].target == hitler
        return not self.board.not_hitler[hitler]

    # --- choices in the open ------------------------------------------------------------------

    def stage(self, number: int) -> str:
        tiles = [played.tile for played in self.rounds[:number]]
        liberal = tiles.count(L) + self.rules.pre_enacted_liberal
        fascist = tiles.count(F) + self.rules.pre_enacted_fascist
        if self.rules.liberal_goal - liberal == 1 or self.rules.fascist_goal - fascist == 1:
            return "brink"
        return "zone" if fascist >= self.rules.hitler_zone else "opening"

    def odds(self, seat: Seat, name: str, outcome: str, **labels: str) -> float:
        """One entry of a seat's table."""
        table, shape = self.table(seat, name), SHAPES[name]
        place = tuple(names.index(labels[axis]) for axis, names in shape.axes.items())
        return float(table.odds[(*place, shape.outcomes.index(outcome))])

    def table(self, seat: Seat, name: str) -> LikelihoodTable:
        found = getattr(self.tables[seat], name)
        assert isinstance(found, LikelihoodTable)
        return found

    def open_choices(self, deal: Deal, number: int) -> float:
        played, stage = self.rounds[number], self.stage(number)
        weight = 1.0
        if played.nominee is not None:
            weight *= self.choice(deal, number, "nominates", "candidate", played.nominee, "nominee")
        weight *= self.votes(deal, number, played, stage)
        if played.target is not None:
            name = {
                Power.INVESTIGATE_LOYALTY: "investigates",
                Power.CALL_SPECIAL_ELECTION: "calls",
                Power.EXECUTION: "executes",
            }[played.power]  # type: ignore[index]  # a target is that of a power
            weight *= self.choice(deal, number, name, "president", played.target, "target")
        said = self.claims.get((t.ClaimParty, played.candidate, number))
        if isinstance(said, t.ClaimParty) and played.candidate != self.viewer:
            weight *= self.odds(
                played.candidate,
                "party",
                said.party.value,
                president=deal[played.candidate].value,
                target=deal[said.target].value,
            )
        return weight

    def choice(
        self, deal: Deal, number: int, name: str, chooser: str, chosen: Seat, offer: str
    ) -> float:
        seat = self.rounds[number].candidate
        if seat == self.viewer:
            return 1.0
        offered = [
            other
            for other in self.offered(number, offer)
            if not (
                name == "executes"
                and self.rules.fascists_cannot_execute_hitler
                and deal[seat] is not Role.LIBERAL
                and deal[other] is Role.HITLER
            )
        ]
        if chosen not in offered:
            return 0.0
        labels = {"stage": self.stage(number), chooser: deal[seat].value}
        draws = {other: self.odds(seat, name, deal[other].value, **labels) for other in offered}
        share = draws[chosen] / sum(draws.values())
        return float(share ** self.table(seat, name).temper)

    def offered(self, number: int, offer: str) -> tuple[Seat, ...]:
        """The seats the engine offered, and the Hitler whom a Fascist President may not execute."""
        found = self.offers[offer, number]
        if offer == "nominee" or self.rounds[number].power is not Power.EXECUTION:
            return found
        gone = [r.target for r in self.rounds[:number] if r.power is Power.EXECUTION]
        president = self.rounds[number].candidate
        everybody = [Seat(seat) for seat in range(self.rules.players) if seat not in gone]
        others = [s for s in everybody if s != president or self.rules.self_execution]
        assert set(found) <= set(others)
        return tuple(others)

    def votes(self, deal: Deal, number: int, played: Round, stage: str) -> float:
        if played.passed is None:
            return 1.0
        assert played.nominee is not None
        gone = [r.target for r in self.rounds[:number] if r.power is Power.EXECUTION]
        voters = [Seat(s) for s in range(self.rules.players) if s not in gone]
        ja = {}
        for voter in voters:
            office = {played.candidate: "candidate", played.nominee: "nominee"}
            ja[voter] = self.odds(
                voter,
                "votes",
                "yes",
                stage=stage,
                standing=office.get(voter, "outside"),
                voter=deal[voter].value,
                president=deal[played.candidate].value,
                chancellor=deal[played.nominee].value,
            )
        if played.ballots is not None:
            weight = 1.0
            for voter in voters:
                if voter != self.viewer:
                    says = ja[voter] if played.ballots[voter] is Ballot.JA else 1 - ja[voter]
                    weight *= says ** self.tables[voter].votes.temper
            return weight
        if self.viewer in ja:
            ja[self.viewer] = 0.5
        total = 0.0
        for ballots in product((True, False), repeat=len(voters)):
            if sum(ballots) == played.ja:
                ways = 1.0
                for voter, says_ja in zip(voters, ballots, strict=True):
                    ways *= ja[voter] if says_ja else 1 - ja[voter]
                total += ways
        return float(total ** min(self.tables[voter].votes.temper for voter in voters))

    # --- tiles --------------------------------------------------------------------------------

    def decks(self, deal: Deal) -> float:
        """The mean over all orders of the first deck of what happened to it."""

        @cache
        def onward(number: int, pile: Tiles) -> float:
            if number == len(self.rounds):
                return 1.0
            total = 0.0
            for weight, rest in self.session(deal, number, pile):
                for chance, left in self.round_end(deal, number, rest):
                    total += weight * chance * onward(number + 1, left)
            return total

        rules = self.rules
        liberal = rules.liberal_tiles - rules.pre_enacted_liberal
        fascist = rules.fascist_tiles - rules.pre_enacted_fascist
        return sum(share * onward(0, pile) for share, pile in orders(liberal, fascist))

    def recall(self, kind: type, number: int) -> Tiles | None:
        for memory in self.memories:
            if type(memory) is kind and memory.round == number:
                assert not isinstance(memory, m.SeenParty)
                return memory.tiles
        return None

    def session(self, deal: Deal, number: int, pile: Tiles) -> Iterator[tuple[float, Tiles]]:
        """Every way a session may have gone, and the pile after it."""
        played = self.rounds[number]
        phase = self.board.phase
        over = phase.reason if self.last(number) and isinstance(phase, GameOver) else None
        if not played.passed or over is EndReason.HITLER_ELECTED:
            yield 1.0, pile
            return
        hand, rest = pile[:3], pile[3:]
        seen = self.recall(m.DrawnHand, number)
        if seen is not None and seen != hand:
            return
        for discarded in (L, F):
            if discarded in hand:
                passed = list(hand)
                passed.remove(discarded)
                weight = self.passing(deal, number, hand, tuple(passed))
                if weight:
                    yield weight, rest

    def passing(self, deal: Deal, number: int, hand: Tiles, passed: Tiles) -> float:
        """The probability that this hand leads to what was seen, if these tiles are passed."""
        enacted = self.enacted(number)
        for kind in (m.PassedHand, m.ReceivedHand):
            seen = self.recall(kind, number)
            if seen is not None and letters(seen) != letters(passed):
                return 0.0
        if enacted is not None and enacted not in passed:
            return 0.0
        return self.of_president(deal, number, hand, passed) * self.of_chancellor(
            deal, number, passed
        )

    def enacted(self, number: int) -> Policy | None:
        return None if self.rounds[number].by_chaos else self.rounds[number].tile

    def of_president(self, deal: Deal, number: int, hand: Tiles, passed: Tiles) -> float:
        played, president = self.rounds[number], self.rounds[number].candidate
        if president == self.viewer:
            return 1.0
        roles, tile = self.roles(deal, number), self.tile(number)
        stage, given = self.stage(number), letters(passed)
        weight = self.odds(president, "passes", given, hand=letters(hand), stage=stage, **roles)
        drawn = self.claims.get((t.ClaimDrawn, president, number))
        if isinstance(drawn, t.ClaimDrawn):
            told = letters(drawn.tiles)
            weight *= self.odds(
                president, "drawn", told, tile=tile, hand=letters(hand), passed=given, **roles
            )
        if played.veto is not None:
            says = "yes" if played.veto is VetoAnswer.AGREED else "no"
            weight *= self.odds(president, "consents", says, passed=given, stage=stage, **roles)
        return weight

    def of_chancellor(self, deal: Deal, number: int, passed: Tiles) -> float:
        played, chancellor = self.rounds[number], self.rounds[number].nominee
        assert chancellor is not None
        if chancellor == self.viewer:
            return 1.0
        labels = {
            "passed": letters(passed),
            "stage": self.stage(number),
            **self.roles(deal, number),
        }
        enacted, weight = self.enacted(number), 1.0
        asking = self.last(number) and isinstance(self.board.phase, VetoAnswering)
        tiles = [self.rounds[at].tile for at in range(number)]
        fascist = self.rules.pre_enacted_fascist + tiles.count(F)
        if played.veto is not None or asking:
            weight *= self.odds(chancellor, "asks", "yes", **labels)
        elif fascist >= self.rules.veto_zone and enacted is not None:
            weight *= self.odds(chancellor, "asks", "no", **labels)
        if enacted is not None:
            weight *= self.odds(chancellor, "enacts", enacted.value, **labels)
        got = self.claims.get((t.ClaimReceived, chancellor, number))
        if isinstance(got, t.ClaimReceived):
            drawn = self.claims.get((t.ClaimDrawn, played.candidate, number))
            told = letters(drawn.tiles) if isinstance(drawn, t.ClaimDrawn) else "nothing"
            labels |= {"told": told, "tile": self.tile(number)}
            weight *= self.odds(chancellor, "received", letters(got.tiles), **labels)
        return weight

    def roles(self, deal: Deal, number: int) -> dict[str, str]:
        played = self.rounds[number]
        assert played.nominee is not None
        return {
            "president": deal[played.candidate].value,
            "chancellor": deal[played.nominee].value,
        }

    def tile(self, number: int) -> str:
        enacted = self.enacted(number)
        return "none" if enacted is None else enacted.value

    def last(self, number: int) -> bool:
        return number == len(self.rounds) - 1

    def round_end(self, deal: Deal, number: int, pile: Tiles) -> Iterator[tuple[float, Tiles]]:
        """Chaos, shuffles and peeks, in the order of the rules."""
        played = self.rounds[number]
        chaos = played.tile if played.by_chaos else None
        before = [r.tile for r in self.rounds[:number]]
        tiles = [*before, None if chaos else played.tile]
        piles = [(1.0, pile)]
        flips_first = chaos is not None and (
            not played.shuffled
            or len(pile) >= 3
            or (self.rules.chaos_flips_leftovers and len(pile) > 0)
        )
        if flips_first:
            piles = [(w, p[1:]) for w, p in piles if p[0] is chaos]
            tiles.append(chaos)
        if played.shuffled:
            liberal = self.rules.liberal_tiles - self.rules.pre_enacted_liberal - tiles.count(L)
            fascist = self.rules.fascist_tiles - self.rules.pre_enacted_fascist - tiles.count(F)
            piles = [(w * share, p) for w, _ in piles for share, p in orders(liberal, fascist)]
        if chaos is not None and not flips_first:
            piles = [(w, p[1:]) for w, p in piles if p[0] is chaos]
        for weight, left in piles:
            yield weight * self.peek(deal, number, left), left

    def peek(self, deal: Deal, number: int, pile: Tiles) -> float:
        seen = self.recall(m.PeekedTiles, number)
        if seen is not None:
            return float(seen == pile[:3])
        president = self.rounds[number].candidate
        said = self.claims.get((t.ClaimPeeked, president, number))
        if not isinstance(said, t.ClaimPeeked) or president == self.viewer:
            return 1.0
        return self.odds(
            president,
            "peeked",
            in_order(said.tiles),
            president=deal[president].value,
            order=in_order(pile[:3]),
        )


def letters(tiles: Tiles) -> str:
    """Tiles as part of a name, Fascist ones first."""
    return "".join(sorted(tile.value for tile in tiles))


def in_order(tiles: Tiles) -> str:
    return "".join(tile.value for tile in tiles)


@cache
def orders(liberal: int, fascist: int) -> tuple[tuple[float, Tiles], ...]:
    """Every order of such a deck, all equally likely."""
    size = liberal + fascist
    places = list(combinations(range(size), liberal))
    return tuple(
        (1 / len(places), tuple(L if place in chosen else F for place in range(size)))
        for chosen in places
    )


def _deals(cards: list[Role]) -> set[Deal]:
    """All ways to deal these cards, without trying every order of equal ones."""
    if not cards:
        return {()}
    return {
        (card, *rest)
        for card in set(cards)
        for rest in _deals([*cards[: cards.index(card)], *cards[cards.index(card) + 1 :]])
    }
