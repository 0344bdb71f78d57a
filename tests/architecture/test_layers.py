"""The house stands: imports go down only, and what is pure stays pure."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator

import pytest

from tests.architecture.modules import ROOT, Module, docstrings, imports, parse, python_modules

FLOORS = {
    "rules": 0,
    "rounds": 1,
    "ledger": 2,
    "table": 3,
    "reports": 3,
    "training": 4,
    "devices": 4,
    "screen": 5,
    "cli": 6,
    "cli_answers": 6,
    "cli_installed": 6,
    "cli_parser": 6,
    "cli_processes": 6,
    "cli_teaching": 6,
    "cli_training": 6,
    "cli_verify": 6,
    "__main__": 6,
}
SCREEN_FEATURES = {
    *("dealing", "insurance", "settlement", "irregularities", "approval", "recall"),
    *("reports", "staff", "day", "board", "training"),
}
"""The folders of the screen that each hold one thing people do; none of them knows another."""
SCREEN_SHELL = {
    *("app", "faults", "first_picture", "keys", "presenter", "screen_view", "speech", "touches", "window"),
    *("later_panels", "read_ahead", "running_table", "training_app"),
}
"""The files of the screen that put the features together."""
PURE = ("rules", "rounds")
RECORDS = "msgspec"
"""Makes the frozen records of `rounds` in a fraction of the time that dataclasses take, and no more there."""
QT_PACKAGES = {"PySide6", "shiboken6", "qasync"}
SQL_PACKAGES = {"sqlite3", "sqlite_utils", "apsw", "sqlalchemy"}
IMPORT_NAMES = {
    "PySide6-Essentials": "PySide6",
    "sqlite-utils": "sqlite_utils",
    "argon2-cffi": "argon2",
    "PyNaCl": "nacl",
}

# Modules through which a clock, chance, a file, another process or the outside world would come in.
IMPURE_MODULES = {
    "asyncio", "builtins", "ctypes", "fcntl", "getpass", "glob", "io", "locale", "logging", "mmap",
    "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "select", "shelve",
    "shutil", "signal", "site", "socket", "ssl", "subprocess", "sys", "sysconfig", "tempfile", "threading",
    "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "compile", "breakpoint"}
CLOCK_METHODS = {"now", "today", "utcnow"}
DYNAMIC_IMPORTS = {"import_module", "__import__", "exec_module", "iter_modules", "walk_packages"}
KEEPS_PLAIN_IMPORT = "terminal.screen"
"""Puts Python's own import back after PySide6 has replaced it, and imports nothing by it."""
SQL = re.compile(
    r"\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\S+\s+SET\s|DELETE\s+FROM\s|PRAGMA\s|SAVEPOINT\s"
    r"|CREATE\s+(TEMP\s+|UNIQUE\s+)?(TABLE|INDEX|TRIGGER|VIEW)\s|DROP\s|ALTER\s+TABLE\s|BEGIN\s+IMMEDIATE)"
)

Check = Callable[[Module], Iterator[str]]


def own_imports(module: Module) -> Iterator[str]:
    """Yield the folders or files of `terminal` that a module imports, its own left out."""
    for name in imports(module):
        parts = name.split(".")
        if parts[0] == "terminal" and len(parts) > 1 and parts[1] != module.part:
            yield parts[1]


def foreign_imports(module: Module) -> set[str]:
    """Return the top names of what a module imports from outside the product."""
    return {name.split(".")[0] for name in imports(module)} - {"terminal"}


def called_names(module: Module) -> Iterator[str]:
    """Yield the names of the plain functions that a module calls."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def attributes(module: Module) -> Iterator[str]:
    """Yield the names of all attributes that a module reads."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute):
            yield node.attr


def upward_imports(module: Module) -> Iterator[str]:
    """Yield the imports that do not go down: up, or to a sibling on the same floor."""
    if not module.part:
        yield from (f"imports {part}, and terminal itself imports nothing" for part in own_imports(module))
        return
    floor = FLOORS[module.part]
    for part in own_imports(module):
        # Other names come from `from terminal import x`, and mean the root of the house.
        if part in FLOORS and FLOORS[part] >= floor and floor < FLOORS["cli"]:
            yield f"imports {part} (floor {FLOORS[part]}) from floor {floor}"


def screen_floor(name: str) -> int:
    """Return a module's floor inside the screen: 0 its kit, 1 a feature, 2 what composes them."""
    part = screen_part(name)
    return 2 if part in SCREEN_SHELL else int(part in SCREEN_FEATURES)


def screen_part(name: str) -> str:
    """Return the folder or file right under `screen`; empty for `screen` itself."""
    return ".".join(name.split(".")[2:3])


def upward_in_the_screen(module: Module) -> Iterator[str]:
    """Yield the imports inside the screen that go up, or from one feature to another."""
    if module.part != "screen":
        return
    floor, own = screen_floor(module.name), screen_part(module.name)
    for name in imports(module):
        part = screen_part(name)
        if not name.startswith("terminal.screen.") or part == own:
            continue
        there = screen_floor(name)
        if there > floor or there == floor == 1:
            yield f"imports {name} (floor {there}) from floor {floor} of the screen"


def homeless(module: Module) -> Iterator[str]:
    """Yield a folder or file that stands on no floor."""
    if module.part and module.part not in FLOORS:
        yield f"{module.part} has no floor"


def qt_outside_the_screen(module: Module) -> Iterator[str]:
    """Yield Qt anywhere but in `screen`: the composition root too reaches it only through there."""
    if module.part != "screen":
        yield from (f"imports {name}" for name in foreign_imports(module) & QT_PACKAGES)


def sql_outside_the_ledger(module: Module) -> Iterator[str]:
    """Yield a database package, or a statement written out, anywhere but in `ledger`."""
    if module.part == "ledger":
        return
    yield from (f"imports {name}" for name in foreign_imports(module) & SQL_PACKAGES)
    passed_over = docstrings(module.tree)
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in passed_over:
            continue
        if SQL.match(node.value):
            yield f"line {node.lineno} holds SQL: {node.value[:40]!r}"


def impurities(module: Module) -> Iterator[str]:
    """Yield a clock, chance, a file or a package from outside in what must be a function of its arguments."""
    if module.part not in PURE:
        return
    found = foreign_imports(module)
    allowed = sys.stdlib_module_names | ({RECORDS} if module.part == "rounds" else set())
    yield from (f"imports {name}, not of the standard library" for name in found - allowed)
    yield from (f"imports {name}" for name in found & IMPURE_MODULES)
    yield from (f"calls {name}()" for name in called_names(module) if name in IMPURE_CALLS)
    yield from (f"reads a clock: .{name}" for name in attributes(module) if name in CLOCK_METHODS)


def undeclared_packages(module: Module) -> Iterator[str]:
    """Yield an import that the dependencies in pyproject.toml do not promise."""
    found = foreign_imports(module) - sys.stdlib_module_names - declared_packages()
    yield from (f"imports {name}, which pyproject.toml does not name" for name in found)


def hidden_imports(module: Module) -> Iterator[str]:
    """Yield an import by a string, which no reader and no other test here can follow."""
    named = {*called_names(module), *attributes(module), *(name.split(".")[-1] for name in imports(module))}
    kept = {"__import__"} if module.name == KEEPS_PLAIN_IMPORT else set()
    yield from (f"uses {name}" for name in named & DYNAMIC_IMPORTS - kept)


def declared_packages() -> set[str]:
    """Return the import names of the run-time dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[<>=!~;\[ ]", line)[0] for line in project["dependencies"]]
    return {IMPORT_NAMES.get(name, name) for name in names}


def faults(check: Check, modules: Iterable[Module]) -> list[str]:
    """Return what a check finds, each with its module."""
    return [f"{module.name}: {fault}" for module in modules for fault in check(module)]


CHECKS: tuple[Check, ...] = (
    homeless,
    upward_imports,
    upward_in_the_screen,
    qt_outside_the_screen,
    sql_outside_the_ledger,
    impurities,
    undeclared_packages,
    hidden_imports,
)


def test_the_walk_reaches_the_lowest_floor() -> None:
    names = {module.name for module in python_modules("terminal")}
    assert {"terminal", "terminal.rules.cards", "terminal.rules.games"} <= names


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_module_stands_where_it_may(check: Check) -> None:
    assert faults(check, python_modules("terminal")) == []


@pytest.mark.parametrize(
    ("check", "name", "source"),
    [
        (homeless, "terminal.utils.text", ""),
        (upward_imports, "terminal.rules.cards", "from terminal.rounds import state"),
        (upward_imports, "terminal.rules.cards", "from terminal import ledger"),
        (upward_imports, "terminal.rules.cards", "from ..rounds import state"),
        (upward_imports, "terminal.rules.cards", "def late() -> None:\n    import terminal.screen"),
        (
            upward_imports,
            "terminal.table.session.table_session",
            "from terminal.reports.shift import shift_report",
        ),
        (upward_imports, "terminal.devices.shoe", "from terminal.training import coach"),
        (upward_imports, "terminal.screen.window", "from terminal.cli import main"),
        (upward_in_the_screen, "terminal.screen.words", "from terminal.screen.dealing.views import DealView"),
        (upward_in_the_screen, "terminal.screen.words", "from terminal.screen import presenter"),
        (upward_in_the_screen, "terminal.screen.felt.item", "from terminal.screen.window import MainWindow"),
        (upward_in_the_screen, "terminal.screen.day.day_end", "import terminal.screen.presenter"),
        (upward_in_the_screen, "terminal.screen.day.day_end", "from terminal.screen.staff import touches"),
        (qt_outside_the_screen, "terminal.cli", "from PySide6.QtWidgets import QApplication"),
        (qt_outside_the_screen, "terminal.table.session.table_session", "import qasync"),
        (sql_outside_the_ledger, "terminal.reports.shift", "import sqlite3"),
        (sql_outside_the_ledger, "terminal.reports.shift", "query = 'SELECT seq FROM events'"),
        (
            sql_outside_the_ledger,
            "terminal.table.people.staff",
            "f'UPDATE {table} SET pin = 1'\nx = 'PRAGMA wal'",
        ),
        (impurities, "terminal.rules.shoe", "import random"),
        (impurities, "terminal.rules.shoe", "from os.path import join"),
        (impurities, "terminal.rules.shoe", "import msgspec"),
        (impurities, "terminal.rounds.state", "text = open('x').read()"),
        (impurities, "terminal.rounds.state", "from datetime import datetime\nat = datetime.now()"),
        (undeclared_packages, "terminal.reports.shift", "import numpy"),
        (hidden_imports, "terminal.rules.game", "from importlib import import_module"),
        (hidden_imports, "terminal.rules.game", "__import__('terminal.screen')"),
    ],
)
def test_each_check_sees_its_fault(check: Check, name: str, source: str) -> None:
    assert faults(check, [parse(name, source)])


@pytest.mark.parametrize(
    ("check", "name", "source"),
    [
        (
            upward_imports,
            "terminal.screen.window",
            "from terminal.table.session.table_session import TableSession",
        ),
        (upward_imports, "terminal.cli", "from terminal.screen.window import run"),
        (upward_in_the_screen, "terminal.screen.window", "from terminal.screen.app import run_table"),
        (upward_in_the_screen, "terminal.screen.day.day_end", "from terminal.screen.words import steps_of"),
        (upward_in_the_screen, "terminal.screen.day.day_end", "from terminal.screen.day import copying"),
        (upward_imports, "terminal.rounds.state", "from terminal.rounds.events import BetPlaced"),
        (
            sql_outside_the_ledger,
            "terminal.table.session.table_session",
            '"""SELECT is a word of this docstring."""',
        ),
        (impurities, "terminal.rules.odds", "from fractions import Fraction\nfrom datetime import date"),
        (impurities, "terminal.rounds.state", "from msgspec import Struct"),
    ],
)
def test_no_check_sees_a_fault_where_none_is(check: Check, name: str, source: str) -> None:
    assert faults(check, [parse(name, source)]) == []


def circles(modules: Iterable[Module]) -> list[list[str]]:
    """Return the circles of files: each a list of modules that lead back to one another."""
    own = {module.name: set(imports(module)) for module in modules}
    left = {name: {other for other in named & own.keys() if other != name} for name, named in own.items()}
    while True:
        # A module that imports none of the others, or that none imports, is in no circle.
        imported = set().union(*left.values())
        ends = {name for name, named in left.items() if not named or name not in imported}
        if not ends:
            return [sorted(left)] if left else []
        left = {name: named - ends for name, named in left.items() if name not in ends}


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(python_modules("terminal")) == []


def test_a_circle_of_files_is_seen() -> None:
    sources = {"a": "import b", "b": "from c import x", "c": "def late():\n    import a", "d": "import a"}
    assert circles(parse(name, source) for name, source in sources.items()) == [["a", "b", "c"]]


BEING_RENAMED = {"Insured", "Played", "Table"}
"""Names of classes that still stand for two things; the panels and the reports give them up."""


def class_names(modules: Iterable[Module]) -> dict[str, list[str]]:
    """Return the modules in which each name of a class is defined."""
    names: dict[str, list[str]] = {}
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                names.setdefault(node.name, []).append(module.name)
    return names


def test_no_name_of_a_class_stands_for_two_things() -> None:
    twice = {name: where for name, where in class_names(python_modules("terminal")).items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in BEING_RENAMED} == {}
