"""The exact odds of every role deal, given what one viewer saw and heard."""
