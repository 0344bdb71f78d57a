"""The files of an open ledger, looked at by several threads."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.ledger import file_watch
from terminal.ledger.connect import log_path
from terminal.ledger.errors import LedgerFault
from terminal.ledger.file_watch import FileWatch


def test_a_file_that_grows_while_two_threads_look_was_not_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint lets the file grow between two threads' looks: the earlier look is no sign of a cut."""
    path = tmp_path / "T1.ledger"
    path.write_bytes(b"x")
    log_path(path).touch()
    watch = FileWatch(path)
    look, heard = file_watch._look, []

    def look_and_be_overtaken(place: Path) -> tuple[int, int, int] | None:
        found = look(place)
        monkeypatch.setattr(file_watch, "_look", look)
        path.write_bytes(b"xx")
        heard.append(watch.fault())  # by the other thread, which sees the file as it is by now
        return found

    monkeypatch.setattr(file_watch, "_look", look_and_be_overtaken)
    assert watch.fault() is None
    assert heard == [None]


def test_a_file_is_cut_short_when_it_is_smaller_than_any_look_before_has_found(tmp_path: Path) -> None:
    path = tmp_path / "T1.ledger"
    path.write_bytes(b"xx")
    log_path(path).touch()
    watch = FileWatch(path)
    path.write_bytes(b"x")
    fault = watch.fault()
    assert fault is not None
    assert fault.fault is LedgerFault.CUT_SHORT
