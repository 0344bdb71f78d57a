"""The pepper: a secret file that the system hands over at the start, apart from the staff file."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from terminal.ledger.system_words import why_failed
from terminal.rules.message import Message
from terminal.table.people.keys import Pepper
from terminal.table.people.staff_file import StaffError

CREDENTIAL: Final = "lammer-pepper"
"""The name of the credential, as `LoadCredential=lammer-pepper:…` of systemd hands it over."""

_FOLDER: Final = "CREDENTIALS_DIRECTORY"
_ONLY_TO_READ: Final = 0o400
_SHORTEST: Final = 16
_LONGEST: Final = 4096

PepperSource = Callable[[], Pepper | None]
"""Gives the pepper, None where the house has none. Raises `StaffError` if it should be there and is not."""


def no_pepper() -> None:
    """Return that the house has no pepper."""


def handed_over(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return where systemd has put the pepper, if it was asked to."""
    folder = environment.get(_FOLDER)
    if not folder:
        return None
    path = Path(folder) / CREDENTIAL
    return path if path.exists() else None


def pepper_in(path: Path) -> PepperSource:
    """Return what reads the pepper from a file each time that somebody signs."""
    return lambda: read_pepper(path)


def read_pepper(path: Path) -> Pepper:
    """Return the pepper in a file.

    Raises `StaffError` if it is missing, too short, or can be written or be read by others.
    """
    try:
        with path.open("rb") as file:
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
            secret = file.read(_LONGEST + 1)
    except OSError as error:
        raise StaffError(
            Message(
                "The pepper {path} of the staff file cannot be read ({detail}). No PIN was counted as wrong. "
                "Bring it back; if it is lost, put a new staff file in place, and the table asks for the "
                "sealed code.",
                {"path": str(path), "detail": why_failed(error)},
            )
        ) from error
    if mode != _ONLY_TO_READ:
        raise StaffError(
            Message(
                "The pepper {path} is not for its owner alone to read. No PIN was counted as wrong. "
                "Put that right with: chmod 400 {path}",
                {"path": str(path)},
            )
        )
    if not _SHORTEST <= len(secret) <= _LONGEST:
        raise StaffError(
            Message(
                "The pepper {path} has to hold {least} to {most} bytes. No PIN was counted as wrong. "
                "Bring back the right one.",
                {"path": str(path), "least": _SHORTEST, "most": _LONGEST},
            )
        )
    return Pepper(secret)


def pepper_named(name: str, source: PepperSource) -> Pepper | None:
    """Return the pepper that a sealed key names; None for a key that was sealed without one.

    Raises `StaffError` if the house has no pepper or another one.
    """
    if not name:
        return None
    pepper = source()
    if pepper is None:
        raise StaffError(
            Message(
                "The staff file was sealed with a pepper, and none is handed over. "
                "No PIN was counted as wrong. Name it in the profile, or have systemd load it as "
                "{credential}.",
                {"credential": CREDENTIAL},
            )
        )
    if pepper.id != name:
        raise StaffError(
            Message(
                "The staff file was sealed with another pepper than the one handed over. "
                "No PIN was counted as wrong. Bring back the right one.",
                {},
            )
        )
    return pepper
