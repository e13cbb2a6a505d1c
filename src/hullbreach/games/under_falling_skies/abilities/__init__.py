"""Abilities of cities, scenarios and characters: what they are, when they apply, and what using one does."""
