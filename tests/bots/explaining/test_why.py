"""Why: true, public, in favour of the act, and the same whatever the actor's role."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from secret_hitler.bots.explaining.why import WHY, why
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import Knowledge, Round
from secret_hitler.engine.terms import Ballot, Party, Policy, Role, Seat
from secret_hitler.record import facts as f
from secret_hitler.record.matters import session_over
from secret_hitler.record.talk import MOST_REASONS, ClaimParty, Said
from tests.support.boards import deal, place
from tests.support.bot_games import OFFICIAL, Moment, any_ruleset, moments
from tests.support.claims import drew, got, saw, talk
from tests.support.game import Game

A, B, C, D, E, G, H = (Seat(seat) for seat in range(7))
JA, NEIN = a.Vote(Ballot.JA), a.Vote(Ballot.NEIN)


def reasons(
    game: Game, seat: Seat, action: a.SeatAction, said: tuple[Said, ...] = ()
) -> tuple[f.Clue, ...]:
    return why(view(game.state, None), said, seat, action)


def fascist_policy() -> Game:
    """Anna and Ben enacted a Fascist policy after three Nein votes; Ben is next."""
    return deal("LLLLFFH").stack("FFL").nominate(1).vote("JJJJNNN").discard("L").enact("F")


BLAMING = talk((A, drew(1, "FFL")), (B, got(1, "FF")))

# --- elections --------------------------------------------------------------------------------


def test_a_nein_names_what_lies_open_against_the_government() -> None:
    game = fascist_policy().nominate(2)
    assert reasons(game, D, NEIN)[0] == f.Enacted(0, A, B, Party.FASCIST)
    assert reasons(game, D, NEIN, BLAMING)[0] == f.Blame((A, B), 0)


def test_a_ja_names_what_lies_open_for_the_government() -> None:
    game = deal("LLLLFFH").stack("FLL").elect(1).discard("F").enact("L").nominate(2)
    assert reasons(game, D, JA)[0] == f.Enacted(0, A, B, Party.LIBERAL)
    assert reasons(game, A, JA)[0] == f.Enacted(0, A, B, Party.LIBERAL)


def test_nothing_is_said_for_those_against_whom_all_speaks() -> None:
    game = fascist_policy().nominate(2)
    assert reasons(game, C, JA, BLAMING) == (f.WouldGovern(C), f.Untried(C))
    assert f.Blame((A, B), 0) not in reasons(game, D, JA, BLAMING)


def test_before_chaos_one_more_failure_is_a_reason() -> None:
    game = place(7, tracker=2).nominate(1)
    assert reasons(game, D, JA)[0] == f.LastTry()
    assert f.LastTry() not in reasons(game, D, NEIN)
    assert f.LastTry() not in reasons(place(7, tracker=1).nominate(1), D, JA)


def test_in_the_zone_the_danger_is_a_reason_against_whoever_may_be_hitler() -> None:
    game = place(7, fascist=3).nominate(1)
    assert reasons(game, D, NEIN)[0] == f.Danger(3)
    assert reasons(place(7, fascist=2).nominate(1), D, NEIN) != (f.Danger(2),)
    game.state = replace(
        game.state, board=replace(game.board, not_hitler=(False, True, *(False,) * 5))
    )
    assert f.Danger(3) not in reasons(game, D, NEIN)
    assert reasons(game, D, JA)[0] == f.NotHitler(B)


def test_a_candidate_speaks_for_itself() -> None:
    game = deal(7).nominate(1)
    assert f.WouldGovern(A) in reasons(game, A, JA)
    assert f.WouldGovern(B) in reasons(game, B, JA)
    assert not any(isinstance(one, f.WouldGovern) for one in reasons(game, C, JA))


def test_a_nomination_names_the_best_record() -> None:
    game = deal("LLLLFFH").stack("FLL").elect(1).discard("F").enact("L")
    game.nominate(3).vote("NNNNNNN")
    found = why(view(game.state, None), (), D, a.Nominate(C))
    assert found[0] == f.Untried(C) or f.BestChoice(C) in found
    assert f.Enacted(0, A, B, Party.LIBERAL) not in found


def test_where_the_rules_leave_one_choice_that_is_the_reason() -> None:
    game = place(5, roles="LLLFH", fascist=4, dead=(1, 2), candidate=0, last=(4, 3))
    assert reasons(game, A, a.Nominate(E))[0] == f.NoChoice()


def test_nobody_blames_others_for_a_ballot_of_its_own() -> None:
    """Chiara and Dmitri both voted for the government that let them down; the last did not."""
    game = fascist_policy()
    voted = f.Voted(D, 0, Ballot.JA, Party.FASCIST)
    assert voted in reasons(game, H, a.InvestigateLoyalty(D))
    assert voted not in reasons(game, C, a.InvestigateLoyalty(D))


# --- powers -----------------------------------------------------------------------------------


def test_an_execution_names_the_worst_that_lies_open() -> None:
    game = place(7, fascist=3, candidate=2, deck="FFFLLL").elect(3).discard("F").enact("F")
    said = talk((C, drew(1, "FFL")), (D, got(1, "FF")))
    assert reasons(game, C, a.Execute(D), said)[0] == f.Blame((C, D), 0)
    assert f.Suspected(D) in reasons(game, C, a.Execute(D), said)


def test_nothing_speaks_for_the_execution_of_somebody_unknown() -> None:
    game = place(7, fascist=3, candidate=2, deck="FFFLLL").elect(3).discard("F").enact("F")
    assert not {type(one) for one in reasons(game, C, a.Execute(A))} & {f.Blame, f.Enacted}


def test_an_investigation_of_somebody_untried_explains_itself() -> None:
    game = fascist_policy()
    game.stack("FFF").nominate(3).vote("J" * 7).discard("F").enact("F")
    assert f.Untried(H) in reasons(game, B, a.InvestigateLoyalty(H))
    assert f.Untried(D) not in reasons(game, B, a.InvestigateLoyalty(D))


def test_the_word_of_an_investigator_is_a_reason() -> None:
    game = fascist_policy()
    game.stack("FFF").nominate(3).vote("J" * 7).discard("F").enact("F")
    game.do(1, a.InvestigateLoyalty(H)).nominate(6)
    called = talk((B, saw(2, H, Party.FASCIST)))
    assert f.Called(B, H, Party.FASCIST) in reasons(game, D, NEIN, called)
    cleared = talk((B, saw(2, H, Party.LIBERAL)))
    assert f.Called(B, H, Party.LIBERAL) in reasons(game, D, JA, cleared)


def test_a_peek_is_no_choice() -> None:
    assert reasons(place(5, fascist=3), A, a.PeekAtPolicies()) == (f.NoChoice(),)


# --- the session ------------------------------------------------------------------------------


def test_what_was_enacted_only_the_government_can_judge() -> None:
    game = deal("LLLLFFH").stack("FFL").elect(1).discard("F")
    assert reasons(game, B, a.Enact(Policy.FASCIST)) == (f.Unseen(),)
    assert reasons(game, B, a.Enact(Policy.LIBERAL)) == (f.Unseen(),)


def test_a_veto_is_asked_for_on_the_brink() -> None:
    game = place(7, fascist=5, liberal=2, deck="FFFLLLL").elect(1).discard("F")
    assert reasons(game, B, a.PROPOSE_VETO)[0] == f.Brink(Party.FASCIST)
    game.do(1, a.PROPOSE_VETO)
    assert f.Brink(Party.FASCIST) in reasons(game, A, a.AnswerVeto(consent=True))
    assert f.Brink(Party.FASCIST) not in reasons(game, A, a.AnswerVeto(consent=False))


# --- laws -------------------------------------------------------------------------------------


def acts(rules: Ruleset, seed: int, who: str = "careful") -> Iterator[Moment]:
    yield from moments(rules, random.Random(seed), who, who)


def test_there_is_a_why_for_every_act() -> None:
    asked = set()
    for players in (5, 9):
        for seed in range(40):
            for moment in acts(official(players), seed, "random"):
                if type(moment.chosen) not in asked:
                    asked.add(type(moment.chosen))
                    why(moment.seen, moment.talk, moment.seat, moment.chosen)
    assert asked == WHY.keys()


@pytest.mark.parametrize("rules", OFFICIAL[::2], ids=lambda rules: rules.players)
def test_every_reason_is_true_and_speaks_for_the_act(rules: Ruleset) -> None:
    kinds: set[type] = set()
    for seed in range(2):
        for moment in acts(rules, seed):
            for action in moment.offered:
                found = why(moment.seen, moment.talk, moment.seat, action)
                assert len(found) == len(set(found)) <= MOST_REASONS
                kinds |= {type(fact) for fact in found}
                for fact in found:
                    assert is_true(fact, moment), fact
                    assert speaks_for(fact, action, moment.seat), (fact, action)
    assert {f.Enacted, f.Voted, f.Danger, f.Trusted, f.Suspected} <= kinds


def is_true(fact: f.Clue, moment: Moment) -> bool:
    """Whether a fact is in the record or in the talk; odds are not checked."""
    board, rules = moment.seen.board, moment.seen.ruleset
    if isinstance(fact, f.Enacted | f.Voted | f.Blame):
        return is_recorded(fact, board.rounds[fact.round])
    if isinstance(fact, f.Called):
        claims = [(s.seat, s.talk) for s in moment.talk if isinstance(s.talk, ClaimParty)]
        return any(
            (by, claim.target, claim.party) == (fact.by, fact.target, fact.party)
            for by, claim in claims
        )
    if isinstance(fact, f.NotHitler):
        return board.not_hitler[fact.seat]
    if isinstance(fact, f.Danger):
        return fact.fascist_policies == board.fascist_policies >= rules.hitler_zone
    if isinstance(fact, f.LastTry):
        return board.election_tracker == rules.tracker_limit - 1
    if isinstance(fact, f.Untried):
        return not any(
            fact.seat in (one.candidate, one.nominee) for one in board.rounds if session_over(one)
        )
    if isinstance(fact, f.NoChoice):
        return len(moment.offered) == 1
    return all(board.alive[seat] or isinstance(fact, f.Disproved) for seat in f.seats_of(fact))


def is_recorded(fact: f.Enacted | f.Voted | f.Blame, played: Round) -> bool:
    pair = (played.candidate, played.nominee)
    if isinstance(fact, f.Blame):
        return fact.seats == pair and played.tile is Policy.FASCIST
    if isinstance(fact, f.Voted):
        assert played.ballots is not None
        cast = played.ballots[fact.seat] is fact.ballot
        return cast and fact.party is party(played.tile)
    return f.seats_of(fact) == pair and fact.party is party(played.tile)


def party(tile: Policy | None) -> Party:
    assert tile is not None
    return Party.LIBERAL if tile is Policy.LIBERAL else Party.FASCIST


PRAISE = f.Trusted | f.BestChoice | f.NotHitler
BLAME = f.Blame | f.Clash | f.Disproved | f.Suspected | f.LikelyHitler | f.Danger


def speaks_for(fact: f.Clue, action: a.SeatAction, actor: Seat) -> bool:
    """Whether a fact supports the act, and is not about the actor."""
    hostile = action in (NEIN, a.AnswerVeto(consent=False)) or isinstance(
        action, a.InvestigateLoyalty | a.Execute
    )
    if isinstance(fact, PRAISE):
        return not hostile and actor not in f.seats_of(fact)
    if isinstance(fact, f.Danger | f.Suspected | f.LikelyHitler | f.Disproved):
        return hostile and actor not in f.seats_of(fact)
    if isinstance(fact, BLAME):
        return hostile
    if isinstance(fact, f.Enacted | f.Called):
        return (fact.party is Party.FASCIST) is hostile
    if isinstance(fact, f.Voted):
        against = (fact.ballot is Ballot.JA) is (fact.party is Party.FASCIST)
        return against is hostile and fact.seat != actor
    return True


@pytest.mark.parametrize("players", [5, 7, 10])
def test_it_is_the_same_whatever_the_actor_is_and_knows(players: int) -> None:
    rng, twins = random.Random(players), 0
    for moment in acts(official(players), players):
        public = view(moment.state, None)
        found = why(public, moment.talk, moment.seat, moment.chosen)
        for role in Role:
            hand = tuple(rng.choice(tuple(Policy)) for _ in moment.state.knowledge[0].hand)
            twin = replace(public, knowledge=Knowledge(moment.seat, role, (), hand))
            assert why(twin, moment.talk, moment.seat, moment.chosen) == found
            twins += role is not moment.state.knowledge[moment.seat].role
        assert why(moment.seen, moment.talk, moment.seat, moment.chosen) == found
    assert twins > 50


def test_what_was_asked_before_changes_nothing() -> None:
    game = list(acts(official(7), 4))
    forth = [why(m.seen, m.talk, m.seat, m.chosen) for m in game]
    back = [why(m.seen, m.talk, m.seat, m.chosen) for m in reversed(game)]
    assert forth == back[::-1]


def test_any_ruleset_has_its_reasons() -> None:
    rng, told = random.Random(2), 0
    for seed in range(12):
        for moment in acts(any_ruleset(rng), seed, "random"):
            for action in moment.offered:
                told += len(why(moment.seen, moment.talk, moment.seat, action))
    assert told > 400
