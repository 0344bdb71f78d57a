"""A second ledger that takes every act of the first without waiting for the disk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.rounds.commands import Command


class Twin:
    """Repeats each append of a ledger in one of its own, on the same disk but with `synchronous=OFF`.

    The first ledger's act is done when its append returns; the twin follows when `took_without_sync` is asked
    for, so that it is no part of what is measured.
    """

    def __init__(self, ledger: Ledger, path: Path) -> None:
        self._twin = Ledger.create(
            path,
            kind=ledger.identity.kind,
            table_id=ledger.identity.table_id,
            zone=ledger.identity.zone,
        )
        command: Command | None = None
        for record in ledger.read():
            command = command if record.command is None else ledger.codec.decode_command(record.command)
            assert command is not None
            self._twin.append(
                command,
                [record.event],
                at=record.at,
                shoe=record.shoe,
                round_number=record.round_number,
                actor=record.actor,
                authority=record.authority,
            )
        self._twin._connection.execute("PRAGMA synchronous=OFF")
        self._append = ledger.append
        self._waiting: list[tuple[Any, Any, dict[str, Any]]] = []
        self.took = 0.0
        """Seconds that the last append of the first ledger took, sync included."""
        ledger.append = self._follow  # type: ignore[method-assign]

    def _follow(self, command: Any, events: Any, **place: Any) -> Head:
        started = time.perf_counter()
        head = self._append(command, events, **place)
        self.took = time.perf_counter() - started
        self._waiting.append((command, events, place))
        return head

    @property
    def took_without_sync(self) -> float:
        """Seconds that the same append takes without the sync."""
        seconds = 0.0
        for command, events, place in self._waiting:
            started = time.perf_counter()
            self._twin.append(command, events, **place)
            seconds = time.perf_counter() - started
        self._waiting.clear()
        return seconds

    def close(self) -> None:
        """End it."""
        self._twin.close()
