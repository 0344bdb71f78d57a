"""Motion: how long each takes, by what curve, and one that can be ended at once where it ends by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle

CHIP: Final = 120
CARD: Final = 160
TAG: Final = 100
PANEL: Final = 120
"""Milliseconds."""

FIRST_STRENGTH: Final = 0.5
"""How strong a thing that fades in is in its first frame: what has been done can be read from there on."""


class Motion(QVariantAnimation):
    """A motion from 0 to 1 that slows down towards its end.

    It moves only a picture: what it shows has been done, and takes touches, before it begins.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._land: Callable[[], None] | None = None
        self._step: Callable[[float], None] | None = None
        self.valueChanged.connect(self._go)
        self.finished.connect(self._put_down)

    @property
    def running(self) -> bool:
        """Whether it is under way: what it shows is not yet the still picture."""
        return self._land is not None

    def begin(self, milliseconds: int, step: Callable[[float], None], land: Callable[[], None]) -> None:
        """Start, and end the one before: `step` shows how far it has come, `land` the still picture."""
        self.end()
        self.setDuration(milliseconds)
        self._step, self._land = step, land
        step(0.0)  # Qt tells of changes alone, and the first value is often none
        self.start()

    def end(self) -> None:
        """Show the still picture now; nothing if no motion is under way."""
        if self._land is not None:
            self.stop()
            self._put_down()

    def _go(self, share: float) -> None:
        if self._step is not None:
            self._step(share)

    def _put_down(self) -> None:
        land, self._land, self._step = self._land, None, None
        if land is not None:
            land()


def strength(share: float) -> float:
    """Return how strong a thing that fades in is, `share` of its way."""
    return FIRST_STRENGTH + (1.0 - FIRST_STRENGTH) * share


def wanted_by(style: QStyle) -> bool:
    """Return whether the style of a desktop lets things move.

    A person who cannot bear motion has said so for all programs.
    """
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415 - slow to import, and no table needs it to be painted

    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
