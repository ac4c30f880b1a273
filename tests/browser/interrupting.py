"""Interruptions of a phone or the server at any moment of a game, which must change nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import expect

from .evening import Evening
from .person import Moment, Person
from .reloading import kind_of, own_view
from .serving import Serving

ASLEEP: Final = 60_000
"""Milliseconds that a phone stays locked."""


@contextmanager
def locked(person: Person) -> Iterator[None]:
    """Lock a person's phone: its page is frozen, its connection is cut, its clock goes on."""
    person.may_lose_its_line = True
    control = person.page.context.new_cdp_session(person.page)
    person.page.context.set_offline(True)
    control.send("Page.setWebLifecycleState", {"state": "frozen"})
    yield
    person.page.clock.fast_forward(ASLEEP)
    control.send("Page.setWebLifecycleState", {"state": "active"})
    person.page.context.set_offline(False)
    person.is_connected()
    control.detach()


@contextmanager
def without_a_server(evening: Evening, mortal: Serving) -> Iterator[None]:
    """Kill the server, see everybody told that nothing is lost, and start it again."""
    mortal.kill()
    for person in evening.everybody:
        person.may_lose_its_line = True
        expect(person.link).not_to_have_text("Connected")
    yield
    mortal.start()
    for person in evening.everybody:
        person.is_connected()


class Interruptions:
    """At the first choice of each kind the server is killed, two phones (the chooser's, another)
    are locked for a minute, and the first is loaded again."""

    def __init__(self, evening: Evening, mortal: Serving) -> None:
        self.evening = evening
        self.mortal = mortal
        self.seen: set[str] = set()

    def visit(self, person: Person, moment: Moment) -> None:
        kind = kind_of(person, moment)
        if kind not in self.seen:
            self.seen.add(kind)
            self.interrupt(person)

    def interrupt(self, person: Person) -> None:
        """Interrupt, and check that all find the same table and the same secrets."""
        before = [own_view(one) for one in self.evening.people]
        with without_a_server(self.evening, self.mortal):
            for one in self.evening.people:
                expect(one.page.get_by_text("Your seat is held.").first).to_be_visible()
        other = next(one for one in self.evening.people if one is not person)
        with locked(person), locked(other):
            pass
        person.reloads()
        assert [own_view(one) for one in self.evening.people] == before
