"""The rooms of the base: what they cost and do, and the Rooms phase."""
