"""Reads the repository as it lies on disk: its files, and the syntax trees of its modules."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Module:
    """One Python file: its dotted name, whether it is a package, and its syntax tree."""

    name: str
    is_package: bool
    tree: ast.Module

    @property
    def part(self) -> str:
        """The floor's folder, or the file directly under `terminal`: `rules` of `terminal.rules.cards`."""
        return self.name.split(".")[1] if "." in self.name else ""


def parse(name: str, source: str, *, is_package: bool = False) -> Module:
    """Return a module from its source text."""
    return Module(name, is_package, ast.parse(source))


def python_modules(folder: str) -> tuple[Module, ...]:
    """Return every module below a folder of the product, by name; the trees are kept, and shared."""
    below = folder.replace("/", ".")
    return tuple(module for module in kept_modules() if f"{module.name}.".startswith(f"{below}."))


@cache
def kept_modules() -> tuple[Module, ...]:
    """Return every module of the product, by name; read once, and kept until `cache_clear`.

    Nothing of a million new objects is garbage: to search them for it took five times the making.
    """
    searched = gc.isenabled()
    gc.disable()
    try:
        return tuple(read_modules("terminal"))
    finally:
        if searched:
            gc.enable()


def read_modules(folder: str) -> Iterator[Module]:
    """Yield every module below a folder of the repository, by name."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = list(path.relative_to(ROOT).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        yield parse(name, path.read_text(encoding="utf-8"), is_package=is_package)


def imports(module: Module) -> Iterator[str]:
    """Yield the dotted names that a module imports, wherever in it the import stands, relative ones resolved.

    Of `from a import b` both `a` and `a.b` are given: `b` may be a module of its own.
    """
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node)
            yield base
            for alias in node.names:
                yield f"{base}.{alias.name}"


def _base(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = module.name.split(".")
    climb = node.level - 1 if module.is_package else node.level
    package = package[: len(package) - climb]
    return ".".join([*package, node.module] if node.module else package)


def docstrings(tree: ast.Module) -> set[int]:
    """Return the identities of the constants that are docstrings, so that a search can pass them over."""
    places = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, places) and node.body and isinstance(node.body[0], ast.Expr)
    }


def ignored_names() -> list[str]:
    """Return the names and patterns of `.gitignore`, plus git's own folder."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return [".git", *(line.rstrip("/") for line in lines if line and not line.startswith(("#", "!")))]


def repository_files(folder: Path = ROOT) -> Iterator[Path]:
    """Yield every file that belongs to the repository; works in a clone, an archive, and without git."""
    patterns = ignored_names()
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in patterns):
            continue
        if path.is_dir():
            yield from repository_files(path)
        else:
            yield path
