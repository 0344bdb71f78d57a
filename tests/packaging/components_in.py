"""Compares a program's bill of materials with its files: each belongs to one component with a licence."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

TEXT = "lammer:licence-text"
NOT_LISTED = {"MANIFEST", "MANIFEST.minisig"}
"""What names all files is named by none."""
SHORTEST = 300
"""Characters of a licence text; what is shorter only names one."""
NAMED_ALONE = {"click-default-group"}
"""Components whose authors have given up every right, and have published no text."""


def faults_of(program: Path) -> list[str]:
    """Return what is wrong: files of no component or of two, components without a licence text."""
    bill = json.loads((program / "sbom.cdx.json").read_text(encoding="utf-8"))
    files = {
        path.relative_to(program).as_posix() for path in program.rglob("*") if not path.is_dir()
    } - NOT_LISTED
    owned: Counter[str] = Counter()
    faults = []
    for component in bill["components"]:
        name = component["name"]
        owned.update(one["location"] for one in component.get("evidence", {}).get("occurrences", []))
        texts = [one["value"] for one in component["properties"] if one["name"] == TEXT]
        whole = "".join(
            (program / text).read_text(encoding="utf-8") for text in texts if (program / text).exists()
        )
        if name not in NAMED_ALONE and len(whole) < SHORTEST:
            faults.append(f"{name} has no licence text")
    faults += [f"{file} belongs to no component" for file in sorted(files - set(owned))]
    faults += [f"{file} belongs to two components" for file, times in sorted(owned.items()) if times > 1]
    faults += [f"{file} is not there" for file in sorted(set(owned) - files)]
    return faults
