"""Makes the mutants: every change that Cosmic Ray's default operators know, and a sample drawn by a seed."""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tests.mutation.scope import ROOT

Position = tuple[int, int]
"""A line and a column."""

EQUIVALENTS = Path(__file__).with_name("equivalents.toml")


@dataclass(frozen=True)
class Mutant:
    """One change to one file of the program."""

    path: Path
    operator: str
    occurrence: int
    """Which of the operator's places in the file."""
    line: int
    function: str
    """The function that is changed, with its class: `Slice.key`; empty for what runs at the import."""
    place: str
    """Where no change can matter: `annotation`, or `marker` for a bare star among parameters; else empty."""
    before: str
    """The line as it is, without its indentation."""

    @cached_property
    def source(self) -> str:
        """The whole file with the change in it."""
        return _mutated(self.path, self.operator, self.occurrence)

    @cached_property
    def after(self) -> str:
        """The line as the mutant has it, without its indentation."""
        old, new = _text(self.path).splitlines(), self.source.splitlines()
        if len(old) != len(new):
            return ""
        return next((line.strip() for was, line in zip(old, new, strict=True) if was != line), "")

    @cached_property
    def compiles(self) -> bool:
        """Whether it is a program at all; some changes, as of a star among parameters, are none."""
        try:
            compile(self.source, self.file, "exec")
        except SyntaxError:
            return False
        return True

    @property
    def file(self) -> str:
        """The path below the repository."""
        return str(self.path.relative_to(ROOT))

    @property
    def what(self) -> str:
        """The change for a person to read."""
        return f"{self.file}:{self.line} {self.function or 'at import'}: {self.before}  ->  {self.after}"


def all_mutants(paths: Iterable[Path]) -> list[Mutant]:
    """Return every mutant of these files, by all operators that work without settings of their own."""
    operators = {name: get_operator(name) for name in operator_names()}
    return [
        mutant
        for path in paths
        for mutant in _mutants(
            path, {name: each() for name, each in operators.items() if not each.arguments()}
        )
    ]


def draw(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return `count` of the mutants, in the order of their lots.

    A mutant's lot depends on the seed and on its own words alone: work elsewhere, or a file that moves, does
    not reshuffle the others. What is no program, or is listed as equivalent, takes no part.
    """
    equivalents = Equivalents()
    seen: Counter[str] = Counter()
    lots: list[tuple[str, Mutant]] = []
    for mutant in mutants:
        words = "|".join((mutant.function, mutant.before, mutant.operator))
        seen[words] += 1
        lot = hashlib.sha256(f"{seed}|{words}|{seen[words]}".encode()).hexdigest()
        lots.append((lot, mutant))
    lots.sort(key=lambda pair: pair[0])
    drawn: list[Mutant] = []
    for _, mutant in lots:
        if len(drawn) == count:
            break
        if mutant.compiles and not equivalents.hold(mutant):
            drawn.append(mutant)
    return drawn


class Equivalents:
    """The mutants that change nothing anybody could see: `equivalents.toml` lists them with the reasons."""

    def __init__(self) -> None:
        self._listed = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["equivalent"]

    def hold(self, mutant: Mutant) -> bool:
        """Return whether the mutant is listed."""
        return any(self._matches(listed, mutant) for listed in self._listed)

    @staticmethod
    def _matches(listed: dict[str, str], mutant: Mutant) -> bool:
        if "place" in listed:
            return listed["place"] == mutant.place
        if listed.get("operator", mutant.operator) != mutant.operator:
            return False
        if listed.get("before", mutant.before) != mutant.before:
            return False
        return listed.get("after", mutant.after) == mutant.after


def _mutants(path: Path, operators: dict[str, Any]) -> Iterator[Mutant]:
    text = _text(path)
    lines = text.splitlines()
    functions, places = _functions(text), [*_annotations(text), *_markers(text)]
    nodes = list(ast_nodes(get_ast(text)))
    for name, operator in operators.items():
        positions = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, (line, column) in enumerate(positions):
            yield Mutant(
                path=path,
                operator=name.partition("/")[2],
                occurrence=occurrence,
                line=line,
                function=next((named for first, last, named in functions if first <= line <= last), ""),
                place=next((place for first, last, place in places if first <= (line, column) < last), ""),
                before=lines[line - 1].strip(),
            )


def _mutated(path: Path, operator: str, occurrence: int) -> str:
    source = mutate_code(_text(path), get_operator(f"core/{operator}")(), occurrence)
    if source is None:
        raise ValueError(f"{operator} has no place {occurrence} in {path}")
    return source


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _functions(text: str) -> list[tuple[int, int, str]]:
    """Return first line, last line and name of each function's body, inner ones first."""
    found: list[tuple[int, int, str]] = []

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{prefix}{child.name}"
                visit(child, f"{name}.<locals>.")
                found.append((child.body[0].lineno, child.end_lineno or child.lineno, name))
            else:
                visit(child, f"{prefix}{child.name}." if isinstance(child, ast.ClassDef) else prefix)

    visit(ast.parse(text), "")
    return found


def _annotations(text: str) -> list[tuple[Position, Position, str]]:
    """Return from where to where the annotations of parameters, results and local names reach."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
            found += [each.annotation for each in ast.walk(node.args) if isinstance(each, ast.arg)]
            found += [each.annotation for each in ast.walk(node) if isinstance(each, ast.AnnAssign)]
    return [
        ((each.lineno, each.col_offset), (each.end_lineno or 0, each.end_col_offset or 0), "annotation")
        for each in found
        if each is not None
    ]


def _markers(text: str) -> list[tuple[Position, Position, str]]:
    """Return where the bare stars stand after which parameters are given by name alone."""
    return [
        (leaf.start_pos, leaf.end_pos, "marker")
        for leaf in ast_nodes(get_ast(text))
        if leaf.type == "operator"
        and leaf.value in ("*", "/")
        and leaf.parent.type in ("parameters", "param", "operator")
    ]
