"""A game as a file: its rows, its talk, and both in words.

record           rows, replaying them, normal form, digest
file             JSON lines on disk, checked when read
replay           step by step: for a watcher, for a seat, or with all cards open
notation         one line per round
talk             lines, phrases, claims and reasons
facts            what speaks for or against a player
levels           the levels and styles of bots, by name
deeds            public acts, and the form of a reason given for one
past             the public view before an earlier act
matters          what a seat saw in office and may therefore claim
valid_claims     which claims count: the latest about each matter
latest           the latest value worked out for some objects
decks            what is publicly known of each deck
contradictions   claims that cannot all be true
ledger           claims and the findings about them, in words
shorthand        claims as players write them: FFL, RRB
sentences        who must do what, as message ids with arguments
event_sentences  what happened, as message ids with arguments
talk_sentences   what was said and which facts were named, as message ids with arguments
words            turns message ids into words
"""
