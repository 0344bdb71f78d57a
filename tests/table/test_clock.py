"""A clock that jumps bends no time on record: it is told, somebody confirms it, and only then it counts."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from inspect import signature
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from terminal.ledger.chain import row_hash
from terminal.ledger.head_file import write_head_file
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head, Recorded
from terminal.ledger.times import to_text
from terminal.reports.build import make_report
from terminal.reports.spec import Cell
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Bet
from terminal.rules.cards import parse_card
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature, Staff
from terminal.table.people.staff_file import FileStore
from terminal.table.session.clocks import seconds_since_boot
from terminal.table.session.table_clock import TOLERATED_JUMP, TableClock
from terminal.table.session.table_session import Done, TableSession
from terminal.table.setup.opening import OpenedTable, open_staff, open_table
from terminal.table.setup.profile import TableProfile
from tests.ledger.acts import behind_its_back
from tests.reports.asking import figures, rows
from tests.table.pit import DEALER, PINS, START, SUPERVISOR, Clocks, book
from tests.table.profiles import profile_of

YEAR = timedelta(days=365)
HOUR = timedelta(hours=1)


@pytest.fixture
def profile(tmp_path: Path) -> TableProfile:
    """Return the profile of a live table with staff."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    text = (
        'id = "BA-07"\nkind = "live"\nzone = "Asia/Singapore"\ngame = "easy-six"\n'
        '[ledger]\nfile = "BA-07.ledger"\n[staff]\nfile = "staff.json"\n'
    )
    return profile_of(text, tmp_path)


@contextmanager
def opened(profile: TableProfile, clocks: Clocks) -> Iterator[OpenedTable]:
    """Return the table of a profile, closed at the end."""
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed)
    try:
        yield table
    finally:
        table.session.tidy()
        table.session.ledger.close()


def do(table: OpenedTable, *commands: c.Command) -> None:
    """Do commands of the dealer, none of which may be refused."""
    for command in commands:
        assert isinstance(table.session.handle(command), Done), command


def refused(table: OpenedTable, command: c.Command) -> Refusal:
    """Return the refusal that a command of the dealer meets."""
    refusal = table.session.handle(command)
    assert isinstance(refusal, Refusal)
    return refusal


def confirm(table: OpenedTable) -> None:
    """Have the Pit Supervisor confirm the clock."""
    table.session.watch_clock()
    signed = Signature(SUPERVISOR, PINS[SUPERVISOR])
    done = table.session.approve(c.ConfirmClock(), signed, "looked at my watch")
    assert isinstance(done, Done)


def begin(table: OpenedTable) -> None:
    """Sign the dealer on, put a shoe in and commence a round."""
    assert isinstance(table.session.sign_on(Signature(DEALER, PINS[DEALER])), Done)
    do(table, c.NewShoe(8), c.PlaceYourBets())


def end_round(table: OpenedTable) -> None:
    """Void the round in hand."""
    signed = Signature(SUPERVISOR, PINS[SUPERVISOR])
    done = table.session.approve(c.RaiseIrregularity("foreign_card"), signed, "a joker")
    assert isinstance(done, Done)


def records(table: OpenedTable) -> list[Recorded]:
    """Return all that is on record."""
    return list(table.session.ledger.read())


def jumps(table: OpenedTable) -> list[int]:
    """Return the jumps on record, in seconds."""
    return [one.event.milliseconds // 1000 for one in records(table) if isinstance(one.event, e.ClockJumped)]


def whole(profile: TableProfile) -> bool:
    """Return whether the ledger is whole."""
    return audit_ledger(profile.ledger).findings == ()


def test_one_act_under_a_clock_a_year_ahead_bends_no_later_time(profile: TableProfile) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        clocks.wait(60)
        clocks.day += YEAR
        do(table, c.PlaceBet("1", Bet.PLAYER, 10_000))
        clocks.wait(60)
        clocks.day -= YEAR
        do(table, c.PlaceBet("2", Bet.PLAYER, 10_000))
        clocks.wait(60)
        do(table, c.PlaceBet("3", Bet.PLAYER, 10_000))
        placed = [one for one in records(table) if isinstance(one.event, e.BetPlaced)]
        minutes = [timedelta(minutes=number) for number in (1, 2, 3)]
        assert [one.at - START for one in placed] == minutes
        assert [one.wall_utc for one in placed] == [to_text(START + YEAR + minutes[0]), None, None]
        assert jumps(table) == [YEAR.total_seconds(), -YEAR.total_seconds()]
    assert whole(profile)


def test_a_jump_is_recorded_once_and_without_waiting_for_an_act(profile: TableProfile) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        assert table.session.watch_clock() == 0
        clocks.wait(30)
        clocks.day -= HOUR
        assert [table.session.watch_clock() for _ in range(3)] == [-3_600_000] * 3
        assert jumps(table) == [-3600]
        assert records(table)[-1].at == START + timedelta(seconds=30)


def test_the_round_in_hand_is_played_to_its_end_and_none_commences_before_a_pit_supervisor_confirms(
    profile: TableProfile,
) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        clocks.day += HOUR
        do(table, c.PlaceBet("1", Bet.PLAYER, 10_000), c.CloseBets())
        assert refused(table, c.ConfirmClock()).code == "round_open"
        do(table, *(c.DealCard(parse_card(face)) for face in ("9S", "TH", "9C", "TD")), c.ConcludeRound())
        for command in (c.PlaceYourBets(), c.PlaceBet("1", Bet.PLAYER, 10_000), c.NewShoe(8)):
            assert refused(table, command).code == "clock_doubted"
        assert refused(table, c.ConfirmClock()).needs is Rank.PIT_SUPERVISOR
        clocks.wait(10)
        confirm(table)
        assert records(table)[-1].at == clocks.day
        assert records(table)[-1].event == e.ClockConfirmed(3_600_000)
        assert refused(table, c.ConfirmClock()).code == "clock_not_doubted"
        do(table, c.PlaceYourBets())
        assert records(table)[-1].at == clocks.day
    assert whole(profile)


def test_a_confirmed_clock_may_lie_before_what_is_on_record(profile: TableProfile) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        end_round(table)
        clocks.day -= YEAR
        confirm(table)
        do(table, c.NewShoe(8), c.PlaceYourBets())
        assert records(table)[-1].at == START - YEAR
        assert records(table)[-1].wall_utc is None
    assert whole(profile)
    with closing(LedgerReader.open(profile.ledger)) as reader:
        confirmed = reader.clock_confirmed_at
        assert reader.first_seq_at(START - YEAR) == 1
        assert reader.first_seq_at(START - YEAR + HOUR) is None
        assert reader.time_span == (to_text(START - YEAR), to_text(START))
        assert [one.at for one in reader.read(confirmed - 2)][:2] == [START, START - YEAR]


def test_a_sleeping_terminal_is_no_jump(profile: TableProfile) -> None:
    """The clock that it is compared with counts through suspend."""
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        clocks.wait(8 * 3600)
        do(table, c.PlaceBet("1", Bet.PLAYER, 10_000))
        assert jumps(table) == []


def test_the_seconds_that_a_table_counts_go_on_while_the_machine_sleeps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = {time.CLOCK_BOOTTIME: 40_000.0, time.CLOCK_MONOTONIC: 11_200.0}
    monkeypatch.setattr(time, "clock_gettime", shown.__getitem__)
    assert seconds_since_boot() == 40_000.0
    for takes in (open_table, open_staff, Staff, TableSession):
        assert signature(takes).parameters["elapsed"].default is seconds_since_boot


@pytest.mark.parametrize(
    ("off", "found"),
    [
        (timedelta(hours=23), []),
        (timedelta(hours=25), [25 * 3600]),
        (-timedelta(milliseconds=90), []),
        (-timedelta(seconds=5), [-5]),
    ],
)
def test_at_a_start_a_clock_behind_the_last_event_or_far_ahead_of_it_is_recorded_once(
    profile: TableProfile, off: timedelta, found: list[int]
) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
    for _ in range(2):
        clocks = Clocks(START + off)
        with opened(profile, clocks) as table:
            assert jumps(table) == found
            assert table.session.table.clock_doubted is bool(found)
            do(table, c.PlaceBet("1", Bet.PLAYER, 10_000))
            if found:
                assert records(table)[-1].at == START
                assert records(table)[-1].wall_utc == to_text(START + off)
    assert whole(profile)


def test_the_house_says_how_far_ahead_a_clock_may_be_at_a_start(profile: TableProfile) -> None:
    profile = structs.replace(profile, clock_gap=2 * HOUR)
    with opened(profile, Clocks()) as table:
        begin(table)
    with opened(profile, Clocks(START + 3 * HOUR)) as table:
        assert jumps(table) == [3 * 3600]


def test_a_day_is_not_closed_on_a_clock_in_doubt(profile: TableProfile) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        end_round(table)
        clocks.day += HOUR
        assert refused(table, c.CloseDay("2024-05-01")).code == "clock_doubted"


def _figures(profile: TableProfile, start: datetime | None = None) -> dict[str, Cell]:
    return figures(make_report("shift", [profile.ledger], start))


def test_a_table_that_was_opened_in_1970_reports_the_hours_that_have_gone_by(profile: TableProfile) -> None:
    clocks = Clocks(datetime(1970, 1, 1, tzinfo=UTC))
    with opened(profile, clocks) as table:
        begin(table)
        clocks.wait(1800)
        end_round(table)
        clocks.day = START
        clocks.wait(600)
        confirm(table)
        clocks.wait(1200)
        do(table, c.NewShoe(8), c.PlaceYourBets())
        end_round(table)
    shift = _figures(profile)
    assert shift["rounds"] == 2
    assert Fraction(1) <= shift["on_record"] < Fraction(1001, 1000)
    assert _figures(profile, START)["rounds"] == 1


def test_rounds_before_a_clock_was_set_back_are_in_the_report_on_everything(profile: TableProfile) -> None:
    clocks = Clocks(START + YEAR)
    with opened(profile, clocks) as table:
        begin(table)
        clocks.wait(1800)
        end_round(table)
        clocks.day = START
        confirm(table)
        do(table, c.NewShoe(8), c.PlaceYourBets())
        clocks.wait(1800)
        end_round(table)
    shift = _figures(profile)
    assert shift["rounds"] == 2
    assert Fraction(1) <= shift["on_record"] < Fraction(1001, 1000)
    (dealer,) = rows(make_report("dealers", [profile.ledger]), "dealers")
    assert (dealer["spells"], dealer["rounds"]) == (1, 2)


def _forge(profile: TableProfile, seq: int, at: datetime, wall: datetime | None) -> None:
    """Write the times of an act and the whole chain after it again, as a skilled forger would."""
    with behind_its_back(profile.ledger) as connection:
        rows = connection.execute("SELECT * FROM events WHERE seq >= ? ORDER BY seq", (seq,)).fetchall()
        previous = rows[0][11]
        for row in rows:
            new = list(row)
            if row[0] == seq:
                new[1], new[13] = to_text(at), None if wall is None else to_text(wall)
            new[11] = previous
            previous = new[12] = row_hash(tuple(new[:12]), new[13])
            connection.execute(
                "UPDATE events SET at = ?, previous = ?, hash = ?, wall = ? WHERE seq = ?",
                (new[1], new[11], new[12], new[13], row[0]),
            )
    with closing(sqlite3.connect(profile.ledger)) as connection:
        head = Head(
            *connection.execute("SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1").fetchone()
        )
    write_head_file(profile.ledger, head)
    profile.ledger.with_name("BA-07.ledger.latest").unlink()


def _said(profile: TableProfile) -> str:
    return " ".join(finding.message.render() for finding in audit_ledger(profile.ledger).findings)


def test_verify_finds_an_act_under_another_time_than_the_clock_showed(profile: TableProfile) -> None:
    with opened(profile, Clocks()) as table:
        begin(table)
        seq = table.session.ledger.head.seq
        end_round(table)
    _forge(profile, seq, START, START + HOUR)
    assert "no jump of it is on record" in _said(profile)


def test_verify_finds_a_time_that_falls_where_nobody_confirmed_the_clock(profile: TableProfile) -> None:
    with opened(profile, Clocks()) as table:
        begin(table)
        seq = table.session.ledger.head.seq
        end_round(table)
    _forge(profile, seq, START - HOUR, None)
    assert "lies before the one before it" in _said(profile)


def test_verify_finds_a_clock_confirmed_at_another_time_than_it_showed(profile: TableProfile) -> None:
    clocks = Clocks()
    with opened(profile, clocks) as table:
        begin(table)
        end_round(table)
        clocks.day -= YEAR
        confirm(table)
        seq = table.session.ledger.head.seq
    _forge(profile, seq - 1, START - 2 * YEAR, None)
    assert "is not that of the clock that it confirms" in _said(profile)


def test_a_ledger_whose_times_stood_still_goes_on_by_the_clock_once_it_is_confirmed(
    profile: TableProfile,
) -> None:
    """Before wall time had a column, one act under a clock a year ahead froze every later time."""
    with opened(profile, Clocks(START + YEAR)) as table:
        begin(table)
        end_round(table)
    with opened(profile, Clocks()) as table:
        assert jumps(table) == [-YEAR.total_seconds()]
        confirm(table)
        do(table, c.NewShoe(8))
        assert records(table)[-1].at == START
    assert whole(profile)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["wait", "jump", "confirm"]),
            st.integers(min_value=-3_000_000, max_value=3_000_000),
        ),
        max_size=30,
    )
)
def test_the_time_of_a_table_falls_only_where_it_is_confirmed(steps: list[tuple[str, int]]) -> None:
    clocks = Clocks()
    clock = TableClock(clocks.now, clocks.elapsed)
    last = START
    for act, amount in steps:
        if act == "wait":
            clocks.wait(abs(amount) / 1000)
        elif act == "jump":
            clocks.day += timedelta(milliseconds=amount)
        reading = clock.read()
        if act == "confirm":
            clock.confirm()
            assert clock.read().at == reading.wall
            last = reading.wall
        else:
            # A clock set back by less than is worth a record: the ledger keeps its time from falling with it.
            assert reading.at >= last - TOLERATED_JUMP
            last = max(last, reading.at)


def test_a_reading_that_the_program_was_stopped_in_is_taken_again() -> None:
    """Between two readings the program may be stopped: that is no jump of the clock."""
    seconds = iter([0.0, 0.0, 5.0, 9.0, 9.0, 9.0])
    times = iter([START, START + timedelta(seconds=5), START + timedelta(seconds=9)])
    clock = TableClock(lambda: next(times), lambda: next(seconds))
    assert clock.read().jumped == 0
