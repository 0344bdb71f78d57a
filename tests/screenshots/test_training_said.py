"""Training is unmistakable: every page of it says so in its bar, and has the frame of training around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.training.drill_page import QuestionPage
from terminal.screen.training.review_pages import ReviewPage
from terminal.screen.training.sign_off_page import SignOffPage
from terminal.screen.training.training_page import TrainingPage
from tests.screen.reading import page_of
from tests.screen.trained import Trainee
from tests.screenshots.scenes import Scene
from tests.screenshots.trainer_scenes import TRAINER_SCENES
from tests.screenshots.training_scenes import TRAINING_SCENES, passed

SIZE = "1366x768"
UNFINISHED = {QuestionPage, ReviewPage}
"""The pages of which others are made."""
LOOK = theme.LOOKS[ScreenKind.TRAINING]


def pages_of(kind: type[TrainingPage]) -> Iterator[type[TrainingPage]]:
    """Yield the pages of the product of a kind."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("terminal."):
            yield one
        yield from pages_of(one)


def pages_walked(qapp: QApplication, scenes: Iterable[Scene]) -> set[type]:
    """Return the pages of these scenes, each of which has said that it is one of training."""
    seen: set[type] = set()
    for picture in (picture for scene in scenes for picture in scene(SIZE)):
        qapp.processEvents()
        trainee = picture.desk
        assert isinstance(trainee, Trainee)
        seen |= set(type(trainee.page).__mro__)
        assert "TRAINING" in [text.text for text in page_of(trainee.window.status).texts], picture.name
        assert has_frame(trainee), picture.name
    return seen


def test_a_page_says_that_it_is_one_of_training(qapp: QApplication) -> None:
    assert SignOffPage in pages_walked(qapp, (passed,))


@pytest.mark.soak
def test_every_page_of_training_says_that_it_is_one(qapp: QApplication) -> None:
    seen = pages_walked(qapp, (*TRAINING_SCENES, *TRAINER_SCENES))
    assert set(pages_of(TrainingPage)) - UNFINISHED - seen == set()


def has_frame(trainee: Trainee) -> bool:
    """Return whether the edges of the window have the colour of training, whatever lies on it."""
    window = trainee.window
    middle, right, bottom = window.height() // 2, window.width() - 1, window.height() - 1
    spots = [(0, middle), (right, middle), (window.width() // 2, bottom)]
    colours = [window.grab(QRect(*spot, 1, 1)).toImage().pixelColor(0, 0) for spot in spots]
    return colours == [LOOK.frame] * len(spots)
