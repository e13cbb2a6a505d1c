"""Space Alert: a crew plans against the clock, then watches the plan resolve."""
