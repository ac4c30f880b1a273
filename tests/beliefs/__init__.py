"""The odds of role deals, against counting, chance and hindsight."""
