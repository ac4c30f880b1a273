"""Network, cookies, time and disk: how people reach a table.

app           everything put together
serving       the port and the signals
connections   what one connection may cost before anybody knows whose it is
visits        connections that the server waits for, and how many
web           HTTP and WebSockets
thinking      bots and explanations, computed in processes of their own
tables        all tables in memory, and what time does to them
disk          SQLite behind one writer
settings      what an operator may set
certificates  https by a certificate of our own
logs          what happened, without content
metrics       the same, counted
"""
