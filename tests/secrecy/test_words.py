"""Names and talk are text, never mark-up; invisible or confusable names are refused."""

import asyncio
import re
from pathlib import Path

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, Line, begin, line_of, party, serving_house

ROOT = Path(__file__).parent.parent.parent
PAYLOADS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg/onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "{ $who } { -term }",
    "</title><script>1</script>",
    "&lt;b&gt;&#x3c;",
    "'; DROP TABLE rows; --",
    "\\u003cscript\\u003e",
    "<b>bold</b>",
)
SHORT = (
    "<b>x</b>",
    "<i>",
    "&lt;",
    "{{7*7}}",
    "${1}",
    "'\"><",
    "{ $who }",
    "`${a}`",
    "%00",
    "\\x3c",
)
UNSEEN = {
    "right to left": "An\u202ena",
    "isolate": "An\u2067na",
    "left to right mark": "Anna\u200e",
    "zero width space": "An\u200bna",
    "zero width joiner": "An\u200dna",
    "word joiner": "An\u2060na",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "tag letters": "Anna\U000e0041",
    "variation": "Anna\ufe01",
    "control": "An\x07na",
    "new line": "An\nna",
    "line separator": "An\u2028na",
    "private use": "An\ue000na",
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
    "many marks": "A" + "\u0301\u0302\u0303\u0304\u0305",
}
LOOK_ALIKE = (
    "ANNA",
    "anna",
    "\u0410nna",
    "Ann\u0430",
    "\uff21nna",
    "A n n a",
    "\U0001d400nna",
    "\u13aanna",
)
"""Of Anna: in capitals, in Cyrillic, wide, spaced, mathematical, Cherokee."""


def test_names_that_cannot_be_seen_or_told_apart_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1) as (code, _):
            guest = Guest(server)
            for why, name in UNSEEN.items():
                answer = await guest.sit(code, name)
                assert answer.status_code == 422, why
                assert answer.json()["reason"] == "name_character", why
            for name in LOOK_ALIKE:
                answer = await guest.sit(code, name)
                assert (answer.status_code, answer.json()["reason"]) == (422, "name_taken"), name
            await guest.leave()

    asyncio.run(scenario())


def test_names_and_talk_arrive_as_they_were_typed_and_the_record_has_no_name(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server:
            guests = [Guest(server) for _ in SHORT[:6]]
            code = await guests[0].make_table()
            for guest, name in zip(guests, SHORT, strict=False):
                assert (await guest.sit(code, name)).status_code == 201, name
                await guest.open(code)
            door = await guests[0].http.get(f"/api/tables/{code}")
            assert door.json()["seats"] == list(SHORT[:6])
            assert door.headers["content-type"].startswith("application/json")
            assert door.headers["x-content-type-options"] == "nosniff"
            await begin(guests)
            for text in PAYLOADS:
                await line_of(guests[1]).say(m.Say(Words(text)))
            heard = line_of(guests[2])
            await heard.until(lambda line: len(talked(line.heard)) == len(PAYLOADS))
            assert tuple(talked(heard.heard)) == PAYLOADS
            await in_all_places(guests[1], code, heard)
            for guest in guests:
                await guest.leave()

    asyncio.run(scenario())


async def in_all_places(guest: Guest, code: str, heard: Line) -> None:
    """The same among those who watch, and in notes, which return to their writer."""
    watcher = Guest(guest.server)
    await watcher.watch(code)
    watching = await watcher.open(code)
    for text in PAYLOADS:
        await watching.say(m.Say(Words(text), m.Channel.SPECTATORS))
    await watching.until(lambda line: len(line.words(m.Channel.SPECTATORS)) == len(PAYLOADS))
    assert tuple(watching.words(m.Channel.SPECTATORS)) == PAYLOADS
    notes = m.Notes("\n".join(PAYLOADS))
    await line_of(guest).say(m.KeepNotes(1, Seat(1), notes))
    await line_of(guest).say(m.Say(Words("noted")))
    await heard.until(lambda line: "noted" in talked(line.heard))
    back = await guest.open(code)
    await back.until(lambda line: line.last(m.NotesUpdate) == m.NotesUpdate(1, Seat(1), notes))
    await watcher.leave()


def talked(heard: list[m.AnyReply]) -> list[str]:
    told = (reply.said for reply in heard if isinstance(reply, m.TalkUpdate))
    said = [one.said for pieces in told for one in pieces]
    return [one.talk.text for one in said if isinstance(one.talk, Words)]


MARK_UP = re.compile(
    r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\("
    r"|new Function|createContextualFragment|javascript:|postMessage|\bcaches\b|sendBeacon"
    r"|indexedDB|document\.cookie|console\.(log|info|debug)"
)
STORES = {
    "localStorage": {"settings.svelte.ts"},
    "sessionStorage": {"absence.svelte.ts", "thread.svelte.ts"},
}
"""The files that may use each: for settings, and for how much of the log and the talk was read."""
OUTSIDE = ("https://www.secrethitler.com", "https://creativecommons.org")
"""Links that a reader may follow; nothing is ever loaded from there."""


def test_the_page_makes_text_of_text_and_keeps_nothing() -> None:
    """No door from a string to mark-up or code, and no place where a secret outlives its tab."""
    sources = [
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
    ]
    assert len(sources) > 50
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert not MARK_UP.search(text), path
        for store, only in STORES.items():
            assert store not in text or path.name in only, path
        addresses = re.findall(r"https?://[^\s\"'`)]+", text)
        assert all(address.startswith(OUTSIDE) for address in addresses), path
