"""`make package-twice`: builds this commit in two clones at different paths, and compares every byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.architecture.modules import ROOT

CLONES = ("clone", "another place/deeper/a clone with a longer name")


def build(clone: Path, commit: str, *, later: bool) -> None:
    """Clone a commit there, and build it."""
    clone.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", "--detach", commit], check=True)
    command = ["make", "package"]
    environment = os.environ | {
        "TZ": "Asia/Singapore" if later else "UTC",
        "LANG": "C" if later else "C.UTF-8",
    }
    if later:
        os.utime(clone / "layouts")
        for path in clone.rglob("*.py"):
            path.touch()
    subprocess.run(command, cwd=clone, check=True, env=environment, stdin=subprocess.DEVNULL)


def differences(first: Path, second: Path) -> list[str]:
    """Return the lines of the two manifests that are not in both: each names a file, its mode, its bytes."""
    texts = [
        (clone / "dist" / "lammer" / "MANIFEST").read_text(encoding="utf-8") for clone in (first, second)
    ]
    one, other = (set(text.splitlines()) for text in texts)
    return sorted(one ^ other)


def main() -> int:
    """Build twice, and say what differs."""
    with TemporaryDirectory(dir="/var/tmp") as folder:
        clones = [Path(folder) / name for name in CLONES]
        asked = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
        commit = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
        for number, clone in enumerate(clones):
            build(clone, commit, later=bool(number))
        found = differences(*clones)
    for line in found:
        print(line)
    print("package-twice: equal byte for byte" if not found else f"package-twice: {len(found)} lines differ")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
