"""Players without a person: each gets what its seat sees, and nothing more.

bot         the interface of a bot, and all bots by name
plain       simple bots: random, selfish, and baselines
careful     a bot that judges players by the public record
shrewd      a bot that computes exact beliefs, and lies as people do
farsighted  the shrewd bot with rollouts: it plays its options out
explaining  which facts support an act; what can be known from one view
claims      what a careful bot says
memory      looks up the claims that count, and a bot's own hands
rng         random choices
"""
