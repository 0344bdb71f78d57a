"""Chips, cards and icons, painted."""
