"""What comes back: days by FSRS without chance, the same queue for the same answers, imported late."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rounds.training.record import TrainingSettings
from terminal.training.schedule import (
    MOST_DAYS,
    ItemAnswer,
    ItemSchedule,
    QueuedItem,
    card_id,
    sprint_limits,
)

HOUSE = TrainingSettings()
START = datetime(2025, 11, 27, 6, 0, tzinfo=UTC)
ZONE = ZoneInfo("Asia/Singapore")
ITEMS = (("draw_rules", "b3-8"), ("draw_rules", "b5-4"), ("calls", "natural"))


def answer(item: int, days: float, *, right: bool = True, peeked: bool = False, slow: int = 1) -> ItemAnswer:
    topic, name = ITEMS[item]
    took = HOUSE.target(topic) * slow
    return ItemAnswer(topic, name, right, peeked, took, START + timedelta(days=days))


def queue(
    items: Sequence[tuple[str, str]], answers: Sequence[ItemAnswer], now: datetime
) -> tuple[QueuedItem, ...]:
    return ItemSchedule("commission", HOUSE, answers).queue(items, now=now, zone=ZONE)


def due_days(*answers: ItemAnswer) -> int:
    (one,) = ItemSchedule("commission", HOUSE, answers).due()
    return (one.due - answers[-1].at).days


def test_a_wrong_or_peeked_answer_comes_back_the_next_day() -> None:
    known = [answer(0, 0), answer(0, 3), answer(0, 10)]
    assert due_days(*known, answer(0, 30, right=False)) == 1
    assert due_days(answer(0, 0, peeked=True)) == due_days(answer(0, 0, right=False)) == 1


def test_a_slow_right_answer_comes_back_earlier_than_a_quick_one() -> None:
    quick, slow = due_days(answer(0, 0), answer(0, 3)), due_days(answer(0, 0), answer(0, 3, slow=3))
    assert slow < quick
    assert due_days(answer(0, 0), answer(0, 3, slow=2)) == quick, "twice the target is not over it"


def test_nothing_stays_away_longer_than_thirty_days() -> None:
    answers, at = [], 0.0
    for _ in range(12):
        answers.append(answer(0, at))
        at += due_days(*answers)
    assert due_days(*answers) == MOST_DAYS


def test_the_queue_is_what_is_due_and_then_what_is_new() -> None:
    answers = [answer(1, 0), answer(0, 0, right=False)]
    on_the_day = queue(ITEMS, answers, START)
    assert [(one.item, one.due) for one in on_the_day] == [("natural", None)]
    later = queue(ITEMS, answers, START + timedelta(days=9))
    assert [one.item for one in later] == ["b3-8", "b5-4", "natural"]
    assert later[0].due == "2025-11-28"


def test_what_is_not_open_is_not_asked() -> None:
    answers = [answer(2, 0, right=False)]
    later = queue(ITEMS[:2], answers, START + timedelta(days=9))
    assert {one.item for one in later} == {"b3-8", "b5-4"}


@settings(max_examples=15)
@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.floats(0, 40), st.booleans(), st.booleans(), st.integers(0, 4)),
        max_size=25,
    )
)
def test_the_same_answers_and_clock_give_the_same_queue_byte_for_byte(
    drawn: list[tuple[int, float, bool, bool, int]],
) -> None:
    drawn.sort(key=lambda one: one[1])
    answers = [answer(n, days, right=right, peeked=peek, slow=slow) for n, days, right, peek, slow in drawn]
    now = START + timedelta(days=41)
    first, second = (repr(queue(ITEMS, answers, now)) for _ in range(2))
    assert first == second


def test_an_item_has_the_same_number_on_every_machine() -> None:
    assert card_id("commission", "draw_rules", "b3-8") == 9_996_266_184_691
    assert len({card_id(game, *item) for game in ("commission", "easy-six") for item in ITEMS}) == 6


def test_each_round_of_a_sprint_is_shorter() -> None:
    limits = sprint_limits("payouts", HOUSE)
    assert limits[0] == HOUSE.target("payouts")
    assert list(limits) == sorted(limits, reverse=True)
    assert len(set(limits)) == len(limits)


def test_the_library_is_imported_only_for_a_queue_and_brings_nothing_heavy() -> None:
    program = (
        "import sys, terminal.training.schedule as s\n"
        "assert 'fsrs' not in sys.modules\n"
        "s.ItemSchedule('commission', s.TrainingSettings())\n"
        "assert 'fsrs' in sys.modules\n"
        "assert not {'torch', 'numpy', 'pandas'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
