"""The talk of the lobby, sent again when its seats get other numbers."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ..engine.terms import Seat
from ..record.talk import AnyTalk, Phrase, RemoveLine, Said


def retold(
    talk: tuple[Said, ...], now: Mapping[Seat, Seat], *, speakers: Mapping[Seat, Seat] | None
) -> tuple[Said, ...]:
    """The same talk with the new seat numbers; `speakers` is None if its speakers have no seats.

    Talk by or about a seat that no longer exists is dropped. So are the host's removals of
    lines: the talk that is sent again no longer has those lines.
    """
    return tuple(_retold(talk, now, speakers))


def _retold(
    talk: tuple[Said, ...], now: Mapping[Seat, Seat], speakers: Mapping[Seat, Seat] | None
) -> Iterator[Said]:
    for said in talk:
        speaker = said.seat if speakers is None else speakers.get(said.seat)
        words = _words(said.talk, now)
        if speaker is not None and words is not None:
            yield replace(said, seat=speaker, talk=words)


def _words(talk: AnyTalk, now: Mapping[Seat, Seat]) -> AnyTalk | None:
    if isinstance(talk, RemoveLine):
        return None
    if not isinstance(talk, Phrase) or talk.about is None:
        return talk
    about = now.get(talk.about)
    return None if about is None else replace(talk, about=about)
