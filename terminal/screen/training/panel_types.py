"""Which panel shows which view: a page states views alone, and the window finds the panels by their types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from terminal.screen.widgets.panel import Panel

PANEL_TYPES: Final[Mapping[type[Struct], type[Panel[Any]]]] = {}
