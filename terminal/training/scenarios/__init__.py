"""Scenarios: session scripts with a story, the paragraph that they are about, and what ought to follow."""
