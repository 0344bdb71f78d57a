"""The approval by a higher rank on the screen."""
