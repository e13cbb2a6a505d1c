"""Mission cards: what may stand on one, the sixteen of the box, and those that people write themselves."""
