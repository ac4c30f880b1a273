"""Where people sit: seats, talk and the running game; no clock, dice or sockets.

commands        handle(): what a command does, or why it changes nothing
command_rights  the input and result of a command, and who may send which
evolve          the fold of a table's rows
updates         what each viewer is sent
asking          what the table is asked, and who must agree
seats           who sits where, the queue, the next game
talk            who hears what, claims, moderation, notes
clock           when bots answer, and the attention ladder
pause           a pause of the game
game            the running game, its steps and accepted acts
table           the state of a table
rows            what is stored of a table
seat_rows       the part of it about seats
house_rules     options as a ruleset
retelling       the talk of the lobby under new seat numbers
bot_names       names of bots
protocol        the messages that go over the wire
"""
