"""A table in use: its session, who deals, the acting ranks, the gaming day."""
