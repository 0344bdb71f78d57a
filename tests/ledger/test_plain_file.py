"""A file that people write is plain and has at most 1 MiB (issue 12, item 13): anything else is named."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path, read_head_in
from terminal.ledger.plain_file import LARGEST, NotPlain, read_plain
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore, StaffError
from terminal.table.setup.profile import load_profile
from terminal.table.setup.typed_input import FaultyInput


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
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("what", ["too long", "a pipe", "a folder"])
def test_each_reader_names_what_is_no_plain_file_of_that_size(tmp_path: Path, name: str, what: str) -> None:
    path = head_path(tmp_path / "BA-07.ledger") if name == "a head" else tmp_path / "file"
    if what == "too long":
        path.write_bytes(b"#" * (LARGEST + 1))
    elif what == "a pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    with pytest.raises((StaffError, LedgerError, FaultyInput)):
        READERS[name](path)
