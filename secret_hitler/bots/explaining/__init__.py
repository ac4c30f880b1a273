"""Answers about play: reasons, dossiers and hints.

why      which public facts support an act
dossier  what is known about each seat
reasons  what bots say about their own acts
hint     what can be known from one view
"""
