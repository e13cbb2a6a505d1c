"""Planning a flight: what is dealt, and the search for plans that bring the ship home."""
