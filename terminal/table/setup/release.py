"""Says which Lammer this is: its version, and the commit that it was built or is run from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from terminal.table.setup.data_dirs import DataFolderError, resources_folder

RELEASE_FILE: Final = "release.json"
"""Made by the build, among the resources of the program; a clone has none."""


class Release(NamedTuple):
    """A version and a commit; the commit is empty where nobody knows it."""

    version: str
    commit: str = ""

    def __str__(self) -> str:
        """Return it as people write it down."""
        return f"{self.version} ({self.commit})" if self.commit else self.version


def this_release() -> Release:
    """Return what the build has noted; in a clone what git says; elsewhere the version alone."""
    built = _built()
    if built is not None:
        return built
    from importlib.metadata import version  # noqa: PLC0415 - slow to import, and seldom needed

    return Release(version("lammer"), _commit_of_clone(Path(__file__).resolve().parents[3]))


def _built() -> Release | None:
    try:
        noted = json.loads((resources_folder() / RELEASE_FILE).read_text(encoding="utf-8"))
    except (FileNotFoundError, DataFolderError):
        return None
    return Release(noted["version"], noted["commit"])


def _commit_of_clone(root: Path) -> str:
    """Return the commit of a clone, marked if anything in it was changed; empty where there is no git."""
    if not (root / ".git").exists():
        return ""
    import subprocess  # noqa: PLC0415 - slow to import, and seldom needed

    try:
        done = subprocess.run(
            [
                "git",
                "-C",
                str(root),
                "describe",
                "--always",
                "--dirty=+changed",
                "--abbrev=12",
                "--exclude=*",
            ],
            capture_output=True,
            text=True,
            check=True,
            timeout=10,
        )
    except (
        OSError,
        subprocess.SubprocessError,
    ):  # no git, or a clone of somebody else's: the version is enough
        return ""
    return done.stdout.strip()
