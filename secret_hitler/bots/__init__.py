"""Players without a person: each sees what its seat sees, and nothing more."""
