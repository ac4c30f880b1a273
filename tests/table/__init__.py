"""Plain calls to the table, with a clock that is a number."""
