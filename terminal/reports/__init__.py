"""Reports as folds over recorded events: one declared report a file, and ways to write them down."""

from terminal.reports.no_pictures import leave_pillow_out

leave_pillow_out()
