"""Irregularities on the screen: the questions, the ruling, the options."""
