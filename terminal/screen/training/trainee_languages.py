"""The language of who trains: the last choice of each person, kept in the file of settings alone."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from terminal.screen.translate import language
from terminal.table.setup.language_settings import keep_choice, language_of, read_settings
from terminal.table.setup.languages import Language

_LOG = logging.getLogger("lammer")
_FAULTS: Final = (OSError, ValueError)


class TraineeLanguages:
    """What each trainee has chosen, by staff number; a file that cannot be read or written costs a choice."""

    def __init__(self, path: Path, table: Language | None) -> None:
        """`path` is the file of settings; `table` the language of the profile, if it names one."""
        self._path = path
        self._table = table

    def of(self, number: str | None) -> Language:
        """Return the language of a trainee, or of the table while nobody trains."""
        try:
            settings = read_settings(self._path)
        except _FAULTS as fault:
            _LOG.warning("the settings of the languages cannot be read", exc_info=fault)
            return language()
        return language_of(settings, self._table, number)

    def keep(self, number: str, chosen: Language) -> bool:
        """Keep the choice of a trainee; return whether it could be kept."""
        try:
            keep_choice(self._path, number, chosen)
        except _FAULTS as fault:
            _LOG.warning("the choice of a language could not be kept", exc_info=fault)
            return False
        return True
