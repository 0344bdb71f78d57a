"""Reports as folds over recorded events: one declared report a file, and the ways to write any of them down."""
