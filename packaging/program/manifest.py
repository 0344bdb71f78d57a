"""Writes and signs the manifest of a program: its name, and hash, mode and place of every file.

The first line is `# lammer NAME TIME`; then one line a file, `SHA-256 MODE PLACE`, and one a folder,
`folder MODE PLACE`, in the order of their places. `lammer-check` reads it with a shell and coreutils.
"""

from __future__ import annotations

import re
import subprocess
from hashlib import file_digest
from pathlib import Path

MANIFEST = "MANIFEST"
SIGNATURE = "MANIFEST.minisig"
FOLDER = "folder"
_PLACE = re.compile(r"[A-Za-z0-9._+@/-]+")


class ManifestError(RuntimeError):
    """A program that no manifest can name, or that could not be signed."""


def write_manifest(program: Path, name: str, built: int) -> None:
    """Write the manifest of a program; `built` is the time of its commit, in seconds of Unix time.

    Raises `ManifestError` for a link, and for a name that a shell might misread.
    """
    lines = [f"# lammer {name} {built}"]
    places = {path.relative_to(program).as_posix(): path for path in program.rglob("*")}
    for place, path in sorted(places.items()):
        if place in (MANIFEST, SIGNATURE):
            continue
        if path.is_symlink() or not _PLACE.fullmatch(place):
            raise ManifestError(f"{place}: a link, or a name that the manifest cannot hold")
        mode = f"{path.stat().st_mode & 0o7777:o}"
        if path.is_dir():
            lines.append(f"{FOLDER} {mode} {place}")
        else:
            with path.open("rb") as file:
                lines.append(f"{file_digest(file, 'sha256').hexdigest()} {mode} {place}")
    (program / MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")


def sign(program: Path, key: Path, name: str, built: int) -> None:
    """Sign the manifest with a secret key of minisign, which asks for its password where it has one."""
    told = f"lammer {name} {built}"
    command = [
        "minisign",
        "-S",
        "-s",
        str(key),
        "-m",
        str(program / MANIFEST),
        "-x",
        str(program / SIGNATURE),
    ]
    done = subprocess.run([*command, "-t", told, "-c", "the manifest of Lammer"], check=False)
    if done.returncode:
        raise ManifestError(f"the manifest could not be signed with {key}")
