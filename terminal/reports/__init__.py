"""Reports as folds over recorded events: one declared report a file, and ways to write them down."""
