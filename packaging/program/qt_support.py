"""Compiles the part of PySide6 that is written in Python and kept as source text within its library.

Every start would compile it anew. Where PySide6 finds the folder `files.dir` it takes the modules from there.
"""

from __future__ import annotations

import py_compile
import subprocess
import sys
from pathlib import Path

FOLDER = "shiboken6/files.dir"
"""Where PySide6 looks for them, by the place in the program."""
_UNPACK = """
import sys, shiboken6, shibokensupport
kept = shibokensupport.__loader__.zfile
kept.extractall(sys.argv[1], [name for name in kept.namelist() if name.startswith("shibokensupport/")])
print(shiboken6.Shiboken.__file__)
"""


def compile_support(folder: Path) -> dict[str, tuple[Path, str]]:
    """Compile the modules into a folder; return each by its place in the program, with what it is made from.

    They are of the library itself, of which the bill of materials is told.
    """
    sources = folder / "sources"
    asked = [sys.executable, "-c", _UNPACK, str(sources)]
    library = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    compiled = {}
    for source in sorted(sources.rglob("*.py")):
        place = source.relative_to(sources)
        made = folder / "compiled" / place.with_suffix(".pyc")
        py_compile.compile(
            *(str(source), str(made), str(place)),
            doraise=True,
            optimize=0,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        compiled[f"{FOLDER}/{place.with_suffix('.pyc')}"] = made, library
    return compiled
