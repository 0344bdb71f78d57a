"""Finds the folders of data: those that travel with the program, and those of its user."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

LAYOUTS: Final = "layouts"
RESOURCES: Final = "resources"

_SHARE: Final = ("share", "lammer")


class DataFolderError(RuntimeError):
    """A folder that the program cannot run without is in none of the places where it may be."""


def candidates(name: str) -> tuple[Path, ...]:
    """Return where a data folder may be, in order: next to the package, in the installation, the bundle."""
    places = [Path(__file__).resolve().parents[3] / name, Path(sys.prefix, *_SHARE, name)]
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        places.append(Path(bundle) / name)
    return tuple(places)


@lru_cache(maxsize=4)
def data_folder(name: str) -> Path:
    """Return the first folder of that name that exists.

    Raises `DataFolderError`, naming each place that was looked at.
    """
    places = candidates(name)
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise DataFolderError(f"the folder {name!r} is missing; looked at {looked}: install Lammer again")


def layouts_folder() -> Path:
    """Return the folder of the layout files."""
    return data_folder(LAYOUTS)


def resources_folder() -> Path:
    """Return the folder of fonts, documents and profiles."""
    return data_folder(RESOURCES)


def data_home() -> Path:
    """Return the folder where this system keeps what a user's programs record; it need not exist yet."""
    return _of_user("XDG_DATA_HOME", ".local/share")


def log_home() -> Path:
    """Return the folder where this system keeps what a user's programs note of faults, likewise."""
    return _of_user("XDG_STATE_HOME", ".local/state") / "log"


def _of_user(variable: str, otherwise: str) -> Path:
    """Return the program's folder of a kind: an absolute one that is set for it, or the usual one at home."""
    named = os.environ.get(variable, "").strip()
    return (Path(named) if named.startswith("/") else Path.home() / otherwise) / "lammer"
