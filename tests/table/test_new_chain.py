"""A house without staff file and sealed code begins again; what became of its people is on record."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import FAILED, main
from terminal.ledger.archive import ARCHIVE
from terminal.ledger.head_file import head_path
from terminal.ledger.reader import LedgerReader
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.bets import Bet
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import StaffStep, record_staff, staff_step
from terminal.table.people.staff import Signature
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Done
from terminal.table.setup.opening import OpenedTable
from tests.insider.manipulations import OWN_PIN, of_an_insider
from tests.reports.asking import rows
from tests.table.closing import close_day
from tests.table.foreign_writing import forge
from tests.table.pit import DEALER, MANAGER, PINS, SHIFT_MANAGER, book
from tests.table.test_opening import do, folder, opened, profile_in, sign

__all__ = ["folder"]

BY_THE_OLD = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
BY_THE_NEW = Signature(SHIFT_MANAGER, OWN_PIN)
UNANSWERED = "Another staff file was taken without the sealed code"


def put_on_record(table: OpenedTable, by: Signature, basis: StaffBasis, code: str = "") -> str:
    """Have a Shift Manager sign for the staff file as it is; return the sealed code."""
    made = record_staff(table.session, table.staff, by, basis, code)
    assert isinstance(made, str), made
    return made


def said(path: Path) -> list[str]:
    """Return what `verify` says of a ledger."""
    return [finding.message.render() for finding in audit_ledger(path).findings]


def test_a_house_without_staff_file_and_code_begins_a_new_chain_and_the_old_one_ends_with_that(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = profile_in(folder)
    staff_file, ledger = folder / "staff.json", profile.ledger
    with opened(profile) as table:
        put_on_record(table, BY_THE_OLD, StaffBasis.FIRST)  # whose code nobody has kept
        sign(table)
        do(table, c.NewShoe(8, burn_due=False))
    staff_file.unlink()
    with opened(profile) as table:
        assert staff_step(table.session, table.staff) is StaffStep.MISSING
        table.staff._store.update(lambda _: of_an_insider())
        table.session.look_at_staff()
        assert staff_step(table.session, table.staff) is StaffStep.OTHER
        put_on_record(table, BY_THE_NEW, StaffBasis.UNPROVED)
        closed = close_day(
            table.session,
            lambda: table.session.approve(c.CloseDay("2024-05-01"), Signature(MANAGER, OWN_PIN), "lost"),
        )
        assert isinstance(closed, ClosedDay)
    kept = folder / "inspection"
    kept.mkdir()
    for path in (*folder.glob(f"{ledger.name}*"), folder / ARCHIVE):
        shutil.move(path, kept / path.name)
    for old in (kept / ledger.name, *(kept / ARCHIVE).glob("*.ledger")):
        assert any(one.startswith(UNANSWERED) for one in said(old)), old
    assert main(["verify", "--all", str(kept)]) == FAILED
    assert UNANSWERED in capsys.readouterr().out
    with opened(profile) as table:
        assert staff_step(table.session, table.staff) is StaffStep.SIGN
        put_on_record(table, BY_THE_NEW, StaffBasis.FIRST)
        assert isinstance(table.session.sign_on(Signature(DEALER, OWN_PIN)), Done)
        do(table, c.NewShoe(8, burn_due=False), c.PlaceYourBets())
    with closing(LedgerReader.open(ledger)) as reader:
        assert reader.identity.follows_seq == 0
    assert said(ledger) == []
    assert head_path(kept / ledger.name).is_file()


def test_first_runs_recoveries_foreign_writes_and_reopenings_stand_in_the_security_report(
    folder: Path,
) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        code = put_on_record(table, BY_THE_OLD, StaffBasis.FIRST)
        sign(table)
        do(table, c.NewShoe(8, burn_due=False), c.PlaceYourBets(), c.PlaceBet("1", Bet.BANKER, 100_00))
        do(table, c.CloseBets())
        last = table.session.table.last_act
        assert last is not None
        do(table, c.TakeBack(last.seq))
        table.staff._store.update(lambda _: of_an_insider())
        table.session.look_at_staff()
        put_on_record(table, BY_THE_NEW, StaffBasis.RECOVERED, code)
        table.staff._store.update(lambda _: book())
        table.session.look_at_staff()
        put_on_record(table, BY_THE_OLD, StaffBasis.UNPROVED)
    forge(profile.ledger)
    with opened(profile) as table:
        signed = table.session.approve(c.SignForeignWrite(), BY_THE_OLD, "looked at it")
        assert isinstance(signed, Done)
        table.staff._store.update(lambda _: of_an_insider())
        table.session.look_at_staff()
    listed = rows(make_report("security", [profile.ledger]), "list")
    by_manager = [
        *("first_run", "recovery", "recovery_unproved", "foreign_write_signed"),
    ]
    assert [row["what"] for row in listed] == [
        *("terms_changed", "first_run", "bets_reopened"),
        *("staff_differs", "recovery", "staff_differs", "recovery_unproved"),
        *("foreign_write", "foreign_write_signed", "staff_differs"),
    ]
    assert [row["person"] for row in listed if row["what"] in by_manager] == [SHIFT_MANAGER] * 4
    assert [row["person"] for row in listed if row["what"] == "bets_reopened"] == [DEALER]
    times = [str(row["at"]) for row in listed]
    assert times == sorted(times)
    with closing(LedgerReader.open(profile.ledger)) as reader:
        (found,) = [one.event.found for one in reader.read() if isinstance(one.event, e.ForeignWriteFound)]
    (detail,) = [str(row["detail"]) for row in listed if row["what"] == "foreign_write"]
    assert detail.startswith(f"{found.good_seq} {found.good_hash}; {found.forged_first}-{found.forged_last}")
    counts = {
        (row["what"], row["number"]): row["count"]
        for row in rows(make_report("security", [profile.ledger]), "counts")
    }
    assert counts["first_run", SHIFT_MANAGER] == counts["recovery", SHIFT_MANAGER] == 1
