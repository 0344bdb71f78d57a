"""Hears the badge reader at its own device: a badge proves somebody where a page asks, and else nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from terminal.devices.badge_reader import BadgeReader
from terminal.ledger.system_words import why_failed
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import say, tr


class BadgeWatch:
    """The reader of one table, opened again when it comes back."""

    def __init__(
        self,
        screen: TableScreen,
        path: Path,
        asks: Callable[[], bool],
        not_asked_for: Callable[[], None],
        reader_at: Callable[[Path], BadgeReader] = BadgeReader,
    ) -> None:
        """Take `asks`, whether a page asks for a badge now; `not_asked_for` says that none does."""
        self._screen = screen
        self._path = path
        self._asks = asks
        self._not_asked_for = not_asked_for
        self._reader_at = reader_at
        self._reader: BadgeReader | None = None
        self._told = ""

    def look(self) -> None:
        """Open the reader unless it is open; say once why it cannot be."""
        if self._reader is not None:
            return
        try:
            self._reader = self._reader_at(self._path)
        except OSError as fault:
            self._tell(fault)
            return
        self._told = ""
        asyncio.get_running_loop().add_reader(self._reader.descriptor, self.hear)

    def hear(self) -> None:
        """Take what the reader has sent."""
        if self._reader is None:
            return
        try:
            codes = tuple(self._reader.read())
        except OSError as fault:
            self.close()
            self._tell(fault)
            return
        for code in codes:
            dialogue = self._screen.dialogue
            if dialogue is not None and self._asks():
                dialogue.asking.badge(code)
            else:
                self._not_asked_for()

    def close(self) -> None:
        """Give the reader back."""
        reader, self._reader = self._reader, None
        if reader is not None:
            asyncio.get_running_loop().remove_reader(reader.descriptor)
            reader.close()

    def _tell(self, fault: OSError) -> None:
        why = say(why_failed(fault))
        if why == self._told:
            return
        self._told = why
        text = tr("The badge reader {path} cannot be read ({detail}). Staff number and PIN serve meanwhile.")
        self._screen.choose(notice=text.format(path=self._path, detail=why))
