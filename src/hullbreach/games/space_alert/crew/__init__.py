"""Crew members who are bots: what they agree on, and what each does of it."""
