"""Modules that lie in one file of the program are imported as those that lie in their folders."""

from __future__ import annotations

import importlib
import py_compile
import sys
import traceback
from pathlib import Path

import pytest

from tests.packaging.releases import load

SOURCES = {
    "tableware/__init__.py": "",
    "tableware/chips.py": "from tableware.games.six import NAME\nVALUE = f'{NAME} {__name__} {__file__}'\n",
    "tableware/games/__init__.py": "WHO = __name__",
    "tableware/games/six.py": "NAME = 'six'\n\n\ndef fail():\n    raise ValueError(NAME)\n",
}


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Pack a few modules, and have them found where they were packed."""
    own, compiled = load("own_modules"), {}
    for place, source in SOURCES.items():
        path = tmp_path / "sources" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
        made = py_compile.compile(str(path), cfile=str(path.with_suffix(".pyc")), dfile=place, doraise=True)
        compiled[place.replace(".py", ".pyc")] = Path(str(made))
    packed = own.pack(compiled)
    assert packed == own.pack(dict(reversed(compiled.items())))
    (tmp_path / own.PACKED).write_bytes(packed)
    monkeypatch.setattr(sys, "meta_path", [own.OwnModules(tmp_path), *sys.meta_path])
    for name in [name for name in sys.modules if name.partition(".")[0] == "tableware"]:
        monkeypatch.delitem(sys.modules, name)
    return bytes(packed)


@pytest.mark.usefixtures("packed")
def test_a_module_and_its_packages_are_found_in_the_file_alone(tmp_path: Path) -> None:
    chips = importlib.import_module("tableware.chips")
    assert f"six tableware.chips {tmp_path}/tableware/chips.pyc" == chips.VALUE
    games = sys.modules["tableware.games"]
    assert games.__path__ == [f"{tmp_path}/tableware/games"]
    assert (games.WHO, games.__package__) == ("tableware.games", "tableware.games")
    with pytest.raises(ModuleNotFoundError, match=r"tableware\.cards"):
        importlib.import_module("tableware.cards")


@pytest.mark.usefixtures("packed")
def test_what_is_none_of_ours_is_left_to_python() -> None:
    assert sys.meta_path[0].find_spec("json", None) is None


@pytest.mark.usefixtures("packed")
def test_a_fault_names_the_file_and_the_line() -> None:
    six = importlib.import_module("tableware.games.six")
    with pytest.raises(ValueError, match="six") as raised:
        six.fail()
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (last.filename, last.lineno, last.name) == ("tableware/games/six.py", 5, "fail")
