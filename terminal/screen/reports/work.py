"""What reports do during the dealing: read ledgers, check their chain, keep and print what was made."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from terminal.ledger.attested import Attested
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Finding
from terminal.ledger.verify import verify
from terminal.reports.build import make_report
from terminal.reports.days import GamingDay, gaming_days, report_of_day
from terminal.reports.document import ReportDocument
from terminal.reports.output import keep_report, rendered, reports_folder
from terminal.reports.printing import print_pdf
from terminal.reports.sources import ReportError
from terminal.rules.message import Message
from terminal.screen.background import Background, Stopped
from terminal.screen.reports.choice_dialogue import ReportRequest, ReportTime
from terminal.screen.translate import language, say
from terminal.table.audit.attribute_fault import attribute_fault_in_files
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.languages import wording

if TYPE_CHECKING:
    from terminal.screen.reports.drawings import Drawings

T = TypeVar("T")

MOST_CHECKED: Final = 200_000
"""Events whose chain is followed while somebody looks at a report: some ten days, and half a minute."""


class Made(Struct, frozen=True):
    """A report, the files that it was made from, and the days next to it if it is about one."""

    document: ReportDocument
    files: tuple[Path, ...]
    """The latest first."""
    drawings: Drawings
    before: GamingDay | None = None
    after: GamingDay | None = None
    lost: bool = False
    """Whether there was a day before it that is not in the archive."""


class Checked(Struct, frozen=True):
    """What came of following the chain: faults, or how many events were too many to follow."""

    faults: tuple[Finding, ...] = ()
    too_many: int = 0


class ReportWork:
    """Does the work for the reports of one ledger; each answer comes on the screen's thread.

    `failed` gets the words of whatever could not be done.
    """

    def __init__(self, background: Background, ledger: Path) -> None:
        self._background = background
        self._ledger = ledger
        self._stop = threading.Event()

    def stop(self) -> None:
        """Break off the check that goes on."""
        self._stop.set()
        self._stop = threading.Event()

    def read(
        self,
        wanted: ReportRequest,
        now: datetime,
        then: Callable[[Made], None],
        failed: Callable[[Message], None],
    ) -> None:
        """Make a report out of the ledger and its archive, with connections of its own."""
        self._run(lambda: self._made(wanted, now), then, failed)

    def check(
        self,
        made: Made,
        then: Callable[[Checked], None],
        told: Callable[[int], None],
        failed: Callable[[Message], None],
    ) -> None:
        """Follow the chain of the files of a report; `told` hears how many events are done."""
        stop = self._stop

        def progress(done: int, _total: int) -> None:
            if stop.is_set():
                raise Stopped
            self._background.tell(lambda: told(done))

        self._run(lambda: _checked(made, progress), then, failed)

    def keep(
        self,
        document: ReportDocument,
        fmt: str,
        then: Callable[[tuple[Path, ...]], None],
        failed: Callable[[Message], None],
    ) -> None:
        """Write a report into the folder next to the ledger."""
        folder, fonts = reports_folder(self._ledger), resources_folder() / "fonts"
        words = wording(language())  # of now: the screen may speak another before it is written
        self._run(lambda: keep_report(document, fmt, folder, fonts, words), then, failed, on_ledger=False)

    def print(
        self, document: ReportDocument, then: Callable[[None], None], failed: Callable[[Message], None]
    ) -> None:
        """Hand a report to the system's printer."""
        fonts = resources_folder() / "fonts"
        words = wording(language())
        title = f"{document.identity.table_id} {say(document.title)}"
        self._run(
            lambda: print_pdf(rendered(document, "pdf", None, fonts, words), title),
            then,
            failed,
            on_ledger=False,
        )

    def _run(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[Message], None],
        *,
        on_ledger: bool = True,
    ) -> None:
        def guarded() -> T | Message:
            try:
                with attribute_fault_in_files(self._ledger):
                    return work()
            except ReportError as fault:
                return fault.message

        def answered(answer: T | Message) -> None:
            if isinstance(answer, Message):
                failed(answer)
            else:
                then(answer)

        self._background.run(guarded, answered, lambda fault: failed(fault.message), on_ledger=on_ledger)

    def _made(self, wanted: ReportRequest, now: datetime) -> Made:
        # Imported here, for that too takes its time, and nobody shall wait for it at the table.
        from terminal.screen.reports.drawings import drawings_of  # noqa: PLC0415

        time = wanted.time
        if time.back is not None:
            report = report_of_day(wanted.report, self._ledger, time.back)
            days = (report.after, report.day)
            files = tuple(day.path for day in days if day is not None)
            lost = report.before is None and report.day.continues
            drawings = drawings_of(report.document)
            return Made(report.document, files, drawings, report.before, report.after, lost)
        start, end = _moments(time, now)
        document = make_report(wanted.report, [self._ledger], start, end)
        files = tuple(_files_since(self._ledger, document.start))
        return Made(document, files, drawings_of(document))


def _moments(time: ReportTime, now: datetime) -> tuple[datetime | None, datetime | None]:
    """Return the period of a time.

    What is under way ends now, whether or not anything was recorded of late.
    """
    if time.hours is not None:
        return now - timedelta(hours=time.hours), now
    return time.start, now if time.start is not None and time.end is None else time.end


def _files_since(ledger: Path, start: datetime) -> Iterator[Path]:
    """Yield the ledger, and the archived days as far back as a report from `start` on has read."""
    for day in gaming_days(ledger):
        yield day.path
        if day.start <= start:
            return


def _checked(made: Made, progress: Callable[[int, int], None]) -> Checked:
    events = sum(_events_in(path) for path in made.files)
    if events > MOST_CHECKED:
        return Checked(too_many=events)
    head = made.document.head
    faults: list[Finding] = []
    done = 0

    def of_all(part: int, whole: int) -> None:
        progress(done + part, whole)

    for number, path in enumerate(made.files):
        attested = [] if number else [Attested(head.seq, head.hash)]
        faults += verify(path, attested=attested, progress=of_all)
        done += _events_in(path)
    return Checked(tuple(faults))


def _events_in(path: Path) -> int:
    reader = LedgerReader.open(path)
    try:
        return reader.head.seq - reader.identity.follows_seq
    finally:
        reader.close()
