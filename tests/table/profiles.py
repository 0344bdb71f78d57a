"""Profiles out of a test's own words."""

from __future__ import annotations

from pathlib import Path

from terminal.table.setup.profile import TableProfile, load_profile


def profile_of(text: str, folder: Path) -> TableProfile:
    """Return the profile of a text, written into a folder as `house.toml`."""
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8", newline="")
    return load_profile(path)
