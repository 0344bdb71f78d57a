"""No leak: until the answer is given, only what is given tells one moment from another.

Pairs of moments with two different right answers are compared in all that the window is handed to show, after
each of the same touches; a part of them also in what it then paints, says to a reader of the screen, lets the
keyboard reach, and takes. `make soak` compares 10,000 pairs, and 500 that are painted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.screen.felt.view import FeltView, HandView
from terminal.screen.training.answer_entry import Doing, EntryWay
from terminal.screen.training.answer_views import (
    AnswerKeysView,
    AnswerPadView,
    GivenAlongView,
    GivenView,
    QuestionView,
)
from terminal.screen.training.drill_page import DrillPage, PlacementPage, QuestionPage
from terminal.screen.training.exam_page import ExamPage
from terminal.screen.training.training_table import TrainingTable
from terminal.screen.widgets.panel import Panel
from terminal.training.exam import ExamSitting
from terminal.training.grading import right_answer
from terminal.training.moment import Ask, TrainingMoment, question_of
from terminal.training.moments import make_moment, training_terms
from terminal.training.skills import Topic, topics_of
from tests.layouts.allowed import layout_for
from tests.screen.trained import Trainee, open_training, training_session
from tests.training.houses import HOUSES

pytestmark = pytest.mark.usefixtures("qapp")
NCI = GAMES["insurance-super-six-plus"]
PAIRS, SOAK_PAIRS = 2, 1_010
"""Pairs of a topic, over all games that have it."""
MIXED, SOAK_MIXED = 10, 200
"""Pairs of a game in exam and placement, where the topic is not told either."""
SOAK_PAINTED = 18
"""Pairs of a topic and layout that are painted."""
LAYOUTS = {"CB": "big-12", "NCI": "bean-9", "E6": "mini-7", "NCT": "bean-7", "F6": "mini-5"}
"""The layout of each game; of one that is not named here, the first that it allows."""
PAINTED_ON = ((NCI, "bean-9"), (NCI, "mini-7"), (GAMES["commission"], "big-12"))
AT = datetime(2026, 11, 28, 2, 15, 36, tzinfo=UTC)
A_SECOND = 1.0
EDGE = 4
"""How far the edge of an area reaches over it, in pixels."""


def layout_of(game: Game) -> str:
    """Return the layout on which a game is asked."""
    return layout_for(game, LAYOUTS.get(game.short, ""))


TOUCHES: tuple[object, ...] = (
    ("chip", 100_00),
    ("do", Doing.PAY),
    "type",
    ("digit", "7"),
    "undo",
    ("way", EntryWay.OFFER),
    ("digit", "3"),
    ("way", EntryWay.CALL),
    ("digit", "9"),
    ("way", EntryWay.PIT),
    ("kind", "foreign_card"),
)
"""Touches beside the felt that give no answer: chips, figures, an offer, a call, the pit, and taking back."""
OPENED: tuple[object, ...] = (("way", EntryWay.OFFER), ("way", EntryWay.CALL), ("way", EntryWay.PIT))
"""The touches after which it is painted."""

Seen = tuple[object, ...]


class Pair(NamedTuple):
    """Two moments that ask the same in the same words, and are answered rightly in two ways."""

    one: TrainingMoment
    other: TrainingMoment


class AskedInDrill(DrillPage):
    """A drill that asks one moment."""

    def __init__(self, house: TrainingTable, moment: TrainingMoment) -> None:
        self._asked = moment
        super().__init__(house)

    def next_moment(self) -> TrainingMoment:
        """Return that moment."""
        return self._asked


class AskedInPlacement(PlacementPage):
    """A placement that asks one moment."""

    def __init__(self, house: TrainingTable, moment: TrainingMoment) -> None:
        self._asked = moment
        super().__init__(house)

    def next_moment(self) -> TrainingMoment:
        """Return that moment."""
        return self._asked


class AskedInExam(ExamPage):
    """An exam that asks one moment."""

    def __init__(self, house: TrainingTable, sitting: ExamSitting, moment: TrainingMoment) -> None:
        self._asked = moment
        super().__init__(house, sitting)

    def next_moment(self) -> TrainingMoment:
        """Return that moment."""
        return self._asked


def pairs_of(game: Game, layout: str, topics: tuple[Topic, ...], seen: set[frozenset[str]]) -> Iterator[Pair]:
    """Yield pairs of moments of these topics without end, each with two right answers, no pair twice.

    The two differ in cards and chips, and mostly in the settings of the house as well.
    """
    terms, chance = training_terms(game, layout), Random(f"{game.id} {layout} {topics}")
    houses = [replace(terms, house=house) for house in HOUSES]
    while True:
        one, other = (
            make_moment(game, chance.choice(topics), None, chance, chance.choice(houses)) for _ in range(2)
        )
        given = frozenset((repr(question_of(one).given), repr(question_of(other).given)))
        if one.ask is other.ask and right_answer(one) != right_answer(other) and given not in seen:
            assert len(given) == 2, (one.item, other.item)
            seen.add(given)
            yield Pair(one, other)


def felt_beside(felt: FeltView | None) -> object:
    """Return what the felt shows beside cards, chips and the insurance that lies there."""
    assert felt is not None
    boxes = tuple(replace(box, bets=(), tag=None) for box in felt.boxes)
    return replace(felt, boxes=boxes, player=_without_cards(felt.player), banker=_without_cards(felt.banker))


def _without_cards(hand: HandView) -> HandView:
    places = tuple(replace(place, cards=()) for place in hand.places)
    return replace(hand, places=places)


def shown_beside(table: TrainingTable) -> Seen:
    """Return all that the window is handed to show, but for cards, chips and own entries."""
    view = table.view()
    panels = tuple(part for part in view.panels if not isinstance(part, GivenView))
    assert len(panels) == len(view.panels) - 1
    return panels, felt_beside(view.felt), replace(view, panels=(), felt=None)


class ShownTable:
    """A table of training of a game that asks what it is given, and shows it to nobody."""

    def __init__(self, game: Game, folder: Path) -> None:
        session = training_session(training_terms(game, layout_of(game)), clock=lambda: AT)
        self.trainee = open_training(folder, game.id, layout_of(game), session=session)
        self.trainee.sit_down()
        self.table = self.trainee.table
        self.table.shown.disconnect(self.trainee.window.show_view)
        begun = self.table.desk.begin_exam(seed="4471")
        assert isinstance(begun, ExamSitting)
        self.sitting = begun

    def shown(self, page: QuestionPage) -> list[Seen]:
        """Return what is shown at first, after each touch, and a second later."""
        clock = self.trainee.clock
        self.table.open(page)
        shown = [shown_beside(self.table)]
        for touch in TOUCHES:
            if page.moment is not None and (page.moment.ask is Ask.NEXT or touch != ("do", Doing.PAY)):
                page.touch(touch)
            shown.append(shown_beside(self.table))
        clock.step(A_SECOND)
        page.tick()
        return [*shown, shown_beside(self.table)]

    def done(self) -> None:
        """Put it away."""
        self.trainee.done()


def check_topics(folder: Path, pairs: int) -> int:
    """Check so many pairs of each topic, over all games that have it; return how many there were."""
    checked, seen = 0, set[frozenset[str]]()
    having = {topic: [game for game in GAMES.values() if topic in topics_of(game)] for topic in Topic}
    for number, game in enumerate(GAMES.values()):
        (folder / str(number)).mkdir()
        at = ShownTable(game, folder / str(number))
        for topic in topics_of(game):
            found = pairs_of(game, layout_of(game), (topic,), seen)
            for _ in range(-(-pairs // len(having[topic]))):
                pair = next(found)
                first, second = (at.shown(AskedInDrill(at.table, moment)) for moment in pair)
                assert first == second, (game.id, topic, pair.one.item, pair.other.item)
                checked += 1
            assert len({repr(one) for one in first}) > len(TOUCHES) // 2  # the touches do show something
        at.done()
    return checked


def check_mixed(folder: Path, pairs: int) -> int:
    """Check pairs of any two topics of each game, in a placement and in an exam."""
    checked, seen = 0, set[frozenset[str]]()
    for number, game in enumerate(GAMES.values()):
        (folder / str(number)).mkdir()
        at = ShownTable(game, folder / str(number))
        found = pairs_of(game, layout_of(game), topics_of(game), seen)
        for _ in range(pairs):
            pair = next(found)
            placed = [at.shown(AskedInPlacement(at.table, moment)) for moment in pair]
            examined = [at.shown(AskedInExam(at.table, at.sitting, moment)) for moment in pair]
            for first, second in (placed, examined):
                assert first == second, (game.id, pair.one.item, pair.other.item)
            checked += 1
        at.done()
    return checked


def test_a_sample_of_pairs_is_shown_the_same_but_for_what_is_given(tmp_path: Path) -> None:
    (tmp_path / "topics").mkdir()
    (tmp_path / "mixed").mkdir()
    assert check_topics(tmp_path / "topics", PAIRS) >= PAIRS * len(Topic)
    of_each_game = math.ceil(MIXED / len(GAMES))
    assert check_mixed(tmp_path / "mixed", of_each_game) == of_each_game * len(GAMES)


@pytest.mark.soak
def test_ten_thousand_pairs_are_shown_the_same_but_for_what_is_given(tmp_path: Path) -> None:
    checked = check_topics(tmp_path, SOAK_PAIRS)
    print(f"{checked} pairs, at least {SOAK_PAIRS} of each of {len(Topic)} topics")
    assert checked >= 10_000


@pytest.mark.soak
def test_thousands_of_pairs_of_any_topics_are_the_same_in_exam_and_placement(tmp_path: Path) -> None:
    print(f"{check_mixed(tmp_path, SOAK_MIXED)} pairs in exam and placement")


# What is painted


def seen_beside(trainee: Trainee) -> Seen:
    """Return all that the window paints, says and takes, but for what is given."""
    window, view = trainee.window, trainee.window.view
    assert view is not None
    parts: tuple[type[Struct], ...] = (QuestionView, AnswerKeysView, AnswerPadView)
    panels: list[Panel[Any]] = [window.status, window.strip, window.main, *map(window.panel, parts)]
    keys = [
        (name, key.accessibleName(), key.accessibleDescription(), key.isEnabled(), key.focusPolicy())
        for panel in panels
        for name, key in panel.keys.items()
    ]
    given = given_panel(trainee)
    assert not given.keys
    assert given.focusPolicy() is Qt.FocusPolicy.NoFocus
    picture = window.grab().toImage()
    with QPainter(picture) as painter:
        for place in given_places(trainee):
            painter.fillRect(place, QColor("black"))
    focus = window.focusWidget()
    return (
        tuple(keys),
        tuple((type(panel).__name__, panel.geometry().getRect()) for panel in panels),
        tuple(focus_order(window)),
        None if focus is None else focus.accessibleName(),
        window.notice.text,
        window.accessibleName(),
        sha256(picture.constBits()).digest(),  # the pictures of a pair themselves would take 100 MB
    )


def given_panel(trainee: Trainee) -> Panel[Any]:
    """Return the panel on show that has what is given."""
    panels = map(trainee.window.panel, (GivenView, GivenAlongView))
    return next(panel for panel in panels if panel.isVisible())


def given_places(trainee: Trainee) -> Iterator[QRect]:
    """Yield where cards, chips and what is given beside them are drawn."""
    felt = trainee.window.felt
    yield given_panel(trainee).geometry()
    # The number of a box without chips is dim, and so part of the drawing of the chips.
    boxes = [item for box in felt.boxes.values() for item in (*box.areas, box.plate, box.tag)]
    drawn = [item.sceneBoundingRect() for item in (*boxes, *chain(*felt.places.values()))]
    for box in drawn:
        yield _on_window(trainee, box).adjusted(-EDGE, -EDGE, EDGE, EDGE)


def _on_window(trainee: Trainee, box: QRectF) -> QRect:
    felt = trainee.window.felt
    corners = (felt.to_widget(point) for point in (box.topLeft(), box.bottomRight()))
    first, last = (felt.viewport().mapTo(trainee.window, corner) for corner in corners)
    return QRect(first, last)


def focus_order(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield what the keyboard reaches, one after another."""
    widget = window.nextInFocusChain()
    while widget is not window:
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield type(widget).__name__, widget.accessibleName()
        widget = widget.nextInFocusChain()


Asked = Callable[[TrainingTable, TrainingMoment], QuestionPage]


def check_painted(
    folder: Path,
    game: Game,
    layout: str,
    topics: tuple[Topic, ...],
    pairs: int,
    *,
    asked: Asked = AskedInDrill,
) -> int:
    """Check so many pairs of each topic in all that is painted, after each way of entering an answer."""
    session = training_session(training_terms(game, layout), clock=lambda: AT)
    trainee = open_training(folder, game.id, layout, session=session)
    trainee.sit_down()
    checked, seen = 0, set[frozenset[str]]()
    for topic in topics:
        found = pairs_of(game, layout, (topic,), seen)
        for _ in range(pairs):
            pair = next(found)
            first, second = (list(_painted(trainee, moment, asked)) for moment in pair)
            for number, (one, other) in enumerate(zip(first, second, strict=True)):
                for part, other_part in zip(one, other, strict=True):
                    assert part == other_part, (topic, pair.one.item, pair.other.item, number)
            assert all(before != after for before, after in pairwise(first))  # the screen does show something
            checked += 1
    trainee.done()
    return checked


def _painted(trainee: Trainee, moment: TrainingMoment, asked: Asked) -> Iterator[Seen]:
    page = asked(trainee.table, moment)
    trainee.table.open(page)
    yield seen_beside(trainee)
    for touch in OPENED:
        page.touch(touch)
        trainee.table.refresh()
        yield seen_beside(trainee)


@pytest.mark.parametrize(("number", "game", "layout"), [(n, *on) for n, on in enumerate(PAINTED_ON)])
def test_a_pair_of_each_topic_is_painted_the_same_on_one_of_three_layouts(
    tmp_path: Path, number: int, game: Game, layout: str
) -> None:
    topics = tuple(topic for topic in topics_of(NCI) if topic in topics_of(game))[number :: len(PAINTED_ON)]
    assert check_painted(tmp_path, game, layout, topics, 1) == len(topics)


def test_a_pair_is_painted_the_same_where_the_keys_have_all_of_the_rail(tmp_path: Path) -> None:
    topics = (Topic.WHO_DECIDES,)
    assert check_painted(tmp_path, NCI, "bean-9", topics, 1, asked=AskedInPlacement) == 1


@pytest.mark.soak
def test_five_hundred_pairs_are_painted_the_same_but_for_what_is_given(tmp_path: Path) -> None:
    checked = 0
    for game, layout in PAINTED_ON:
        (tmp_path / layout).mkdir()
        checked += check_painted(tmp_path / layout, game, layout, topics_of(game), SOAK_PAINTED)
    print(f"{checked} pairs painted")
    assert checked >= 500
