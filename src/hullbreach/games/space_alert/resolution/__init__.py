"""The flight: what becomes of the plans, turn after turn."""
