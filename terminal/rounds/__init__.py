"""A round as commands, events and state: pure decisions, no clock, no files, no screen."""
