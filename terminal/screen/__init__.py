"""What people see and touch. The only folder that imports Qt."""

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# PySide6 puts itself in the way of every later import: it reads the source of each module, to look for a
# switch of its own, and keeps it. Nobody here uses that switch; without it a start saves 50 ms and 9 MB.
_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import


@contextmanager
def left_out(name: str) -> Iterator[None]:
    """Import, in this context, as if a module were not there; one that is imported already stays."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[name]


# asyncio takes in all of TLS if it is there, and does without it if not. Nothing here speaks over a network.
with left_out("ssl"):
    import asyncio  # noqa: F401

# The hashes of OpenSSL take 4 MB and 4 ms; those that Python brings hash the rows of an act in 0.01 ms.
with left_out("_hashlib"):
    import hashlib  # noqa: F401
    import hmac  # noqa: F401
