"""What every game shares: moves, dice, journal, agenda, options, logs."""
