"""A game as a file: its rows, its talk, its sentences, and its replay."""
