"""The probability of every deal of roles, given one view and the talk.

posterior            beliefs(), updated by each piece of evidence
remembered           believed(): the same, cached for the next question
proof                what is certain from hard facts
observed             everything that a viewer saw, as evidence
own_evidence         what this viewer alone saw
reading              a game as evidence, round by round
rounds               the evidence of one round
evidence             the kinds of evidence
position             what was public before a round
choices              nominations, ballots and powers, weighed for all viewers at once
legislative_session  hidden hands and passes, summed over
deck                 how many Liberal tiles are left, in every world
setting              what stays the same through a game: rules, models of play, viewers
likelihoods          how often who does what; read from tables/
shapes               the axes of each table
claims               which claims count as evidence
deals                worlds: the deals that a viewer's cards allow
"""
