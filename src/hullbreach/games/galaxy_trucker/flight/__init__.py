"""The flight: adventure cards, the track, damage, and the accounts at its end."""
