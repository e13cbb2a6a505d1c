"""Under Falling Skies: hold a city and finish the research before the mothership is down."""
