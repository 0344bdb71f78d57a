"""Opens the reports, and hands their touches and keys to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from PySide6.QtCore import Qt

from terminal.rounds.refusal import RANK_TITLES
from terminal.rules.ranks import Rank
from terminal.screen.background import Background
from terminal.screen.presenter import Presenter
from terminal.screen.translate import say, tr
from terminal.screen.window import MainWindow

if TYPE_CHECKING:
    from terminal.screen.reports.reports_dialogue import Reporting

_WAYS: Final = {Qt.Key.Key_PageUp: "back", Qt.Key.Key_PageDown: "on", Qt.Key.Key_F3: "others"}
_PAGES: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_EXPORTS: Final = {"P": "print", "D": "pdf", "C": "csv", "J": "json"}


class ReportTouches:
    """Connects the parts of the reports to a presenter."""

    def __init__(self, window: MainWindow, presenter: Presenter, background: Background) -> None:
        self._presenter = presenter
        self._window = window
        self._background = background
        self._last: Reporting | None = None
        window.rail_head.way_touched.connect(lambda name: self._then(lambda report: report.way(name)))
        window.report_rail.export_asked.connect(lambda name: self._then(lambda report: report.export(name)))

    @property
    def _open(self) -> Reporting | None:
        """The reports, if they are open."""
        return self._last if self._last is self._presenter.dialogue else None

    def _then(self, act: Callable[[Reporting], None]) -> None:
        """What a touch does if the reports are open."""
        report = self._open
        if report is not None:
            act(report)

    def open(self) -> None:
        """The shift report of the gaming day that is under way."""
        # Only here: a table whose reports nobody opens starts without them.
        from terminal.screen.reports.reports_dialogue import Asker, Reporting  # noqa: PLC0415
        from terminal.screen.reports.work import ReportWork  # noqa: PLC0415

        presenter, ledger = self._presenter, self._presenter.session.ledger
        if ledger.path is None:
            presenter.choose(notice=tr("This ledger is kept in memory alone: no report can be made."))
            return
        context = presenter.context
        self._last = Reporting(
            ReportWork(self._background, ledger.path),
            Asker(self._asked_by(), context.currency, ZoneInfo(ledger.identity.zone)),
            presenter.session.now,
            leave=self._leave,
            changed=self._changed,
        )
        presenter.open_dialogue(self._last)
        self._window.setFocus(Qt.FocusReason.OtherFocusReason)  # the keys are those of the report now

    def _leave(self) -> None:
        """Back to the table; what was read is kept no longer."""
        self._last = None
        self._presenter.open_dialogue(None)

    def _changed(self) -> None:
        """Shows the reports again; what is read or kept in the end may come after they were left."""
        if self._open is not None:
            self._presenter.refresh()

    def _asked_by(self) -> str:
        dealer = self._presenter.table.dealer
        if dealer is None:
            return tr("nobody has signed on")
        words = tr("asked by {name} {number}, {rank}")
        return words.format(name=dealer.name, number=dealer.number, rank=say(RANK_TITLES[Rank.DEALER]))

    def press(self, key: Qt.Key, text: str) -> bool:
        """What a key does in the reports; False if it means nothing there, or they are not open."""
        report = self._open
        if report is None or report.choosing:
            return False
        if key in _WAYS:
            report.way(_WAYS[key])
        elif key in _PAGES:
            self._window.report_table.turn(_PAGES[key])
        elif text in _EXPORTS:
            report.export(_EXPORTS[text])
        else:
            return False
        return True
