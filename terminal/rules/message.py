"""A sentence for a person, kept apart from its values so that any language can say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from terminal.rules.record import Record

_NO_PARAMS: Mapping[str, object] = MappingProxyType({})

JOIN: Final = ", "
"""What stands between several values, in English."""

Wording = Callable[[str], str]
"""A language: returns what it says for an English template, with the same places."""


def english(template: str) -> str:
    """Return a template as it is written: in English."""
    return template


class Message(Record):
    """An English template with named places, and what goes into them.

    `template` is the key of its own translation, so it must be a literal where it is written.
    `params` holds plain values, or other messages that are rendered (or translated) first; a tuple of either
    is joined as the language joins words.
    """

    template: str
    params: Mapping[str, object] = _NO_PARAMS

    def __init__(self, template: str, params: Mapping[str, object] = _NO_PARAMS) -> None:
        """Take both; written out, since an act makes many."""
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "params", params)

    def render(self, wording: Wording = english) -> str:
        """Return the sentence in a language; in English, which scripts and JSON speak, if none is given."""
        params = {name: render(value, wording) for name, value in self.params.items()}
        return wording(self.template).format(**params)


def render(value: object, wording: Wording = english) -> object:
    """Return a message as text in a language, and several values joined as it joins them; else the value."""
    if isinstance(value, tuple):
        return wording(JOIN).join(str(render(one, wording)) for one in value)
    return value.render(wording) if isinstance(value, Message) else value
