"""Copies the tree, so that people may work on it while the copy is judged."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.mutation.scope import ROOT

LEFT_OUT = shutil.ignore_patterns(
    ".git",
    ".venv",
    ".hypothesis",
    "build",
    "dist",
    "__pycache__",
    ".pytest_cache",
    ".mypy_cache",
    ".ruff_cache",
)


def copy_tree(target: Path) -> None:
    """Make `target` a copy of what the repository holds now."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT, target, ignore=LEFT_OUT, symlinks=True)
