"""What a person at the terminal may look at: board, votes, choices, and their own secrets."""

from collections.abc import Iterator
from typing import assert_never

from ..bots.explaining.hint import Hint
from ..engine import actions as a
from ..engine.events import (
    HandGiven,
    HandPassed,
    PartySeen,
    RoleGiven,
    SeenEvent,
    TilesSeen,
    VotesRevealed,
)
from ..engine.game import blocked, stakes
from ..engine.memories import DrawnHand, Memory, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ..engine.state import GameOver, Round, View
from ..engine.terms import Policy, Seat
from ..record.event_sentences import tell
from ..record.sentences import Sentence
from ..record.talk import GiveReason, Line, Phrase, Said
from ..record.talk_sentences import fact, heard
from ..record.words import Words
from .orders import LETTERS
from .solo import BotAct


class Sight:
    """Puts what one seat sees into lines of text."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self._words = words
        self._names = names

    def say(self, sentence: Sentence) -> str:
        """A sentence with the players' names."""
        return self._words.say(sentence, self._names)

    def text(self, message: str, /, **places: str | int) -> str:
        """A message of the terminal itself."""
        return self._words.text(message, None, **places)

    def spoken(self, said: Said, viewer: Seat | None) -> str:
        """A piece of talk: in the speaker's words, or as a sentence about it."""
        return spoken(said, viewer, self._words, self._names)

    def board(self, seen: View) -> Iterator[str]:
        """The tracks, the piles, and who sits where."""
        rules, board = seen.ruleset, seen.board
        yield self.text(
            "terminal-tracks",
            liberal=board.liberal_policies,
            liberal_goal=rules.liberal_goal,
            fascist=board.fascist_policies,
            fascist_goal=rules.fascist_goal,
        )
        yield self.text(
            "terminal-piles",
            tracker=board.election_tracker,
            limit=rules.tracker_limit,
            draw=board.draw_pile,
            discard=board.discard_pile,
        )
        for seat in range(rules.players):
            marks = ", ".join(self.text(f"terminal-mark-{mark}") for mark in _marks(seen, seat))
            yield self._row(Seat(seat), marks)

    def _row(self, seat: Seat, remark: str) -> str:
        name = f"{seat + 1:>3} {self._names[seat]}"
        return f"{name}: {remark}" if remark else name

    def votes(self, seen: View) -> Iterator[str]:
        """Every vote so far, a line each."""
        for number, played in enumerate(seen.board.rounds):
            if played.passed is not None and played.nominee is not None:
                yield self._election(number, played, played.nominee)
                revealed = VotesRevealed(played.ballots, played.ja, played.nein, played.passed)
                yield f"    {self._told(revealed, seen)}"

    def _election(self, number: int, played: Round, nominee: Seat) -> str:
        pair = Sentence(
            "terminal-election",
            {"president": (played.candidate,), "chancellor": (nominee,)},
            {"round": number + 1},
        )
        return self.say(pair)

    def choices(self, seen: View, offered: tuple[a.SeatAction, ...]) -> Iterator[str]:
        """What is at stake in the choice, who can be chosen, and what to type."""
        for stake in stakes(seen.ruleset, seen.board):
            yield self.text(f"stake-{stake.value}")
        barred = dict(blocked(seen))
        if a.named_seat(offered[0]) is not None:
            for seat in map(Seat, range(seen.ruleset.players)):
                reason = barred.get(seat)
                yield self._row(seat, "" if reason is None else self.text(f"reason-{reason.value}"))
        yield self.text(f"terminal-type-{offered[0].__class__.__name__.lower()}")
        if a.PROPOSE_VETO in offered:
            yield self.text("terminal-type-proposeveto")

    def secrets(self, seen: View, cards: tuple[Policy, ...]) -> Iterator[str]:
        """The role, the hand by its letters, and everything learned so far."""
        known = seen.knowledge
        assert known is not None
        if known.role is not None:
            yield self._told(RoleGiven(known.seat, known.role, known.knows), seen)
        for letter, policy in zip(LETTERS, cards, strict=False):
            yield f"{letter} {self.text(f'policy-{policy.value}')}"
        for memory in known.memories:
            told = self._told(_delivery(known.seat, memory), seen)
            yield self.text("terminal-memory", round=memory.round + 1, memory=told)

    def reasons(self, act: BotAct) -> Iterator[str]:
        """What a bot did, and the public facts that support it."""
        kind = act.action.__class__.__name__.lower()
        number = len(act.public.board.rounds)
        done = Sentence("terminal-why", {"who": (act.seat,)}, {"round": number}, {"act": kind})
        yield self.say(done)
        reasons = [self.say(fact(clue)) for clue in act.why()]
        for line in reasons or [self.text("terminal-why-nothing")]:
            yield f"    {line}"

    def hint(self, known: Hint) -> Iterator[str]:
        """What is certain, and the odds for every other living player."""
        for certain in known.certain:
            yield self.say(fact(certain))
        yield self.text("terminal-odds")
        for odds in known.odds:
            shares = {"fascist": round(100 * odds.fascist), "hitler": round(100 * odds.hitler)}
            yield f"    {self.say(Sentence('terminal-odds-of', {'who': (odds.seat,)}, shares))}"

    def _told(self, event: SeenEvent, seen: View) -> str:
        assert seen.knowledge is not None
        sentence = tell(event, seen.ruleset, seen.board, seen.knowledge.seat)
        assert sentence is not None, "only events with words are told"
        return self.say(sentence)


def spoken(said: Said, viewer: Seat | None, words: Words, names: tuple[str, ...]) -> str:
    """A piece of talk in one line; free lines and ready phrases follow the speaker's name."""
    speaker = words.name_all((said.seat,), names)
    if isinstance(said.talk, Line):
        return f"{speaker}: {said.talk.text}"
    told = " ".join(words.say(sentence, names) for sentence in heard(said, viewer))
    return f"{speaker}: {told}" if isinstance(said.talk, Phrase | GiveReason) else told


def _marks(seen: View, seat: int) -> Iterator[str]:
    """What everybody knows about a seat, and whether it is the viewer's."""
    board = seen.board
    assert seen.knowledge is not None
    if seat == seen.knowledge.seat:
        yield "you"
    if not board.alive[seat]:
        yield "executed"
    if (
        board.rounds
        and board.rounds[-1].candidate == seat
        and not isinstance(board.phase, GameOver)
    ):
        yield "candidate"
    if board.rounds and board.rounds[-1].nominee == seat and not isinstance(board.phase, GameOver):
        yield "nominee"
    if board.last_government is not None and board.last_government.president == seat:
        yield "last-president"
    if board.last_government is not None and board.last_government.chancellor == seat:
        yield "last-chancellor"
    if board.investigated[seat]:
        yield "investigated"
    if board.not_hitler[seat]:
        yield "not-hitler"


def _delivery(seat: Seat, memory: Memory) -> SeenEvent:
    """The event that delivered a memory."""
    if isinstance(memory, DrawnHand | ReceivedHand):
        return HandGiven(seat, memory)
    if isinstance(memory, PassedHand):
        return HandPassed(seat, memory)
    if isinstance(memory, SeenParty):
        return PartySeen(seat, memory)
    if isinstance(memory, PeekedTiles):
        return TilesSeen(seat, memory)
    assert_never(memory)
