"""Computes the probability of every deal of roles, given one view and the talk.

posterior            beliefs(), updated by each piece of evidence
remembered           believed(): the same, cached for the next call
proof                what is certain from hard facts
observed             everything that one viewer saw, as evidence
own_evidence         what only this viewer saw
reading              a game as evidence, round by round
rounds               the evidence of one round
evidence             the kinds of evidence
position             what was public before a round
choices              likelihoods of nominations, ballots and powers, for all viewers at once
legislative_session  likelihoods of sessions, summed over the hidden tiles
deck                 how many Liberal tiles are left, in every world
setting              what stays the same through a game: rules, models of play, viewers
likelihoods          how often each role does what; read from tables/
shelf                the folder that tables and worths are read from
shapes               the axes of each table
claims               which claims count as evidence
deals                worlds: the deals that a viewer's cards allow
"""
