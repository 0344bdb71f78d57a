"""The repository keeps its shape: what lies where, and what no file may hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.modules import ROOT, Module, parse, python_modules, read_modules, repository_files

TOP_LEVEL = {
    "terminal", "resources", "layouts", "tests", "packaging", ".ci",
    "pyproject.toml", "Makefile", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore",
}  # fmt: skip

# Written so that no pattern finds itself here.
FORBIDDEN = {
    "a package registry's address": re.compile(
        r"https?://[\w.-]*(?:[p]ypi|[p]ythonhosted|[d]ebian\.org|[u]buntu\.com|[n]pmjs)"
    ),
    "a path of one machine": re.compile(
        r"(?<![\w.$}~-])/(?:[w]ork|[f]arm|[r]oot|[h]ome/\w+|[t]mp|[o]pt)/|[b]ash_jobs"
    ),
}
TRANSLATORS = {"tr", "both", "joined", "Message"}
MOST_LINES = 600
"""Of one file, which is one thing."""


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text file of the repository with its name."""
    for path in repository_files():
        try:
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def forbidden_lines(text: str) -> list[str]:
    """Return what a text holds that belongs to one machine or to a registry, with the line."""
    return [
        f"line {number}: {what}"
        for number, line in enumerate(text.splitlines(), start=1)
        for what, pattern in FORBIDDEN.items()
        if pattern.search(line)
    ]


def translated(module: Module) -> Iterator[tuple[int, ast.expr]]:
    """Yield the text that each translation is asked for, with its line."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in TRANSLATORS:
            yield node.lineno, node.args[0]


def built_templates(module: Module) -> list[int]:
    """Return the lines where a text is put together before its translation is looked up."""
    return [line for line, text in translated(module) if _is_built(text)]


def unwritten_texts(module: Module) -> list[int]:
    """Return the lines that ask for the translation of anything but a literal, in the code or of a game."""
    return [line for line, text in translated(module) if not _is_written(text)]


def _is_written(text: ast.expr) -> bool:
    match text:
        case ast.Constant(value=str()) | ast.Attribute(attr="name" | "caption" | "six_name"):
            return True
        case ast.BoolOp(values=values):
            return all(map(_is_written, values))
    return False


def _is_built(argument: ast.expr) -> bool:
    if isinstance(argument, ast.Call):
        return isinstance(argument.func, ast.Attribute) and argument.func.attr == "format"
    return isinstance(argument, ast.JoinedStr | ast.BinOp)


def test_the_top_level_holds_what_it_may_and_nothing_else() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in repository_files()} <= TOP_LEVEL


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    assert [f"{name}, {fault}" for name, text in texts() for fault in forbidden_lines(text)] == []


@pytest.mark.parametrize("host", ["py" + "pi.org", "files.python" + "hosted.org", "deb.deb" + "ian.org"])
def test_a_registry_address_is_seen(host: str) -> None:
    assert forbidden_lines(f"see https://{host}/simple")


@pytest.mark.parametrize(
    "folder", ["/ro" + "ot/x", "/ho" + "me/someone/x", "/t" + "mp/x", "cd /wo" + "rk/main"]
)
def test_a_path_of_one_machine_is_seen(folder: str) -> None:
    assert forbidden_lines(f"path = {folder}")


@pytest.mark.parametrize(
    "text", ["build/tmp/x", "and/or", "/usr/share/fonts", "$HOME/opt/x", "https://example.com"]
)
def test_an_ordinary_path_is_no_fault(text: str) -> None:
    assert forbidden_lines(text) == []


@pytest.mark.parametrize("folder", ["terminal", "tests", "packaging"])
def test_every_module_opens_with_a_sentence_that_says_what_it_is_for(folder: str) -> None:
    silent = [module.name for module in read_modules(folder) if not ast.get_docstring(module.tree)]
    assert silent == []


def test_no_file_of_the_product_is_longer_than_one_thing_may_be() -> None:
    files = {path: path.read_text("utf-8").count("\n") for path in (ROOT / "terminal").rglob("*.py")}
    assert {path.relative_to(ROOT): lines for path, lines in files.items() if lines > MOST_LINES} == {}


def test_no_translated_text_is_built_before_it_is_looked_up() -> None:
    found = {module.name: built_templates(module) for module in python_modules("terminal")}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "call", ['tr(f"Pay box {box}")', 'Message(f"{x}")', 'tr("Box " + n)', 'tr("%s" % n)']
)
def test_a_built_text_is_seen(call: str) -> None:
    assert built_templates(parse("terminal.screen.sample", call)) == [1]


@pytest.mark.parametrize(
    "call", ['tr("Pay box {box}").format(box=box)', "tr(message.template)", 'Message("Pay", x)']
)
def test_a_literal_or_stored_text_is_no_fault(call: str) -> None:
    assert built_templates(parse("terminal.screen.sample", call)) == []


def test_every_text_of_the_screen_is_a_literal_where_it_is_translated() -> None:
    # Only `say` looks up what is stored: the core's messages, each a literal where it is made.
    # `both`, and in `words` the title of the main button, hand on the literal that they are given.
    found = {module.name: unwritten_texts(module) for module in python_modules("terminal/screen")}
    assert {name: len(lines) for name, lines in found.items() if lines} == {
        "terminal.screen.translate": 2,
        "terminal.screen.words": 1,
    }


@pytest.mark.parametrize("call", ["tr(words)", "tr(WORDS[action])", "tr(str(n))", "Message(text)"])
def test_a_text_that_is_no_literal_is_seen(call: str) -> None:
    assert unwritten_texts(parse("terminal.screen.sample", call)) == [1]


def test_a_literal_text_is_found() -> None:
    assert unwritten_texts(parse("terminal.screen.sample", 'tr("Pay {box}").format(box=box)')) == []
