"""Which rounds and acts belong to a period, over one ledger file or several."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.reports.build import make_report
from terminal.reports.period import read_moment, read_pace, read_period
from terminal.reports.sources import ReportError, open_sources
from terminal.reports.values import local_text, period_text
from terminal.rounds import commands as c
from terminal.rules.bets import Bet, Hand
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.reports.asking import figures, rows
from tests.reports.pit import CHUA, GOH, NATURAL_NINE, OPENING, ZONE, Pit, terms

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
HOUR = timedelta(hours=1)
NOON = OPENING + 2 * HOUR
HOUSE = ZoneInfo(ZONE)


def settled_at(pit: Pit, moment: datetime) -> None:
    """Play a round that is settled at this very moment."""
    pit.now = moment - timedelta(seconds=48)
    pit.play(BETS)
    assert pit.now == moment


def test_a_period_begins_with_its_start_and_ends_before_its_end(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON - timedelta(microseconds=1))
    settled_at(pit, NOON + HOUR)
    settled_at(pit, NOON + 2 * HOUR)
    settled_at(pit, NOON + 3 * HOUR)
    found = [
        figures(make_report("shift", [path], start, end))["rounds"]
        for start, end in (
            (OPENING, NOON),
            (NOON, NOON + HOUR),
            (NOON + HOUR, NOON + 2 * HOUR),
            (NOON + 2 * HOUR, NOON + 4 * HOUR),
        )
    ]
    assert found == [1, 0, 1, 2]


def test_a_round_belongs_where_it_was_first_settled_and_counts_as_corrected_later(
    pit: Pit, path: Path
) -> None:
    settled_at(pit, NOON - timedelta(seconds=5))
    pit.now = NOON + timedelta(seconds=5)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.now = NOON + HOUR
    pit.play(BETS)
    before = figures(make_report("shift", [path], OPENING, NOON))
    after = make_report("shift", [path], NOON, NOON + 2 * HOUR)
    assert (before["rounds"], before["turnover"], before["corrected"]) == (1, 170_000, 1)
    assert (figures(after)["rounds"], figures(after)["turnover"]) == (1, 150_000)
    # The override itself belongs to the time at which it was given.
    assert [row["count"] for row in rows(after, "overrides")] == [1]
    assert rows(make_report("shift", [path], OPENING, NOON), "overrides") == []


def test_a_round_settled_again_in_the_next_period_is_not_counted_there(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON - timedelta(seconds=5))
    pit.now = NOON + timedelta(seconds=5)
    pit.act(c.CorrectCard(Hand.PLAYER, 1, "TX"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    pit.act(c.CloseInsurance(offered=True))
    pit.deal("TX")
    pit.settle()
    # Player 0, Banker 5: the Banker has won after all.
    assert figures(make_report("shift", [path], OPENING, NOON))["house_net"] == 50_000
    assert figures(make_report("shift", [path], NOON, NOON + HOUR))["rounds"] == 0


def test_the_terms_in_force_are_known_without_what_came_before(pit: Pit, path: Path) -> None:
    for _ in range(3):
        settled_at(pit, pit.now + HOUR)
        pit.act(c.NewShoe(6, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    pit.act(c.SetLimits(Limits(minimum=20_000)), rank=Rank.PIT_SUPERVISOR)
    settled_at(pit, pit.now + HOUR)
    document = make_report("shift", [path], pit.now, pit.now + HOUR)
    assert figures(document)["rounds"] == 1
    assert figures(document)["shoes"] == 1
    whole = make_report("shift", [path])
    assert figures(whole)["rounds"] == 4
    assert figures(whole)["theoretical"] != 4 * figures(document)["theoretical"]  # type: ignore[operator]


def test_who_dealt_is_known_from_before_the_period(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    settled_at(pit, NOON)
    settled_at(pit, NOON + HOUR)
    (row,) = rows(make_report("shift", [path], NOON + HOUR / 2, NOON + 2 * HOUR), "dealers")
    assert (row["number"], row["name"], row["rounds"]) == (CHUA.number, CHUA.name, 1)


def test_a_period_before_and_after_the_record_is_empty(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON)
    for start in (OPENING - 24 * HOUR, NOON + 24 * HOUR):
        document = make_report("shift", [path], start, start + HOUR)
        assert figures(document)["rounds"] == 0
        assert figures(document)["pace"] is None


def test_a_period_that_ends_before_it_begins_is_refused(pit: Pit, path: Path) -> None:
    with pytest.raises(ReportError, match="ends before it begins"):
        make_report("shift", [path], NOON, OPENING)


def test_what_is_recorded_after_the_head_was_taken_is_not_read(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON)
    head = pit.ledger.head
    with open_sources([path]) as sources:
        settled_at(pit, NOON + HOUR / 2)
        assert sources.head == head
        assert [record.seq for record in sources.records(sources.position_at(OPENING), ())] == list(
            range(1, head.seq + 1)
        )


def test_archived_days_and_the_live_file_are_one_record(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON)
    first = pit.close_day("2025-11-27")
    settled_at(pit, NOON + 24 * HOUR)
    second = pit.close_day("2025-11-28")
    settled_at(pit, NOON + 48 * HOUR)
    whole = make_report("shift", [path, first, second])
    assert (figures(whole)["rounds"], figures(whole)["shoes"]) == (3, 1)
    assert whole.head == pit.ledger.head
    across = make_report("shift", [second, path], NOON + 23 * HOUR, NOON + 72 * HOUR)
    assert figures(across)["rounds"] == 2
    alone = make_report("shift", [second])
    assert figures(alone)["rounds"] == 1


def test_the_archive_next_to_a_live_ledger_is_read_where_the_period_reaches_back(
    pit: Pit, path: Path
) -> None:
    settled_at(pit, NOON)
    pit.close_day("2025-11-27")
    settled_at(pit, NOON + 24 * HOUR)
    assert figures(make_report("shift", [path]))["rounds"] == 1
    assert figures(make_report("shift", [path], OPENING, NOON + 48 * HOUR))["rounds"] == 2


def test_a_round_of_an_archived_day_counts_as_it_was_corrected_on_the_next(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON)
    archived = pit.close_day("2025-11-27")
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    settled_at(pit, NOON + 24 * HOUR)
    both = make_report("shift", [archived, path], OPENING, NOON + HOUR)
    assert figures(both)["turnover"] == 170_000
    assert figures(make_report("shift", [path]))["turnover"] == 150_000


def test_files_with_a_gap_between_them_are_refused(pit: Pit, path: Path) -> None:
    settled_at(pit, NOON)
    first = pit.close_day("2025-11-27")
    settled_at(pit, NOON + 24 * HOUR)
    pit.close_day("2025-11-28")
    with pytest.raises(ReportError, match="without a gap"):
        make_report("shift", [first, path])
    with pytest.raises(ReportError, match="without a gap"):
        make_report("shift", [path, path])


def test_ledgers_of_two_tables_or_kinds_are_refused(pit: Pit, path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ledger"
    Pit(other, game=terms(table_id="BA-08")).close_ledger()
    with pytest.raises(ReportError, match="BA-08"):
        make_report("shift", [path, other])
    training = tmp_path / "training.ledger"
    Pit(training, kind=LedgerKind.TRAINING).close_ledger()
    with pytest.raises(ReportError, match="training"):
        make_report("shift", [path, training])


def test_a_ledger_in_which_no_table_was_opened_is_refused(path: Path) -> None:
    pit = Pit(path, opened=False)
    pit.act(c.NewShoe(8, burn_due=False))
    pit.play(BETS, NATURAL_NINE)
    pit.close_ledger()
    with pytest.raises(ReportError, match="begins in the middle"):
        make_report("shift", [path])


def test_an_empty_ledger_has_an_empty_report(path: Path) -> None:
    Pit(path, opened=False).close_ledger()
    assert figures(make_report("shift", [path]))["rounds"] == 0


@pytest.mark.parametrize(
    ("text", "is_end", "moment"),
    [
        ("2025-11-27", False, datetime(2025, 11, 26, 16, tzinfo=UTC)),
        ("2025-11-27", True, datetime(2025, 11, 27, 16, tzinfo=UTC)),
        ("2025-11-27T10:00", True, datetime(2025, 11, 27, 2, tzinfo=UTC)),
        ("2025-11-27 10:00:30", False, datetime(2025, 11, 27, 2, 0, 30, tzinfo=UTC)),
        ("2025-11-27T10:00Z", False, datetime(2025, 11, 27, 10, tzinfo=UTC)),
        ("2025-11-27T10:00+09:00", False, datetime(2025, 11, 27, 1, tzinfo=UTC)),
    ],
)
def test_times_are_read_by_the_clock_of_the_house(text: str, is_end: bool, moment: datetime) -> None:
    assert read_moment(text, HOUSE, is_end=is_end) == moment


@pytest.mark.parametrize("text", ["", "yesterday", "2025-13-01", "9999-12-31", "27.11.2025", "10:00"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(ReportError, match="is no time"):
        read_moment(text, HOUSE, is_end=True)


def test_the_hour_that_the_clock_shows_twice_is_the_first() -> None:
    assert read_moment("2025-10-26T02:30", ZoneInfo("Europe/Berlin")) == datetime(
        2025, 10, 26, 0, 30, tzinfo=UTC
    )


def test_a_period_is_read_in_the_zone_of_the_ledger(pit: Pit, path: Path) -> None:
    assert read_period([path], "2025-11-27T10:00", None) == (OPENING, None)
    assert read_period([path], None, "2025-11-27T12:00") == (None, NOON)


@pytest.mark.parametrize("text", ["0", "-46", "fast", "1/0", ""])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(ReportError, match="is no pace"):
        read_pace(text)


def test_an_hour_that_the_clock_shows_twice_is_told_apart_for_people_too() -> None:
    zone = ZoneInfo("America/New_York")
    first = datetime(2025, 11, 2, 5, 30, tzinfo=UTC)
    texts = [local_text(first + timedelta(hours=hours), zone) for hours in range(-1, 3)]
    assert texts == [
        "2025-11-02 00:30:00",
        "2025-11-02 01:30:00 EDT",
        "2025-11-02 01:30:00 EST",
        "2025-11-02 02:30:00",
    ]
    end = first + timedelta(hours=1)
    assert period_text(first, end, zone) == "2025-11-02 01:30:00 EDT to 01:30:00 EST (America/New_York)"
