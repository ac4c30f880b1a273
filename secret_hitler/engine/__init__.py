"""The rules of Secret Hitler as pure functions: no clock, dice, network, names or texts.

terms                seat, role, policy, ballot, power; reasons and stakes
ruleset              every number and switch of a game; official(), balanced()
actions              what an actor may do
memories             what only one seat learned, kept for the whole game
events               what happened; the base class says who may see it
state                Board, Knowledge, Secrets, View, and the phases
evolve_board         what each public event does to the Board
evolve               the fold of events, private and sealed ones included
chance               the deal and the shuffles, as actions of chance
election             who runs, who may be nominated, the vote
legislative_session  three tiles, one discarded, one enacted, or a veto
executive_action     the powers and their allowed targets
round_end            the ordered list of what is due between rounds
game                 apply, options, awaited, blocked, stakes
complete             the check that a lookup table has every key
"""
