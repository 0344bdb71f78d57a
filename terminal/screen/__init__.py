"""What people see and touch. The only folder that imports Qt."""

import builtins
import importlib
import sys

# PySide6 puts itself in the way of every later import: it reads the source of each module, to look for a
# switch of its own, and keeps it. Nobody here uses that switch; without it a start saves 50 ms and 9 MB.
_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import


def import_without(left_out: str, name: str) -> None:
    """Import a module as if another, which it takes in if that is there and does without if not, were not."""
    if left_out not in sys.modules and name not in sys.modules:
        sys.modules[left_out] = None  # type: ignore[assignment]
        importlib.import_module(name)
        del sys.modules[left_out]


# All of TLS. Nothing here speaks over a network.
import_without("ssl", "asyncio")
