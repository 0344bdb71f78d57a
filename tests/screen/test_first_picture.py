"""The picture of the last start: shown where it fits, passed over where it does not, never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.screen import first_picture
from terminal.screen.first_picture import (
    FirstPicture,
    as_painted,
    keep,
    key_of,
    screen_of_table,
    show_first_picture,
)

GREEN = QColor("#123456")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Path:
    """Return a cache folder of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def picture() -> QImage:
    """Return a window's picture, all of one colour."""
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    image.fill(GREEN)
    return image


def profile(tmp_path: Path, text: str = 'id = "BA-07"') -> Path:
    """Return a profile's file; only that it is there, and when it was changed, matters here."""
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_first_start_of_a_table_finds_none() -> None:
    assert show_first_picture(None) is None


@pytest.mark.parametrize("full_screen", [True, False])
def test_the_next_start_shows_what_was_kept_in_the_same_way(
    qtbot: QtBot, tmp_path: Path, full_screen: bool
) -> None:
    table = profile(tmp_path)
    keep(table, picture(), key=key_of(table, screen_of_table()), full_screen=full_screen)
    window = show_first_picture(table)
    assert window is not None
    qtbot.addWidget(window)
    assert window.isVisible()
    assert window.isFullScreen() is full_screen
    assert window.grab().toImage().pixelColor(10, 10) == GREEN


def test_a_window_is_kept_as_it_was_painted_last_without_painting_it_again(qtbot: QtBot) -> None:
    painted: list[None] = []

    class Green(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            painted.append(None)
            QPainter(self).fillRect(self.rect(), GREEN)

    window = Green()
    qtbot.addWidget(window)
    window.resize(320, 200)
    window.show()
    qtbot.waitUntil(lambda: bool(painted))
    before = len(painted)
    kept = as_painted(window)
    assert len(painted) == before
    assert kept.size() == window.size()
    assert kept.pixelColor(10, 10) == GREEN
    assert as_painted(window) == window.grab().toImage()


def test_a_picture_of_a_screen_with_fine_pixels_fills_it_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    window = show_first_picture(None)
    assert window is not None
    qtbot.addWidget(window)
    monkeypatch.setattr(FirstPicture, "devicePixelRatio", lambda _window: 2.0)
    shown = window.grab().toImage()
    assert shown.pixelColor(159, 99) == GREEN
    assert shown.pixelColor(161, 50) != GREEN


def test_a_picture_of_another_table_screen_or_profile_is_not_shown(tmp_path: Path) -> None:
    table = profile(tmp_path)
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    assert show_first_picture(table) is None
    keep(table, picture(), key=key_of(table, "640x480 at 1"), full_screen=False)
    assert show_first_picture(table) is None


def test_a_changed_profile_is_not_shown_as_it_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = profile(tmp_path)
    keep(table, picture(), key=key_of(table, screen_of_table()), full_screen=False)
    window = show_first_picture(table)
    assert window is not None
    qtbot.addWidget(window)
    monkeypatch.setattr(first_picture, "changed", lambda path: "1")
    assert show_first_picture(table) is None


def test_a_damaged_picture_is_passed_over_and_made_again(qtbot: QtBot, cache: Path) -> None:
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    (kept,) = (cache / "lammer").iterdir()
    kept.write_bytes(kept.read_bytes()[:5000])
    assert show_first_picture(None) is None
    kept.write_bytes(b"")
    assert show_first_picture(None) is None
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    window = show_first_picture(None)
    assert window is not None
    qtbot.addWidget(window)


def test_a_cache_that_cannot_be_written_is_no_fault(cache: Path) -> None:
    cache.write_text("a file where the folder should be", encoding="utf-8")
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    assert show_first_picture(None) is None


def test_without_a_display_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    keep(None, picture(), key=key_of(None, screen_of_table()), full_screen=False)
    assert show_first_picture(None) is None
