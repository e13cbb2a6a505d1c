"""From the start signal to the launch: building, the timer, inspection, crew."""
