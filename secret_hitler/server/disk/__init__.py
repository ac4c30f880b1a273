"""SQLite behind one writer.

store         the database behind its writer
transactions  what one transaction reads and writes
writer        the thread that commits
encoding      rows as they are stored
schema        the tables of the database
database      opening the file
guard         whether the file is still there, and whole
owner         the lock of a server on its folder
migrations    from older forms of the database to the newest
"""
