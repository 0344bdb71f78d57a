"""The reports in progress: which one is open, what is read, and what became of it."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt

from terminal.reports.catalogue import REPORTS
from terminal.rounds.state import Table
from terminal.rules.message import Message
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import HeadView, Way
from terminal.screen.reports.choice_dialogue import SHIFT, ReportChoice, ReportRequest, ReportTime
from terminal.screen.reports.rail import report_rail
from terminal.screen.reports.shift import shift_view
from terminal.screen.reports.tables import report_table_view
from terminal.screen.reports.views import Band, ChainMark, ReportTableView, ReportView
from terminal.screen.reports.wording import date_words, day_words
from terminal.screen.reports.work import Checked, Made, ReportWork
from terminal.screen.translate import say, second_said, tr
from terminal.screen.views import Tone
from terminal.screen.words import back_button

OTHERS = "others"
_WAYS: Final = {Qt.Key.Key_PageUp: "back", Qt.Key.Key_PageDown: "on", Qt.Key.Key_F3: OTHERS}
_PAGES: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_EXPORTS: Final = {"P": "print", "D": "pdf", "C": "csv", "J": "json"}


class Asker(Struct, frozen=True):
    """Who asks, and what belongs to the table but not to its ledger."""

    asked_by: str
    currency: str
    zone: ZoneInfo


class Reporting(Dialogue):
    """A look at reports; the table goes on unseen, and nothing of it can be changed from here."""

    def __init__(
        self,
        work: ReportWork,
        asker: Asker,
        now: Callable[[], datetime],
        *,
        leave: Callable[[], None],
        changed: Callable[[], None],
        turn: Callable[[int], None],
    ) -> None:
        """Read reports: `leave` closes them, `changed` shows them again, `turn` turns a table's pages.

        The day under way is read at once.
        """
        self._work = work
        self._asker = asker
        self._now = now
        self._leave = leave
        self._changed = changed
        self._turn = turn
        self._choice: ReportChoice | None = None
        self._wanted = ReportRequest()
        self._made: Made | None = None
        self._band: Band | None = None
        self._busy = False
        self._chain = (ChainMark.UNKNOWN, "")
        self._page: ReportView | ReportTableView | None = None
        self._open(self._wanted)

    def _open(self, wanted: ReportRequest) -> None:
        """Read a report; what was open before is gone, and its check with it."""
        self._work.stop()
        self._choice = None
        self._wanted, self._made = wanted, None
        self._chain = (ChainMark.UNKNOWN, "")
        self._say(tr("The ledger is being read …"), "clock")

        def failed(why: Message) -> None:
            if self._wanted is wanted:
                self._say(say(why), "warning", alarm=True)

        self._work.read(wanted, self._now(), lambda made: self._show(wanted, made), failed)

    def reword(self, asked_by: str) -> None:
        """Read the report again in the language of now; `asked_by` says in it who asks."""
        chooses = self._choice is not None
        self._asker = replace(self._asker, asked_by=asked_by)
        self._open(self._wanted)
        if chooses:
            self.others()

    def _show(self, wanted: ReportRequest, made: Made) -> None:
        """Show the report, and check its ledger from now on."""
        if self._wanted is not wanted:
            return
        self._made = made
        warnings, notes = made.document.warnings, " ".join(say(note) for note in made.document.notes)
        self._chain = (ChainMark.UNKNOWN, tr("being checked …"))
        self._band = Band(notes, "notice") if notes else None
        if warnings:
            self._band = Band(say(warnings[0]), "warning", alarm=True)
        self._paint()
        self._work.check(
            made,
            lambda checked: self._checked(made, checked),
            lambda done: self._know(
                made, ChainMark.UNKNOWN, tr("checked to {done}").format(done=f"{done:,}")
            ),
            lambda why: self._not_checked(made, say(why)),
        )

    def _checked(self, made: Made, checked: Checked) -> None:
        count = len(checked.faults)
        if checked.too_many:
            self._not_checked(made)
        elif count:
            text = tr("1 fault") if count == 1 else tr("{count} faults").format(count=count)
            self._know(made, ChainMark.BROKEN, text)
            why = tr("Do not rely on these figures: the ledger is not whole. {why}")
            self._warn(made, why.format(why=say(checked.faults[0].message)))
        else:
            self._know(made, ChainMark.WHOLE, tr("chain whole"))

    def _not_checked(self, made: Made, why: str = "") -> None:
        self._know(made, ChainMark.UNKNOWN, tr("not checked here"))
        if why:
            self._warn(made, why)

    def _warn(self, made: Made, text: str) -> None:
        if self._made is made:
            self._say(text, "warning", alarm=True)

    def _know(self, made: Made, mark: ChainMark, text: str) -> None:
        if self._made is made:
            self._chain = (mark, text)
            self._changed()

    def _say(self, text: str, icon: str, *, alarm: bool = False) -> None:
        """Say something over the report, in the place of what was said before."""
        self._band = Band(text, icon, alarm)
        self._paint()

    def _paint(self) -> None:
        """Make the page as it now is, once, for the clock alone changes every second."""
        made, wanted, currency = self._made, self._wanted, self._asker.currency
        if made is None:
            title = REPORTS[wanted.report].title
            self._page = ReportTableView(say(title), second_said(title), "", (), self._band)
        elif wanted.report == SHIFT and not wanted.in_tables:
            self._page = shift_view(made.document, made.drawings, currency, self._band)
        else:
            self._page = report_table_view(made.document, currency, self._band)
        self._changed()

    def press(self, key: Qt.Key, text: str) -> bool:
        """Go to other reports or times, turn a page, or export; False for any other key."""
        if self._choice is not None:
            return False
        if key in _WAYS:
            self.way(_WAYS[key])
        elif key in _PAGES:
            self._turn(_PAGES[key])
        elif text in _EXPORTS:
            self.export(_EXPORTS[text])
        else:
            return False
        return True

    def way(self, name: str) -> None:
        """Open other reports and times, or the same report over the time before or after."""
        if name == OTHERS:
            self.others()
        elif self._choice is None:
            time = self._neighbour(-1 if name == "back" else 1)
            if time is not None:
                self._open(replace(self._wanted, time=time))

    def _neighbour(self, way: int) -> ReportTime | None:
        """Return the time before (-1) or after (1); None if there is none, or it is not known yet."""
        made, time = self._made, self._wanted.time
        if made is None:
            return None
        if time.back is not None:
            there = made.before if way < 0 else made.after
            return None if there is None else ReportTime(back=time.back - way)
        if time.hours is not None and way > 0:
            return None
        start, end = made.document.start, made.document.end
        length = timedelta(hours=time.hours) if time.hours is not None else end - start
        moved = start + way * length
        if not length or moved >= self._now():
            return None
        return ReportTime(start=moved, end=moved + length)

    def others(self) -> None:
        """Open the list of reports and times."""
        self._choice = ReportChoice(
            *(self._wanted, self._asker.zone, self._now()),
            chosen=self._open,
            leave=self._leave_choice,
            changed=self._changed,
        )
        self._changed()

    def _leave_choice(self) -> None:
        self._choice = None
        self._changed()

    def export(self, name: str) -> None:
        """Print or keep the report that is open."""
        made = self._made
        if made is None or self._busy or self._choice is not None:
            return
        self._busy = True
        if name == "print":
            self._say(tr("The report is being printed …"), "clock")
            self._work.print(made.document, lambda _: self._printed(), self._not_kept)
        else:
            self._say(tr("The report is being written …"), "clock")
            self._work.keep(made.document, name, self._kept, self._not_kept)

    def _printed(self) -> None:
        self._busy = False
        self._say(tr("Printed: the system's default printer has it."), "printer")

    def _kept(self, files: tuple[Path, ...]) -> None:
        self._busy = False
        first = files[0]
        if len(files) == 1:
            self._say(tr("Kept: {path}").format(path=first), "check")
        else:
            text = tr("{count} files kept in {folder}, the first of them {name}")
            self._say(text.format(count=len(files), folder=first.parent, name=first.name), "check")

    def _not_kept(self, why: Message) -> None:
        self._busy = False
        self._say(say(why), "warning", alarm=True)

    @property
    def asking(self) -> Dialogue:
        """The list of reports and times, while it is open."""
        return self._choice or self

    def apply(self) -> None:
        """Go back to the table."""
        self.cancel()

    def cancel(self) -> None:
        """Go back to the table; what is still being read, or checked, is wanted no longer."""
        self._wanted, self._made = ReportRequest(), None
        self._work.stop()
        super().cancel()

    def pages(self, table: Table) -> Pages:
        """Return the report in the place of the table."""
        page = self._page
        usable = self._made is not None and not self._busy
        document = None if self._made is None else self._made.document
        return Pages(
            rail_head=self._head(),
            report_rail=report_rail(document, self._chain, usable=usable),
            report=page if isinstance(page, ReportView) else None,
            report_table=page if isinstance(page, ReportTableView) else None,
            main=back_button(table),
        )

    def _head(self) -> HeadView:
        title, second = self._wanted.time.titles(self._asker.zone)
        if self._made is not None and self._wanted.time.back:
            title = date_words(self._made.document.start.astimezone(self._asker.zone).date())
        others = Way(OTHERS, tr("other reports"), tr("and times"))
        return HeadView(
            tone=Tone.QUIET,
            pill=tr("REPORT"),
            caption=tr("read only"),
            title=title,
            second=second,
            lead="",
            text=self._asker.asked_by,
            ways=(self._way("back", -1), others, self._way("on", 1)),
        )

    def _way(self, name: str, arrow: int) -> Way:
        made, time = self._made, self._neighbour(arrow)
        title = tr("Before") if arrow < 0 else tr("Later")
        if made is None:
            return Way(name, title, "", arrow, usable=False)
        if time is None:
            note = tr("not yet") if arrow > 0 else tr("missing") if made.lost else tr("none")
            return Way(name, title, note, arrow, usable=False)
        day = made.before if arrow < 0 else made.after
        if time.back is not None and day is not None:
            title = day_words(day.start.astimezone(day.zone).date())
        return Way(name, title, "", arrow)
