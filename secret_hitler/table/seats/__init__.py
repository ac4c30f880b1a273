"""Who sits where, before and between games.

seating  sitting down, standing up, bots
admission  who may come: the lock, and who was removed
queue    the queue for a seat
order    who sits to whose left
rematch  ready, countdown, deal
kudos    thanks after a game
choices  the options of a table, and the narrator
"""
