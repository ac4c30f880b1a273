"""One TV and seven phones through an evening: each test continues the one before."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from secret_hitler.record.words import Words
from secret_hitler.table.clock import LATE
from secret_hitler.table.protocol.messages import Stage, TableUpdate, Update

from . import room
from .confirming import Confirming
from .evening import ENVELOPES, NAMES, Course, Evening
from .guests import Guests
from .manners import Fingers
from .person import Moment, Person
from .reloading import own_view
from .secrecy import assert_knows_only, assert_sealed, is_over, reply_of, updates
from .serving import Serving
from .tv import Tv

pytestmark = pytest.mark.browser

AROUND_THE_TABLE = (0, 3, 1, 2, 4, 5, 6)
"""The seats clockwise around the table; people joined in the order of their names."""


class Room:
    """Seven people, their phones, and the television."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.tv = guests.tv(still=True)
        self.old_tvs: list[Tv] = []
        self.evening = Evening([guests.by_touch(name, hurried=True) for name in NAMES])
        self.confirming = Confirming()
        self.dropped: set[str] = set()
        self.executed = -1

    @property
    def people(self) -> list[Person]:
        return self.evening.people

    @property
    def host(self) -> Person:
        return next(person for person in self.people if person.name == NAMES[0])

    def plays(self, acts: int = 1, course: Course | None = None) -> bool:
        """Play this many acts; each time TV and phones must agree, and the TV tell no secret."""
        for _ in range(acts):
            if not self.evening.play_one(course or Course(hitler_at=99), self.visit):
                return False
            self.agrees()
        return True

    def plays_until(self, screen: str, words: str = "") -> Person:
        """Play until a person has this screen."""
        while True:
            turn = self.evening.turn()
            assert turn is not None, f"the game was over before {screen} {words}"
            if turn[1].screen == screen and words in turn[0].status:
                return turn[0]
            self.plays()

    def visit(self, person: Person, moment: Moment) -> None:
        """In every phase, the next player's phone disconnects and comes back."""
        self.confirming.visit(person, moment)
        kind = f"{moment.screen} {person.status if moment.screen == 'power' else ''}".strip()
        if kind not in self.dropped:
            self.dropped.add(kind)
            before = own_view(person)
            with away(person):
                pass
            assert own_view(person) == before

    def agrees(self) -> None:
        """Check that the status is one sentence: on the TV, on all phones, in the terminal."""
        step = self.people[0].moment().step
        self.tv.reaches(step)
        self.tv.moments()
        seen = self.tv.seen()
        if seen.screen != "tv-end":
            self.tv.assert_open()
        others = {one.status for one in self.people if not one.is_addressed}
        assert others <= {seen.status}, f"the TV says {seen.status!r}"
        assert len(seen.status.split()) <= 9
        assert seen.status == self.in_the_terminal()
        assert seen.title == f"{seen.status} · Secret Hitler"

    def in_the_terminal(self) -> str:
        """The status that the TV was sent, as the terminal words it."""
        replies = [reply_of(frame) for frame in self.tv.traffic.received]
        of_table = [one for one in replies if isinstance(one, TableUpdate)][-1]
        of_game = [one for one in replies if isinstance(one, Update)][-1]
        late = of_table.table.rung >= LATE and of_table.table.stage is Stage.PLAYING
        status = of_table.status if late else of_game.status
        return Words("en").say(status, tuple(seat.name for seat in of_table.table.seats))


class away:  # noqa: N801 - it reads as a word: `with away(person)`
    """The connection of a phone is cut, and comes back."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def __enter__(self) -> None:
        self.person.may_lose_its_line = True
        self.person.page.context.set_offline(True)
        expect(self.person.link).to_have_text("Offline, seat held")

    def __exit__(self, *_: object) -> None:
        self.person.page.context.set_offline(False)
        self.person.is_connected()


@pytest.fixture(scope="module")
def one(browser: Browser, house: Serving) -> Iterator[Room]:
    with Guests(browser, house.base) as guests:
        room = Room(guests)
        yield room
        guests.assert_content()
        for tv in [room.tv, *room.old_tvs]:
            assert [fault for fault in tv.traffic.faults if "WebSocket" not in fault] == []


# --- sitting down -------------------------------------------------------------------------------


def test_the_tv_makes_a_table_in_two_presses(one: Room) -> None:
    code = one.tv.makes_table()
    assert one.tv.presses <= 2
    expect(one.tv.page.get_by_role("img", name="QR code")).to_have_js_property("complete", True)
    address = one.tv.page.locator(".link").inner_text().strip()
    assert address.endswith(f"/t/{code}")
    one.evening.url = f"http://{address}"
    assert one.evening.url.startswith(one.guests.base)


def test_seven_sit_down_by_its_address(one: Room) -> None:
    for person in one.people:
        person.joins(one.evening.url)
        finger = person.manner
        assert isinstance(finger, Fingers)
        assert finger.taps <= 2, "the field, and Sit down"
    expect(one.tv.page.locator(".ring li")).to_have_count(7)
    one.tv.says("Waiting for Anna to start. 7 seated.")


def test_the_order_is_what_they_tap(one: Room) -> None:
    """Two people tap once each: the question is asked again."""
    people = [one.people[number] for number in AROUND_THE_TABLE]
    one.host.manner.push(one.host.button("Who sits next to whom?"))
    for before, person in pairwise(people[:-1]):
        one.tv.says(f"Who sits to the left of {before.name}?")
        person.sees("arranging")
        room.sits_here(person)
        if person is people[1]:
            wrong = people[-1]
            wrong.manner.push(wrong.button("No, I sit to the left of"))
            one.tv.says(f"Two people tapped. Who sits left of {before.name}?")
            room.sits_here(person)
    for person in people:
        person.sees("lobby")
    one.evening.people[:] = people
    shown = one.tv.page.locator(".ring .name").all_inner_texts()
    assert [name.strip() for name in shown] == [person.name for person in people]


# --- envelopes ----------------------------------------------------------------------------------


def test_a_pause_over_the_envelopes_seals_everything(one: Room) -> None:
    one.host.starts()
    for person in one.people:
        person.sees("envelope")
    one.tv.says(ENVELOPES)
    looking, pausing = one.people[1], one.people[2]
    with looking.manner.held(looking.button("Hold to look"), "H"):
        assert looking.paper()
        room.pauses(pausing)
        looking.sees("paused")
        assert_sealed(looking.page)
    one.tv.says(f"Paused by {pausing.name}.")
    assert one.tv.seen().screen == "tv-paused"
    room.goes_on(one.host)
    for person in one.people:
        person.sees("envelope")


def test_two_agree_that_it_was_a_misdeal(one: Room) -> None:
    room.asks(one.people[3], "misdeal")
    expect(one.tv.page.get_by_text("Check your phones: did something go wrong?")).to_be_visible()
    room.agrees(one.people[4])
    for person in one.people:
        person.sees("envelope")
        expect(person.page.get_by_text("The table is asked")).to_have_count(0)
    one.evening.open_envelopes()
    assert sorted(one.evening.roles) == ["FASCIST"] * 2 + ["HITLER"] + ["LIBERAL"] * 4
    one.agrees()


# --- phones that drop, move and are replaced ----------------------------------------------------


def test_who_was_away_during_a_vote_reads_what_was_missed(one: Room) -> None:
    one.plays_until("vote")
    first, *others = one.people
    moment = first.moment()
    one.evening.votes(first, moment, "JA")
    with away(first):
        for person in others:
            one.evening.votes(person, moment, "JA")
        one.tv.reaches(moment.step + len(one.people))
    one.evening.settle(moment.step + len(one.people))
    missed = first.page.get_by_role("region", name="While you were away").get_by_role("listitem")
    assert 1 <= missed.count() <= 3
    one.agrees()


def test_the_tv_dies_and_another_one_takes_its_place(one: Room) -> None:
    person = one.plays_until("hand")
    one.tv.page.close()
    expect(person.page.get_by_text("The TV is offline.")).to_be_visible()
    one.old_tvs.append(one.tv)
    one.evening.play_one(Course(hitler_at=99), one.visit)
    one.tv = one.guests.tv(still=True)
    one.tv.shows(one.evening.url[-4:])
    assert one.tv.presses + 1 <= 3, "the address and one press"
    one.agrees()


def test_a_seat_moves_by_the_digits_of_the_old_phone(one: Room) -> None:
    one.plays_until("nominate")
    seat = next(n for n, person in enumerate(one.people) if person.screen == "waiting")
    old = one.people[seat]
    new = one.guests.by_touch(old.name, hurried=True)
    with old.manner.held(old.button("Envelope: hold to look"), "H"):
        room.asks_for_seat(new, one.evening.url, old.name)
        old.page.get_by_text("Another phone is asking for").wait_for()
        assert_sealed(old.page)
    digits = room.shows_digits(old)
    room.types_digits(new, digits)
    new.sees("waiting")
    old.sees("closed")
    assert_sealed(old.page)
    one.people[seat] = new
    assert new.envelope()[0].upper() == one.evening.roles[seat], "the same secrets, here alone"


def test_a_seat_whose_phone_is_gone_moves_by_two_consents(one: Room) -> None:
    candidates = [person for person in one.people if person is not one.host]
    old = next(person for person in candidates if person.screen == "waiting")
    seat = one.people.index(old)
    old.page.close()
    new = one.guests.by_touch(old.name, hurried=True)
    room.asks_for_seat(new, one.evening.url, old.name)
    other = next(person for person in candidates if person is not old)
    room.agrees(one.host)
    assert new.screen == "join", "one consent is not enough"
    room.agrees(other)
    new.sees("waiting")
    one.people[seat] = new
    assert new.envelope()[0].upper() == one.evening.roles[seat]


# --- to the end ---------------------------------------------------------------------------------


def test_an_executed_player_has_the_ghost_desk(one: Room) -> None:
    one.plays_until("power", "execute")
    one.plays()
    ghost = next(person for person in one.people if person.screen == "executed")
    one.executed = one.people.index(ghost)
    fascists = [seat for seat, role in enumerate(one.evening.roles) if role == "FASCIST"]
    room.guesses(ghost, one.evening.hitler, fascists)
    expect(ghost.button("Make a guess")).to_have_count(0)
    card = one.tv.page.locator(f"li[data-seat='{one.executed}']")
    expect(card).to_contain_text("Executed")


def test_a_late_comer_waits_in_line(one: Room) -> None:
    late = one.guests.by_touch("Hana", hurried=True)
    late.page.goto(one.evening.url)
    late.manner.write(late.page.get_by_label("Your name"), late.name)
    late.manner.push(late.button("Take a seat next game"))
    expect(late.page.get_by_text("You are first in line.")).to_be_visible()
    one.evening.watchers.append(late)


def test_three_failed_votes_bring_chaos(one: Room) -> None:
    one.plays_until("nominate")
    before = one.evening.shown(one.host)
    moments: list[str] = []
    for _ in range(3):
        one.plays()
        turn = one.evening.turn()
        assert turn is not None
        one.evening.all_vote(turn[1], "NEIN")
        one.tv.reaches(one.people[0].moment().step)
        moments += [seen.moment for seen in one.tv.moments()]
    assert moments[-4:] == ["ballots", "full-tracker", "chaos-policy", "chaos-over"]
    assert one.evening.shown(one.host).board != before.board


def test_every_phase_was_interrupted(one: Room) -> None:
    assert one.dropped >= {
        "nominate",
        "vote",
        "hand",
        "power Pick a player to investigate.",
        "power Pick the next candidate.",
        "power Pick a player to execute.",
    }


def test_hitler_is_elected_and_everybody_sees_who_was_who(one: Room) -> None:
    while one.plays(course=Course(hitler_at=3)):
        pass
    for person in [*one.people, *one.evening.watchers]:
        person.sees("end")
    seen = one.tv.seen()
    assert seen.screen == "tv-end"
    assert seen.status == one.people[0].status
    while one.tv.page.locator("main").get_attribute("data-end") != "rest":
        one.tv.page.keyboard.press("Enter")
    for seat, role in enumerate(one.evening.roles):
        card = one.tv.page.locator(f"li[data-seat='{seat}'] .open")
        expect(card).to_have_text(role.title())


def test_no_frame_of_the_tv_held_a_secret(one: Room) -> None:
    scanned = 0
    for tv in [*one.old_tvs, one.tv]:
        for frame in tv.traffic.received:
            if any(is_over(update.board) for update in updates([frame])):
                break
            assert_knows_only(frame, None)
            scanned += 1
    assert scanned > one.evening.steps


def test_every_act_was_confirmed_in_a_second_place(one: Room) -> None:
    kinds, faults = one.confirming.check()
    assert not faults, "\n".join(faults)
    assert set(kinds) >= {"Nominate", "Vote", "Discard", "Enact", "Execute"}


def test_the_guess_is_scored_and_people_are_thanked(one: Room) -> None:
    ghosts = one.people[0].page.locator("section").filter(has_text="What the executed foresaw")
    expect(ghosts.first).to_contain_text("Named Hitler in 1 of 1 round")
    thanked = one.people[2].name
    for person in one.people[:2]:
        person.manner.push(person.button(f"Kudos for {thanked}"))
    expect(one.tv.page.get_by_text(f"Most kudos: {thanked}")).to_be_visible()


# --- the next game --------------------------------------------------------------------------------


def test_one_tap_each_begins_the_next_game_with_the_late_comer(one: Room) -> None:
    """One leaves, the one who waited has the free seat, and the host changes the order."""
    leaving = next(person for person in one.people if person is not one.host)
    leaving.manner.push(leaving.button("I'm out"))
    late = one.evening.watchers.pop()
    one.evening.people = [p for p in one.people if p is not leaving]
    expect(late.button("Rematch, same seats")).to_have_attribute("aria-pressed", "true")
    for person in one.people:
        person.manner.push(person.button("Rematch, same seats"))
    for person in [*one.people, late]:
        person.sees("envelope")
    one.tv.says(ENVELOPES)
    order = one.tv.page.locator("li[data-seat] .name").all_inner_texts()
    by_name = {person.name: person for person in [*one.people, late]}
    one.evening.people = [by_name[name.strip()] for name in order]


def test_more_than_half_end_the_game_without_a_winner(one: Room) -> None:
    one.evening.open_envelopes()
    room.asks(one.people[1], "abort")
    expect(
        one.tv.page.get_by_text("Check your phones: end this game without a winner?")
    ).to_be_visible()
    for person in one.people[2:4]:
        room.agrees(person)
    assert one.people[0].screen != "end", "three of seven are not enough"
    room.agrees(one.people[4])
    for person in one.people:
        person.sees("end")
    expect(one.tv.page.locator("main")).to_have_attribute("data-screen", "tv-end")
