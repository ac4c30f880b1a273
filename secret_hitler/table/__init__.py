"""Floor 3: where people sit: seats, options, talk and the running game, without a clock."""
