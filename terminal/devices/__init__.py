"""Where cards come from if nobody touches their faces on the screen."""
