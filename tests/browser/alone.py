"""One person among bots, taking the first choice that the page offers."""

from typing import Final

from .guests import Guests
from .person import Moment, Person

NEXT: Final = """last => {
  const { screen, phase } = document.querySelector("main").dataset;
  const acting = ["nominate", "vote", "hand", "veto", "power"].includes(screen);
  return screen === "end" || (acting && Number(phase) !== last);
}"""


def seated_among_bots(person: Person, bots: int = 4) -> str:
    """A table where this person is the first candidate, and bots have the other seats."""
    url = person.makes_table()
    person.sits(url)
    for bot in range(bots):
        person.manner.push(person.button("Add bot"))
        # The new row moves the button.
        person.page.get_by_role("heading", name=f"{bot + 2} seated", exact=True).wait_for()
    person.page.get_by_text("Change the rules").click()
    person.page.get_by_label("First candidate").select_option("0")
    person.starts()
    person.sees("envelope")
    return url


def at_the_first_choice(guests: Guests) -> tuple[Person, str]:
    """A person about to nominate, and the table's address."""
    person = guests.by_keyboard("Anna")
    url = seated_among_bots(person)
    person.opens_envelope()
    person.sees("nominate")
    return person, url


def at_the_first_vote(guests: Guests) -> tuple[Person, str]:
    """A person about to vote, and the table's address."""
    person, url = at_the_first_choice(guests)
    person.nominates(1)
    person.sees("vote")
    return person, url


def next_choice(person: Person, last: int = -1) -> Moment:
    """Wait for a choice in a later phase than the last one, or for the end."""
    person.page.wait_for_function(NEXT, arg=last)
    return person.moment()


def play_alone(person: Person) -> int:
    """Play to the end; return the number of choices."""
    last, acts = -1, 0
    while (moment := next_choice(person, last)).screen != "end":
        choose_first(person, moment.screen)
        last, acts = moment.phase, acts + 1
    return acts


def choose_first(person: Person, screen: str) -> None:
    match screen:
        case "nominate":
            person.nominates(person.offered()[0])
        case "vote":
            person.votes("JA")
        case "hand":
            person.discards("A")
        case "veto":
            person.answers_veto(True)
        case _:
            use_power(person)


def use_power(person: Person) -> None:
    """Use an execution, or a power and look at its result."""
    status = person.status
    if "execute" in status:
        person.executes(person.offered()[0])
    elif "three policies" in status:
        person.peeks()
        person.puts_away()
    elif "candidate" in status:
        person.chooses(person.offered()[0], "Make")
    else:
        person.chooses(person.offered()[0], "Investigate")
        person.puts_away()
