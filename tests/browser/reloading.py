"""What must be the same on a page before and after a reload."""

from .person import Moment, Person


def kind_of(person: Person, moment: Moment) -> str:
    """Screens of one name differ: by the power, by the size of the hand, by an open veto."""
    if moment.screen == "power":
        return person.status
    if moment.screen == "hand":
        veto = person.choice("Ask for a veto").count()
        return f"hand of {person.choice('Card').count()}, veto {'open' if veto else 'closed'}"
    return moment.screen


def own_view(person: Person) -> dict[str, object]:
    """Seat, choice and secrets of a page. Letters are dealt again, so a hand is its tiles."""
    moment = person.moment()
    return {
        "moment": moment,
        "seat": person.page.get_by_text("Seat ", exact=False).first.inner_text(),
        # Whoever waits for somebody who is late by now is told that.
        "status": person.status if person.is_addressed else "",
        "choices": person.choices(),
        "envelope": person.envelope(),
        "hand": sorted(person.cards().values()) if moment.screen == "hand" else [],
        "notes": person.notes() if moment.screen != "envelope" else [],
    }


def assert_same_after_reload(person: Person) -> None:
    before = own_view(person)
    person.reloads()
    assert own_view(person) == before


class Reloader:
    """Reloads the page at the first choice of each kind."""

    def __init__(self, *, only: str = "") -> None:
        self.seen: set[str] = set()
        self._only = only

    def visit(self, person: Person, moment: Moment) -> None:
        kind = kind_of(person, moment)
        if kind in self.seen or self._only not in moment.screen:
            return
        self.seen.add(kind)
        assert_same_after_reload(person)
