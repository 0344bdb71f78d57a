"""Irregularities: one declared walk-through a file; what follows in a game stands in the game's literal."""
