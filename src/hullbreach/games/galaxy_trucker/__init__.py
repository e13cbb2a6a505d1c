"""Galaxy Trucker: build a ship against the clock, then see how much of it arrives."""
