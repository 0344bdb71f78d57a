"""A file that people write is plain and has at most 1 MiB (issue 12, item 13): anything else is named."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path, read_head_in
from terminal.ledger.head_sender import HeadTargets, send_heads, sent_path, unsent_heads
from terminal.ledger.plain_file import LARGEST, NotPlain, read_plain
from terminal.ledger.signed_heads import make_key
from terminal.ledger.tail_witness import read_note, witness_path
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore, StaffError
from terminal.table.setup.layout_file import read_layout_file
from terminal.table.setup.profile import load_profile
from terminal.table.setup.typed_input import FaultyInput
from tests.table.dealing import DealtTable, live_ledger


def test_a_file_of_1_mib_is_read_and_one_of_a_byte_more_is_not(tmp_path: Path) -> None:
    assert LARGEST == 1024**2
    path = tmp_path / "file"
    path.write_bytes(b"x" * LARGEST)
    assert len(read_plain(path)) == LARGEST
    path.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(NotPlain, match="is longer than 1024 KiB"):
        read_plain(path)


READERS: dict[str, Callable[[Path], object]] = {
    "a staff file": lambda path: FileStore(path, new_salt).read(),
    "a head": read_head_in,
    "a profile": load_profile,
    "a layout": read_layout_file,
}


WHAT = pytest.mark.parametrize("what", ["too long", "a pipe", "a folder"])


def _make(path: Path, what: str) -> None:
    if what == "too long":
        path.write_bytes(b"#" * (LARGEST + 1))
    elif what == "a pipe":
        os.mkfifo(path)
    else:
        path.mkdir()


@pytest.mark.parametrize("name", READERS)
@WHAT
def test_each_reader_names_what_is_no_plain_file_of_that_size(tmp_path: Path, name: str, what: str) -> None:
    path = head_path(tmp_path / "BA-07.ledger") if name == "a head" else tmp_path / "file"
    _make(path, what)
    with pytest.raises((StaffError, LedgerError, FaultyInput)):
        READERS[name](path)


@WHAT
def test_what_is_no_note_is_told_as_a_missing_one_at_the_start(tmp_path: Path, what: str) -> None:
    ledger = tmp_path / "BA-07.ledger"
    live_ledger(ledger).close()
    assert read_note(ledger) is not None
    witness_path(ledger).unlink()
    _make(witness_path(ledger), what)
    assert read_note(ledger) is None


@WHAT
def test_what_is_no_note_of_what_was_sent_has_the_heads_sent_again(tmp_path: Path, what: str) -> None:
    ledger, targets = tmp_path / "BA-07.ledger", HeadTargets(tmp_path / "table.key", tmp_path / "heads")
    make_key(targets.key)
    table = DealtTable(live_ledger(ledger), 5)
    table.open()
    table.play_plainly(1)
    table.session.tidy()
    table.session.ledger.close()
    (head,) = unsent_heads(ledger, targets)
    send_heads(ledger, targets, [head])
    assert unsent_heads(ledger, targets) == []
    sent_path(ledger).unlink()
    _make(sent_path(ledger), what)
    assert unsent_heads(ledger, targets) == [head]
