"""Training and demonstration: the same session as a live table, with cards and bets that nobody holds."""
