"""Ships on paper: the catalogue's notation, read and judged."""
