"""The catalogue of faults: one declared walk-through a file."""
