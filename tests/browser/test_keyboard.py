import pytest

from .evening import NAMES, Course, Evening
from .guests import Guests

pytestmark = pytest.mark.browser

def test_k(guests: Guests) -> None:
    evening = guests.evening(5)
    evening.deal()
    print(evening.roles)
    try: evening.play(Course())
    except Exception:
        for p in evening.people: p.page.screenshot(path=f"/work/notes/shots/b-{p.name}.png")
        for p in evening.people: print(p.name, p.moment(), p.traffic.sent, p.traffic.faults, p.page.evaluate("document.activeElement.outerHTML.slice(0,200)"))
        raise
    print(evening.steps, evening.powers)
