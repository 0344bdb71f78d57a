"""Packs what helps to find a fault into one file: versions, the doctor's page, and logs without their words.

Nothing of a person and nothing of a bet may leave the House: of a log only times, kinds of faults and places
in the program are kept, never the text of a message.
"""

from __future__ import annotations

import io
import platform
import re
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from terminal.table.installed.doctor import Diagnosis, page_of
from terminal.table.setup.profile import TableProfile
from terminal.table.setup.release import this_release

_TIME: Final = re.compile(r"^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:[+-]\d\d:?\d\d|Z)?")
_LEVEL: Final = re.compile(r"\b(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b")
_PLACE: Final = re.compile(
    r'^\s*File "[^"]*?((?:terminal|PySide6|qasync|asyncio)/[\w/.]+\.py)", line (\d+), in (\w+|<\w+>)$'
)
_KIND: Final = re.compile(
    r"^((?:[a-z_]+\.)*[A-Z]\w*(?:Error|Exception|Fault|Broken|Missing|Unreplayable|Warning))\b"
)
_CHECK: Final = re.compile(r"^\d+\t[\dTZ:-]+\t(?:good|stopped)\t[\w.+~-]*\t[^\t]*$")


def without_words(lines: Iterable[str]) -> list[str]:
    """Return of a log what is no text of a message: times with their levels, places, kinds of faults."""
    kept: list[str] = []
    for line in lines:
        time, place, kind = _TIME.match(line), _PLACE.match(line), _KIND.match(line)
        if time is not None:
            level = _LEVEL.search(line, time.end(), time.end() + len(" CRITICAL "))
            kept.append(f"{time.group()} {level.group() if level else ''}".rstrip())
        elif place is not None:
            kept.append(f"  {place.group(1)}, line {place.group(2)}, in {place.group(3)}")
        elif kind is not None:
            kept.append(f"  {kind.group(1)}")
    return kept


def contents(
    profile: TableProfile, diagnoses: Sequence[Diagnosis], logs: Iterable[Path], checks: Path
) -> dict[str, str]:
    """Return what goes into the bundle, by the name of its file there."""
    terms = profile.terms
    packed = {
        "doctor.txt": page_of(diagnoses) + "\n",
        "versions.txt": "\n".join(
            [
                f"lammer {this_release()}",
                f"python {platform.python_version()}",
                f"system {platform.platform()}",
                f"table of kind {profile.kind.value}: {terms.game}, {terms.layout}, decks {terms.decks}",
                "",
            ]
        ),
    }
    for log in sorted(logs):
        packed[f"logs/{log.name}"] = "\n".join(without_words(_lines_of(log))) + "\n"
    known = [line for line in _lines_of(checks) if _CHECK.match(line)]
    if known:
        packed["checks.log"] = "\n".join(known) + "\n"
    return packed


def pack(files: Mapping[str, str], target: Path) -> None:
    """Write the bundle, where nothing is yet. Raises an `OSError` if it cannot be written."""
    with target.open("xb") as file, tarfile.open(fileobj=file, mode="w:gz") as archive:
        for name, text in files.items():
            content = text.encode()
            entry = tarfile.TarInfo(f"lammer-support/{name}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))


def _lines_of(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return []
