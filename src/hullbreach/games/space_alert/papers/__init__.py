"""Flights on paper: reading, resolving and filming what a crew wrote down."""
