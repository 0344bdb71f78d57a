"""Rehearsal of a rule change: which questions have another answer tomorrow, and the drill made of them."""
