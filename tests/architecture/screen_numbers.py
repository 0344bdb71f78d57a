"""Count the numbers in the code of the screen: `python -m tests.architecture.screen_numbers [least]`.

A panel states its parts; its sizes come from the tokens in `theme` or from shares. Every number other than
0, 1 and -1 counts, in two groups: what draws (`theme`, the felt, and the widgets with the vocabulary of
layout), and all the rest. Files with at least `least` numbers are listed one by one.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter

from tests.architecture.modules import Module, python_modules

SCREEN = "terminal.screen"
DRAWS = ("theme", "felt", "widgets")
PLAIN = (0, 1)
LEAST = 20


def numbers(tree: ast.AST) -> int:
    """Return how many numbers other than 0, 1 and -1 are written in a syntax tree."""
    return sum(
        isinstance(node, ast.Constant) and type(node.value) in {int, float} and node.value not in PLAIN
        for node in ast.walk(tree)
    )


def draws(module: Module) -> bool:
    """Return whether a module belongs to what draws."""
    return module.name.removeprefix(f"{SCREEN}.").split(".")[0] in DRAWS


def counted() -> dict[str, Counter[str]]:
    """Return the numbers of each module of the screen, in the two groups."""
    groups: dict[str, Counter[str]] = {"draws": Counter(), "states": Counter()}
    for module in python_modules("terminal/screen"):
        groups["draws" if draws(module) else "states"][module.name] = numbers(module.tree)
    return groups


def main(least: int) -> None:
    """Print both groups, with the files that have the most numbers."""
    groups = counted()
    for group, modules in groups.items():
        print(f"{group}: {modules.total()}")
        for name, count in modules.most_common():
            if count >= least:
                print(f"  {count:4} {name}")
    print(f"all: {sum(modules.total() for modules in groups.values())}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LEAST)
