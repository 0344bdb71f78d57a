"""The felt: betting boxes, hands, shoe and lammer as one scene."""
