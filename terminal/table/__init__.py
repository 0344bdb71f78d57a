"""The table in use: session, profile, people and layouts."""
