"""Puts sentences into words in one language, for the terminal and the logs.

The words come from the Fluent files in `content/` that the browser reads too.
"""

from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..engine.terms import Seat
from .sentences import Sentence

ENGLISH: Final = "en"
FILES: Final = ("game.ftl", "terminal.ftl")


def find_content() -> Path:
    """The folder of words: inside an installed package, next to the package in a checkout."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "content"
    return installed if installed.is_dir() else package.parent / "content"


def languages() -> tuple[str, ...]:
    """The codes of all languages that have words."""
    return tuple(sorted(path.parent.name for path in find_content().glob("*/game.ftl")))


class Words:
    """The words of one language; English replaces a sentence that is not translated yet."""

    def __init__(self, language: str = ENGLISH, *, isolating: bool = False) -> None:
        """`isolating` puts marks around names in other scripts; a terminal would show the marks."""
        self.language = language
        wanted = dict.fromkeys((language, ENGLISH))
        self._bundles = tuple(_bundle(code, isolating=isolating) for code in wanted)

    def say(self, sentence: Sentence, names: tuple[str, ...] = ()) -> str:
        """The sentence as text, with these names by seat, or else with seat numbers."""
        filled: dict[str, str | int] = {**sentence.numbers, **sentence.terms}
        for place, seats in sentence.seats.items():
            filled[place] = self.name_all(seats, names)
        return self.text(sentence.id, "you" if sentence.you else None, **filled)

    def text(self, message: str, attribute: str | None = None, /, **places: str | int) -> str:
        """A message by its id. Raises `LookupError` if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes[attribute] if attribute else found.value
                assert pattern is not None, f"{message} has no value"
                words, errors = bundle.format_pattern(pattern, places)
                assert not errors, errors
                return str(words)
        raise LookupError(message)

    def name_all(self, seats: tuple[Seat, ...], names: tuple[str, ...] = ()) -> str:
        """The names of these seats, joined as this language joins a list."""
        called = [names[seat] if names else self.seat_name(seat) for seat in seats]
        return format_list(called, locale=self.language)

    def seat_name(self, seat: Seat) -> str:
        """The text for a seat without a name, counted from 1 as players do."""
        return self.text("seat-name", number=seat + 1)


@cache
def _bundle(language: str, *, isolating: bool) -> FluentBundle:
    """The words of one language, read once."""
    bundle = FluentBundle([language], use_isolating=isolating)
    for name in FILES:
        path = find_content() / language / name
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
