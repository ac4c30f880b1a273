"""The rules of the game as pure functions over plain data: no clock, dice, network or words."""
