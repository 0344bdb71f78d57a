"""The kept picture of the cloth: the felt to the last pixel, proved by painting it again."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet
from terminal.screen import app, kept_pictures
from terminal.screen.felt import kept_cloth
from terminal.screen.felt.cloth import are_alike
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.kept_cloth import KeptCloth
from terminal.screen.felt.view import FeltView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.screen_view import present
from terminal.screen.selection import DealerSelection
from terminal.screen.translate import speaking
from terminal.screen.window import MainWindow
from terminal.table.setup.languages import Language
from terminal.table.setup.layouts import layout_names, load_layout
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import demo_profile
from tests.patience import leisurely
from tests.screen.driving import let_go
from tests.screen.felt_samples import (
    EMPTY,
    WITH_SIX,
    boxes_with,
    dealing_view,
    dollars,
    full_view,
    hidden_felt,
    settling_view,
)

SIZE = (728, 454)
"""Half of the felt, in both ways: to compare pictures costs a quarter."""
FELTS: list[Felt] = []
WHITE = QColor("white")


@pytest.fixture(autouse=True)
def put_away(qtbot: QtBot) -> Iterator[None]:
    """Free the felts of a test."""
    yield
    for felt in FELTS:
        felt.deleteLater()
    FELTS.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def small_felt(name: str = "bean-9", view: FeltView = EMPTY) -> Felt:
    """Return a felt without a keeper."""
    felt = hidden_felt(name, WITH_SIX, view)
    felt.resize(*SIZE)
    FELTS.append(felt)
    return felt


class Kept:
    """A felt whose cloth is kept in a file; what is due in the background is done at once."""

    def __init__(self, path: Path, name: str = "bean-9", view: FeltView = EMPTY) -> None:
        self.path = path
        self.felt = small_felt(name, view)
        self.keeper = KeptCloth(self.felt.cloth, path, lambda work: work())
        self.picture = grabbed(self.felt)
        self.was_read = self.felt.cloth.was_read

    def have_time(self, steps: int = 1000) -> None:
        """Let the keeper go on while nobody touches anything."""
        for _ in range(steps):
            if not self.keeper._timer.isActive():
                return
            self.keeper._go_on()


def grabbed(felt: Felt) -> QImage:
    """Return what a felt shows."""
    return felt.grab().toImage()


@pytest.fixture
def path(tmp_path: Path, qtbot: QtBot) -> Path:
    """Return where a cloth is kept."""
    return tmp_path / "table.cloth"


@pytest.fixture
def kept(path: Path) -> QImage:
    """Keep an empty cloth, and return how the felt looks that was painted."""
    first = Kept(path)
    assert not first.was_read
    first.have_time()
    assert path.exists()
    return first.picture


@pytest.mark.parametrize(
    ("name", "kind", "language"),
    [
        *((name, ScreenKind.LIVE, Language.ENGLISH) for name in layout_names()),
        *(("bean-9", kind, Language.TRADITIONAL) for kind in ScreenKind),
        ("bean-9", ScreenKind.DEMO, Language.SIMPLIFIED),
    ],
)
def test_what_was_kept_is_what_is_painted_to_the_last_pixel(
    path: Path, name: str, kind: ScreenKind, language: Language
) -> None:
    with speaking(language):
        view = FeltView(kind, boxes_with(name, ()))
        first = Kept(path, name, view)
        first.have_time()
        written = path.stat().st_mtime_ns
        again = Kept(path, name, view)
        assert not first.was_read
        assert again.was_read
        assert again.picture == first.picture
        again.have_time()
        assert not again.felt.cloth.was_read
        assert grabbed(again.felt) == first.picture
        assert path.stat().st_mtime_ns == written, "what was proved is not written again"


@pytest.mark.parametrize(
    "steps", [0, 7, 21, 1000], ids=["unproved", "its ground proved", "half of its texts proved", "proved"]
)
def test_what_is_laid_and_taken_looks_as_on_a_painted_cloth(path: Path, kept: QImage, steps: int) -> None:
    read, painted = Kept(path), small_felt()
    assert read.was_read
    assert grabbed(painted) == kept
    read.have_time(steps)
    placed = FeltView(EMPTY.kind, boxes_with("bean-9", [dollars(Bet.TIE, 500), dollars(Bet.PLAYER, 100)]))
    for view in (placed, EMPTY, dealing_view("bean-9"), settling_view("bean-9"), placed, EMPTY):
        for felt in (read.felt, painted):
            felt.show_felt(view)
        assert grabbed(read.felt) == grabbed(painted)
    read.have_time()
    assert grabbed(read.felt) == kept


@pytest.mark.parametrize("view", [full_view("bean-9"), settling_view("bean-9")], ids=["bets", "losers"])
def test_a_round_that_goes_on_lies_on_the_kept_cloth(path: Path, kept: QImage, view: FeltView) -> None:
    written = path.stat().st_mtime_ns
    read, painted = Kept(path, view=view), small_felt(view=view)
    assert read.was_read
    assert read.picture == grabbed(painted)
    read.have_time()
    assert path.stat().st_mtime_ns == written
    read.felt.show_felt(EMPTY)
    painted.show_felt(EMPTY)
    assert grabbed(read.felt) == grabbed(painted) == kept


def test_a_cloth_with_texts_of_a_round_is_painted_and_not_kept(path: Path, kept: QImage) -> None:
    path.unlink()
    struck = dealing_view("bean-9")
    first = Kept(path, view=struck)
    first.have_time()
    assert not path.exists()
    assert first.picture == grabbed(small_felt(view=struck))


@pytest.mark.parametrize("ratio", [1, 2])
def test_two_pictures_are_compared_row_by_row_but_for_the_places_that_are_named(ratio: int) -> None:
    def pictured(spot: QRect) -> QPixmap:
        image = QImage(40, 37, QImage.Format.Format_RGB32)
        image.fill(WHITE)
        image.setPixelColor(spot.topLeft(), QColor("black"))
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)

    one = pictured(QRect(0, 0, 1, 1))
    for row in range(37):
        spot = QRect(39, row, 1, 1)
        other = pictured(spot)
        assert not are_alike(one, other, [spot], bands=9)
        assert are_alike(one, other, [spot, QRect(0, 0, 1, 1)], bands=9)
    assert not are_alike(one, one.copy(0, 0, 40, 36), (), bands=9)


def flipped(content: bytes) -> bytes:
    """Return a file with one bit of a pixel changed."""
    return content[:500_000] + bytes([content[500_000] ^ 1]) + content[500_001:]


@pytest.mark.parametrize(
    "damage",
    [
        flipped,
        lambda content: content[:-4],
        lambda content: content + b"\0",
        lambda content: b"",
        lambda _: b"a\n-1 2 3 4",
    ],
    ids=["a bit", "short", "long", "empty", "no head"],
)
def test_a_damaged_picture_is_painted_anew_told_in_the_log_and_made_again(
    path: Path, kept: QImage, caplog: pytest.LogCaptureFixture, damage: Callable[[bytes], bytes]
) -> None:
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    with caplog.at_level(logging.WARNING, "lammer"):
        again = Kept(path)
    assert "is painted again" in caplog.text
    assert not again.was_read
    assert again.picture == kept
    again.have_time()
    assert path.read_bytes() == whole


def test_a_picture_with_the_right_head_but_other_pixels_goes_as_soon_as_there_is_time(
    path: Path, kept: QImage, caplog: pytest.LogCaptureFixture
) -> None:
    whole = path.read_bytes()
    key = whole[: kept_pictures._HEAD].rstrip(b"\0").decode().rpartition("\n")[0]
    forged = kept_cloth.read_picture(path, key)
    assert forged is not None
    forged.setPixelColor(300, 200, WHITE)
    kept_cloth.keep_picture(path, key, forged)
    again = Kept(path)
    assert again.was_read
    assert again.picture != kept
    with caplog.at_level(logging.WARNING, "lammer"):
        again.have_time()
    assert "was not what is painted" in caplog.text
    assert grabbed(again.felt) == kept
    assert path.read_bytes() == whole


@pytest.mark.parametrize("what", ["language", "layout", "kind", "ribbon", "size", "program"])
def test_a_picture_of_another_cloth_is_not_shown(
    path: Path, kept: QImage, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if what == "program":
        monkeypatch.setattr(kept_cloth, "changed", lambda path: "today")
    with speaking(Language.TRADITIONAL if what == "language" else Language.ENGLISH):
        view = FeltView(
            ScreenKind.DEMO if what == "kind" else ScreenKind.LIVE, ribbon="Exam" if what == "ribbon" else ""
        )
        felt = small_felt("bean-7" if what == "layout" else "bean-9", view)
        if what == "size":
            felt.resize(1000, 600)
        KeptCloth(felt.cloth, path, lambda work: work())
        grabbed(felt)
        assert not felt.cloth.was_read


def test_a_table_that_is_closed_at_once_keeps_what_it_has_painted_and_does_not_prove(path: Path) -> None:
    first = Kept(path)
    first.keeper._in_background = lambda work: None  # as where the threads end before they begin
    first.keeper.finish()
    written = path.stat().st_mtime_ns
    again = Kept(path)
    again.keeper.finish()
    assert again.felt.cloth.was_read
    assert path.stat().st_mtime_ns == written


def test_the_pictures_of_the_last_few_tables_stay(tmp_path: Path, kept: QImage) -> None:
    for number in range(9):
        kept_cloth.keep_picture(tmp_path / f"{number}.cloth", "a key", kept)
    assert len([*tmp_path.glob("*.cloth")]) == 4
    assert (tmp_path / "8.cloth").exists()


def test_half_a_picture_does_not_stay_on_a_full_disk(tmp_path: Path, kept: QImage) -> None:
    """Each start on a full disk once left another half, in the room that the ledger needs."""
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, most))
    try:
        kept_cloth.keep_picture(tmp_path / "1.cloth", "a key", kept)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert [*tmp_path.glob("1.cloth*")] == []


def test_a_table_keeps_its_cloth_for_its_next_start(qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    profile = replace(demo_profile(), ledger=tmp_path / "DEMO-1.ledger")
    terms, context = profile.terms, app._context(profile)

    async def starts() -> bool:
        """Return whether the cloth was read."""
        opened = open_table(profile)
        chosen = DealerSelection(box=terms.boxes[0], decks=terms.decks)
        blank = present(opened.session.situation, chosen, context)
        window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
        qtbot.addWidget(window)
        running = app.RunningTable(profile, context, window, opened, None, cloth=path)
        running.start()
        window.grab()
        was_read = window.felt.cloth.was_read
        await running.finish()
        let_go(running.keys, opened.session)
        return was_read

    assert not asyncio.run(starts())
    assert asyncio.run(starts())
