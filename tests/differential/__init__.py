"""The engine beside a second, independent reading of the rules."""
