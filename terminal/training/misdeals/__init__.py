"""Misdeals: legal rounds in which one thing goes wrong, written as session scripts, with what follows."""
