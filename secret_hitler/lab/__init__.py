"""Games without people: arenas, fits and measurements.

arena        many games on all cores, stored and resumable
line_up      which bot sits where
playing      one game
outcomes     what was decided and said in a game, as entries of likelihood tables
tally        counts of these outcomes
fit          tables of likelihoods from counts
results      win rates and other results from counts
recipes      how each data file of the bots is made
refit        makes them again, in order
induction    worths by backward induction from round numbers
rates        rates with confidence intervals
plot         results as a picture
worth        the worth of boards, by regression
people       how people play, for comparison
experiments  the games that measure how strong the bots are
strength     plays the experiments and reports them
"""
