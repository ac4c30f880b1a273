"""A game as a file: its rows, its talk, and both in words.

record           rows, replaying them, normal form, digest
file             JSON lines on disk, read with suspicion
replay           step by step: for a watcher, for a seat, or with all cards open
notation         one line per round
talk             lines, phrases, claims, reasons, and who hears them
facts            what can be held for or against somebody
deeds            what everybody saw done, and what may be said to explain it
past             the public view before an earlier act
matters          what a seat saw in office and may therefore claim
valid_claims     which claims count: the latest about each matter
decks            the deck as everybody could follow it
contradictions   claims that cannot all be true
ledger           claims together with what was found about them, in words
shorthand        claims as players write them: FFL, RRB
sentences        who must do what, as message ids with arguments
event_sentences  what happened, likewise
talk_sentences   what was said and which facts were named, likewise
words            message ids into words
"""
