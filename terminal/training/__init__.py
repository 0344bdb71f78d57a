"""Demonstration: the same session as a live table's, with cards that nobody has to hold."""
