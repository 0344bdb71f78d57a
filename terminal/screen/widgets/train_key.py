"""The key by which a terminal goes over to training."""

from __future__ import annotations

from typing import Final, Unpack

from terminal.screen.theme import Type
from terminal.screen.translate import both
from terminal.screen.widgets.parts import KeyOptions, KeyPart, title_key

TRAIN: Final = "train"
"""The name of the key."""


def train_key(**how: Unpack[KeyOptions]) -> KeyPart:
    """Return the key, with what it does in the other language under it."""
    title, second = both("Train on this terminal")
    return title_key(TRAIN, title, "repeat", second, size=Type.BODY, **how)
