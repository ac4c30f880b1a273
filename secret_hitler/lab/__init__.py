"""Games without people: many of them, counted."""
