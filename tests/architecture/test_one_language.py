"""No language but English stands in the code: all others come from the catalogues, keyed by the English."""

from __future__ import annotations

import ast
import re

from tests.architecture.modules import python_modules

CHINESE = re.compile("[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")


def test_no_chinese_stands_in_the_code() -> None:
    found = [
        node.value
        for module in python_modules("terminal")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CHINESE.search(node.value)
    ]
    assert not found
