"""The people of the pit: who they are, how they prove it, and what they may change."""
