"""Turns the core's messages and the screen's own words into the languages of the table.

The second line that stands next to the English, as on the felt, comes from one catalogue that is keyed by
the English text: `resources/translations/second-lines.json`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication

from terminal.rules.message import Message
from terminal.table.setup.data_dirs import resources_folder

CONTEXT = "lammer"
CATALOGUE = "translations/second-lines.json"


class Bilingual(NamedTuple):
    """A text in the language of the table, and its second line; empty where the catalogue has none."""

    text: str
    second: str


def tr(text: str) -> str:
    """Return the translation of a literal English text; without one, the text itself."""
    return QCoreApplication.translate(CONTEXT, text)


def say(message: Message) -> str:
    """Return a message of the core in the language of the table, its inner messages included."""
    params = {
        name: say(value) if isinstance(value, Message) else value for name, value in message.params.items()
    }
    return tr(message.template).format(**params)


def second_line(words: str | Message) -> str:
    """Return the second line of a literal English text or of a message; empty if the catalogue has none."""
    if isinstance(words, str):
        return second_lines().get(words, "")
    template = second_lines().get(words.template, "")
    params = {
        name: second_line(value) if isinstance(value, Message) else value
        for name, value in words.params.items()
    }
    return template.format(**params)


def both(text: str, **params: object) -> Bilingual:
    """Return a literal English text in the language of the table, with its second line."""
    return Bilingual(tr(text).format(**params), second_line(text).format(**params))


def joined(text: str) -> str:
    """Return a word of the felt with its second line behind it; it is the same in every language."""
    return f"{text} {second_line(text)}"


@cache
def second_lines() -> dict[str, str]:
    """Return the catalogue: second lines by their English text."""
    return msgspec.json.decode((resources_folder() / CATALOGUE).read_bytes(), type=dict[str, str])
