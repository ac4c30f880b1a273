"""Bots: whole games, secrecy, dice, claims and strength."""
