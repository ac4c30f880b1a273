"""What people around one table do with their phones besides playing."""

import re
from typing import Final, Literal

import msgspec
from playwright.sync_api import Locator, expect

from secret_hitler.table.protocol import messages as m

from .person import Person

KEEP_LINE: Final = """
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (message) {
  globalThis.line = this;
  return send.call(this, message);
};"""
MENU_ITEMS: Final = {"abort": "End the game", "misdeal": "Re-deal"}
ASKED: Final = {"abort": "Ask to end the game", "misdeal": "Ask to re-deal"}


def keeps_its_line(person: Person) -> None:
    """From the next page load on, the test can send commands that no button sends."""
    person.page.add_init_script(KEEP_LINE)


def sends(person: Person, command: m.AnyCommand) -> None:
    text = msgspec.json.encode(command).decode()
    person.page.evaluate("text => globalThis.line.send(text)", text)


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def confirms(person: Person, name: str) -> None:
    """Press a button of the dialog, once it accepts presses."""
    person.waits_out_the_guard()
    expect(dialog(person).locator("[data-guarded]")).to_have_count(0)
    person.manner.push(dialog(person).get_by_role("button", name=re.compile(f"^{name}")))


def chooses_in_menu(person: Person, name: str) -> None:
    person.manner.push(person.button("Menu"))
    confirms(person, name)


def sits_here(person: Person) -> None:
    """Answer the question about who sits to whose left."""
    person.manner.push(person.page.get_by_role("button", name="Me", exact=True))


def pauses(person: Person) -> None:
    chooses_in_menu(person, "Pause")
    person.sees("paused")


def goes_on(person: Person) -> None:
    person.manner.push(person.button("Resume"))


def asks(person: Person, topic: str) -> None:
    """Ask the table something: in the menu, then confirm in another place."""
    chooses_in_menu(person, MENU_ITEMS[topic])
    confirms(person, ASKED[topic])


def agrees(person: Person) -> None:
    """Agree to the question put to the table."""
    question = person.page.get_by_role("region", name="The table is asked")
    person.manner.push(question.get_by_role("button", name="Agree"))
    confirms(person, "Yes")


def asks_for_seat(person: Person, url: str, name: str) -> None:
    """Open the table on another phone, and ask for a person's seat."""
    person.page.goto(url)
    person.sees("join")
    person.manner.push(person.page.get_by_text("I'm already playing"))
    row = person.page.get_by_role("group").get_by_role("button", name=re.compile(name))
    person.manner.push(row)
    expect(person.page.get_by_text("Look at your old phone. Press Show digits")).to_be_visible()


def shows_digits(person: Person) -> str:
    person.manner.push(person.button("Show digits"))
    return person.page.locator(".digits").inner_text().strip()


def types_digits(person: Person, digits: str) -> None:
    person.manner.write(person.page.get_by_label("The two digits"), digits)
    person.manner.push(person.button("Move my seat here"))


def guesses(person: Person, hitler: int, fascists: list[int]) -> None:
    """Seal an executed player's prediction; it makes no guess about its own seat."""
    person.manner.push(person.button("Make a guess"))
    offered(person, "Who is Hitler?", "radio")[hitler].check()
    boxes = offered(person, "Who are the 2 Fascists?", "checkbox")
    for seat in fascists:
        if seat in boxes:
            boxes[seat].check()
    person.manner.push(person.button("Seal my guess"))
    expect(person.page.get_by_text("Your guess is sealed until the end.")).to_be_visible()


def offered(person: Person, group: str, kind: Literal["radio", "checkbox"]) -> dict[int, Locator]:
    """The seats that can be chosen in a group, each with its control."""
    controls = person.page.get_by_role("group", name=group).get_by_role(kind).all()
    return {int(one.locator("..").inner_text().split()[0]) - 1: one for one in controls}
