"""Opens the reports, and connects their parts of the screen to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.screen.background import Background
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import say, tr

if TYPE_CHECKING:
    from terminal.screen.reports.reports_dialogue import Reporting
    from terminal.screen.reports.table_panel import ReportTable


class ReportTouches:
    """Opens the reports of one table; their code is read when they are opened first."""

    def __init__(self, screen: TableScreen, background: Background, table: Callable[[], ReportTable]) -> None:
        """Show them on `table`, a part of the screen; the `background` reads and writes."""
        self._screen = screen
        self._background = background
        self._table = table
        self._last: Reporting | None = None

    @property
    def _open(self) -> Reporting | None:
        """The reports, if they are open."""
        return self._last if self._last is self._screen.dialogue else None

    def open(self) -> None:
        """Open the shift report of the gaming day that is under way."""
        # Only here: a table whose reports nobody opens starts without them.
        from terminal.screen.reports.reports_dialogue import Asker, Reporting  # noqa: PLC0415
        from terminal.screen.reports.work import ReportWork  # noqa: PLC0415

        screen, ledger = self._screen, self._screen.session.ledger
        if ledger.path is None:
            screen.choose(notice=tr("This ledger is kept in memory alone: no report can be made."))
            return
        zone = ZoneInfo(ledger.identity.zone)
        self._last = Reporting(
            ReportWork(self._background, ledger.path),
            Asker(_asked_by(screen.table), screen.context.currency, zone),
            screen.session.now,
            leave=self._leave,
            changed=self._changed,
            turn=self._table().turn,
        )
        screen.open_dialogue(self._last)

    def reword(self) -> None:
        """Show the reports that are open in the language of now."""
        report = self._open
        if report is not None:
            report.reword(_asked_by(self._screen.table))

    def export(self, name: str) -> None:
        """Take the open report along, by the name of a way."""
        report = self._open
        if report is not None:
            report.export(name)

    def _leave(self) -> None:
        """Go back to the table; what was read is kept no longer."""
        self._last = None
        self._screen.open_dialogue(None)

    def _changed(self) -> None:
        """Show the reports again; what is read or kept in the end may come after they were left."""
        if self._open is not None:
            self._screen.refresh()


def _asked_by(table: Table) -> str:
    dealer = table.dealer
    if dealer is None:
        return tr("nobody has signed on")
    words = tr("asked by {name} {number}, {rank}")
    return words.format(name=dealer.name, number=dealer.number, rank=say(RANK_TITLES[Rank.DEALER]))
