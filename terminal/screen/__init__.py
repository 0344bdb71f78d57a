"""What people see and touch. The only folder that imports Qt."""

import builtins
import sys

# PySide6 puts itself in the way of every later import: it reads the source of each module, to look for a
# switch of its own, and keeps it. Nobody here uses that switch; without it a start saves 50 ms and 9 MB.
_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import

# The hashes of OpenSSL take 3.7 MB and 4 ms; those that Python brings hash the few rows of an act in 0.01 ms.
if "hashlib" not in sys.modules:
    sys.modules["_hashlib"] = None  # type: ignore[assignment]
    import hashlib  # noqa: F401
    import hmac  # noqa: F401

    del sys.modules["_hashlib"]

# asyncio takes in all of TLS if it is there, and does without it if not. Nothing here speaks over a network.
if "ssl" not in sys.modules and "asyncio" not in sys.modules:
    sys.modules["ssl"] = None  # type: ignore[assignment]
    import asyncio  # noqa: F401

    del sys.modules["ssl"]
