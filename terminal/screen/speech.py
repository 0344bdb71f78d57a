"""Which language the screen speaks: that of who deals, else the table's, else the house's; switched live."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from terminal.rounds.state import Table
from terminal.screen.presenter import Presenter
from terminal.screen.translate import language, speak, tr
from terminal.table.setup.language_settings import keep_choice, language_of, read_settings
from terminal.table.setup.languages import Language

_LOG = logging.getLogger("lammer")
_FAULTS: Final = (OSError, ValueError)


def speak_at_start(table: Language | None, path: Path) -> None:
    """Speak the language of a table at which nobody is known yet; `path` is the file of settings."""
    speak(_wanted(table, path, None))


class Speech(QObject):
    """The language of one screen. What was chosen is kept for the person, never in ledger or staff file."""

    spoken = Signal()
    """Another language is spoken from now on: what was worded before is worded again."""

    def __init__(self, presenter: Presenter, forget: Callable[[], None]) -> None:
        """Take what has the window forget all that it shows in the language of before."""
        super().__init__()
        self._presenter = presenter
        self._forget = forget
        self._table: Language | None = None
        self._path: Path | None = None

    def start(self, table: Language | None, path: Path) -> None:
        """Speak the language of who deals, and from now on of each dealer who takes over.

        `table` is what the profile says; `path` is the file of settings.
        """
        self._table, self._path = table, path
        self._presenter.session.on_change(self._changed)
        self._speak_for(self._presenter.table)

    def choose(self, chosen: Language) -> None:
        """Speak a language, and keep it as the choice of who deals."""
        if chosen is language():
            self._presenter.choose(notice=tr("The screen speaks this language."))
            return
        self._speak(chosen)
        dealer, notice = self._presenter.table.dealer, ""
        if dealer is not None and self._path is not None:
            try:
                keep_choice(self._path, dealer.number, chosen)
            except _FAULTS as fault:
                _LOG.warning("the choice of a language could not be kept", exc_info=fault)
                notice = tr("The language is changed, but the choice could not be kept.")
        self._presenter.choose(notice=notice)

    def _changed(self, before: Table, after: Table) -> None:
        if before.dealer != after.dealer:
            self._speak_for(after)

    def _speak_for(self, table: Table) -> None:
        if self._path is not None:
            number = None if table.dealer is None else table.dealer.number
            self._speak(_wanted(self._table, self._path, number))

    def _speak(self, chosen: Language) -> None:
        if chosen is not language():
            speak(chosen)
            self._forget()
            self.spoken.emit()


def _wanted(table: Language | None, path: Path, number: str | None) -> Language:
    """Return the language to speak; that of the table, or of now, where the settings cannot be read."""
    try:
        settings = read_settings(path)
    except _FAULTS as fault:
        _LOG.warning("the settings of the languages cannot be read", exc_info=fault)
        return table or language()
    return language_of(settings, table, number)
