"""People around a table, and a driver that knows every role and leads the game to its end."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from playwright.sync_api import expect

from .pace import PATIENCE
from .person import Moment, Person

NAMES: Final = ("Anna", "Ben", "Chiara", "Dmitri", "Esther", "Fatima", "Goran")
ZONE: Final = 3
LOOK_AGAIN: Final = 100
"""Milliseconds between two looks at whether all pages agree."""
ACTING: Final = frozenset({"nominate", "vote", "hand", "veto", "power"})
ENVELOPES: Final = re.compile(
    r"^Everyone, look at your envelope\. 0 of \d done\.$|^Waiting for \d players\.$"
)
"""Nobody has looked yet; the second where they are late already."""
FIRST: Final = re.compile("[Pp]icks? a Chancellor|^Waiting for ")
"""The first step, or the second if its clock has already run out."""
PUBLIC: Final = """() => {
  const words = (node) => (node?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const rows = (root) => [...document.querySelectorAll(`${root} li`)].map((row) => {
    const copy = row.cloneNode(true);
    for (const own of copy.querySelectorAll("span"))
      if (words(own) === "you") own.remove();
    return words(copy);
  });
  const panel = (id) => `[aria-labelledby="panel-${id}"]`;
  const { step, phase } = document.querySelector("main")?.dataset ?? {};
  return {
    step: Number(step ?? -1),
    phase: Number(phase ?? -1),
    board: words(document.querySelector(panel("board"))),
    votes: words(document.querySelector(panel("votes"))),
    seats: rows(panel("seats")),
    roles: [...document.querySelectorAll("[aria-labelledby=end-roles] .role")].map(words),
    governments: [...document.querySelectorAll("[aria-labelledby=end-governments] .head")]
      .map(words),
    told: document.querySelectorAll(`${panel("log")} li, [aria-labelledby=end-talk] details li`)
      .length,
  };
}"""


class Shown(msgspec.Struct, frozen=True):
    """Everything public on a page: the same on every page at the same step."""

    step: int
    phase: int
    board: str
    votes: str
    seats: list[str]
    roles: list[str]
    governments: list[str]
    """Votes and policies, at the end; the claims about them arrive a moment later."""
    told: int


@dataclass
class Course:
    """How the driver steers the game."""

    hitler_at: int = ZONE
    """From this many Fascist policies on, and after all vetoes, Hitler is named Chancellor."""
    spare_hitler: bool = True
    vetoes: list[bool] = field(default_factory=list)
    """The answers to veto requests, in order; without one left, no veto is requested."""


Visit = Callable[[Person, Moment], None]
"""Called before each choice, with the person who makes it."""


def nothing(_person: Person, _moment: Moment) -> None:
    """The visit that does nothing."""


class Evening:
    """A table full of people, in the order of their seats."""

    def __init__(self, people: Sequence[Person], watchers: Sequence[Person] = ()) -> None:
        self.people = list(people)
        self.watchers = list(watchers)
        self.url = ""
        self.roles: list[str] = []
        self.steps = 0
        self.powers: list[str] = []
        self._first_vote = -1
        self._voted: set[tuple[int, str]] = set()

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, *self.watchers]

    @property
    def hitler(self) -> int:
        return self.roles.index("HITLER")

    # --- beginning ------------------------------------------------------------------------------

    def gather(self) -> None:
        """All join through the page itself, and find each other in the lobby."""
        host, *others = self.people
        self.url = host.hosts()
        for person in others:
            person.joins(self.url)
        self._wait_for_all()

    def sit(self) -> None:
        """All take seats by HTTP, which is quicker, and then open the page."""
        self.url = self.people[0].makes_table()
        for person in self.people:
            person.sits(self.url)
        self._wait_for_all()

    def _wait_for_all(self) -> None:
        for watcher in self.watchers:
            watcher.watches(self.url)
        seated = f"{len(self.people)} seated"
        for person in self.everybody:
            heading = person.page.get_by_role("heading", name=seated, exact=True)
            expect(heading).to_be_visible()

    def deal(self) -> None:
        """Start, and open all envelopes at the same time."""
        self.people[0].starts()
        for person in self.people:
            person.sees("envelope")
        self.open_envelopes()

    def open_envelopes(self) -> None:
        """Everybody holds the envelope as long as it takes, at the same time, then puts it away."""
        holds = [p.manner.held(p.button("Hold to look"), "H") for p in self.people]
        for hold in holds:
            hold.__enter__()
        self.roles = [person.paper()[0].upper() for person in self.people]
        for person, hold in zip(self.people, holds, strict=True):
            person.looks_long_enough()
            hold.__exit__(None, None, None)
        for person in self.people:
            person.manner.push(person.button("Done"), "Enter")
        for person in self.everybody:
            expect(person.heading).to_have_text(FIRST)
        self.settle(0)

    # --- playing --------------------------------------------------------------------------------

    def play(self, course: Course, visit: Visit = nothing) -> None:
        """Play to the end."""
        while self.play_one(course, visit):
            pass

    def play_one(self, course: Course, visit: Visit = nothing) -> bool:
        """Make the next choice, and check that all pages agree; False at the end.

        The first vote goes ballot by ballot; in all later ones everybody votes at once.
        """
        turn = self.turn()
        if turn is None:
            return False
        person, moment = turn
        choosing = self.voters(moment) if self._is_later_vote(moment) else [person]
        for one in choosing:
            visit(one, moment)
        for one in choosing:
            self.act(one, moment, course)
        self.settle(moment.step + len(choosing))
        self.steps += len(choosing)
        return True

    def _is_later_vote(self, moment: Moment) -> bool:
        if moment.screen == "vote" and self._first_vote < 0:
            self._first_vote = moment.phase
        return moment.screen == "vote" and moment.phase > self._first_vote

    def voters(self, moment: Moment) -> list[Person]:
        """Who has not voted yet."""
        screens = [(person, person.screen) for person in self.people]
        return [one for one, screen in screens if screen == "vote" and self._may(one, moment)]

    def all_vote(self, moment: Moment, word: str = "JA") -> None:
        """Everybody votes alike, at once."""
        voters = self.voters(moment)
        for person in voters:
            self.votes(person, moment, word)
        self.settle(moment.step + len(voters))

    def _may(self, person: Person, moment: Moment) -> bool:
        return (moment.phase, person.name) not in self._voted

    def turn(self) -> tuple[Person, Moment] | None:
        """The person who must choose, as the pages offer it."""
        screens = set()
        for person in self.people:
            moment = person.moment()
            if moment.screen in ACTING and self._may(person, moment):
                return person, moment
            screens.add(moment.screen)
        assert screens == {"end"}, f"nobody can choose, and it is not over: {screens}"
        return None

    def settle(self, step: int) -> Shown:
        """Wait until all pages know a step, and check that they agree on everything public."""
        seen = [self.shown_at(person, step) for person in self.everybody]
        for _ in range(PATIENCE // LOOK_AGAIN):
            if all(shown == seen[0] for shown in seen):
                break
            # Who came back is told a moment later.
            self.people[0].page.wait_for_timeout(LOOK_AGAIN)
            seen = [self.shown(person) for person in self.everybody]
        for person, shown in zip(self.everybody, seen, strict=True):
            assert shown == seen[0], f"{person.name} sees another table than {self.people[0].name}"
        return seen[0]

    def shown_at(self, person: Person, step: int) -> Shown:
        """What a page shows once it was told of a step; most know it by the time they are asked."""
        shown = self.shown(person)
        if shown.step >= step:
            return shown
        person.reaches(step)
        return self.shown(person)

    def shown(self, person: Person) -> Shown:
        return msgspec.convert(person.page.evaluate(PUBLIC), Shown)

    # --- the driver's choices -------------------------------------------------------------------

    def act(self, person: Person, moment: Moment, course: Course) -> None:
        match moment.screen:
            case "nominate":
                person.nominates(self.nominee(person, moment, course))
            case "vote":
                self.votes(person, moment, self.ballot(moment, course))
            case "hand":
                self.legislate(person, course)
            case "veto":
                person.answers_veto(course.vetoes.pop(0))
            case "power":
                self.use_power(person, course)

    def votes(self, person: Person, moment: Moment, ballot: str) -> None:
        """Seal a ballot, and remember that this person is no longer awaited."""
        self._voted.add((moment.phase, person.name))
        person.votes(ballot)

    def nominee(self, person: Person, moment: Moment, course: Course) -> int:
        offered = person.offered()
        ripe = moment.fascist >= course.hitler_at and not course.vetoes
        if ripe and self.hitler in offered:
            return self.hitler
        return next((seat for seat in offered if seat != self.hitler), self.hitler)

    def ballot(self, moment: Moment, course: Course) -> str:
        """Ja, except to a Hitler who must be executed as President, or is Chancellor too early.

        With three alive, only Hitler may be left to nominate: that would end one game in 25
        before its veto.
        """
        if moment.fascist < ZONE:
            return "JA"
        too_early = bool(course.vetoes) and self.runs("Nominee") == self.hitler
        to_die = not course.spare_hitler and self.runs("Candidate") == self.hitler
        return "NEIN" if too_early or to_die else "JA"

    def runs(self, office: str) -> int:
        """The seat that runs for an office in the current election."""
        seats = self.shown(self.people[0]).seats
        return next(seat for seat, row in enumerate(seats) if office in row)

    def legislate(self, person: Person, course: Course) -> None:
        """Enact a Fascist policy if there is one, or ask for a planned veto."""
        if course.vetoes and person.choice("Ask for a veto").count():
            return person.asks_for_veto()
        cards = person.cards()
        assert len(cards) in {2, 3}, f"the hand was not shown: {cards}"
        liberal = [letter for letter, policy in cards.items() if policy == "Liberal"]
        return person.discards((liberal or list(cards))[0])

    def use_power(self, person: Person, course: Course) -> None:
        power = person.status
        self.powers.append(power)
        if "three policies" in power:
            person.peeks()
            assert len(person.puts_away().split(" · ")) == 3
            return
        target = self.target(person, course)
        if "execute" in power:
            person.executes(target)
        elif "candidate" in power:
            person.chooses(target, "Make")
        else:
            person.chooses(target, "Investigate")
            party = "LIBERAL" if self.roles[target] == "LIBERAL" else "FASCIST"
            assert person.puts_away().upper() == party

    def target(self, person: Person, course: Course) -> int:
        offered = person.offered()
        if not course.spare_hitler and "execute" in person.status and self.hitler in offered:
            return self.hitler
        return next(seat for seat in offered if seat != self.hitler)
