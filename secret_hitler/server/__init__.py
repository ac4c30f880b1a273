"""Sockets, cookies and disk: how people on the network reach a table."""
