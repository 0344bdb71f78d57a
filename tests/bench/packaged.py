"""Measures the packaged program against the bundle of an empty window: size, and CPU time of the starts."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.children import LONGEST, ROOT, WORK, environment
from tests.bench.samples import median
from tests.packaging.flips import machine_with

BUNDLE = ROOT / "dist" / "lammer"
EMPTY = WORK / "empty-bundle" / "lammer"
PYTHON = ROOT / "build" / "packaging-environment" / "bin" / "python"
BUILD = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from make_program import put_together
work = Path(sys.argv[2])
work.mkdir(parents=True, exist_ok=True)
put_together(work, Path(sys.argv[3]), 1_700_000_000, Path(sys.argv[4]))
"""
CHECKS = 3
"""Checks of the whole program."""
STARTS = 7
"""Starts of each, by turns."""
MICROSECONDS = 1e6


def bundle_of_empty_window() -> Path:
    """Return the bundle of an empty window, made with the same exclusions; it is kept.

    Its PySide6 is as it comes: it compiles its own support at each start, which Lammer's finds compiled.
    """
    if not (EMPTY / "lammer").exists():
        places = [
            ROOT / "packaging" / "program",
            WORK / "empty-build",
            EMPTY,
            ROOT / "tests/bench/empty_window.py",
        ]
        subprocess.run([PYTHON, "-c", BUILD, *map(str, places)], check=True, timeout=LONGEST)
    return EMPTY


def size_of(folder: Path) -> int:
    """Return the bytes of all files below a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def cpu_of(told: str) -> float:
    """Return the CPU seconds that a start says it has taken: from outside they would be read too late."""
    (worked,) = re.findall(r"^X_LAMMER_CPU_USEC=(\d+)$", told, re.MULTILINE)
    return int(worked) / MICROSECONDS


def started(home: Path) -> dict[str, float]:
    """Start the program once; return its CPU seconds up to the felt and to ready, as it tells them."""
    address = WORK / "notify"
    address.unlink(missing_ok=True)
    moments: dict[str, float] = {}
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listener:
        listener.bind(str(address))
        listener.settimeout(LONGEST)
        own = {"XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
        table = subprocess.Popen(
            [BUNDLE / "lammer"], env=environment() | own | {"NOTIFY_SOCKET": str(address)}
        )
        while "ready" not in moments:
            told = listener.recv(4096).decode()
            if "felt painted" in told:
                moments["felt"] = cpu_of(told)
            if "READY=1" in told:
                moments["ready"] = cpu_of(told)
        table.terminate()
        table.wait(LONGEST)
    return moments


def started_empty(program: Path) -> float:
    """Return the CPU seconds of the empty window's first paint, in its own bundle."""
    done = subprocess.run(
        [program / "lammer"], env=environment(), capture_output=True, text=True, check=True, timeout=LONGEST
    )
    return float(json.loads(done.stdout.splitlines()[-1])["felt"])


def checked() -> list[float]:
    """Have the whole program checked as before each start; return the CPU seconds of each check."""
    seconds = []
    with TemporaryDirectory(dir=WORK) as folder:
        machine = machine_with(BUNDLE, Path(folder))
        for _ in range(CHECKS):
            began = _of_children()
            machine.check("--quiet").check_returncode()
            seconds.append(_of_children() - began)
    return seconds


def _of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def main() -> int:
    """Print the figures."""
    if not (BUNDLE / "MANIFEST").exists():
        print("there is no program in dist/lammer: make package first", file=sys.stderr)
        return 1
    empty = bundle_of_empty_window()
    home = WORK / "home-packaged"
    shutil.rmtree(home, ignore_errors=True)
    samples: dict[str, list[float]] = {"window": [], "felt": [], "ready": [], "ever": []}
    for turn in range(STARTS + 1):
        fresh = WORK / "home-packaged-new"
        shutil.rmtree(fresh, ignore_errors=True)
        ever, window, again = started(fresh)["ready"], started_empty(empty), started(home)
        if turn:  # the first start of each finds nothing kept
            samples["ever"].append(ever)
            samples["window"].append(window)
            samples["felt"].append(again["felt"])
            samples["ready"].append(again["ready"])
    figures = {name: median(taken) for name, taken in samples.items()}
    figures["check"] = median(checked())
    print(json.dumps(figures | {"size": size_of(BUNDLE), "empty_size": size_of(empty)}))
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
