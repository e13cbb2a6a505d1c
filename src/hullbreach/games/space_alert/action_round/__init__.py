"""The action round: a crew plans against the clock."""
