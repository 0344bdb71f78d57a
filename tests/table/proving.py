"""People who prove who they are, or fail to, in a few words."""

from __future__ import annotations

from terminal.table.people.staff import MOST_ATTEMPTS, Denied, Proof, Staff
from tests.table.pit import (
    DEALER,
    PINS,
    SHIFT_MANAGER,
    WRONG_PIN,
    Clocks,
)


def proof(staff: Staff, number: str = SHIFT_MANAGER) -> Proof:
    """Return somebody's proof, by the right PIN."""
    shown = staff.identify(number, PINS[number])
    assert isinstance(shown, Proof)
    return shown


def denied(staff: Staff, number: str, pin: str | None = WRONG_PIN) -> Denied:
    """Return what a wrong PIN is answered."""
    shown = staff.identify(number, pin)
    assert isinstance(shown, Denied)
    return shown


def lock(staff: Staff, clocks: Clocks, number: str = DEALER) -> Denied:
    """Guess until the number is locked."""
    for _ in range(MOST_ATTEMPTS - 1):
        assert not denied(staff, number).locked
        clocks.wait(60)
    return denied(staff, number)


def code(refusal: object) -> str | None:
    """Return the code of a refusal, None where nothing was refused."""
    return getattr(refusal, "code", None)
