"""Where a period lies in a ledger: found by halves, and with all that must be known before it."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.rounds.events import BetPlaced, CardDealt, RoundCommenced, ShoeOpened
from tests.ledger.acts import record
from tests.ledger.playing import START, RandomTable

SECOND = timedelta(seconds=1)


def test_the_first_event_of_a_moment_is_found(played: Path) -> None:
    reader = LedgerReader.open(played)
    records = list(reader.read())
    moments = {at for record in records for at in (record.at, record.at - SECOND / 2, record.at + SECOND / 2)}
    for moment in sorted(moments):
        expected = next((record.seq for record in records if record.at >= moment), None)
        assert reader.first_seq_at(moment) == expected
    reader.close()


@settings(max_examples=20)
@given(gaps=st.lists(st.integers(0, 3), min_size=1, max_size=30), asked=st.integers(-2, 100))
def test_times_that_stand_still_do_not_hide_the_first(gaps: list[int], asked: int) -> None:
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="BA-07", zone="UTC", at=START)
    at: datetime = START
    for gap in gaps:
        at += gap * SECOND
        record(ledger, at=at)
    reader = LedgerReader(ledger._connection, ledger.identity, Path("memory"))
    wanted = START + asked * SECOND
    expected = next((one.seq for one in ledger.read() if one.at >= wanted), None)
    assert reader.first_seq_at(wanted) == expected
    ledger.close()


def test_an_empty_ledger_has_no_first_event(ledger: Ledger, path: Path) -> None:
    reader = LedgerReader.open(path)
    assert reader.first is None
    assert reader.first_seq_at(START) is None
    assert reader.history_start(1) is None
    reader.close()


def test_a_moment_needs_a_zone(played: Path) -> None:
    reader = LedgerReader.open(played)
    with pytest.raises(ValueError, match="zone"):
        reader.first_seq_at(START.replace(tzinfo=None))
    reader.close()


def test_a_history_starts_at_the_shoe_of_the_round_before(ledger: Ledger, path: Path) -> None:
    table = RandomTable(ledger, seed=3)
    table.open()
    for _ in range(3):
        table.play(2)
        table.new_shoe()
    reader = LedgerReader.open(path)
    records = list(reader.read())
    for seq in range(1, len(records) + 2):
        commenced = [one.seq for one in records if isinstance(one.event, RoundCommenced) and one.seq < seq]
        opened = [
            one.seq
            for one in records
            if isinstance(one.event, ShoeOpened) and commenced and one.seq < commenced[-1]
        ]
        assert reader.history_start(seq) == (opened[-1] if opened else None)
    reader.close()


def test_events_of_some_names_can_be_left_out(played: Path) -> None:
    reader = LedgerReader.open(played)
    everything = list(reader.read())
    left_out = {BetPlaced.stored_name, CardDealt.stored_name}
    rest = list(reader.read(10, without=left_out))
    assert rest == [one for one in everything if one.seq > 10 and one.event.stored_name not in left_out]
    assert 0 < len(rest) < len(everything)
    reader.close()


def test_an_event_exactly_at_the_end_of_a_period_belongs_to_the_next(memory: Ledger) -> None:
    """A period is from its first event up to the first event of its end, which it leaves to the next."""
    for seconds in (0, 1, 2, 2, 3):
        record(memory, at=START + seconds * SECOND)
    reader = LedgerReader(memory._connection, memory.identity, Path("memory"))
    starts = [reader.first_seq_at(START + seconds * SECOND) for seconds in (0, 1, 2, 3)]
    assert starts == [1, 2, 3, 5]
    assert reader.first_seq_at(START + 2 * SECOND + timedelta(microseconds=1)) == 5
    assert reader.first_seq_at(START + 3 * SECOND + timedelta(microseconds=1)) is None
