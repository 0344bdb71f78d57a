"""A round on the screen, from the new shoe to the last card."""
