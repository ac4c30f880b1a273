"""What goes over the wire, both ways: these structs and nothing else.

messages       everything a client may send, and the names of everything it is sent
command        the base of what a client sends
talk_commands  commands about talk
host_commands  commands of the host about who sits here
bot_commands   commands about bots
replies        what a client is sent
refusal        why a command changes nothing
status         a table as its viewers see it
options        what the people of a table chose
notes          private notes
text           text made clean, and how long it may be
"""
