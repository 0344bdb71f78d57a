"""What the program leaves out is imported by nothing in it."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.architecture.modules import ROOT, read_modules
from tests.packaging.releases import load
from tests.packaging.test_requirements import pins

IMPORT_ALL = """
import importlib, json, sys
from terminal.screen import app  # the screen comes before all else of Qt
for name in json.load(sys.stdin):
    importlib.import_module(name)
print(json.dumps(sorted(sys.modules)))
"""
INSTALLED_BY_US = {"pip", "setuptools", "pkg_resources"}
"""What makes an environment lies in every one, and is no package of the program."""


def test_no_module_that_is_left_out_is_imported() -> None:
    names = [module.name for module in read_modules("terminal") if not module.name.endswith("__main__")]
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        input=json.dumps(names),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(json.loads(done.stdout))
    assert set(names) <= imported
    left_out = set(load("left_out").UNUSED_MODULES)
    # An optional import of a package that happens to be there is none that the program needs: see below.
    # What stands in the place of Pillow is not that: see `terminal/reports/no_pictures.py`.
    assert sorted((left_out - {"defusedxml", "PIL"}) & imported) == []
    assert {name for name in imported if name.partition(".")[0] == "PIL"} == {"PIL", "PIL.Image"}


def test_nothing_that_is_left_out_is_a_package_of_the_program() -> None:
    left_out = {name.replace("_", "-").lower() for name in load("left_out").UNUSED_MODULES} - INSTALLED_BY_US
    assert sorted(left_out & set(pins("run.txt"))) == []


def test_of_qt_what_the_program_imports_is_kept() -> None:
    is_wanted = load("left_out").is_wanted
    for place in (
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt/translations/qtbase_zh_TW.qm",
        "argon2_cffi-25.1.0.dist-info/METADATA",
    ):
        assert is_wanted(place, "BINARY"), place
    for place in ("PySide6/Qt/translations/qtbase_de.qm", "argon2_cffi-25.1.0.dist-info/RECORD"):
        assert not is_wanted(place, "DATA"), place
    assert not is_wanted("libQt6Core.so.6", "SYMLINK")
