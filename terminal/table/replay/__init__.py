"""Session scripts: parsed, run through a session, and rendered as answers."""
