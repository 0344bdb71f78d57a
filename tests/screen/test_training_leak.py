"""No leak: until the answer is given, only what is given tells one moment from another."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from terminal.rules.games import GAMES
from terminal.screen.training.answer_entry import EntryWay
from terminal.screen.training.answer_views import AnswerKeysView, AnswerPadView, GivenView, QuestionView
from terminal.screen.training.drill_page import DrillPage
from terminal.screen.training.training_table import TrainingTable
from terminal.screen.widgets.panel import Panel
from terminal.training.grading import right_answer
from terminal.training.moment import TrainingMoment
from terminal.training.moments import make_moment, training_terms
from terminal.training.skills import Topic, topics_of
from tests.screen.trained import Trainee, open_training, training_session

pytestmark = pytest.mark.usefixtures("qapp")
GAME = GAMES["insurance-super-six-plus"]
PAIRS = 2
SOAK_PAIRS = 60
ASKED = (QuestionView, AnswerKeysView, AnswerPadView)
WAYS = (None, EntryWay.OFFER, EntryWay.CALL, EntryWay.PIT)
AT = datetime(2026, 11, 28, 2, 15, 36, tzinfo=UTC)

Seen = tuple[object, ...]


class AskedPage(DrillPage):
    """A drill that asks one moment."""

    def __init__(self, house: TrainingTable, moment: TrainingMoment) -> None:
        self._asked = moment
        super().__init__(house)

    def next_moment(self) -> TrainingMoment:
        """Return that moment."""
        return self._asked


def seen_beside(trainee: Trainee) -> Seen:
    """Return all that the screen shows and takes, but for the felt and what is given beside it."""
    window, view = trainee.window, trainee.window.view
    assert view is not None
    panels: list[Panel[object]] = [window.status, window.strip, window.main, *map(window.panel, ASKED)]
    keys = [
        (name, key.accessibleName(), key.accessibleDescription(), key.isEnabled(), key.focusPolicy())
        for panel in panels
        for name, key in panel.keys.items()
    ]
    given = window.panel(GivenView)
    assert not given.keys
    assert given.focusPolicy() is Qt.FocusPolicy.NoFocus
    picture = window.grab().toImage()
    pixels = tuple(bytes(picture.copy(panel.geometry()).constBits()) for panel in panels)
    places = tuple((type(panel).__name__, panel.geometry().getRect()) for panel in panels)
    shown = tuple(sorted(type(part).__name__ for part in view.panels))
    return view.status, view.strip, view.main, tuple(keys), pixels, places, shown, window.notice.text


def check_pairs(topic: Topic, pairs: int, folder: Path) -> None:
    """Check pairs of moments of a topic with two right answers, in each way of entering one."""
    terms = training_terms(GAME, "bean-9")
    session = training_session(terms, clock=lambda: AT)
    trainee = open_training(folder, session=session)
    trainee.sit_down()
    chance = Random(topic.value)
    moments = [make_moment(GAME, topic, None, chance, terms) for _ in range(2)]
    found = 0
    while found < pairs:
        one, other = moments[-2:]
        moments.append(make_moment(GAME, topic, None, chance, terms))
        if one.ask is not other.ask or right_answer(one) == right_answer(other):
            continue
        found += 1
        pictures: list[list[Seen]] = []
        for moment in (one, other):
            page = AskedPage(trainee.table, moment)
            trainee.table.open(page)
            pictures.append([])
            for way in WAYS:
                if way is not None:
                    page.touch(("way", way))
                    trainee.table.refresh()
                pictures[-1].append(seen_beside(trainee))
        first, second = pictures
        for way, seen, again in zip(WAYS, first, second, strict=True):
            for number, (part, other_part) in enumerate(zip(seen, again, strict=True)):
                assert part == other_part, (topic, one.item, other.item, way, number)
        assert all(before != after for before, after in pairwise(first))  # the screen does show something
    trainee.done()


@pytest.mark.parametrize("topic", topics_of(GAME), ids=lambda topic: topic.value)
def test_nothing_beside_what_is_given_tells_one_moment_from_another(topic: Topic, tmp_path: Path) -> None:
    check_pairs(topic, PAIRS, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("topic", topics_of(GAME), ids=lambda topic: topic.value)
def test_nothing_tells_one_of_many_moments_from_another(topic: Topic, tmp_path: Path) -> None:
    check_pairs(topic, SOAK_PAIRS, tmp_path)
