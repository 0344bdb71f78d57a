"""The report's rail: what it says of insurance, the head of the ledger, and the ways to take it along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.reports.views import ChainMark, LedgerHeadView, RailBlock, ReportRailView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.faces import TallFace
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paint import Artist, Run
from terminal.screen.widgets.panel import KeyId, RailPanel, paint_panel

_HASH_PART: Final = 8
_HASH_COLUMNS: Final = 4
_LEFT: Final = 18.0
_RIGHT: Final = 414.0
_KEY_HEIGHT: Final = 127.0
_LEDGER_HEIGHT: Final = 132.0
_LEAST_PART: Final = 84.0
_UNDER_HEAD: Final = 66.0
_UNDER_PARTS: Final = 122.0


class ReportRail(RailPanel[ReportRailView]):
    """The report's rail; `export_asked` gives the name of the way to take it along."""

    export_asked = Signal(str)

    def slots(self, view: ReportRailView) -> Mapping[KeyId, KeySlot]:
        """A key a way to take the report along."""
        pitch = (432 + 8) / max(len(view.exports), 1)
        top = self.design_size[1] - _KEY_HEIGHT
        return {
            key.name: KeySlot(
                (number * pitch, top, pitch - 8, _KEY_HEIGHT),
                TallFace(key.icon, key.title, KeyState.NORMAL if key.usable else KeyState.DISABLED),
                ground=theme.BACKGROUND,
            )
            for number, key in enumerate(view.exports)
        }

    def act(self, key: KeyId) -> None:
        """Say what was asked for."""
        self.export_asked.emit(key)

    def paint_view(self, artist: Artist, view: ReportRailView) -> None:
        """Paint what there is to say, and the ledger's head, above the keys."""
        bottom = self.design_size[1] - _KEY_HEIGHT - 8
        if view.ledger is not None:
            bottom -= _LEDGER_HEIGHT
            box = (0.0, bottom, 432.0, _LEDGER_HEIGHT)
            artist.round_box(box, theme.Radius.PANEL, theme.SURFACE, theme.LINE)
            _paint_ledger(artist, view.ledger, bottom)
            bottom -= 8
        if view.block is not None:
            paint_panel(artist, (432, bottom))
            _paint_block(artist, view.block, bottom)


def _paint_block(artist: Artist, block: RailBlock, height: float) -> None:
    right = artist.right(_RIGHT, 25, block.caption, 18, theme.TEXT_SOFT, room=180)
    head = [Run(block.title, 21, theme.TEXT, True), Run(block.second, 18, theme.TEXT_SOFT, gap=11)]
    artist.runs(_LEFT, 25, head, _RIGHT - _LEFT - right - 10)
    if block.parts:
        _paint_parts(artist, block.parts)
    lines = (*block.lines, *(() if block.total is None else (block.total,)))
    first = _UNDER_PARTS if block.parts else _UNDER_HEAD
    pitch = min(29.0, (height - first - 14) / max(len(lines) - 1, 1))
    for number, (word, figure) in enumerate(lines):
        y = first + number * pitch
        total = block.total is not None and number == len(lines) - 1
        wide = artist.right(_RIGHT, y, figure, 18, theme.TEXT, bold=True, room=230)
        ink = theme.TEXT if total else theme.TEXT_SOFT
        artist.text(_LEFT, y, word, 18, ink, bold=total, room=_RIGHT - _LEFT - wide - 10)


def _paint_parts(artist: Artist, parts: tuple[tuple[int, str], ...]) -> None:
    """A bar in as many parts, each as wide as its count makes it."""
    looks = (
        (theme.TEXT, theme.BACKGROUND),
        (theme.LINE_STRONG, theme.TEXT),
        (theme.SURFACE_HIGH, theme.TEXT),
    )
    whole = sum(count for count, _ in parts)
    room = 398 - 3 * (len(parts) - 1) - _LEAST_PART * len(parts)
    x = 16.0
    for (count, word), (fill, ink) in zip(parts, looks, strict=True):
        width = _LEAST_PART + (room * count / whole if whole else room / len(parts))
        artist.round_box((x, 46, width, 50), 5, fill)
        artist.centre(x + width / 2, 62, f"{count:,}", 20, ink, bold=True, room=width - 8)
        artist.centre(x + width / 2, 83, word, 15, ink, room=width - 8)
        x += width + 3


def _paint_ledger(artist: Artist, view: LedgerHeadView, y: float) -> None:
    artist.icon("lock", 29, y + 27, 20, theme.TEXT)
    ink = theme.ALARM if view.mark is ChainMark.BROKEN else theme.TEXT_SOFT
    right = _RIGHT
    if view.mark is not ChainMark.UNKNOWN:
        whole = view.mark is ChainMark.WHOLE
        ink = theme.TEXT if whole else theme.ALARM
        artist.icon("check" if whole else "warning", 404, y + 27, 17, ink, stroke=2.4)
        right = 386.0
    taken = artist.right(right, y + 27, view.chain, 18, ink, room=190)
    head = [
        Run(tr("Ledger head"), 21, theme.TEXT, True),
        Run(second_line("Ledger head"), 17, theme.TEXT_SOFT, gap=11),
    ]
    artist.runs(50, y + 27, head, right - 50 - taken - 10)
    at = artist.right(_RIGHT, y + 60, view.at, 17, theme.TEXT_SOFT, room=190)
    sequence = [Run(tr("seq"), 17, theme.TEXT_SOFT), Run(view.sequence, 21, theme.TEXT, True, gap=16)]
    artist.runs(_LEFT, y + 60, sequence, _RIGHT - _LEFT - at - 10)
    parts = [view.head[start : start + _HASH_PART] for start in range(0, len(view.head), _HASH_PART)]
    for number, part in enumerate(parts[: 2 * _HASH_COLUMNS]):
        line, column = divmod(number, _HASH_COLUMNS)
        artist.text(_LEFT + column * 102, y + 87 + line * 24, part, 17, theme.TEXT, room=92)
