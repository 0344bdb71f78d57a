"""Starts `lammer` from a package folder: `python -m terminal`."""

from __future__ import annotations

import sys

from terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
