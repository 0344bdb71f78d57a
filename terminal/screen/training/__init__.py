"""Training on the screen: the skill map, drills, sprints, placement and the coached table."""
