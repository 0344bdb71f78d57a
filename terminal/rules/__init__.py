"""The published game rules as pure data and functions: standard library only."""
