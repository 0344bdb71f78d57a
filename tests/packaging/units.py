"""What systemd itself says of the units of an installed package, in a root where it does not run."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

UNITS: Final = Path("usr/lib/systemd/system")
EXPOSED_AT_MOST: Final = {
    "lammer.service": 0.7,
    "lammer-check.service": 1.4,
    "lammer-session.service": 2.0,
    "lammer-notice.service": 4.5,
    "lammer-confirm.service": 4.5,
    "lammer-display.service": 7.7,
}
"""The exposure of each service, as `systemd-analyze security` counts it, from 0 to 10; Xorg runs as root."""
_EXPOSURE: Final = re.compile(r"exposure level for \S+: ([0-9.]+)")


class FaultyUnits(Exception):
    """What systemd objects to, or why it cannot be asked."""


def prove_units(root: Path) -> dict[str, float]:
    """Return how exposed each service is. Raises `FaultyUnits` at the first objection of systemd's."""
    if shutil.which("systemd-analyze") is None:
        raise FaultyUnits("the units cannot be verified: systemd-analyze is not installed")
    names = sorted(path.name for path in (root / UNITS).glob("lammer*"))
    services = {name for name in names if name.endswith(".service")}
    if services != set(EXPOSED_AT_MOST):
        raise FaultyUnits(f"other services than those known: {sorted(services ^ set(EXPOSED_AT_MOST))}")
    _verify(root, names)
    exposed = {name: _exposure(root / UNITS / name) for name in EXPOSED_AT_MOST}
    for name, exposure in exposed.items():
        if exposure > EXPOSED_AT_MOST[name]:
            raise FaultyUnits(f"{name}: exposed by {exposure}, at most {EXPOSED_AT_MOST[name]}")
    return exposed


def _verify(root: Path, names: list[str]) -> None:
    """Have the units verified with the programs that they call, next to the targets of this machine."""
    lent = root / "run" / "systemd" / "system"
    lent.mkdir(parents=True)
    try:
        for target in Path("/", UNITS).glob("*.target"):
            shutil.copy(target, lent)
        said = _ask("verify", f"--root={root}", "--man=no", *names)
    finally:
        shutil.rmtree(lent.parent)
    if said:
        raise FaultyUnits(said)


def _exposure(unit: Path) -> float:
    said = _ask("security", "--offline=true", "--no-pager", str(unit))
    found = _EXPOSURE.search(said)
    if found is None:
        raise FaultyUnits(f"{unit.name}: {said}")
    return float(found[1])


def _ask(*arguments: str) -> str:
    """Return what `systemd-analyze` says. Raises `FaultyUnits` if it fails."""
    done = subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode:
        raise FaultyUnits(said)
    return said
