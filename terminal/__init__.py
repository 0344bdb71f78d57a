"""Lammer: the dealer-facing terminal for live casino baccarat."""
