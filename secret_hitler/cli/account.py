"""The account of a game in a terminal: each government, and what was said about it."""

from collections.abc import Iterator

from ..engine.ruleset import Ruleset
from ..engine.state import Board, GameOver, Round
from ..engine.terms import EndReason, Power, Seat, VetoAnswer
from ..record.ledger import Entry, ledger
from ..record.sentences import Sentence
from ..record.talk import LogClaim, Said
from ..record.talk_sentences import heard
from .sight import Sight

INDENT = "    "


def account(
    ruleset: Ruleset, board: Board, talk: tuple[Said, ...], viewer: Seat | None, sight: Sight
) -> Iterator[str]:
    """Every round with its claims in a few lines, then the contradictions."""
    kept = ledger(ruleset, board, talk)
    for number, played in enumerate(board.rounds):
        if played.passed is None:
            continue
        yield sight.say(_government(board, number, played))
        told = [*_facts(board, played, sight)]
        for entry in kept.entries:
            if entry.round == number:
                told += _said(entry, viewer, sight)
        yield from (INDENT + line for line in told)
    for finding in (*kept.findings, *kept.consequences):
        yield sight.say(finding.sentence)


def _government(board: Board, number: int, played: Round) -> Sentence:
    """A government: who ran, how the vote went, and the outcome."""
    assert played.nominee is not None, "there was a vote on somebody"
    return Sentence(
        "terminal-government",
        {"president": (played.candidate,), "chancellor": (played.nominee,)},
        {"round": number + 1, "ja": played.ja, "nein": played.nein},
        {"outcome": _outcome(board, number, played)},
    )


def _outcome(board: Board, number: int, played: Round) -> str:
    phase, last = board.phase, number == len(board.rounds) - 1
    if last and isinstance(phase, GameOver) and phase.reason is EndReason.HITLER_ELECTED:
        return "hitler"
    if not played.passed:
        return "failed"
    if played.veto is VetoAnswer.AGREED:
        return "veto"
    return "open" if played.tile is None else played.tile.value


def _facts(board: Board, played: Round, sight: Sight) -> Iterator[str]:
    """What everybody saw in the round besides the government's tile."""
    if played.by_chaos and played.tile is not None:
        yield sight.say(Sentence("terminal-chaos", terms={"policy": played.tile.value}))
    if played.cleared and played.nominee is not None:
        yield sight.say(Sentence("event-cleared", {"who": (played.nominee,)}))
    target: tuple[Seat, ...] = () if played.target is None else (played.target,)
    if played.power is not None:
        use = sight.say(Sentence(f"notation-{played.power.value}", {"target": target}))
        yield sight.text("terminal-power", use=use)
    if played.power is Power.EXECUTION and target and board.not_hitler[target[0]]:
        yield sight.say(Sentence("event-cleared", {"who": target}))


def _said(entry: Entry, viewer: Seat | None, sight: Sight) -> Iterator[str]:
    """What a player claims now about one matter, who asked for it, and earlier claims."""
    you = entry.seat == viewer
    if entry.claim is None:
        terms, numbers = {"about": entry.about.value}, {"asked": len(entry.asked)}
        places = {"who": (entry.seat,), "by": entry.asked}
        yield sight.say(Sentence("terminal-unsaid", places, numbers, terms, you))
    else:
        yield sight.say(_heard(Said(entry.seat, 0, entry.claim), viewer))
    if entry.disproved is not None:
        yield sight.say(entry.disproved)
    for claim in reversed(entry.earlier):
        before = sight.say(_heard(Said(entry.seat, 0, claim), viewer))
        yield sight.text("terminal-taken-back", claim=before)
    if entry.logged is not None:
        log = LogClaim(entry.seat, entry.logged.claim)
        yield sight.say(_heard(Said(entry.logged.by, 0, log), viewer))


def _heard(said: Said, viewer: Seat | None) -> Sentence:
    (sentence,) = heard(said, viewer)
    return sentence
