"""No language but English stands in the code: second lines come from one catalogue, keyed by the English."""

from __future__ import annotations

import ast
import json
import re

from tests.architecture.modules import ROOT, python_modules

CHINESE = re.compile("[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")
JOINTS = {"{call} {extra}", "{points} {call}"}
"""Texts that only put others together."""
CATALOGUE = ROOT / "resources" / "translations" / "second-lines.json"


def literals() -> set[str]:
    """Return every text that is written out in the product's code."""
    return {
        node.value
        for module in python_modules("terminal")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_chinese_stands_in_the_code() -> None:
    found = [text for text in literals() if CHINESE.search(text)]
    assert not found


def test_every_entry_of_the_catalogue_is_keyed_by_a_text_of_the_code() -> None:
    lines = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    stale = sorted(set(lines) - literals())
    assert not stale
    assert all(CHINESE.search(line) for text, line in lines.items() if text not in JOINTS)


def test_a_second_line_has_the_places_of_its_english_or_fewer() -> None:
    lines = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    for text, line in lines.items():
        assert set(re.findall(r"\{(\w+)\}", line)) <= set(re.findall(r"\{(\w+)\}", text)), text
