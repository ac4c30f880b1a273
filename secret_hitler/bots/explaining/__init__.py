"""Explains play: reasons, dossiers and hints.

why      which public facts support an act
dossier  the public facts about each seat
reasons  what bots say about their own acts
hint     what can be known from one view
"""
