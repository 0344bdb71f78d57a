"""A ledger that goes on from an archived one cannot be given another origin, kind, table or zone unnoticed.

A forger may change only its identity, or also write its whole chain and its head file again.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.cli import main
from terminal.ledger.archive import earlier_file, files_back
from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.queries import read_identity
from terminal.ledger.records import Head
from terminal.reports.build import make_report
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.audit.recall import Recall
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from tests.ledger.acts import attest, behind_its_back
from tests.reports.asking import figures
from tests.table.closing import close_as
from tests.table.dealing import PRIVATE, DealtTable, live_ledger

DAYS = ("2024-05-01", "2024-05-02")
CLOSER = Actor("20418", Rank.PIT_MANAGER)
HASHES = st.text("0123456789abcdef", min_size=64, max_size=64)
OTHERS: Mapping[str, st.SearchStrategy[object]] = {
    "kind": st.sampled_from([kind.value for kind in LedgerKind if kind is not LedgerKind.LIVE]),
    "table_id": st.text("AB-0123456789", min_size=1, max_size=8).filter(lambda name: name != "BA-07"),
    "zone": st.sampled_from(["UTC", "Asia/Macau", "Asia/Shanghai", "Europe/London"]),
    "follows_hash": HASHES,
}
"""What can be written for each field of the identity that ties a ledger to the one before it."""
ALONE: Mapping[str, st.SearchStrategy[object]] = {
    **OTHERS,
    "follows_seq": st.integers(1, 10**6),
    "created_utc": st.sampled_from(["2024-05-01T00:00:00.000Z", "2031-01-01T00:00:00.000Z"]),
}
"""Those, and what cannot be written again without renumbering or dating every act."""


@dataclass(frozen=True)
class Files:
    """The files of one table: two archived days, and the one in use."""

    live: Path
    archived: tuple[Path, ...]

    def copied_to(self, folder: Path) -> Files:
        """Return the same files in another folder, for a forger to write in."""
        shutil.copytree(self.live.parent, folder, dirs_exist_ok=True)
        for path in folder.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        return Files(folder / self.live.name, tuple(folder / "archive" / path.name for path in self.archived))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """Return the files, closed and whole."""
    live = tmp_path_factory.mktemp("days") / "BA-07.ledger"
    archived = []
    table = DealtTable(live_ledger(live), 5)
    table.open()
    for day in DAYS:
        table.play_plainly(3)
        table.session.tidy()
        closed = close_as(table.session, day, CLOSER)
        assert isinstance(closed, ClosedDay), closed
        archived.append(closed.archive)
    table.play_plainly(2)
    table.session.tidy()
    table.session.ledger.close()
    return Files(live, tuple(archived))


def _forge(path: Path, field: str, value: object, *, thoroughly: bool) -> None:
    """Write something else for a field of the identity; thoroughly, with all that then has to agree."""
    with behind_its_back(path) as connection:
        connection.execute(f"UPDATE meta SET {field} = ?", (value,))
        if thoroughly:
            _write_again(connection, path, field, value)


def _write_again(connection: sqlite3.Connection, path: Path, field: str, value: object) -> None:
    rows = connection.execute("SELECT * FROM events ORDER BY seq").fetchall()
    previous = genesis(read_identity(connection, path, None))
    for place, row in enumerate(map(list, rows)):
        if field == "table_id":
            row[2] = value
        if place == 0:
            row[7], row[10] = (_with(text, field, value) for text in (row[7], row[10]))
        row[11] = previous
        previous = row[12] = row_hash(tuple(row[:12]))
        connection.execute(
            "UPDATE events SET table_id = ?, body = ?, command = ?, previous = ?, hash = ? WHERE seq = ?",
            (row[2], row[7], row[10], row[11], row[12], row[0]),
        )
        head = Head(row[0], row[12], row[1])
    attest(path, head)


def _with(text: str, field: str, value: object) -> str:
    """Return a stored object with another value for a field, wherever it has it."""
    stored = json.loads(text)
    if field in stored:
        stored[field] = value
    if field == "table_id" and "table" in stored:
        for terms in ("terms", "opened"):
            if stored["table"].get(terms):
                stored["table"][terms]["table_id"] = value
    return json.dumps(stored, separators=(",", ":"), ensure_ascii=False)


def test_the_files_themselves_are_whole_and_held_against_each_other(made: Files) -> None:
    first, second = made.archived
    assert [*files_back(made.live)] == [made.live, second, first]
    for path, before in ((made.live, second), (second, first), (first, None)):
        verified = audit_ledger(path)
        assert (verified.findings, verified.earlier) == ((), before)


@pytest.mark.parametrize("which", ["live", "archived"])
@pytest.mark.parametrize("thoroughly", [False, True], ids=["identity only", "chain and head again"])
@settings(max_examples=20)
@given(data=st.data())
def test_whatever_its_identity_is_made_to_say_is_found(
    made: Files, which: str, thoroughly: bool, data: st.DataObject
) -> None:
    fields = OTHERS if thoroughly else ALONE
    field = data.draw(st.sampled_from(sorted(fields)))
    value = data.draw(fields[field])
    with TemporaryDirectory() as folder:
        files = made.copied_to(Path(folder))
        forged = files.live if which == "live" else files.archived[1]
        with closing(sqlite3.connect(forged)) as connection:
            (found,) = connection.execute(f"SELECT {field} FROM meta").fetchone()
        if found == value:
            return
        _forge(forged, field, value, thoroughly=thoroughly)
        assert audit_ledger(forged).findings, (field, value)
        assert main(["verify", str(forged)]) == 1


def test_a_forged_origin_is_said_in_words(made: Files, tmp_path: Path) -> None:
    files = made.copied_to(tmp_path)
    _forge(files.live, "follows_hash", "0" * 64, thoroughly=True)
    (finding,) = audit_ledger(files.live).findings
    assert finding.place == "start"
    assert finding.message.render() == f"It does not go on from {files.archived[1].name}."


def test_an_archived_day_that_was_altered_no_longer_carries_the_next(made: Files, tmp_path: Path) -> None:
    files = made.copied_to(tmp_path)
    second = files.archived[1]
    with behind_its_back(second) as connection:
        connection.execute("UPDATE events SET actor = '9' WHERE seq = (SELECT max(seq) FROM events)")
        _write_again(connection, second, "actor", "9")
    assert earlier_file(files.live) is None
    (finding,) = audit_ledger(files.live).findings
    assert finding.message.render() == f"It does not go on from {second.name}."


def test_the_day_of_another_table_in_the_same_folder_is_not_taken_for_the_one_before(
    made: Files, tmp_path: Path
) -> None:
    files = made.copied_to(tmp_path)
    second = files.archived[1]
    for path in (second, head_path(second)):
        path.rename(path.with_name(path.name.replace("BA-07", "BA-08")))
    (tmp_path / "archive" / files.archived[0].name.replace("BA-07", "BA-09")).write_text("no ledger")
    verified = audit_ledger(files.live)
    assert verified.findings == ()
    assert verified.earlier == second.with_name(second.name.replace("BA-07", "BA-08"))


def test_an_archive_that_is_not_there_is_said_and_can_be_named(
    made: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = made.copied_to(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    files.archived[0].parent.rename(elsewhere)
    assert main(["verify", str(files.live)]) == 0
    assert "goes on from an archived ledger that was not found" in capsys.readouterr().out
    assert main(["verify", str(files.live), "--after", str(elsewhere / files.archived[1].name)]) == 0
    assert main(["verify", str(files.live), "--after", str(elsewhere / files.archived[0].name)]) == 1


def test_verify_report_and_recall_read_archived_and_live_files_alike(
    made: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.txt"
    counted = []
    for path, rounds in zip((*made.archived, made.live), (3, 3, 2), strict=True):
        assert main(["verify", str(path)]) == 0
        assert main(["report", "shift", str(path), "--out", str(out), "--replace"]) == 0
        assert out.read_text()
        assert figures(make_report("shift", [path]))["rounds"] == rounds
        counted.append(len(Recall(path, PRIVATE).last_rounds(20)))
    assert counted == [3, 6, 8]
    assert figures(make_report("shift", [*made.archived, made.live]))["rounds"] == 8
    recall = Recall(made.live, PRIVATE)
    rounds_back = recall.last_rounds(20)
    for past in rounds_back:
        assert recall.steps(past.seq)[-1].table.rounds == past.number
    capsys.readouterr()
