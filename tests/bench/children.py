"""Runs each measurement in a process of its own, so that none warms, fills or slows another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "bench"
"""Where the measurements keep their files: on the repository's disk, and reused where that takes long."""

LONGEST = 600
"""Seconds after which a measurement that has not come to its end is given up."""

WIDTH, HEIGHT = 1920, 1080
_SCREEN = {
    "synchronousWindowSystemEvents": False,
    "windowFrameMargins": False,
    "screens": [
        {"name": "bench", "x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "logicalDpi": 96}
        | {"logicalBaseDpi": 96, "dpr": 1}
    ],
}


class MeasurementFailed(RuntimeError):
    """A measurement ended without a result; carries what it wrote."""


def environment() -> dict[str, str]:
    """Return a child's environment: an off-screen 1920x1080, data folders of its own, compiled modules.

    A program that is installed finds its modules compiled; forbidding Python to keep them would measure
    the compiler.
    """
    WORK.mkdir(parents=True, exist_ok=True)
    screen = WORK / "screen.json"
    screen.write_text(json.dumps(_SCREEN), encoding="utf-8")
    own = {name: str(WORK / "home" / name.lower()) for name in _HOMES}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | own | {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "PYTHONPATH": str(ROOT)}


_HOMES = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")


def measure(module: str, *arguments: str, extra: dict[str, str] | None = None) -> Any:
    """Return what a module of this folder measures: the JSON of the last line that it prints.

    Raises `MeasurementFailed` if it fails.
    """
    try:
        done = subprocess.run(
            [sys.executable, "-m", f"tests.bench.{module}", *arguments],
            cwd=ROOT,
            env=environment() | (extra or {}),
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired as error:
        raise MeasurementFailed(f"{module} did not end within {LONGEST} s") from error
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        raise MeasurementFailed(
            f"{module} {' '.join(arguments)}\n{done.stdout[-500:]}\n{done.stderr[-3000:]}"
        )
    return json.loads(lines[-1])
