"""The laboratory: what is proved, and what many games together show."""
