"""Where faults are written down: in the user's folder of logs, a file after another."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from terminal.screen import faults
from terminal.table.setup.data_dirs import data_home, log_home


@pytest.mark.parametrize(
    ("named", "inside"), [("{}/own", "own"), ("", ".local/state"), ("own", ".local/state")]
)
def test_the_log_lies_where_the_user_keeps_such_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, inside: str
) -> None:
    """A folder that is not named from the root counts for none, as the desktops have agreed."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", named.format(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert log_home() == tmp_path / inside / "lammer/log"
    assert data_home() == tmp_path / ".local/share/lammer"


def test_a_full_log_goes_on_in_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "log_home", lambda: tmp_path / "log")
    monkeypatch.setattr(faults, "_LOG_BYTES", 200)
    monkeypatch.setattr(faults._LOG, "handlers", [])
    assert faults._keep_log() == ""
    (handler,) = faults._LOG.handlers
    for number in range(9):
        handler.handle(logging.makeLogRecord({"msg": f"fault {number} {'.' * 80}", "levelname": "CRITICAL"}))
    handler.close()
    kept = sorted((tmp_path / "log").iterdir())
    assert [file.name for file in kept] == ["lammer.log", *(f"lammer.log.{turn}" for turn in range(1, 6))]
    assert all("CRITICAL fault" in file.read_text(encoding="utf-8") for file in kept[:5])


def test_a_log_that_cannot_be_written_is_said_and_the_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_bytes(b"")
    monkeypatch.setattr(faults, "log_home", lambda: tmp_path / "log")
    monkeypatch.setattr(faults._LOG, "handlers", [])
    assert faults._keep_log() == "The log of faults cannot be written. Tell the technician."
