"""What holds in every game under every valid ruleset."""
