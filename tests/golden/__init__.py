"""Whole games as text, every view at every step: a change of the rules shows as a diff."""
