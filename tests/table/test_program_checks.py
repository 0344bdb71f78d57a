"""What `lammer-check` has found is put on record at the next good start, once, in live ledgers alone."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.reader import LedgerReader
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.program_check_record import ChecksMark, ProgramChecks
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffBasis
from terminal.table.audit.audit import audit_ledger
from terminal.table.installed.check_log import MOST_LISTED, digest_of, read_checks
from terminal.table.people.authority import record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Done
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile
from tests.reports.asking import rows
from tests.table.closing import close_day
from tests.table.pit import MANAGER, PINS, Clocks, book
from tests.table.test_opening import profile_in
from tests.table.test_profile_changes import BY_MANAGER

GOOD = "good\t0.1.0-a\t"
CHANGED = "stopped\t0.1.0-a\tlammer: was changed"
FOREIGN = "stopped\t0.1.0-a\tspy.so: does not belong there"


@pytest.fixture
def profile(tmp_path: Path) -> TableProfile:
    """Return the profile of a live table with people."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    return profile_in(tmp_path)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return a log of two good checks."""
    path = tmp_path / "checks.log"
    path.touch()
    write(path, GOOD, GOOD)
    return path


def write(path: Path, *results: str) -> None:
    """Append checks to a log, as `lammer-check` writes them."""
    with path.open("a", encoding="utf-8") as file:
        number = len(path.read_text(encoding="utf-8").splitlines())
        for result in results:
            number += 1
            file.write(f"{number}\t2026-11-28T20:{number % 60:02}:00Z\t{result}\n")


def start(profile: TableProfile, log: Path | None) -> list[str]:
    """Open the table once, and return what the dealer is told of the log."""
    clocks = Clocks()
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed, check_log=log)
    with closing(table.session.ledger):
        table.session.tidy()
        return [note.render() for note in table.notes if "checks" in note.render()]


def on_record(profile: TableProfile) -> list[ProgramChecks]:
    """Return the checks on record."""
    with closing(LedgerReader.open(profile.ledger)) as reader:
        events = [one.event for one in reader.read()]
    return [event.found for event in events if isinstance(event, e.ProgramChecksRecorded)]


def test_a_start_records_what_is_new_in_the_log_and_the_next_one_nothing(
    profile: TableProfile, log: Path
) -> None:
    assert start(profile, log) == []
    assert start(profile, log) == []
    write(log, CHANGED, CHANGED, FOREIGN, GOOD)
    assert start(profile, log) == []
    first, second = on_record(profile)
    assert (first.lines, first.good, first.stopped) == (2, 2, ())
    assert (second.lines, second.good, second.continued) == (6, 1, True)
    assert [(run.line, run.times, run.reason) for run in second.stopped] == [
        (3, 2, "lammer: was changed"),
        (5, 1, "spy.so: does not belong there"),
    ]
    assert audit_ledger(profile.ledger).findings == ()


def test_a_log_that_was_cut_or_altered_is_on_record_and_told(profile: TableProfile, log: Path) -> None:
    write(log, CHANGED)
    start(profile, log)
    log.write_text("", encoding="utf-8")
    write(log, GOOD, GOOD)
    told = ["The log of the program's checks is not the one on record: tell the technician."]
    assert start(profile, log) == told
    assert start(profile, log) == []
    log.unlink()
    assert start(profile, log) == told
    found = on_record(profile)
    assert [(one.lines, one.good, one.continued) for one in found] == [
        (3, 2, True),
        (2, 2, False),
        (0, 0, False),
    ]
    assert audit_ledger(profile.ledger).findings == ()


def test_the_security_report_lists_what_was_found(profile: TableProfile, log: Path) -> None:
    write(log, CHANGED, CHANGED, "no check at all")
    start(profile, log)
    listed = rows(make_report("security", [profile.ledger]), "program_checks")
    assert [(row["what"], row["count"], row["reason"]) for row in listed] == [
        ("checked", 2, None),
        ("unreadable", 1, None),
        ("stopped", 2, "lammer: was changed"),
    ]
    assert listed[-1]["first"] == "2026-11-28T20:03:00Z"
    assert listed[-1]["last"] == "2026-11-28T20:04:00Z"


def test_a_log_that_cannot_be_read_is_told_and_keeps_no_table_closed(
    profile: TableProfile, tmp_path: Path
) -> None:
    assert start(profile, tmp_path) == ["The log of the program's checks cannot be read: it is a folder."]
    assert on_record(profile) == []


def test_only_live_tables_record_checks_and_without_a_log_nothing_is(
    profile: TableProfile, log: Path, tmp_path: Path
) -> None:
    start(profile, None)
    assert on_record(profile) == []
    text = (
        'id = "TR-01"\nkind = "training"\nzone = "UTC"\ngame = "commission"\nlayout = "mini-7"\n'
        '[ledger]\nfile = "TR-01.ledger"\n'
    )
    training = profile_in(tmp_path, text)
    start(training, log)
    assert on_record(training) == []


def test_what_is_on_record_holds_over_to_the_next_shoe_and_the_next_day(
    profile: TableProfile, log: Path
) -> None:
    clocks = Clocks()
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed, check_log=log)
    session = table.session
    with closing(session.ledger):
        mark = session.table.program_checks
        assert mark == ChecksMark(2, digest_of(log.read_bytes().split(b"\n")[:-1]))
        assert isinstance(record_staff(session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        assert isinstance(session.sign_on(Signature(MANAGER, PINS[MANAGER])), Done)
        assert isinstance(session.handle(c.NewShoe(8, shuffled=True, burn_due=False)), Done)
        assert session.table.program_checks == mark
        closing_day = c.CloseDay("2026-11-28")
        done = close_day(session, lambda: session.approve(closing_day, BY_MANAGER, "the day is over"))
        assert isinstance(done, ClosedDay)
        assert session.table.program_checks == mark
        session.ledger.close()
    start(profile, log)
    assert on_record(profile) == []


def test_a_line_that_is_still_being_written_is_left_for_the_next_start(log: Path) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write("3\t2026-11-28T20:03:00Z\tstop")
    found = read_checks(log, None)
    assert found is not None
    assert (found.lines, found.good, found.unreadable) == (2, 2, 0)
    assert read_checks(log, ChecksMark(found.lines, found.digest)) is None


def test_a_table_that_was_stopped_all_night_makes_no_long_record(tmp_path: Path) -> None:
    path = tmp_path / "checks.log"
    path.touch()
    write(path, *[CHANGED] * 20_000, *[CHANGED, FOREIGN] * MOST_LISTED)
    found = read_checks(path, None)
    assert found is not None
    assert found.stopped[0].times == 20_001
    assert len(found.stopped) == MOST_LISTED
    assert found.left_out == MOST_LISTED
    assert found.read == found.lines


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"digest": "5a"}, "no_digest"),
        ({"good": 3}, "checks_do_not_follow"),
        ({"continued": False, "lines": 0}, "checks_do_not_follow"),
        ({"lines": 2, "good": 0, "digest": "5a" * 32}, "checks_unchanged"),
    ],
)
def test_checks_that_do_not_follow_those_on_record_are_refused(
    profile: TableProfile, change: dict[str, object], code: str
) -> None:
    clocks = Clocks()
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed)
    with closing(table.session.ledger):
        known = ProgramChecks(2, "5a" * 32, 2, (), 0, 0, continued=True)
        assert isinstance(table.session.handle(c.RecordProgramChecks(known)), Done)
        more = ProgramChecks(3, "a5" * 32, 1, (), 0, 0, continued=True)
        refused = table.session.handle(c.RecordProgramChecks(structs.replace(more, **change)))
        assert isinstance(refused, Refusal)
        assert refused.code == code
        assert isinstance(table.session.handle(c.RecordProgramChecks(more)), Done)
