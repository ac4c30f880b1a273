"""Games without people."""
