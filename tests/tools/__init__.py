"""The tools that set up and check."""
