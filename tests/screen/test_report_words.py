"""How a report names its period, in the night in which the clocks are changed too, and a bet of two games."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from terminal.reports.labels import bet_label
from terminal.rules.bets import Bet
from terminal.rules.games import GAMES
from terminal.screen.reports.wording import period_words
from terminal.screen.translate import say, speaking
from terminal.table.setup.languages import Language


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


def test_the_six_bet_of_two_games_is_named_in_the_language_of_the_reader() -> None:
    games = [GAMES[game] for game in ("easy-six", "commission", "fortune-six", "easy-six")]
    six = bet_label(Bet.SIX, games)
    assert (six.code, say(six.message)) == ("six", "Easy Six, Fortune Six")
    with speaking(Language.TRADITIONAL):
        words = say(six.message)
        assert words == "、".join(say(bet_label(Bet.SIX, [game]).message) for game in (games[0], games[2]))
        assert words.isascii() is False
