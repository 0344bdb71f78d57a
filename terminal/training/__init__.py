"""Training and demonstration: the same session, with cards that nobody has to hold."""
