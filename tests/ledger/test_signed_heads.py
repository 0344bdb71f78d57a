"""Heads that left the machine tell of what is done to the ledger later, by whoever it is done."""

from __future__ import annotations

import contextlib
import io
import os
import random
import socket
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.ledger import head_sender
from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.errors import LedgerFault
from terminal.ledger.head_file import write_head_file
from terminal.ledger.head_sender import HeadTargets, send_heads, sent_path, unsent_heads
from terminal.ledger.identity import Identity
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.signed_heads import (
    SignedHead,
    fingerprint,
    is_signed,
    make_key,
    read_heads,
    read_key,
    send_to_syslog,
)
from terminal.ledger.tail_witness import witness_path
from terminal.rounds import commands as c
from terminal.rules.ranks import Rank
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from tests.ledger.acts import behind_its_back
from tests.ledger_faults import raises_fault
from tests.table.closing import close_day
from tests.table.dealing import DealtTable, live_ledger

DAY = "2024-05-01"


class Sent:
    """A table whose heads were sent after each round, over the end of a day."""

    def __init__(self, folder: Path) -> None:
        self.ledger = folder / "BA-07.ledger"
        self.targets = HeadTargets(folder / "table.key", folder / "elsewhere.heads")
        self.public = make_key(self.targets.key).public
        table = DealtTable(live_ledger(self.ledger), 5)
        table.open()
        for number in range(6):
            table.play_plainly(1)
            if number == 2:
                manager = Actor("11260", Rank.PIT_MANAGER)
                session = table.session
                closed = close_day(session, lambda: session.handle(c.CloseDay(DAY), acting=manager))  # noqa: B023
                assert isinstance(closed, ClosedDay)
                self.closed = closed.archive
                table.table = session.table
            table.session.tidy()
            if number != 4:  # what could not be sent then goes with the next
                send_heads(self.ledger, self.targets, unsent_heads(self.ledger, self.targets))
        table.session.ledger.close()

    @property
    def file(self) -> Path:
        """Return the file of the heads."""
        assert self.targets.file is not None
        return self.targets.file

    def verify(self, *more: str, ledger: Path | None = None) -> int:
        """Compare the ledger with the heads and the key that was noted."""
        words = [str(ledger or self.ledger), "--heads", str(self.file), *(more or ("--key", self.public))]
        return main(["verify", *words])

    def heads(self) -> list[SignedHead]:
        """Return the heads that were sent."""
        return [head for _, head in read_heads(self.file) if head is not None]


@pytest.fixture
def sent(tmp_path: Path) -> Sent:
    """Return a table whose heads were sent."""
    return Sent(tmp_path)


def test_the_head_of_each_round_and_day_is_signed_and_sent_in_order(sent: Sent) -> None:
    heads = sent.heads()
    assert [head.what for head in heads].count("day_closed") == 1
    assert len(heads) == 7
    assert [head.seq for head in heads] == sorted({head.seq for head in heads})
    assert all(is_signed(head) and head.key == sent.public for head in heads)
    assert sent.verify() == 0
    assert sent.verify(ledger=sent.closed) == 0
    assert main(["verify", "--all", str(sent.ledger.parent), "--heads", str(sent.file), "--jobs", "2"]) == 0


def test_without_the_key_noted_elsewhere_it_is_said_that_the_key_is_not_checked(
    sent: Sent, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(sent.ledger), "--heads", str(sent.file)]) == 0
    said = capsys.readouterr().out
    assert f"{fingerprint(sent.public)}; key not checked" in said
    assert sent.verify() == 0
    assert "not checked" not in capsys.readouterr().out
    assert sent.verify("--key", "0" * 64) == FAILED
    assert sent.verify("--key", "zz") == MALFORMED
    assert main(["verify", str(sent.ledger), "--key", sent.public]) == MALFORMED


def test_it_is_said_where_a_file_has_no_head_of_the_ledger(
    sent: Sent, capsys: pytest.CaptureFixture[str]
) -> None:
    told = "Nothing was compared with what left the machine"
    assert sent.verify() == 0
    assert told not in capsys.readouterr().out
    sent.file.write_bytes(b"words of another program\n")
    assert sent.verify() == 0
    assert told in capsys.readouterr().out


def test_what_was_sent_is_sent_once_and_again_where_nobody_knows(sent: Sent) -> None:
    assert unsent_heads(sent.ledger, sent.targets) == []
    sent_path(sent.ledger).unlink()
    again = unsent_heads(sent.ledger, sent.targets)
    assert [head.seq for head in again] == [head.seq for head in sent.heads()[-3:]]
    send_heads(sent.ledger, sent.targets, again)
    assert sent.verify() == 0


def test_what_waits_over_the_end_of_a_day_is_sent_too(sent: Sent) -> None:
    before = sent.heads()
    sent_path(sent.ledger).write_text(f"{before[0].seq}\n")
    assert [head.seq for head in unsent_heads(sent.ledger, sent.targets)] == [head.seq for head in before[1:]]


def _rewrite(sent: Sent) -> None:
    """Write the whole record of the day in play again, and the files next to it."""
    with LedgerReaderClosed(sent.ledger) as identity, behind_its_back(sent.ledger) as connection:
        previous = genesis(identity)
        for found in connection.execute("SELECT * FROM events ORDER BY seq").fetchall():
            row = list(found)
            row[8] = "31188"
            row[11] = previous
            previous = row[12] = row_hash(tuple(row[:12]), row[13])
            connection.execute(
                "UPDATE events SET actor = ?, previous = ?, hash = ? WHERE seq = ?",
                (row[8], row[11], row[12], row[0]),
            )
        head = Head(row[0], row[12], row[1])
    write_head_file(sent.ledger, head)
    witness_path(sent.ledger).unlink()


class LedgerReaderClosed:
    """The identity of a ledger that nobody has open."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> Identity:
        reader = LedgerReader.open(self._path)
        reader.close()
        return reader.identity

    def __exit__(self, *_: object) -> None:
        """Leave it as it is."""


def _cut(sent: Sent) -> None:
    """Take the last round away, from the ledger and from all that lies next to it."""
    last = sent.heads()[-2].seq
    with behind_its_back(sent.ledger) as connection:
        connection.execute("DELETE FROM events WHERE seq > ?", (last,))
        for table in ("rounds", "hands", "bets", "settlements", "insurance"):
            column = "last_seq" if table == "rounds" else "round_id"
            connection.execute(f"DELETE FROM {table} WHERE {column} > ?", (last,))
        head = Head(
            *connection.execute("SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1").fetchone()
        )
    write_head_file(sent.ledger, head)
    witness_path(sent.ledger).unlink()


def _gap(sent: Sent) -> None:
    """Keep the head of a round from leaving."""
    lines = sent.file.read_bytes().splitlines(keepends=True)
    del lines[-2]
    sent.file.write_bytes(b"".join(lines))


def _other_key(sent: Sent) -> None:
    """Sign the last head with a key of one's own."""
    other = make_key(sent.ledger.with_name("other.key"))
    last = sent.heads()[-1]
    with LedgerReaderClosed(sent.ledger) as identity:
        forged = other.sign(identity, Head(last.seq, last.hash, last.at), last.what)
    lines = sent.file.read_bytes().splitlines(keepends=True)
    sent.file.write_bytes(b"".join(lines[:-1]) + msgspec.json.encode(forged) + b"\n")


def _altered_head(sent: Sent) -> None:
    """Alter the hash in a head that was sent."""
    last = sent.heads()[-1]
    text = sent.file.read_text()
    sent.file.write_text(text.replace(last.hash, random.Random(1).randbytes(32).hex()))


def _no_key(sent: Sent) -> None:
    """Put something that is no key of hexadecimal digits in the place of the last head's key."""
    text = sent.file.read_text()
    place = text.rindex(sent.public)
    sent.file.write_text(text[:place] + "}" * len(sent.public) + text[place + len(sent.public) :])


def _no_head(sent: Sent) -> None:
    """Write something among the heads that is none."""
    with sent.file.open("ab") as file:
        file.write(b'{"kind":"live","seq":"\xff"}\n')


@pytest.mark.parametrize(
    ("manipulate", "found"),
    [
        (_rewrite, "is not the one whose head left the machine"),
        (_cut, "The ledger ends before event"),
        (_gap, "there is a gap"),
        (_other_key, "is not signed with the key of the table"),
        (_altered_head, "is not signed with the key of the table"),
        (_no_key, "is not signed with the key of the table"),
        (_no_head, "is no head"),
    ],
)
def test_what_was_done_to_the_ledger_or_its_heads_is_found(
    sent: Sent, manipulate: Callable[[Sent], None], found: str, capsys: pytest.CaptureFixture[str]
) -> None:
    manipulate(sent)
    assert sent.verify() == FAILED
    assert found in capsys.readouterr().out


def test_a_record_that_was_written_again_is_found_by_its_heads_alone(sent: Sent) -> None:
    """With the program's account one can write all of it again: only what left the machine tells."""
    _rewrite(sent)
    assert "heads" not in _places(sent, with_heads=False)
    assert "heads" in _places(sent, with_heads=True)


def _places(sent: Sent, *, with_heads: bool) -> str:
    words = ["--heads", str(sent.file), "--key", sent.public] if with_heads else []
    with contextlib.redirect_stdout(io.StringIO()) as said:
        main(["verify", str(sent.ledger), *words])
    return said.getvalue()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("missing", "no such file"),
        ("open to others", "chmod 400"),
        ("no key", "64 hexadecimal digits"),
        ("a folder", "is not a file but a folder"),
    ],
)
def test_a_key_that_cannot_be_used_is_told_and_nothing_is_lost(sent: Sent, wrong: str, words: str) -> None:
    key = sent.targets.key
    kept = key.read_bytes()
    key.unlink()
    match wrong:
        case "open to others":
            key.write_bytes(kept)
            key.chmod(0o440)
        case "no key":
            key.write_bytes(b"\xff" * 65)
            key.chmod(0o400)
        case "a folder":
            key.mkdir(mode=0o700)
        case _:
            pass
    with raises_fault(LedgerFault.NO_TABLE_KEY, match=words):
        unsent_heads(sent.ledger, sent.targets)


def test_heads_in_a_folder_are_no_fault_of_the_disk(tmp_path: Path) -> None:
    with raises_fault(LedgerFault.NOT_A_FILE):
        next(read_heads(tmp_path))


def test_a_key_is_made_for_its_owner_alone_and_never_over_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.key"
    assert main(["key", "--new", str(path)]) == 0
    said = capsys.readouterr().out
    assert stat.S_IMODE(path.stat().st_mode) == 0o400
    assert main(["key", str(path)]) == 0
    assert capsys.readouterr().out == said
    assert read_key(path).public in said
    assert path.read_text().strip() not in said
    assert main(["key", "--new", str(path)]) == FAILED


def test_heads_go_to_the_log_of_the_system_too(
    sent: Sent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    monkeypatch.setattr(head_sender, "send_to_syslog", partial(send_to_syslog, log=log))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.setblocking(False)
        listener.bind(str(log))
        send_heads(sent.ledger, HeadTargets(sent.targets.key, syslog=True), sent.heads()[:2])
        lines = [listener.recv(4096) for _ in range(2)]
    assert all(line.startswith(b'<13>lammer: {"kind":"live"') for line in lines)
    kept = tmp_path / "messages"
    kept.write_bytes(
        b"".join(b"Nov 27 12:00:00 table7 " + line[4:] + b"\n" for line in lines) + b"other words\n"
    )
    assert [head for _, head in read_heads(kept)] == sent.heads()[:2]
    with raises_fault(LedgerFault.CANNOT_OPEN):
        send_to_syslog(sent.heads()[:1], tmp_path / "nowhere")


def test_a_target_that_is_no_file_is_no_trap(sent: Sent, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["verify", str(sent.ledger), "--heads", str(pipe)]) == FAILED
