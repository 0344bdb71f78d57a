"""How a report on the screen names its period, in the night in which the clocks are changed too."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from terminal.screen.reports.wording import period_words


def _utc(day: int, hour: int, minute: int) -> datetime:
    return datetime(2026, 10, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("start", "end", "words"),
    [
        (_utc(24, 9, 0), _utc(24, 17, 30), "24 Oct 2026, 10:00 to 18:30"),
        (_utc(24, 9, 0), _utc(25, 0, 30), "24 Oct 2026, 10:00 to 25 Oct 2026, 01:30"),
        (_utc(25, 0, 50), _utc(25, 1, 20), "25 Oct 2026, 01:50 BST to 01:20 GMT"),
        (_utc(24, 22, 0), _utc(25, 5, 0), "24 Oct 2026, 23:00 BST to 25 Oct 2026, 05:00 GMT"),
        (_utc(25, 1, 20), _utc(25, 5, 0), "25 Oct 2026, 01:20 to 05:00"),
    ],
)
def test_times_name_their_clock_where_it_was_changed_between_them(
    start: datetime, end: datetime, words: str
) -> None:
    assert period_words(start, end, ZoneInfo("Europe/London")) == words
