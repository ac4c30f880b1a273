"""Games for a test to start from: dealt, placed in mid-game, or played at random."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from secret_hitler.engine import actions as a
from secret_hitler.engine import game as engine
from secret_hitler.engine.chance import draw
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import Secrets, State, view
from secret_hitler.engine.terms import CHANCE, Chance, Government, People, Policy, Role, Seat

from .game import Game
from .letters import deck, roles, without

SIZES = (5, 6, 7, 8, 9, 10)

replace = msgspec.structs.replace


def default_roles(rules: Ruleset) -> str:
    """Liberals in the first seats, then the Fascists, Hitler in the last."""
    return "L" * rules.liberals + "F" * rules.fascists + "H"


def fresh(rules: int | Ruleset) -> Game:
    """Nothing dealt yet."""
    return Game(engine.new_game(official(rules) if isinstance(rules, int) else rules))


def deal(
    dealt: str | int, *, rules: Ruleset | None = None, order: str = "", first: int | None = 0
) -> Game:
    """A new game: these roles (or this many players), this deck, this candidate."""
    players = dealt if isinstance(dealt, int) else len(dealt)
    game = fresh(rules or official(players))
    ruleset = game.state.ruleset
    game.do(CHANCE, a.DealRoles(roles(dealt if isinstance(dealt, str) else default_roles(ruleset))))
    tiles = "F" * ruleset.fascist_tiles + "L" * ruleset.liberal_tiles
    enacted = "F" * ruleset.pre_enacted_fascist + "L" * ruleset.pre_enacted_liberal
    game.do(CHANCE, a.ShufflePolicyDeck(deck(order) or without(deck(tiles), deck(enacted))))
    return game if first is None else game.do(CHANCE, a.ChooseFirstCandidate(Seat(first)))


def place(
    rules: int | Ruleset,
    *,
    roles: str = "",
    liberal: int = 0,
    fascist: int = 0,
    tracker: int = 0,
    candidate: int = 0,
    last: tuple[int, int] | None = None,
    dead: Iterable[int] = (),
    investigated: Iterable[int] = (),
    deck: str | None = None,
    discard: str | None = None,
) -> Game:
    """A game in progress, its candidate about to nominate.

    A deck not given holds every tile that is not elsewhere; a discard pile not given holds
    the rest, or nothing if no deck is given either.
    """
    ruleset = official(rules) if isinstance(rules, int) else rules
    game = deal(roles or default_roles(ruleset), rules=ruleset, first=candidate)
    seats = range(ruleset.players)
    piles = laid_out(ruleset, "L" * liberal + "F" * fascist, deck, discard)
    board = replace(
        game.board,
        liberal_policies=liberal,
        fascist_policies=fascist,
        election_tracker=tracker,
        draw_pile=len(piles.draw_pile),
        discard_pile=len(piles.discard_pile),
        alive=tuple(seat not in set(dead) for seat in seats),
        investigated=tuple(seat in set(investigated) for seat in seats),
        last_government=Government(Seat(last[0]), Seat(last[1])) if last else None,
    )
    game.state = replace(game.state, board=board, secrets=piles)
    return game


def laid_out(ruleset: Ruleset, enacted: str, draw: str | None, discarded: str | None) -> Secrets:
    """Both piles, and no tile more or less than the ruleset has."""
    tiles = deck("F" * ruleset.fascist_tiles + "L" * ruleset.liberal_tiles)
    tiles = without(tiles, deck(enacted))
    if draw is None:
        pile = deck(discarded or "")
        return Secrets(without(tiles, pile), pile)
    rest = without(tiles, deck(draw))
    if discarded is None:
        return Secrets(deck(draw), rest)
    assert Counter(deck(discarded)) == Counter(rest), "these are not all the other tiles"
    return Secrets(deck(draw), deck(discarded))


def known(game: Game, seat: int) -> dict[int, Role]:
    """Whose role this seat was told when the roles were dealt."""
    return {int(learned.seat): learned.role for learned in game.sees(seat).knows}


def drawn_roles(game: Game, seed: int) -> tuple[Role, ...]:
    """The roles that chance deals with this seed."""
    outcome = draw(game.board, random.Random(seed))
    assert isinstance(outcome, a.DealRoles)
    return outcome.roles


def drawn_deck(game: Game, seed: int) -> tuple[Policy, ...]:
    """The deck that chance makes with this seed."""
    outcome = draw(game.board, random.Random(seed))
    assert isinstance(outcome, a.ShufflePolicyDeck)
    return outcome.order


def drawn_first(game: Game, seed: int) -> Seat:
    """The first candidate that chance picks with this seed."""
    outcome = draw(game.board, random.Random(seed))
    assert isinstance(outcome, a.ChooseFirstCandidate)
    return outcome.seat


def random_game(rules: Ruleset, seed: int) -> list[State]:
    """Every state of a game of uniform random play."""
    return list(random_states(engine.new_game(rules), random.Random(seed)))


def random_states(state: State, rng: random.Random) -> Iterator[State]:
    """Play on at random until the end."""
    while actors := engine.awaited(state.board):
        actor = rng.choice(actors)
        if isinstance(actor, Chance):
            action: a.AnyAction = draw(state.board, rng)
        else:
            assert not isinstance(actor, People)
            action = rng.choice(engine.options(view(state, actor)))
        state, _ = engine.apply(state, actor, action)
        yield state


def tiles(state: State) -> Counter[Policy]:
    """All tiles of the game, wherever they are."""
    lying = Counter(state.secrets.draw_pile + state.secrets.discard_pile)
    for knowledge in state.knowledge:
        lying.update(knowledge.hand)
    lying[Policy.LIBERAL] += state.board.liberal_policies
    lying[Policy.FASCIST] += state.board.fascist_policies
    return lying
