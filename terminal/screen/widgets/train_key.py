"""The key by which a terminal goes over to training."""

from __future__ import annotations

from typing import Final, Unpack

from terminal.screen.theme import Type
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.parts import KeyOptions, KeyPart, title_key

TRAIN: Final = "train"
"""The name of the key."""


def train_key(**how: Unpack[KeyOptions]) -> KeyPart:
    """Return the key, with what it does in the other language under it."""
    return title_key(
        TRAIN,
        tr("Train on this terminal"),
        "repeat",
        second=second_line("Train on this terminal"),
        size=Type.BODY,
        **how,
    )
