"""What a frame may hold: written by hand, so that a new field is a decision, not an accident.

Paths are keys from the frame's type down; lists are left out.
"""

from typing import Final


def _words(text: str) -> list[str]:
    return text.split()


_SENTENCE: Final = _words("""
id numbers.done numbers.of numbers.goal numbers.limit numbers.on_track numbers.tracker
numbers.ja numbers.nein numbers.count numbers.fascist_count numbers.living numbers.majority
seats.chancellor seats.president seats.host seats.target seats.who seats.voted_ja seats.voted_nein
seats.waiting seats.caller seats.then terms.policy terms.power terms.reason you
""")

_RULESET: Final = _words("""
chaos_flips_leftovers edition fascist_tiles fascists fascists_cannot_execute_hitler
fascists_know_fascists fascists_know_hitler hitler_knows_fascists hitler_zone liberal_goal
liberal_tiles players powers pre_enacted_fascist pre_enacted_liberal reshuffle_after_power
secret_ballots self_execution small_table tie_elects_hitler tracker_limit veto_zone
""")

_OPTIONS: Final = _words("""
bot_talk bot_pace
apart balanced ceremony chaos_flips_leftovers chat clock dead_may_chat spectators_may_chat
fascists_cannot_execute_hitler
first_candidate language tally
hitler_knows memory_aids reshuffle_after_power secret_ballots self_execution tie_elects_hitler
""")

_TABLE: Final = _words("""
code game host record spectators tvs stage you yours ruleset order queue queued awaited rung
alone bots_wait locked removed saving
clock_ends starts_at narration.volume narration.pace paused paused.by paused.agreed
arranging arranging.found arranging.again may_ask prediction
questions.number questions.topic questions.seat questions.may questions.agreed questions.owner
questions.asker questions.typing
seats.bot seats.connected seats.left seats.looked seats.name seats.ready seats.passed seats.deputy
seats.kudos seats.wins seats.muted seats.style channels.channel channels.closed voice claims_closed
logs_closed
""")

_OWN_TABLE: Final = _words("""
questions.digits prediction.hitler prediction.fascists prediction.passes kudos_given
""")
_SCORES: Final = _words("seat rounds hitler fascists fascists_of votes votes_of")

_BOARD: Final = _words("""
alive discard_pile draw_pile election_tracker fascist_policies liberal_policies investigated
not_hitler last_government last_government.chancellor last_government.president phase_number roles
rotation phase.type phase.power phase.veto_refused phase.waiting
rounds.ballots rounds.by_chaos rounds.caller rounds.candidate rounds.cleared rounds.discard_pile
rounds.draw_pile rounds.ja rounds.nein rounds.nominee rounds.passed rounds.power rounds.shuffled
rounds.target rounds.tile rounds.veto
""")

_PUBLIC_EVENT: Final = _words("""
type ballots by_chaos caller candidate consent count fascist_tiles liberal_tiles
government.chancellor government.president ja nein nominee passed policy power seat target tracker
was_hitler
""")

_END: Final = _words("""
board.phase.winner board.phase.reason events.event.winner events.event.reason events.event.roles
events.sentence.seats.fascists events.sentence.seats.hitler events.sentence.seats.liberals
events.sentence.terms.winner
""")

_KNOWLEDGE: Final = _words("""
seat role knows.seat knows.role hand ballot ballot_round memories.type memories.round
memories.tiles memories.target memories.party
""")

_PRIVATE_EVENT: Final = _words("""
to role knows.seat knows.role ballot round hand.type hand.round hand.tiles
passed.type passed.round passed.tiles seen.type seen.round seen.target seen.party seen.tiles
""")

_PRIVATE_SENTENCE: Final = _words("""
numbers.hitler_count seats.fascists seats.hitler terms.ballot terms.role terms.tiles terms.party
""")

_TALK: Final = _words("""
type game channel since said.sentences said.said.seat said.said.step said.said.at
said.said.talk.type said.said.talk.text said.said.talk.saying said.said.talk.about
said.said.talk.seat said.said.talk.number said.said.talk.right said.said.talk.round
said.said.talk.act
""")
_REASON: Final = _words("""
type seat seats round president chancellor party by target ballot fascist_policies
""")
"""Public facts, which bots name as reasons; none is about a role."""
_SPOKEN: Final = _words("""
id you seats.who seats.by seats.of seats.about seats.target numbers.round numbers.count terms.about
terms.party terms.tiles terms.ballot
""")
_CLAIM: Final = _words("type round tiles target party about")
_LEDGER: Final = _words("""
entries.seat entries.round entries.about entries.target entries.claim entries.earlier entries.asked
entries.logged entries.logged.number entries.logged.by entries.disproved
findings.seats findings.entries consequences.seats consequences.entries
""")
_REASONS: Final = _words("""
id seats.who numbers.claimed numbers.there numbers.count numbers.round numbers.later terms.reason
you
""")
_NOTES: Final = _words("type game seat notes.text notes.marks.seat notes.marks.suspicion")


def _under(top: str, rest: list[str]) -> frozenset[str]:
    return frozenset(f"{top}.{one}" for one in rest)


PUBLIC: Final = frozenset(
    {
        *_under("TableUpdate", ["type", "now"]),
        *_under("TableUpdate.table", _TABLE),
        *_under("TableUpdate.table.ruleset", _RULESET),
        *_under("TableUpdate.table.options", _OPTIONS),
        *_under("TableUpdate.status", _SENTENCE),
        *_under("Update", ["type", "game", "step", "phase", "attempt", "stakes", "knowledge"]),
        *_under("Update.board", _BOARD),
        *_under("Update.status", _SENTENCE),
        *_under("Update.events.event", _PUBLIC_EVENT),
        *_under("Update.events.sentence", _SENTENCE),
        *_under("Update.events", ["sentence", "step", "deputies", "explained"]),
        *_under("Update.blocked", ["seat", "reason"]),
        *_under("TalkUpdate", _TALK),
        *_under("TalkUpdate.said.sentences", _SPOKEN),
        *_under("TalkUpdate.said.said.talk", _CLAIM),
        *_under("TalkUpdate.said.said.talk.claim", _CLAIM),
        *_under("TalkUpdate.said.said.talk.reasons", _REASON),
        *_under("WhyUpdate", ["type", "game", "step", "seat", "reasons"]),
        *_under("WhyUpdate.reasons", _SPOKEN),
        *_under("LedgerUpdate", ["type", "game"]),
        *_under("LedgerUpdate.ledger", _LEDGER),
        *_under("LedgerUpdate.ledger.entries.claim", _CLAIM),
        *_under("LedgerUpdate.ledger.entries.earlier", _CLAIM),
        *_under("LedgerUpdate.ledger.entries.logged.claim", _CLAIM),
        *_under("LedgerUpdate.ledger.entries.disproved", _REASONS),
        *_under("LedgerUpdate.ledger.findings.sentence", _REASONS),
        *_under("LedgerUpdate.ledger.consequences.sentence", _REASONS),
        *_under("Refused", ["type", "reason"]),
        "Closing.type",
        "Closing.reason",
    }
)
"""What anybody may be told while a game runs."""
OWN: Final = frozenset(
    {
        *_under("Update.knowledge", _KNOWLEDGE),
        *_under("Update.events.event", _PRIVATE_EVENT),
        *_under("Update.events.sentence", _PRIVATE_SENTENCE),
        *_under("Update.options", ["type", "ballot", "consent", "nominee", "policy", "target"]),
        *_under("TableUpdate.table", _OWN_TABLE),
        *_under("Nudged", ["type", "by"]),
        *_under("NotesUpdate", _NOTES),
        *_under("HintUpdate", ["type", "game", "step", "certain"]),
        *_under("HintUpdate.certain", ["id", "seats.who", "terms.role"]),
        *_under("HintUpdate.odds", ["seat", "fascist", "hitler"]),
    }
)
"""What a seat may be told in addition, about itself."""
AT_THE_END: Final = _under("Update", _END) | _under("TableUpdate.table.ghosts", _SCORES)
"""What everybody may be told once the game is over."""

SECRET_WORDS: Final = frozenset({"liberal", "fascist", "hitler", "your_hitler"})
"""Roles, parties, what follows from them: while a game runs, nobody without a seat may hear one."""
TILE_PATHS: Final = frozenset(
    {
        "Update.board.rounds.tile",
        "Update.events.event.policy",
        "Update.events.sentence.terms.policy",
        "TalkUpdate.said.said.talk.tiles",
        "TalkUpdate.said.said.talk.claim.tiles",
        "LedgerUpdate.ledger.entries.claim.tiles",
        "LedgerUpdate.ledger.entries.earlier.tiles",
        "LedgerUpdate.ledger.entries.logged.claim.tiles",
    }
)
"""Where a public tile may be."""
BALLOT_PATHS: Final = frozenset({"Update.board.rounds.ballots", "Update.events.event.ballots"})
"""Where a public ballot may be, once all are in."""
