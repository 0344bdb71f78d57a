"""The offer of insurance on the screen."""
