"""Looking back at a round on the screen."""
