"""Players of this game: how they build, how they fly, and what they think a ship is worth."""
