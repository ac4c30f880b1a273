"""Seven seats through a game in which they talk: each test continues the one before."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from secret_hitler.engine.terms import LIBERAL, Policy
from secret_hitler.record.talk import About
from secret_hitler.table.protocol.messages import LedgerUpdate

from . import room, talking
from .evening import NAMES, Course, Evening
from .guests import DESKTOP, Guests, resize
from .person import Person
from .secrecy import assert_knows_only, assert_sealed, is_over, reply_of, updates
from .serving import Serving
from .speech import WAKE, script
from .tv import Tv

pytestmark = pytest.mark.browser

QUIET: Final = "No talking while you hold policies."
HTML: Final = "<img src=x onerror='globalThis.broken = 1'><b>bold</b>"
SEALED_NOTE: Final = "Quokka: she nodded twice"
AMONG_THE_EXECUTED: Final = "Axolotl: we two know more"
AMONG_SPECTATORS: Final = "Narwhal: from where I sit I see it"
CHIPS: Final = """() => {
  globalThis.chipCame = null;
  const look = () => {
    const chips = [...document.querySelectorAll("button.chip")];
    globalThis.chipCame ??= chips.length === 0 ? null : document.querySelector("main").dataset.step;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Records the step at which the page first offered a claim."""


class Hands(NamedTuple):
    """The hands that a government claims."""

    drawn: str
    received: str


def fitting(tile: Policy) -> Hands:
    return Hands("FFL", "FL" if tile is LIBERAL else "FF")


def conflicting(tile: Policy) -> Hands:
    """Either may be true, but not both."""
    return Hands("FFL", "LL") if tile is LIBERAL else Hands("FLL", "FF")


def disproved(tile: Policy) -> str:
    """A Chancellor's hand from which this was not enacted."""
    return "FF" if tile is LIBERAL else "LL"


class Government(NamedTuple):
    """Who enacted what."""

    number: int
    president: Person
    chancellor: Person
    tile: Policy


class Talkers:
    """Seven people, one of them at a desk, two spectators, and the television."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.tv: Tv = guests.tv()
        people = [guests.by_touch(name, hurried=True) for name in NAMES[:6]]
        self.desk = guests.by_keyboard(NAMES[6])
        resize(self.desk.page, DESKTOP)
        self.watchers = [guests.by_keyboard(name) for name in ("Watcher", "Onlooker")]
        self.evening = Evening([*people, self.desk], self.watchers)
        self.old_phones: list[Person] = []
        self.executed: list[Person] = []

    def begins(self) -> None:
        self.evening.sit()
        self.evening.deal()

    @property
    def people(self) -> list[Person]:
        return self.evening.people

    def others(self, *without: Person) -> list[Person]:
        """The living people, except these."""
        return [one for one in self.people if one not in (*without, *self.executed)]

    def plays(self, acts: int = 1, course: Course | None = None) -> bool:
        """Play this many acts, a whole vote counting as one; False at the end."""
        for _ in range(acts):
            turn = self.evening.turn()
            if turn is not None and turn[1].screen == "vote":
                self.evening.all_vote(turn[1])
            elif not self.evening.play_one(course or Course(hitler_at=99)):
                return False
        return True

    def plays_until(self, screen: str, words: str = "") -> Person:
        """Play until a person has this screen."""
        while True:
            turn = self.evening.turn()
            assert turn is not None, f"the game was over before {screen} {words}"
            if turn[1].screen == screen and words in turn[0].status:
                return turn[0]
            self.plays()

    def government(self) -> Government:
        """The government that enacted the newest policy."""
        rounds = talking.board(self.people[0]).rounds
        number, round_ = next(one for one in reversed([*enumerate(rounds)]) if one[1].tile)
        assert round_.nominee is not None
        assert round_.tile is not None
        president, chancellor = self.people[round_.candidate], self.people[round_.nominee]
        return Government(number + 1, president, chancellor, round_.tile)

    def governs(self) -> Government:
        """Play to the next policy."""
        self.plays_until("hand")
        self.plays(2)
        return self.government()

    def everybody_reads(self) -> talking.Shown:
        """The ledger, once all pages show the same."""
        first, *others = self.evening.everybody
        return talking.read_alike(first, *others)

    def finding(self) -> str:
        """The contradiction, as all phones word it."""
        [sentence] = self.everybody_reads().findings
        return sentence

    def heard(self, text: str) -> list[str]:
        """The names of those whose pages were told this, a TV as "TV"."""
        pages = [(one.name, one.traffic) for one in [*self.evening.everybody, *self.old_phones]]
        pages.append(("TV", self.tv.traffic))
        return [name for name, traffic in pages if any(text in frame for frame in traffic.received)]


@pytest.fixture(scope="module")
def table(browser: Browser, house: Serving) -> Iterator[Talkers]:
    with Guests(browser, house.base) as guests:
        table = Talkers(guests)
        table.begins()
        yield table
        guests.assert_content()
        assert [one for one in table.tv.traffic.faults if "WebSocket" not in one] == []


# --- the first government: lines, silence, claims that fit --------------------------------------


def test_what_is_typed_stays_text(table: Talkers) -> None:
    talking.says(table.people[1], HTML)
    for person in table.evening.everybody:
        talking.opens(person, "Talk")
        expect(talking.line(person, HTML)).to_be_visible()
        expect(talking.log(person).locator("img, b:not(:scope .who b)")).to_have_count(0)
        assert person.page.evaluate("globalThis.broken") is None


def test_a_line_is_unread_until_it_is_in_sight(table: Talkers) -> None:
    speaker, reader = table.people[1:3]
    talking.opens(reader, "Board")
    talking.says(speaker, "Who begins?")
    expect(talking.unread(reader)).to_have_text("1")
    expect(talking.unread(speaker)).to_have_count(0)
    talking.opens(reader, "Talk")
    expect(talking.line(reader, "Who begins?")).to_be_in_viewport()
    expect(talking.unread(reader)).to_have_count(0)
    reader.reloads()
    expect(talking.line(reader, "Who begins?")).to_have_count(1)
    expect(talking.unread(reader)).to_have_count(0)


def test_a_government_is_silent_from_the_draw_on(table: Talkers) -> None:
    table.plays_until("hand")
    vote = talking.board(table.people[0]).rounds[-1]
    assert vote.nominee is not None
    silent = [table.people[vote.candidate], table.people[vote.nominee]]
    third = table.others(*silent)[0]
    talking.says(third, "They are at it now.")
    for person in silent:
        talking.opens(person, "Talk")
        expect(person.page.get_by_text(QUIET)).to_be_visible()
        expect(talking.box(person)).to_have_count(0)
        expect(talking.line(person, "They are at it now.")).to_be_visible()
    for person in table.people:
        assert talking.owed(person) == []
        person.page.evaluate(CHIPS)


def test_both_may_speak_and_claim_from_the_same_step_on(table: Talkers) -> None:
    made = table.governs()
    came = {one: one.page.evaluate("globalThis.chipCame") for one in table.people}
    step = str(made.president.moment().step)
    assert {one for one, at in came.items() if at is not None} == {made.president, made.chancellor}
    assert came[made.president] == came[made.chancellor] == step
    for person in (made.president, made.chancellor):
        talking.says(person, f"Here I am again, {person.name}.")


def test_nothing_opens_or_fills_itself(table: Talkers) -> None:
    for person in table.people:
        expect(talking.claim_panel(person)).to_have_count(0)
        assert_sealed(person.page)
    assert all(not claim.now for claim in table.everybody_reads().of(1).claims)


def test_claims_that_fit(table: Talkers) -> None:
    made = table.government()
    hands = fitting(made.tile)
    talking.claims_by_taps(made.president, hands.drawn)
    talking.claims_by_keys(made.chancellor, hands.received)
    expect(talking.line(made.president, f"got {hands.received}.")).to_have_count(1)
    shown = table.everybody_reads()
    assert [claim.now for claim in shown.of(made.number).claims] == list(hands)
    assert shown.findings == []
    for person in table.people:
        assert talking.owed(person) == []


# --- the next ones: claims that conflict, and what others do about them -------------------------


def test_several_claims_are_owed_at_once(table: Talkers) -> None:
    president = table.plays_until("power", "investigate")
    table.plays()
    number = table.government().number
    owed = talking.owed(president)  # whoever had no policy to choose from may owe more, of before
    assert sum(f"(round {number})" in chip for chip in owed) == 2


def test_claims_that_conflict_are_said_to_everywhere(table: Talkers) -> None:
    """On all phones, on the TV, and at a desk without opening anything."""
    made = table.government()
    hands = conflicting(made.tile)
    talking.claims_by_taps(made.president, hands.drawn)
    talking.claims_by_keys(made.chancellor, hands.received)
    expect(table.people[0].page.locator("ul.findings li")).to_have_count(1)
    sentence = table.finding()
    both = f"{made.president.name} and {made.chancellor.name}"
    assert sentence.startswith(f"{both} can't both be telling the truth: ")
    assert f"their claims for round {made.number} don't match." in sentence
    table.tv.shows(table.evening.url[-4:])
    expect(table.tv.page.get_by_role("region", name="Claims")).to_contain_text(sentence)
    column = table.desk.page.get_by_role("complementary", name="Claims")
    expect(column.get_by_text(sentence)).to_be_in_viewport()


def test_a_changed_claim_is_struck_through_and_kept(table: Talkers) -> None:
    made = table.government()
    before = conflicting(made.tile).received
    talking.changes_claim(made.chancellor, made.number, "FL")
    for person in table.evening.everybody:
        expect(person.page.locator("ul.findings")).to_have_count(0)
        expect(person.page.locator("ol.ledger s .tiles")).to_have_text(before)
    _, received, _ = table.everybody_reads().of(made.number).claims
    assert (received.now, received.earlier, received.contradicted) == ("FL", [before], False)


def test_what_is_owed_can_be_asked_for_and_is_answered_in_shorthand(table: Talkers) -> None:
    made = table.government()
    third = table.others(made.president, made.chancellor)[0]
    talking.asks(third, made.president.name, made.number, "about the party card")
    for person in table.evening.everybody:
        expect(person.page.get_by_text("asked by 1", exact=True)).to_have_count(1)
    talking.opens(made.president, "Talk")
    talking.writes(made.president, "/claim liberal")
    expect(talking.line(made.president, "has a Liberal party card")).to_have_count(1)
    assert table.everybody_reads().of(made.number).claims[2].now == "Liberal"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("/claim fflf", "That can't be: a President sees three policies, a Chancellor two."),
        ("/claim peek ffl", "You have nothing of that kind to claim yet."),
        ("/claim maybe", "That isn't a claim."),
    ],
)
def test_a_wrong_form_is_refused_with_the_reason(table: Talkers, words: str, reason: str) -> None:
    president = table.government().president
    said = table.everybody_reads()
    talking.opens(president, "Talk")
    talking.writes(president, words)
    expect(president.page.get_by_role("alert").filter(has_text=reason)).to_be_visible()
    expect(talking.box(president)).to_have_value(words)
    talking.box(president).fill("")
    talking.box(president).blur()
    assert table.everybody_reads() == said


def test_a_claim_that_the_record_disproves_is_taken_and_marked(table: Talkers) -> None:
    made = table.governs()
    claimed = disproved(made.tile)
    talking.claims_by_keys(made.chancellor, claimed)
    for person in table.evening.everybody:
        expect(person.page.locator(".disproved")).to_have_count(1)
    _, received = table.everybody_reads().of(made.number).claims[:2]
    assert received.now == claimed
    assert "The record says otherwise: a different policy was enacted." in received.disproved


def test_what_a_clerk_writes_down_counts_once_it_is_confirmed(table: Talkers) -> None:
    made = table.government()
    clerk = table.others(made.president, made.chancellor)[0]
    for word in ("No", "Yes"):
        talking.logs_claim(clerk, made.president.name, made.number, "FFL")
        expect(made.president.page.get_by_text(f"{clerk.name} logged your claim")).to_be_visible()
        drawn = table.everybody_reads().of(made.number).claims[0]
        assert (drawn.now, drawn.logged.startswith("FFL")) == ("", True)
        talking.answers_log(made.president, word)
        expect(made.president.page.locator(".statement .logged")).to_have_count(0)
    assert table.everybody_reads().of(made.number).claims[0].now == "FFL"


# --- order at the table -------------------------------------------------------------------------


def test_the_host_removes_a_line_for_everybody(table: Talkers) -> None:
    host, speaker = table.people[:2]
    talking.says(speaker, "Something that nobody should read")
    talking.opens(host, "Talk")
    host.manner.push(host.button("Keep order"))
    line = talking.line(host, "Something that nobody should read")
    host.manner.push(line.get_by_role("button", name="Remove"))
    room.confirms(host, "Remove it for everybody")
    for person in table.evening.everybody:
        expect(talking.line(person, "Something that nobody should read")).to_have_count(0)
        expect(
            talking.line(person, f"removed one of {speaker.name}'s lines").or_(
                talking.line(person, "removed one of your lines")
            )
        ).to_have_count(1)


def test_who_is_muted_is_told_so_and_may_claim(table: Talkers) -> None:
    host, speaker = table.people[:2]
    host.manner.push(host.button(f"Mute {speaker.name}"))
    talking.opens(speaker, "Talk")
    expect(
        speaker.page.get_by_text("The host muted you. You can still make claims.")
    ).to_be_visible()
    expect(talking.box(speaker)).to_have_count(0)
    host.manner.push(host.button(f"Unmute {speaker.name}"))
    talking.says(speaker, "Thank you, host")


# --- notes --------------------------------------------------------------------------------------


def test_notes_are_there_after_a_reload(table: Talkers) -> None:
    writer = table.people[2]
    talking.notes_down(writer, SEALED_NOTE, {"Anna": "fascist", "Ben": "liberal"})
    writer.reloads()
    expect(talking.notebook(writer)).to_have_value(SEALED_NOTE)
    expect(writer.page.get_by_label("Mark Anna")).to_have_value("fascist")
    writer.manner.push(writer.button("Close my own notes"))
    assert_sealed(writer.page)


def test_marks_show_beside_the_seats_while_they_are_asked_for(table: Talkers) -> None:
    writer = table.people[2]
    talking.opens(writer, "Seats")
    seats = writer.page.locator("[aria-labelledby=panel-seats]")
    expect(seats.get_by_text("Fascist")).to_have_count(0)
    writer.manner.push(writer.button("Show my marks"))
    anna, ben = seats.get_by_role("listitem").all()[:2]
    expect(anna).to_contain_text("Fascist")
    expect(ben).to_contain_text("Liberal")
    writer.manner.push(writer.button("Hide my marks"))
    assert_sealed(writer.page)


def test_notes_go_with_the_seat_to_another_phone(table: Talkers) -> None:
    old = table.people[2]
    new = table.guests.by_touch(old.name, hurried=True)
    room.asks_for_seat(new, table.evening.url, old.name)
    room.types_digits(new, room.shows_digits(old))
    new.page.wait_for_selector("main[data-step]")
    old.sees("closed")
    table.people[2] = new
    table.old_phones.append(old)
    expect(talking.notebook(new)).to_have_value(SEALED_NOTE)
    expect(new.page.get_by_label("Mark Ben")).to_have_value("liberal")
    assert SEALED_NOTE not in old.page.content()


# --- what outlives a power failure, and a tab in the background ---------------------------------


def test_talk_and_notes_outlive_a_power_failure(table: Talkers, house: Serving) -> None:
    before = table.everybody_reads()
    speaker, reader = table.people[1:3]
    for person in [*table.evening.everybody, *table.old_phones]:
        person.may_lose_its_line = True
    house.kill()
    house.start()
    for person in table.evening.everybody:
        person.is_connected()
    table.people[2].reloads()
    expect(talking.line(reader, "Thank you, host")).to_have_count(1)
    expect(talking.line(reader, "Something that nobody should read")).to_have_count(0)
    expect(talking.notebook(reader)).to_have_value(SEALED_NOTE)
    talking.says(speaker, "Where were we?")
    assert table.everybody_reads() == before


def test_a_tab_in_the_background_tells_in_its_title_whose_turn_it_is(table: Talkers) -> None:
    candidate = table.plays_until("nominate")
    voter = table.others(candidate)[0]
    voter.page.evaluate(script(WAKE))
    voter.page.evaluate("globalThis.look('hidden')")
    quiet = voter.page.title()
    table.plays()
    called = voter.page.title()
    assert called != quiet
    assert called.startswith("Your turn"), called
    assert not any(
        word in called.lower().replace("secret hitler", "")
        for word in ("liberal", "fascist", "hitler")
    )
    voter.page.evaluate("globalThis.look('visible')")
    expect(voter.page).not_to_have_title(called)


# --- channels that others do not hear -----------------------------------------------------------


def test_who_only_watches_writes_to_others_who_watch(table: Talkers) -> None:
    """Without a session at first: one press makes it, and the browser keeps a cookie."""
    watcher, onlooker = table.watchers
    talking.turns_to(watcher, "Table")
    expect(watcher.page.get_by_text("Only seated players write here.")).to_be_visible()
    assert watcher.page.context.cookies() == []
    talking.turns_to(watcher, "Spectators")
    watcher.manner.push(watcher.button("Write to the other spectators"))
    talking.says(watcher, AMONG_SPECTATORS, "Spectators")
    talking.turns_to(onlooker, "Spectators")
    expect(talking.line(onlooker, AMONG_SPECTATORS)).to_be_visible()
    assert len(watcher.page.context.cookies()) == 1


def test_the_executed_have_a_channel_of_their_own(table: Talkers) -> None:
    table.plays_until("power", "execute")
    table.plays()
    table.executed = [one for one in table.people if one.screen == "executed"]
    [ghost] = table.executed
    talking.turns_to(ghost, "Table")
    expect(ghost.page.get_by_text("The executed may not speak.")).to_be_visible()
    talking.says(ghost, AMONG_THE_EXECUTED, "Executed")
    expect(ghost.button("Log a claim for somebody").first).to_have_count(1)


def test_who_is_executed_later_reads_it_from_the_beginning(table: Talkers) -> None:
    table.plays_until("power", "execute")
    table.plays()
    first = table.executed[0]
    [second] = [one for one in table.others() if one.screen == "executed"]
    table.executed.append(second)
    talking.turns_to(second, "Executed")
    expect(talking.line(second, AMONG_THE_EXECUTED)).to_be_visible()
    talking.says(second, "Axolotl indeed", "Executed")
    expect(talking.line(first, "Axolotl indeed")).to_be_visible()


def test_an_agreed_veto_ends_the_silence_too(table: Talkers) -> None:
    course = Course(hitler_at=99, vetoes=[True])
    while course.vetoes:
        table.plays(course=course)
    vetoed = [one for one in talking.board(table.people[0]).rounds if one.veto][-1]
    assert vetoed.nominee is not None
    for seat in (vetoed.candidate, vetoed.nominee):
        person = table.people[seat]
        assert len(talking.owed(person)) >= 1
        talking.says(person, f"So much for that, {person.name}.")


def test_until_the_end_no_byte_of_it_reaches_anybody_else(table: Talkers) -> None:
    ghosts = {one.name for one in table.executed}
    assert set(table.heard(AMONG_THE_EXECUTED)) == ghosts
    assert set(table.heard("Axolotl indeed")) == ghosts
    assert set(table.heard(AMONG_SPECTATORS)) == {one.name for one in table.watchers}
    assert set(table.heard(SEALED_NOTE)) == {table.people[2].name}


# --- the end ------------------------------------------------------------------------------------


def test_after_the_end_everybody_reads_everything_but_notes(table: Talkers) -> None:
    while table.plays(course=Course(hitler_at=3)):
        pass
    for person in table.evening.everybody:
        person.sees("end")
        talking.turns_to(person, "Executed")
        expect(talking.line(person, AMONG_THE_EXECUTED)).to_be_visible()
        talking.turns_to(person, "Spectators")
        expect(talking.line(person, AMONG_SPECTATORS)).to_be_visible()
    assert "TV" not in {*table.heard(AMONG_THE_EXECUTED), *table.heard(AMONG_SPECTATORS)}
    assert set(table.heard(SEALED_NOTE)) == {table.people[2].name}


def test_the_hands_of_a_government_are_owed_by_both_at_once(table: Talkers) -> None:
    """No ledger sent to anybody ever had only one of them."""
    scanned = 0
    for traffic in [*(one.traffic for one in table.evening.everybody), table.tv.traffic]:
        for reply in map(reply_of, traffic.received):
            if not isinstance(reply, LedgerUpdate):
                continue
            scanned += 1
            entries = reply.ledger.entries
            drawn = [one.round for one in entries if one.about is About.DRAWN]
            assert drawn == [one.round for one in entries if one.about is About.RECEIVED]
    assert scanned >= 9 * 10


def test_talk_told_no_spectator_a_secret(table: Talkers) -> None:
    for traffic in (table.tv.traffic, *(one.traffic for one in table.watchers)):
        for frame in traffic.received:
            if any(is_over(update.board) for update in updates([frame])):
                break
            assert_knows_only(frame, None)
