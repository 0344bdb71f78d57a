"""What the tests of the screen share: windows that nobody looks at need not be painted."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest
from PySide6.QtWidgets import QWidget

from terminal.screen.felt.felt import Felt
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.window import MainWindow


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open windows that take touches, lay out and show all as ever, and paint nothing.

    Two thirds of what a touch costs is paint. It is for tests that ask what is on record, in a view or on
    a key; that every panel and scene can be painted is held by the tests of looks. A picture fails the test.
    """
    for kind in (MainWindow, TrainingWindow, Felt):
        monkeypatch.setattr(kind, "show", _show_unpainted)
    monkeypatch.setattr(QWidget, "grab", _no_picture)
    monkeypatch.setattr(QWidget, "render", _no_picture)


def _show_unpainted(window: QWidget) -> None:
    window.setUpdatesEnabled(False)
    window.setVisible(True)


def _no_picture(widget: QWidget, *_: Any) -> NoReturn:
    raise AssertionError(f"{type(widget).__name__} is not painted here, so there is no picture of it")
