import pytest

from secret_hitler.server.tables.names import NameFault, alike, fault, tidy

GOOD = (
    "Anna",
    "Anna K",
    "Zoë",
    "José",
    "山田太郎",
    "Ольга",
    "Ελένη",
    "محمد",
    "שרה",
    "नमस्ते",
    "สมชาย",
    "김민준",
    "O'Brien",
    "Jean-Luc",
    "😀",
    "❤️",
    "R2-D2",
    "<script>",
    "x" * 12,
    "é" * 12,
    "e\u0301" * 12,
    "👍" * 12,
)
UNREADABLE = {
    "control": "An\x07na",
    "null": "Anna\x00",
    "newline": "An\nna",
    "tab": "An\tna",
    "delete": "Anna\x7f",
    "c1": "Anna\x85",
    "left to right mark": "Anna\u200e",
    "right to left override": "\u202eannA",
    "isolate": "\u2066Anna\u2069",
    "arabic letter mark": "Anna\u061c",
    "zero-width space": "An\u200bna",
    "zero-width non-joiner": "An\u200cna",
    "zero-width joiner": "An\u200dna",
    "word joiner": "An\u2060na",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "line separator": "An\u2028na",
    "tag": "Anna\U000e0041",
    "variation selector": "Anna\ufe0e",
    "supplementary variation selector": "Anna\U000e0100",
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
    "combining grapheme joiner": "An\u034fna",
    "private use": "Anna\ue000",
    "unassigned": "Anna\u0378",
    "lone surrogate": "Anna\ud800",
    "only marks": "\u0301",
    "tower of marks": "A\u0335\u0335\u0335\u0335\u0335",
    "no-break space alone": "\u00a0",
}
TOO_LONG = ("x" * 13, "é" * 13, "👍" * 13, "👍🏽" * 9, "e\u0335\u0336\u0337" * 12)
LOOK_ALIKES = (
    ("Anna", "Anna"),
    ("Anna", "anna"),
    ("Anna", "ANNA"),
    ("Anna", "Аnnа"),  # Cyrillic
    ("Anna", "Ａｎｎａ"),  # full width
    ("Anna", "𝐀𝐧𝐧𝐚"),  # mathematical
    ("Ivo", "lvo"),
    ("Ivo", "1vo"),
    ("Oscar", "0scar"),
    ("Tom", "Torn"),
    ("Paul", "Раul"),
    ("Anna K", "AnnaK"),
    ("Kai", "Каі"),
    ("Zoë", "Zoe\u0308"),
)
DIFFERENT = (("Anna", "Hanna"), ("Jose", "José"), ("Ben", "Bea"), ("山", "川"), ("Ali", "Alia"))


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert fault(tidy(name), ()) is None


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_seen_or_turns_the_line_is_refused(name: str) -> None:
    assert fault(tidy(name), ()) is NameFault.CHARACTER


@pytest.mark.parametrize("name", TOO_LONG)
def test_twelve_graphemes_and_sixty_four_bytes_are_the_limit(name: str) -> None:
    assert fault(tidy(name), ()) is NameFault.TOO_LONG


@pytest.mark.parametrize("name", ["", " ", "    "])
def test_nothing_is_no_name(name: str) -> None:
    assert fault(tidy(name), ()) is NameFault.EMPTY


@pytest.mark.parametrize(("name", "other"), LOOK_ALIKES)
def test_look_alikes_are_refused_both_ways(name: str, other: str) -> None:
    assert fault(tidy(name), [tidy(other)]) is NameFault.TAKEN
    assert fault(tidy(other), [tidy(name)]) is NameFault.TAKEN


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_other_names_can_sit_side_by_side(name: str, other: str) -> None:
    assert not alike(name, other)


def test_a_tidy_name_is_composed_and_has_single_spaces() -> None:
    assert tidy("  Zoe\u0308   K ") == "Zoë K"
    assert tidy("❤️") == "❤"
