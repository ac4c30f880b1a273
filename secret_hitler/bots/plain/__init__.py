"""Bots of few ideas, for practice and as yardsticks.

random_bot   chooses at random, tile by tile
selfish_bot  plays the tiles of its party, otherwise at random
naive_bots   partisan, loud, quiet, trusting
"""
