"""What people around one table say and write with their phones, and where they read it."""

import re
from typing import Final, Literal

import msgspec
from playwright.sync_api import Locator, expect

from secret_hitler.engine.state import Board
from secret_hitler.table.protocol.messages import Update

from .pace import TWO_FRAMES
from .person import TRIES, Person
from .secrecy import reply_of

ChannelName = Literal["Table", "Spectators", "Executed"]
LEDGER: Final = """() => {
  const words = (node) => (node?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const said = (node) => {
    const tiles = node?.querySelector(".tiles");
    return tiles ? words(tiles).replaceAll(" ", "") : words(node);
  };
  const all = (root, query, read) => [...root.querySelectorAll(query)].map(read);
  return {
    findings: all(document, "ul.findings li > span:last-child", words),
    rows: all(document, "ol.ledger > li", (row) => ({
      round: Number(words(row.querySelector(".number"))),
      turns: all(row, ".turns > li:not(.seen)", words),
      claims: all(row, ".statement", (one) => ({
        now: said(one.querySelector(".now")),
        earlier: all(one, "s", said),
        logged: said(one.querySelector(".logged")),
        disproved: words(one.querySelector(".disproved")),
        contradicted: one.classList.contains("contradicted"),
      })),
    })),
  };
}"""
SAME_LEDGER: Final = f"expected => JSON.stringify(({LEDGER})()) === expected"


class Claimed(msgspec.Struct, frozen=True):
    """What a player claims about one thing, as a page shows it."""

    now: str
    earlier: list[str]
    """What is struck through."""
    logged: str
    disproved: str
    contradicted: bool


class Row(msgspec.Struct, frozen=True):
    """A government."""

    round: int
    turns: list[str]
    """What came of it, and what follows."""
    claims: list[Claimed]
    """The President's hand, the Chancellor's, and what a power showed."""


class Shown(msgspec.Struct, frozen=True):
    """The ledger that a page shows."""

    findings: list[str]
    rows: list[Row]

    def of(self, number: int) -> Row:
        """The government of a round."""
        return next(row for row in self.rows if row.round == number)


# --- where it stands ----------------------------------------------------------------------------


def opens(person: Person, panel: str) -> None:
    """Open a panel, unless it is already visible."""
    tabs = person.page.get_by_role("navigation", name="What to see below")
    tab = tabs.get_by_role("button", name=re.compile(rf"^{panel}\b"))
    if tab.count() > 0 and tab.get_attribute("aria-pressed") == "false":
        person.manner.push(tab)


def turns_to(person: Person, channel: ChannelName) -> None:
    """Turn to a channel of the talk."""
    opens(person, "Talk")
    channels = person.page.get_by_role("navigation", name="Who reads it")
    if channels.count() > 0 or channel != "Table":
        person.manner.push(channels.get_by_role("button", name=re.compile(f"^{channel}")))


def log(person: Person) -> Locator:
    """Everything said in the shown channel."""
    return person.page.locator("[role=log]")


def line(person: Person, text: str) -> Locator:
    """One thing that was said."""
    return log(person).locator("p").filter(has_text=text)


def box(person: Person) -> Locator:
    """Where it is written."""
    return person.page.locator("[data-talk-input]")


def unread(person: Person) -> Locator:
    """The number on the tab of the talk."""
    return person.page.get_by_role("button", name=re.compile("^Talk")).locator(".unread")


def board(person: Person) -> Board:
    """The Board that this page was told last."""
    told = map(reply_of, reversed(person.traffic.received))
    return next(reply.board for reply in told if isinstance(reply, Update))


# --- lines --------------------------------------------------------------------------------------


def writes(person: Person, text: str) -> None:
    """Write something, and send it."""
    person.manner.write(box(person), text)
    person.manner.push(person.page.get_by_role("button", name="Send", exact=True))


def says(person: Person, text: str, channel: ChannelName = "Table") -> None:
    """Write to a channel, and see it there."""
    turns_to(person, channel)
    writes(person, text)
    expect(line(person, text)).to_have_count(1)
    expect(box(person)).to_have_value("")


# --- claims -------------------------------------------------------------------------------------


def own_claims(person: Person) -> Locator:
    """The claims that this seat owes or can change."""
    return person.page.get_by_role("region", name="Your claims", exact=True)


def owed(person: Person) -> list[str]:
    """What this seat has not said yet, the newest first."""
    chips = own_claims(person).get_by_role("button", name=re.compile("^Claim "))
    return chips.all_inner_texts()


def claim_panel(person: Person) -> Locator:
    """Where a claim is put together."""
    return person.page.get_by_role("region", name=re.compile(r"\(round \d+\)$"))


def counted(tiles: str) -> str:
    """A hand in the words of its button."""
    return f"{tiles.count('F')} Fascist, {tiles.count('L')} Liberal"


def claims_by_taps(person: Person, tiles: str) -> None:
    """Open the newest owed claim, choose a hand, post it."""
    person.manner.push(own_claims(person).get_by_role("button", name="Claim what you had").first)
    chooses_hand(person, tiles)


def chooses_hand(person: Person, tiles: str) -> None:
    """Choose one in the panel, and post it."""
    panel = claim_panel(person)
    person.manner.push(panel.get_by_role("button", name=counted(tiles)))
    person.manner.push(panel.get_by_role("button", name="Post: "))
    expect(panel).to_have_count(0)


def claims_by_keys(person: Person, keys: str) -> None:
    """C, then one key a tile, then Enter."""
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("c")
    expect(claim_panel(person).get_by_role("heading")).to_be_focused()
    for key in keys.lower():
        person.page.keyboard.press(key)
    person.page.keyboard.press("Enter")
    expect(claim_panel(person)).to_have_count(0)


def changes_claim(person: Person, number: int, tiles: str) -> None:
    """Change a claim about a hand."""
    person.manner.push(own_claims(person).get_by_role("button", name="Change a claim"))
    person.manner.push(own_claims(person).get_by_role("button", name=f"Round {number}: "))
    chooses_hand(person, tiles)


def asks(person: Person, name: str, number: int, about: str = "about the hand") -> None:
    """Ask somebody what it was."""
    opens(person, "Claims")
    label = f"Ask {name} {about}, round {number}"
    person.manner.push(person.page.get_by_role("button", name=label))


def logs_claim(person: Person, name: str, number: int, tiles: str) -> None:
    """Write down what somebody said aloud about a hand."""
    opens(person, "Claims")
    person.manner.push(person.button("Log a claim for somebody"))
    row = person.page.get_by_role("listitem").filter(has_text=f"Hand, round {number}")
    person.manner.push(row.get_by_role("button").filter(has_text=name))
    chooses_hand(person, tiles)
    person.manner.push(person.button("Log a claim for somebody"))


def answers_log(person: Person, word: Literal["Yes", "No"]) -> None:
    """Say whether what somebody wrote down is right."""
    question = own_claims(person).get_by_role("group", name=re.compile("logged your claim"))
    answer = question.get_by_role("button", name=word, exact=True)
    sent = len(person.traffic.sent)
    for _ in range(TRIES):  # A tap misses if the page moves under it: tap again.
        if len(person.traffic.sent) > sent or question.count() == 0:
            break
        person.manner.push(answer)
        person.page.evaluate(TWO_FRAMES)
    expect(question).to_have_count(0)


# --- the ledger ---------------------------------------------------------------------------------


def ledger(person: Person) -> Shown:
    """The ledger of a page, visible or behind another panel."""
    return msgspec.convert(person.page.evaluate(LEDGER), Shown)


def read_alike(first: Person, *others: Person) -> Shown:
    """Wait until others read what the first one reads."""
    expected = first.page.evaluate(f"() => JSON.stringify(({LEDGER})())")
    for person in others:
        person.page.wait_for_function(SAME_LEDGER, arg=expected)
    return msgspec.json.decode(expected, type=Shown)


# --- notes --------------------------------------------------------------------------------------


def notebook(person: Person) -> Locator:
    """The field for private notes."""
    opens(person, "Notes")
    closed = person.page.get_by_role("button", name="Open my own notes")
    if closed.count() > 0:
        person.manner.push(closed)
    return person.page.get_by_role("textbox", name="My own notes")


def notes_down(person: Person, text: str, marks: dict[str, str]) -> None:
    """Write this into the notes, and mark seats; wait until it is kept."""
    person.manner.write(notebook(person), text)
    for name, suspicion in marks.items():
        person.page.get_by_label(f"Mark {name}").select_option(suspicion)
    if person.hurried:
        person.page.clock.fast_forward(2_000)
    expect(person.page.get_by_text("Saved", exact=True)).to_be_visible()
