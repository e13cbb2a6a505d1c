"""Threat cards and trajectories: their language, and the tables made of the facts."""
