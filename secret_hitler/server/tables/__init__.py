"""All tables in memory: the one mutable place.

tables    all tables, opened from the disk when needed
live      one table in memory, and its lock
journal   a table's two logs, and how much of them is known
folding   from the disk to a table
saving    whether the disk takes what people do
archive   records of games whose table is removed
ageing    ages that no jump of the clock changes
sweeper   what happens by the passing of time
homes     how many of a table come from one address
names     names that can be told apart
codes     table codes of four or six consonants
sessions  cookies
"""
