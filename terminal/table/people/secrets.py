"""PINs and badge codes: which are taken, and how PINs of earlier files are compared."""

from __future__ import annotations

import secrets
from itertools import pairwise

from terminal.rounds.refusal import Refusal, refuse
from terminal.table.people.keys import SALT_BYTES

_SHORTEST_BADGE = 6
_LONGEST_BADGE = 128


def pin_matches(hashed: str, pin: str) -> bool:
    """Return whether a PIN is the one of a hash of earlier files; one that cannot be read matches nothing."""
    from argon2 import PasswordHasher  # noqa: PLC0415 - slow to import, and no table needs it to be painted
    from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415

    if not is_pin(pin):
        return False
    try:
        return PasswordHasher().verify(hashed, pin)
    except (VerificationError, InvalidHashError):
        return False


def is_pin(pin: str) -> bool:
    """Return whether a text is figures alone."""
    return pin.isascii() and pin.isdigit()


def new_salt() -> str:
    """Return a salt for the badges of one staff file, in hexadecimal."""
    return secrets.token_hex(SALT_BYTES)


def pin_refused(pin: str, digits: int, number: str) -> Refusal | None:
    """Return why a PIN cannot be taken for a staff number; the refusal never repeats it."""
    if len(pin) != digits or not is_pin(pin):
        return refuse("pin_length", "A PIN has {digits} digits.", digits=digits)
    if _too_plain(pin) or number in pin or pin in number:
        return refuse(
            "pin_too_plain",
            "This PIN is too easy to guess: no run, no repetition, not the staff number. Choose another.",
        )
    return None


def _too_plain(pin: str) -> bool:
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    if len(steps) == 1 and steps <= {0, 1, 9}:
        return True
    return any(pin == (pin[:period] * len(pin))[: len(pin)] for period in range(1, len(pin) // 2 + 1))


def badge_refused(code: str) -> Refusal | None:
    """Return why a badge's code cannot be taken; the refusal never repeats it."""
    if not _SHORTEST_BADGE <= len(code) <= _LONGEST_BADGE or not code.isprintable():
        return refuse(
            "badge_code",
            "A badge's code has {least} to {most} characters.",
            least=_SHORTEST_BADGE,
            most=_LONGEST_BADGE,
        )
    return None
