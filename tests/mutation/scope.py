"""Says what `make mutate` changes, and which tests answer for it."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREEN = ROOT / "terminal" / "screen"

TESTS = (
    "tests/rules",
    "tests/rounds",
    "tests/irregularities",
    "tests/layouts",
    "tests/scripts",
    "tests/table",
    "tests/reports",
    "tests/screen",
)
"""The tests that are asked. Each mutant meets those of them that reach its function."""

TESTS_OF_LITERALS = (
    "tests/screen/test_views_frozen.py",
    "tests/rules",
    "tests/rounds",
    "tests/irregularities/test_table.py",
)
"""The tests that answer for what runs at the import, such as the literal of a game."""

USES_QT = {"qtbot", "qapp"}
"""The fixtures by which a test has a window. Such tests are asked last: they are slow."""

QT_PACKAGES = {"PySide6", "shiboken6", "qasync"}
MAY_TRANSLATE = {"terminal.screen", "terminal.screen.translate"}
"""The one module that pure code of the screen may import although it imports Qt: it turns text into text."""


def files() -> list[Path]:
    """Return every file that is changed: the rules, the guidance, and the pure part of the screen."""
    rounds = ROOT / "terminal" / "rounds"
    guidance = [*rounds.glob("guidance*.py"), *rounds.glob("guidance/**/*.py")]
    return sorted({*(ROOT / "terminal" / "rules").rglob("*.py"), *guidance, *pure_screen_files()})


def pure_screen_files() -> list[Path]:
    """Return the files of the screen that import no Qt, neither themselves nor through others of it."""
    paths = {_name(path): path for path in SCREEN.rglob("*.py")}
    imported = {name: _imports(path) for name, path in paths.items()}
    with_qt = {
        name
        for name, names in imported.items()
        if name not in MAY_TRANSLATE and any(each.split(".")[0] in QT_PACKAGES for each in names)
    }
    while more := {name for name, names in imported.items() if name not in with_qt and names & with_qt}:
        with_qt |= more
    return [path for name, path in paths.items() if name not in with_qt | MAY_TRANSLATE]


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def files_of_tests() -> list[Path]:
    """Return every file of the tests that are asked."""
    return sorted(path for folder in TESTS for path in (ROOT / folder).rglob("test_*.py"))
