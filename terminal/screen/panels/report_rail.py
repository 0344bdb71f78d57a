"""The report's rail: insurance over the shift, the head of the ledger, and the ways to take it along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.panels.panel import KeyId, RailPanel, paint_panel
from terminal.screen.panels.report_views import ReportRailView
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import TallFace
from terminal.screen.widgets.key import Spot
from terminal.screen.widgets.paint import Artist, Run

_HASH_PART: Final = 8
_HASH_COLUMNS: Final = 4


class ReportRail(RailPanel[ReportRailView]):
    """The report's rail; `export_asked` gives the name of the way to take it along."""

    export_asked = Signal(str)

    def spots(self, view: ReportRailView) -> Mapping[KeyId, Spot]:
        """A key a way to take the report along."""
        pitch = (432 + 8) / max(len(view.exports), 1)
        top = self.design_size[1] - 127
        return {
            name: Spot(
                (number * pitch, top, pitch - 8, 127),
                TallFace(icon, title),
                ground=theme.INK0,
            )
            for number, (name, icon, title) in enumerate(view.exports)
        }

    def act(self, key: KeyId) -> None:
        """Say what was asked for."""
        self.export_asked.emit(key)

    def paint_view(self, artist: Artist, view: ReportRailView) -> None:
        """Paint insurance and the ledger's head, above the keys."""
        keys_top = self.design_size[1] - 135
        ledger_top = keys_top - 132
        paint_panel(artist, (432, ledger_top - 8))
        self._paint_insurance(artist, view, ledger_top - 8)
        artist.round_box((0, ledger_top, 432, 132), theme.Radius.PANEL, theme.INK1, theme.LINE)
        self._paint_ledger(artist, view, ledger_top)

    def _paint_insurance(self, artist: Artist, view: ReportRailView, height: float) -> None:
        right = artist.right(414, 25, view.offers, 18, theme.T2, room=180)
        head = [Run(tr("Insurance"), 21, theme.T1, True), Run(tr("保險"), 18, theme.T2, gap=11)]
        artist.runs(18, 25, head, 396 - right - 10)
        parts = (
            (view.taken, tr("taken"), theme.T1, theme.INK0),
            (view.declined, tr("declined"), theme.LINE_STRONG, theme.T1),
            (view.silent, tr("silent"), theme.INK3, theme.T1),
        )
        whole = sum(part[0] for part in parts)
        least = 84.0
        room = 398 - 6 - least * len(parts)
        x = 16.0
        for count, word, fill, ink in parts:
            width = least + (room * count / whole if whole else room / len(parts))
            artist.round_box((x, 46, width, 50), 5, fill)
            artist.centre(x + width / 2, 62, f"{count:,}", 20, ink, bold=True, room=width - 8)
            artist.centre(x + width / 2, 83, word, 15, ink, room=width - 8)
            x += width + 3
        lines = (*view.lines, view.total)
        pitch = min(29.0, (height - 122 - 8) / max(len(lines) - 1, 1))
        for number, (word, figure) in enumerate(lines):
            y = 122 + number * pitch
            total = number == len(lines) - 1
            wide = artist.right(414, y, figure, 18, theme.T1, bold=True, room=210)
            ink = theme.T1 if total else theme.T2
            artist.text(18, y, word, 18, ink, bold=total, room=396 - wide - 10)

    def _paint_ledger(self, artist: Artist, view: ReportRailView, y: float) -> None:
        artist.icon("lock", 29, y + 27, 20, theme.T1)
        icon, ink = ("check", theme.T1) if view.chain_whole else ("warning", theme.ALARM)
        artist.icon(icon, 404, y + 27, 17, ink, stroke=2.4)
        right = artist.right(386, y + 27, view.chain, 18, ink, room=170)
        head = [Run(tr("Ledger head"), 21, theme.T1, True), Run(tr("帳鏈"), 17, theme.T2, gap=11)]
        artist.runs(50, y + 27, head, 386 - 50 - right - 10)
        at = artist.right(414, y + 60, view.at, 17, theme.T2, room=150)
        sequence = [Run(tr("seq"), 17, theme.T2), Run(view.sequence, 21, theme.T1, True, gap=16)]
        artist.runs(18, y + 60, sequence, 396 - at - 10)
        parts = [view.head[start : start + _HASH_PART] for start in range(0, len(view.head), _HASH_PART)]
        for number, part in enumerate(parts[: 2 * _HASH_COLUMNS]):
            line, column = divmod(number, _HASH_COLUMNS)
            artist.text(18 + column * 102, y + 87 + line * 24, part, 17, theme.T1, room=92)
