"""A sentence for a person, kept apart from its values so that any language can say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

_NO_PARAMS: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """An English template with named places, and what goes into them.

    `template` is the key of its own translation, so it must be a literal where it is written.
    `params` holds plain values, or other messages that are rendered (or translated) first.
    """

    template: str
    params: Mapping[str, object] = field(default_factory=lambda: _NO_PARAMS)

    def render(self) -> str:
        """Return the English sentence."""
        return self.template.format(**{name: render(value) for name, value in self.params.items()})


def render(value: object) -> object:
    """Return a message as English text; anything else as it is."""
    return value.render() if isinstance(value, Message) else value
