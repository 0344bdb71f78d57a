"""Finds every text of the product that is translated, in its syntax trees.

A text is written out where `tr`, `both`, `second_line`, `joined` or `Message` takes it, or it is handed on:
by a constant, a choice between texts, a loop over texts, or the parameter of a function, whose callers write
it out then. The texts of a game stand in its literal. Whatever else one of these takes cannot be found, and
so could not be translated; it is reported.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tests.architecture.modules import python_modules

TAKERS: Mapping[str, int] = {
    **dict.fromkeys(("tr", "both", "second_line", "joined", "chinese", "chinese_first", "Message"), 0),
    **dict.fromkeys(("chinese_under", "english_under"), 0),
    "in_language": 1,
}
"""Who takes a text to translate, and as which argument."""
GAME, GAME_TEXTS = "Game", ("name", "caption", "six_name")
"""The literals of the games, and their fields with texts."""
TEMPLATE = "template"
"""The field of a `Message`, whose text was found where that one is written."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Found:
    """A text and where it was found first."""

    text: str
    where: str


@dataclass
class Extracted:
    """The texts by their English, and the places of those that cannot be found."""

    texts: dict[str, Found] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class _Unit:
    """A module with what its names stand for."""

    name: str
    calls: list[ast.Call]
    functions: Mapping[ast.AST, Function | None]
    """The function that each expression, and each function, stands in."""
    bound: Mapping[tuple[Function | None, str], list[ast.expr]]
    """What is bound to a name, in a function or in the module."""


def extract() -> Extracted:
    """Return the texts of the product."""
    return _Search([_unit(module.name, module.tree) for module in python_modules("terminal")]).run()


def extract_from(sources: Mapping[str, str]) -> Extracted:
    """Return the texts of modules that are given by their names."""
    return _Search([_unit(name, ast.parse(source)) for name, source in sources.items()]).run()


def _unit(name: str, tree: ast.Module) -> _Unit:
    calls: list[ast.Call] = []
    functions: dict[ast.AST, Function | None] = {}
    bound: dict[tuple[Function | None, str], list[ast.expr]] = {}

    def visit(node: ast.AST, scope: Function | None) -> None:
        if isinstance(node, ast.expr | Function):
            functions[node] = scope
        if isinstance(node, ast.Call):
            calls.append(node)
        inner = node if isinstance(node, Function) else scope
        for target, value in _bindings(node):
            for bound_name, one in _names(target, value):
                bound.setdefault((scope, bound_name), []).append(one)
        for child in ast.iter_child_nodes(node):
            visit(child, inner)

    visit(tree, None)
    return _Unit(name, calls, functions, bound)


def _names(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names of what is bound, each with what it may be bound to."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple):
        for place, part in enumerate(target.elts):
            for one in list(_place_of(value, place)) or [value]:
                yield from _names(part, one)


def _bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield what a statement binds, each with what it may be bound to."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield target, value
        case ast.For(target=target, iter=source) | ast.comprehension(target=target, iter=source):
            yield from ((target, one) for one in _members(source))


def _place_of(value: ast.expr, place: int) -> Iterator[ast.expr]:
    """Yield what a place of a tuple may hold."""
    match value:
        case ast.Tuple(elts=parts) if place < len(parts):
            yield parts[place]
        case ast.IfExp(body=body, orelse=orelse):
            yield from _place_of(body, place)
            yield from _place_of(orelse, place)


def _members(source: ast.expr) -> Iterator[ast.expr]:
    """Yield what a loop goes over, as far as it is written out."""
    match source:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            yield from parts
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]):
            for part in _members(inner):
                yield ast.Tuple(elts=[ast.Constant(0), part], ctx=ast.Load())
        case _:
            yield ast.Subscript(value=source, slice=ast.Constant(0), ctx=ast.Load())


class _Search:
    """One search through all modules; a function that hands a parameter on becomes a taker itself."""

    def __init__(self, units: list[_Unit]) -> None:
        self._units = units
        self._takers: dict[tuple[str | None, str], tuple[int, str]] = {
            (None, name): (place, "") for name, place in TAKERS.items()
        }
        """By module (None for all) and name: the place of the argument, and its keyword."""
        self._found = Extracted()

    def run(self) -> Extracted:
        """Search until no further function is found that hands a text on."""
        for unit in self._units:
            for call in (each for each in unit.calls if _name(each.func) == GAME):
                for keyword in call.keywords:
                    if keyword.arg in GAME_TEXTS:
                        self._note(unit, keyword.value)
        done: set[ast.Call] = set()
        while True:
            known = len(self._takers)
            for unit in self._units:
                for call in unit.calls:
                    taken = self._taken(unit, call)
                    if taken is not None and call not in done:
                        done.add(call)
                        self._note(unit, taken)
            if len(self._takers) == known:
                self._found.lost.sort()
                return self._found

    def _taken(self, unit: _Unit, call: ast.Call) -> ast.expr | None:
        """Return the text that a call takes; None if it takes none."""
        name = _name(call.func)
        taker = self._takers.get((unit.name, name)) or self._takers.get((None, name))
        if taker is None:
            return None
        place, word = taker
        by_word = [keyword.value for keyword in call.keywords if keyword.arg == word and word]
        if by_word:
            return by_word[0]
        return call.args[place] if place < len(call.args) else None

    def _note(self, unit: _Unit, node: ast.expr) -> None:
        for text, line in self._texts(unit, node, node, frozenset()):
            if text is None:
                self._found.lost.append(f"{unit.name}:{line}: {ast.unparse(node)}")
            elif text:
                self._found.texts.setdefault(text, Found(text, unit.name))

    def _texts(
        self, unit: _Unit, node: ast.expr, at: ast.expr, seen: frozenset[ast.expr]
    ) -> Iterator[tuple[str | None, int]]:
        """Yield each text that an expression may be, None for one that cannot be found, with its line."""
        line = getattr(at, "lineno", 0)
        if node in seen:
            return
        seen |= {node}
        match node:
            case ast.Constant(value=str() as text):
                yield text, line
            case ast.IfExp(body=body, orelse=orelse):
                yield from self._all(unit, (body, orelse), at, seen)
            case ast.BoolOp(values=values):
                yield from self._all(unit, values, at, seen)
            case ast.Attribute(attr=attr) if attr == TEMPLATE or attr in GAME_TEXTS:
                return
            case ast.Subscript(value=ast.Dict(values=values)):
                yield from self._all(unit, values, at, seen)
            case ast.Subscript(value=ast.Tuple(elts=values)):
                yield from self._all(unit, values, at, seen)
            case ast.Subscript(value=ast.Name() as name):
                yield from self._members_of(unit, name, at, seen)
            case ast.Name():
                yield from self._named(unit, node, at, seen)
            case _:
                yield None, line

    def _all(
        self, unit: _Unit, nodes: Iterable[ast.expr], at: ast.expr, seen: frozenset[ast.expr]
    ) -> Iterator[tuple[str | None, int]]:
        for node in nodes:
            yield from self._texts(unit, node, at, seen)

    def _members_of(
        self, unit: _Unit, name: ast.Name, at: ast.expr, seen: frozenset[ast.expr]
    ) -> Iterator[tuple[str | None, int]]:
        values = self._bound(unit, name.id, at)
        for value in values:
            match value:
                case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
                    yield from self._all(unit, parts, at, seen)
                case _:
                    yield None, getattr(at, "lineno", 0)
        if not values:
            yield None, getattr(at, "lineno", 0)

    def _named(
        self, unit: _Unit, name: ast.Name, at: ast.expr, seen: frozenset[ast.expr]
    ) -> Iterator[tuple[str | None, int]]:
        function = unit.functions.get(at)
        values = self._bound(unit, name.id, at)
        if values:
            yield from self._all(unit, values, at, seen)
        elif function is not None and _hands_on(function, name.id):
            self._add_taker(unit, function, name.id)
        else:
            yield None, getattr(at, "lineno", 0)

    def _bound(self, unit: _Unit, name: str, at: ast.expr) -> list[ast.expr]:
        function = unit.functions.get(at)
        while function is not None:
            values = unit.bound.get((function, name))
            if values:
                return values
            if _hands_on(function, name):
                return []
            function = unit.functions.get(function)
        return unit.bound.get((None, name), [])

    def _add_taker(self, unit: _Unit, function: Function, name: str) -> None:
        arguments = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        method = bool(arguments) and arguments[0] in ("self", "cls")
        place = arguments.index(name) - method if name in arguments else len(arguments)
        own = unit.name if function.name.startswith("_") else None
        self._takers.setdefault((own, function.name), (place, name))


def _hands_on(function: Function, name: str) -> bool:
    """Return whether a function has a parameter of that name."""
    arguments = function.args
    return any(
        argument.arg == name for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    )


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
    return ""
