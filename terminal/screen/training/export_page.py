"""The page on which the cohort is written into files: CSV, JSON or PDF."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.reports.output import keep_report, reports_folder
from terminal.reports.sources import ReportError
from terminal.screen.dialogue_views import Answer
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, language, say, tr
from terminal.screen.views import Tool
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.languages import wording
from terminal.training.cohort_report import cohort_report
from terminal.training.trainer import TrainerDesk

FORMATS = ("pdf", "csv", "json")


class ExportPage(TrainingPage):
    """Writes the cohort into the folder of reports next to the ledger."""

    def __init__(self, house: TrainingHouse, desk: TrainerDesk, back: Callable[[], None]) -> None:
        super().__init__(house)
        self._desk = desk
        self._back = back

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Export")

    def panels(self) -> tuple[Struct, ...]:
        """Return the three ways."""
        names = tr("It holds names: anybody who has the file knows who trains.")
        stays = tr("Who is removed later stays in files that were written before.")
        view = QuestionPageView(
            title=both("Export the cohort"),
            caption=tr("into the folder of reports"),
            icon="document",
            lines=(("person", names), ("notice", stays)),
            answers=(
                Answer("pdf", "printer", "PDF", effect=tr("to print")),
                Answer("csv", "table", "CSV", effect=tr("a file for each table")),
                Answer("json", "grid", "JSON", effect=tr("all in one file")),
            ),
        )
        return (view,)

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Write the files, or go back."""
        if key in FORMATS:
            self._write(str(key))
        elif key == "leave":
            self._back()

    def _write(self, fmt: str) -> None:
        ledger = self.house.session.ledger
        if ledger.path is None:
            self.house.tell(tr("A ledger in memory keeps no files."))
            return
        document = cohort_report(self._desk, self.house.session)
        folder, fonts = reports_folder(ledger.path), resources_folder() / "fonts"
        try:
            kept = keep_report(document, fmt, folder, fonts, wording(language()))
        except ReportError as fault:
            self.house.tell(say(fault.message))
            return
        told = tr("Files: {count}, in {folder}").format(count=len(kept), folder=str(folder))
        self._back()
        self.house.tell(told, done=True)
