"""Play, watch, study and build on Secret Hitler."""
