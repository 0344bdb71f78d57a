"""Finds Lammer's own modules in one file of the program; PyInstaller runs this before the program itself.

A start imports some four hundred of them. Looked for in their folders, opened and read one by one, they take
longer to be found than to be run. Here they are all known at once, and only what is imported is looked at.
"""

from __future__ import annotations

import marshal
import mmap
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

PACKED = "terminal.modules"
"""The file with the modules: the length of its index, the index, and then the code of each module."""
LENGTH_DIGITS = 8
WITHOUT_REFERENCES = 2
"""The last form of marshalled data in which the same data are always the same bytes."""
PYC_HEAD = 16
"""Bytes of a compiled module before its code."""
PACKAGE = "__init__"


def pack(compiled: dict[str, Path]) -> bytes:
    """Return the file for compiled modules, each by its place in the program: `terminal/rules/cards.pyc`."""
    index: dict[str, tuple[str, bool, int, int]] = {}
    codes = []
    begins = 0
    for place, path in sorted(compiled.items()):
        code = path.read_bytes()[PYC_HEAD:]
        *folders, stem = place.removesuffix(".pyc").split("/")
        is_package = stem == PACKAGE
        name = ".".join(folders if is_package else [*folders, stem])
        index[name] = place, is_package, begins, begins + len(code)
        codes.append(code)
        begins += len(code)
    head = marshal.dumps(index, WITHOUT_REFERENCES)
    return b"".join([len(head).to_bytes(LENGTH_DIGITS, "little"), head, *codes])


class OwnModules:
    """Finds and loads the modules of one packed file, as Python asks any finder and loader to."""

    def __init__(self, program: Path) -> None:
        with (program / PACKED).open("rb") as file:
            stored = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        head = LENGTH_DIGITS + int.from_bytes(stored[:LENGTH_DIGITS], "little")
        self._index: dict[str, tuple[str, bool, int, int]] = marshal.loads(stored[LENGTH_DIGITS:head])
        self._codes = stored[head:]
        self._program = str(program)

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return where a module is and who loads it; None for any module but Lammer's own."""
        if name not in self._index:
            return None
        place = self.get_filename(name)
        spec = ModuleSpec(name, self, origin=place, is_package=self.is_package(name))  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place.rpartition("/")[0])
        return spec

    def create_module(self, _spec: ModuleSpec) -> None:
        """Leave it to Python to make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name: str) -> CodeType:
        """Return the code of a module."""
        _, _, begins, ends = self._index[name]
        code: CodeType = marshal.loads(self._codes[begins:ends])
        return code

    def get_filename(self, name: str) -> str:
        """Return where the module would lie as a file of its own."""
        return f"{self._program}/{self._index[name][0]}"

    def get_source(self, _name: str) -> None:
        """Return that there is no source here."""

    def is_package(self, name: str) -> bool:
        """Return whether a module is a package."""
        return self._index[name][1]


if getattr(sys, "frozen", False):
    sys.meta_path.insert(0, OwnModules(Path(sys.prefix)))
