"""Words: found next to the package or in it, with names, in every language."""

from pathlib import Path

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.record import words as module
from secret_hitler.record.sentences import Sentence
from secret_hitler.record.words import Words, find_content

NAMED = Sentence("event-nominated", {"who": (Seat(0),), "chancellor": (Seat(1),)})


def test_names_fill_the_places_of_seats() -> None:
    assert Words().say(NAMED, ("Anna", "אנה")) == "Anna nominated אנה for Chancellor."


def test_a_seat_without_a_name_is_its_number() -> None:
    assert Words("en").say(NAMED) == "Seat 1 nominated Seat 2 for Chancellor."
    assert Words("de").say(NAMED) == "Platz 1 hat Platz 2 fürs Kanzleramt vorgeschlagen."


def test_names_are_isolated_where_that_is_wanted() -> None:
    said = Words("en", isolating=True).say(NAMED, ("Anna", "אנה"))
    assert said == "\u2068Anna\u2069 nominated \u2068אנה\u2069 for Chancellor."


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", ("Anna", "Anna and Ben", "Anna, Ben, and Ivo")),
        ("de", ("Anna", "Anna und Ben", "Anna, Ben und Ivo")),
    ],
)
def test_several_seats_are_a_list(language: str, joined: tuple[str, ...]) -> None:
    words, names = Words(language), ("Anna", "Ben", "Ivo")
    for count, wanted in enumerate(joined, 1):
        assert words.name_all(tuple(map(Seat, range(count))), names) == wanted
    assert words.name_all((), names) == ""


def test_you_is_the_attribute() -> None:
    assert Words().say(Sentence("status-nominating", {"president": (Seat(0),)}, you=True)) == (
        "Pick a Chancellor."
    )


def test_what_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (
        ("en", "greeting = Good evening, { $name }."),
        ("de", "other = Anderes."),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "find_content", lambda: tmp_path)
    module._bundle.cache_clear()
    try:
        assert Words("de").text("greeting", name="Anna") == "Good evening, Anna."
        assert Words("de").text("other") == "Anderes."
        assert module.languages() == ("de", "en")
        with pytest.raises(LookupError):
            Words("de").text("nowhere")
    finally:
        module._bundle.cache_clear()


def test_a_sentence_with_an_empty_place_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError):
        Words().say(Sentence("event-nominated"))


def test_the_content_of_a_checkout_stands_beside_the_package() -> None:
    assert (find_content() / "en" / "game.ftl").is_file()


def test_the_content_of_an_installed_package_stands_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "secret_hitler"
    (package / "content").mkdir(parents=True)
    monkeypatch.setattr(module, "__file__", str(package / "record" / "words.py"))
    assert find_content() == package / "content"
