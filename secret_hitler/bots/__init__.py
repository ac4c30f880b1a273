"""Players without a person: each gets what its seat sees, and nothing more.

bot         what a bot is, and which there are
plain       bots of few ideas: random, selfish, and yardsticks
careful     a bot that trusts by the record
shrewd      a bot that computes exact beliefs, and lies as people do
farsighted  the shrewd bot with rollouts: it plays its options out
explaining  why a bot acted; what can be known from one view
claims      what a careful bot says
memory      the claims that count, and a bot's own hands
rng         dice, as bots see them
"""
