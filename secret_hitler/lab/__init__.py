"""Games without people: arenas, fits and measurements.

arena        many games on all cores, kept and resumed
line_up      who sits where
playing      one game
outcomes     what was decided and said in a game, as entries of likelihood tables
tally        counts of it
fit          counts as tables of likelihoods
results      win rates and what stands beside them
rates        intervals of rates
plot         the same as a picture
worth        what boards are worth, by regression
people       how people play, for comparison
experiments  the games that measure how strong the bots are
strength     playing them
"""
