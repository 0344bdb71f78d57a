"""What is installed is pinned: each package by version and hash, and never by where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.architecture.modules import ROOT

PINS = ROOT / "packaging" / "requirements"
EXTRAS = {
    "run.txt": ["build"],
    "dev.txt": ["build", "dev"],
    "mutate.txt": ["build", "dev", "mutate"],
    "package.txt": ["build", "package"],
}
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: \\)?$", re.MULTILINE)


def canonical(name: str) -> str:
    """Return a package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: str) -> dict[str, str]:
    """Return package and version of every pin in a requirement file."""
    return {
        canonical(name): version for name, version in PIN.findall((PINS / file).read_text(encoding="utf-8"))
    }


def asked_for(file: str) -> set[str]:
    """Return the packages that pyproject.toml names for a requirement file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in EXTRAS[file]:
        lines += project["optional-dependencies"][extra]
    return {canonical(re.split(r"[<>=!~;\[ ]", line)[0]) for line in lines}


def test_there_is_one_file_for_each_purpose() -> None:
    assert {path.name for path in PINS.iterdir()} == set(EXTRAS)


@pytest.mark.parametrize("file", EXTRAS)
def test_every_package_that_pyproject_names_is_pinned(file: str) -> None:
    assert asked_for(file) <= set(pins(file))


@pytest.mark.parametrize("file", EXTRAS)
def test_every_pin_has_its_hashes(file: str) -> None:
    text = (PINS / file).read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=[A-Za-z0-9])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    bare = [block.splitlines()[0] for block in blocks if block.strip() and "--hash=sha256:" not in block]
    assert bare == []


@pytest.mark.parametrize("file", EXTRAS)
def test_a_requirement_file_says_what_and_never_where(file: str) -> None:
    text = (PINS / file).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.search(r"://|^--|\s@\s", line)]
    assert lines == []


def test_the_files_agree_on_every_version() -> None:
    versions: dict[str, set[str]] = {}
    for file in EXTRAS:
        for name, version in pins(file).items():
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_qt_stays_below_the_release_that_aborts_on_python_3_11() -> None:
    assert pins("run.txt")["pyside6-essentials"].startswith("6.11.")


def test_every_dependency_says_why_it_is_there() -> None:
    lines = Path(ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    named = [line for line in lines if re.match(r'    "[A-Za-z0-9_-]+[<>=]', line)]
    assert len(named) >= len(asked_for("dev.txt") | asked_for("package.txt"))
    assert [line for line in named if " # " not in line] == []
