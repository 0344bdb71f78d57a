"""The part of PySide6 that is written in Python is brought along compiled, as it is."""

from __future__ import annotations

import importlib.util
import marshal
from pathlib import Path
from types import CodeType

from tests.packaging.releases import load


def test_all_of_it_is_compiled_alike_wherever_it_is_made(tmp_path: Path) -> None:
    support = load("qt_support")
    first, second = (support.compile_support(tmp_path / name) for name in ("one", "another place"))
    assert {place: made.read_bytes() for place, (made, _) in first.items()} == {
        place: made.read_bytes() for place, (made, _) in second.items()
    }
    names = {place.removeprefix(f"{support.FOLDER}/shibokensupport/") for place in first}
    assert {"__init__.pyc", "feature.pyc", "signature/loader.pyc", "signature/parser.pyc"} <= names
    made, library = first[f"{support.FOLDER}/shibokensupport/signature/loader.pyc"]
    assert Path(library).parent.name == "shiboken6"
    head, code = made.read_bytes()[:16], marshal.loads(made.read_bytes()[16:])
    assert head.startswith(importlib.util.MAGIC_NUMBER)
    assert isinstance(code, CodeType)
    assert code.co_filename == "shibokensupport/signature/loader.py"
