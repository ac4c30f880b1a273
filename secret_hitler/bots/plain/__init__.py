"""Simple bots, for practice and as baselines.

random_bot   chooses at random, tile by tile
selfish_bot  plays the tiles of its party, otherwise at random
naive_bots   partisan, loud, quiet, trusting
"""
