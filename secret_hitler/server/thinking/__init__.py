"""Bots and explanations, computed in processes of their own.

bots      when bots answer and speak
advice    answers to Why? and to requests for a hint
thinkers  the processes that think
thought   what runs in one of them
"""
