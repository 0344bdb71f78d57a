"""Finds the screen of the players' display by its name, and never takes the dealer's own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QScreen

from terminal.screen.translate import tr


def find_screen(name: str, screens: Sequence[QScreen], dealers: QScreen | None) -> QScreen | str:
    """Return the screen of that name, or as text why nothing can be shown on it."""
    named = [screen for screen in screens if screen.name() == name]
    if not named:
        there = tr(", ").join(screen.name() for screen in screens if screen is not dealers)
        if there:
            return tr("There is no screen {name}. There is: {there}.").format(name=name, there=there)
        return tr("There is no screen {name}, and no other than the dealer’s.").format(name=name)
    if len(named) > 1:
        return tr("More than one screen is named {name}.").format(name=name)
    if dealers is None or named[0] is dealers:
        return tr("{name} is the dealer’s own screen.").format(name=name)
    if named[0].geometry().intersects(dealers.geometry()):
        return tr("{name} shows the same as the dealer’s own screen.").format(name=name)
    return named[0]
