"""Cases of the screens that depend on the server: what it asks, and what stays known."""

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.terms import Policy, Reason
from secret_hitler.record.event_sentences import tell
from secret_hitler.record.sentences import status
from secret_hitler.record.words import Words, find_content
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.options import MemoryAids
from tests.support.gathering import Gathering
from tests.support.letters import deck

from .numbering import actors, events_of, fail, placed, refusal, seat

L, F = Policy.LIBERAL, Policy.FASCIST

VERBS = {"en": ("discard", "pass", "enact"), "de": ("abwerfen", "weitergeben", "erlassen")}
STATUS = {
    "en": ("Discard one of your three policies.", "Enact one of your two policies."),
    "de": ("Wirf eins deiner drei Gesetze ab.", "Erlasse eins deiner zwei Gesetze."),
}


def label(language: str, message: str, **places: str) -> str:
    """A label of the browser's screens, in lower case."""
    text = (find_content() / language / "screens.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, places)
    assert not errors
    return str(words).lower()


def test_C94_the_president_says_what_to_discard_and_the_chancellor_what_to_enact() -> None:
    """Each sends a kind of tile under the own verb; the other verb is refused."""
    game = placed(7, deck="FLL FFF LL", discard="FFFFFFFLL").elect(seat(2))
    assert game.hand(seat(1)) == deck("FLL")
    assert set(game.options(seat(1))) == {a.Discard(L), a.Discard(F)}
    assert refusal(game, 1, a.Enact(L)) is Reason.NOT_NOW
    game.discard("F")
    assert game.hand(seat(2)) == deck("LL"), "the tile named is the one that goes"
    assert set(game.options(seat(2))) == {a.Enact(L)}
    assert refusal(game, 2, a.Discard(L)) is Reason.NOT_NOW
    game.enact("L")
    assert events_of(game, e.PolicyEnacted) == [e.PolicyEnacted(L, by_chaos=False, power=None)]


def test_C94_the_messages_name_the_verb_and_the_kind_and_nothing_else() -> None:
    """No tile is named by its place, so no client can mean another one."""
    for act in (a.Discard, a.Enact):
        assert [field.name for field in msgspec.structs.fields(act)] == ["policy"]
        message = {"type": act.__name__, "policy": "F"}
        assert msgspec.convert(message, a.SeatAction) == act(F)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(message | {"policy": 1}, a.SeatAction)


@pytest.mark.parametrize("language", VERBS)
def test_C94_both_prompts_say_what_a_tap_does(language: str) -> None:
    """The tap discards for both, and both are told what becomes of the rest."""
    discard, _, enact = VERBS[language]
    president = label(language, "hand-hint-president", chancellor="Greta", look="hold")
    assert discard in president
    assert "greta" in president
    assert enact not in president
    chancellor = label(language, "hand-hint-chancellor", look="hold")
    assert discard in chancellor
    assert enact in chancellor


@pytest.mark.parametrize("language", VERBS)
def test_C94_the_confirm_step_says_what_will_happen_to_every_tile(language: str) -> None:
    """One letter is discarded, and the others are passed by the one and enacted by the other."""
    discard, pass_on, enact = VERBS[language]
    for message, verb in (("hand-pass", pass_on), ("hand-enact", enact)):
        said = label(language, message, discarded="Q", others="X").split(", ")
        assert [sorted(part.split()) for part in said] == [
            sorted([discard, "q"]),
            sorted([verb, "x"]),
        ]


@pytest.mark.parametrize("language", STATUS)
def test_C94_the_status_names_the_verb_too(language: str) -> None:
    """What is on top of the screen of whoever holds the tiles."""
    game = placed(7, deck="FLL FFF LL", discard="FFFFFFFLL").elect(seat(2))
    said = []
    for number in (1, 2):
        sentence = status(game.state.ruleset, game.board, seat(number), tuple(actors(game)))
        said.append(Words(language).say(sentence))
        if number == 1:
            game.discard("F")
    assert tuple(said) == STATUS[language]


def test_C96_not_hitler_is_announced_and_stays_on_the_board() -> None:
    """Rounds later everybody can still see who was cleared, and in which round."""
    game = placed(7, liberal=2, fascist=3).nominate(seat(5))
    before = game.board
    game.vote("JJJJJJJ")
    cleared = e.ChancellorCleared(seat(5))
    assert cleared in game.public_events()
    sentence = tell(cleared, game.state.ruleset, before, None)
    assert sentence is not None
    assert Words("en").say(sentence) == "Seat 5 is not Hitler."
    game.discard(game.hand(seat(1))[0].value).enact("F").do(seat(1), a.Execute(seat(4)))
    fail(game, votes=2)
    seen = game.watches()
    marked = [number for number in range(1, 8) if seen.not_hitler[seat(number)]]
    assert marked == [4, 5], "the executed and the elected"
    assert [played.cleared for played in seen.rounds] == [True, False, False, False]


def test_C96_the_lasting_mark_is_a_table_option_that_is_on() -> None:
    """The host may turn the memory of the screens down; the table starts with all of it."""
    assert m.Options().memory_aids is MemoryAids.FULL
    assert {aids.value for aids in MemoryAids} == {"full", "last_round", "none"}
    table = Gathering(7, options=m.Options(memory_aids=MemoryAids.NONE)).start()
    assert table.table.options.memory_aids is MemoryAids.NONE
