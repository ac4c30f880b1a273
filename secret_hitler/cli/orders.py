"""The meaning of a typed line: an act that the seat was offered, or something to say.

A line that is neither raises `Misunderstood` with the sentence to print.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from ..engine import actions as a
from ..engine.complete import complete
from ..engine.game import blocked
from ..engine.state import View
from ..engine.terms import Ballot, Policy, Seat
from ..record.sentences import Sentence
from ..record.shorthand import Misread, claim_in_words
from ..record.talk import AskClaim, Claim, Said
from ..record.valid_claims import claim_statuses
from .solo import BotAct

LETTERS: Final = "ABC"


class Misunderstood(Exception):
    """The line means nothing here: the message id says why, `word` is what was typed."""

    def __init__(self, message: str, word: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.word = word


class Desk(msgspec.Struct, frozen=True):
    """What the person at the terminal has before them."""

    seen: View
    offered: tuple[a.SeatAction, ...]
    cards: tuple[Policy, ...]
    """The hand in the order of its letters, not in the order drawn."""
    names: tuple[str, ...]


def understood(line: str, desk: Desk) -> a.SeatAction:
    """The act that a line asks for: a command, or only the argument of the one that is due."""
    command, _, rest = line.strip().partition(" ")
    kind = COMMANDS.get(command.casefold())
    if kind is None:
        kind, rest = desk.offered[0].__class__, line
        if kind is a.PeekAtPolicies or len(line.split()) > 1:
            raise Misunderstood("terminal-unknown", line.strip())
    if not any(isinstance(offer, kind) for offer in desk.offered):
        raise Misunderstood("reason-not_now")
    word = command if kind is a.AnswerVeto and not rest else rest
    action = READ[kind](word.strip().casefold(), desk)
    if action not in desk.offered:
        raise Misunderstood(_why_not(action, desk))
    return action


def _why_not(action: a.SeatAction, desk: Desk) -> str:
    """Why a seat cannot be chosen."""
    for seat, reason in blocked(desk.seen):
        if seat == a.named_seat(action):
            return f"reason-{reason.value}"
    return "reason-not_offered"


def find_seat(word: str, names: tuple[str, ...]) -> Seat:
    """The seat with this number, name or beginning of a name."""
    folded = word.strip().casefold()
    if folded.isdecimal() and 1 <= int(folded) <= len(names):
        return Seat(int(folded) - 1)
    exact = [seat for seat, name in enumerate(names) if name.casefold() == folded]
    begun = [seat for seat, name in enumerate(names) if name.casefold().startswith(folded)]
    found = exact or begun
    if not folded or len(found) != 1:
        raise Misunderstood("terminal-which-player", word.strip())
    return Seat(found[0])


def meant(word: str, acts: list[BotAct], names: tuple[str, ...]) -> BotAct:
    """The last public act of a bot, or of the bot that is named."""
    seat = find_seat(word, names) if word else None
    found = [act for act in acts if seat is None or act.seat == seat]
    if not found:
        raise Misunderstood("refusal-nothing_to_explain")
    return found[-1]


def _nominate(word: str, desk: Desk) -> a.SeatAction:
    return a.Nominate(find_seat(word, desk.names))


def _investigate(word: str, desk: Desk) -> a.SeatAction:
    return a.InvestigateLoyalty(find_seat(word, desk.names))


def _call(word: str, desk: Desk) -> a.SeatAction:
    return a.CallSpecialElection(find_seat(word, desk.names))


def _execute(word: str, desk: Desk) -> a.SeatAction:
    return a.Execute(find_seat(word, desk.names))


def _vote(word: str, _desk: Desk) -> a.SeatAction:
    ballots = {"ja": Ballot.JA, "j": Ballot.JA, "1": Ballot.JA}
    ballots |= {"nein": Ballot.NEIN, "n": Ballot.NEIN, "2": Ballot.NEIN}
    if word not in ballots:
        raise Misunderstood("terminal-which-ballot", word)
    return a.Vote(ballots[word])


def _discard(word: str, desk: Desk) -> a.SeatAction:
    return a.Discard(_card(word, desk.cards))


def _enact(word: str, desk: Desk) -> a.SeatAction:
    return a.Enact(_card(word, desk.cards))


def _card(word: str, cards: tuple[Policy, ...]) -> Policy:
    """The tile with this letter or number."""
    letters = LETTERS[: len(cards)].casefold()
    numbers = "123"[: len(cards)]
    if len(word) != 1 or word not in letters + numbers:
        raise Misunderstood("terminal-which-card", word)
    return cards[(letters + numbers).index(word) % len(cards)]


def _propose_veto(_word: str, _desk: Desk) -> a.SeatAction:
    return a.PROPOSE_VETO


def _peek(_word: str, _desk: Desk) -> a.SeatAction:
    return a.PeekAtPolicies()


def _answer_veto(word: str, _desk: Desk) -> a.SeatAction:
    answers = {"yes": True, "1": True, "no": False, "2": False}
    if word not in answers:
        raise Misunderstood("terminal-yes-or-no", word)
    return a.AnswerVeto(consent=answers[word])


COMMANDS: Final[dict[str, type[a.Action]]] = {
    "nominate": a.Nominate,
    "vote": a.Vote,
    "discard": a.Discard,
    "enact": a.Enact,
    "veto": a.ProposeVeto,
    "yes": a.AnswerVeto,
    "no": a.AnswerVeto,
    "investigate": a.InvestigateLoyalty,
    "peek": a.PeekAtPolicies,
    "call": a.CallSpecialElection,
    "execute": a.Execute,
}
complete(a.SeatAction, COMMANDS.values())
READ: Final[dict[type[a.Action], Callable[[str, Desk], a.SeatAction]]] = {
    a.Nominate: _nominate,
    a.Vote: _vote,
    a.Discard: _discard,
    a.Enact: _enact,
    a.ProposeVeto: _propose_veto,
    a.AnswerVeto: _answer_veto,
    a.InvestigateLoyalty: _investigate,
    a.PeekAtPolicies: _peek,
    a.CallSpecialElection: _call,
    a.Execute: _execute,
}
complete(a.SeatAction, READ)


# --- claims -----------------------------------------------------------------------------------


def claimed(words: str, seen: View, talk: tuple[Said, ...]) -> Claim:
    """The claim that these words make."""
    claim = claim_in_words(words, seen.board, _me(seen), talk)
    if isinstance(claim, Misread):
        unclear = claim is Misread.NOT_A_CLAIM
        raise Misunderstood("terminal-how-to-claim" if unclear else f"refusal-{claim.value}")
    return claim


def is_claim(line: str, seen: View, talk: tuple[Said, ...]) -> bool:
    """Whether a line without a command might be meant as a claim."""
    return not isinstance(claim_in_words(line, seen.board, _me(seen), talk), Misread)


def asked(word: str, seen: View, talk: tuple[Said, ...], names: tuple[str, ...]) -> AskClaim:
    """The request to a player for the newest claim that they have not made."""
    seat = find_seat(word, names)
    if seat == _me(seen):
        raise Misunderstood("reason-yourself")
    if not seen.board.alive[seat]:
        raise Misunderstood("reason-executed")
    said = claim_statuses(seen.board, talk)
    unsaid = [matter for matter, one in said.items() if matter.seat == seat and one.claim is None]
    if not unsaid:
        raise Misunderstood("terminal-nothing-to-ask", names[seat])
    return AskClaim(*unsaid[-1])


def _me(seen: View) -> Seat:
    assert seen.knowledge is not None
    return seen.knowledge.seat


def sentence_for(misunderstood: Misunderstood) -> Sentence:
    """The sentence to print."""
    return Sentence(misunderstood.message, terms={"word": misunderstood.word})
