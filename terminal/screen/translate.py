"""Turns the core's messages and the screen's own words into the language of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from terminal.rules.message import Message

CONTEXT = "lammer"


def tr(text: str) -> str:
    """The translation of a literal English text; without one, the text itself."""
    return QCoreApplication.translate(CONTEXT, text)


def say(message: Message) -> str:
    """A message of the core in the language of the table, its inner messages included."""
    params = {
        name: say(value) if isinstance(value, Message) else value for name, value in message.params.items()
    }
    return tr(message.template).format(**params)
