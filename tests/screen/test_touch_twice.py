"""Over every scene: two taps 90 ms apart make at most one act, so does a held key; one dragged off, none."""

from __future__ import annotations

import os
import random
import zlib
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.screen.driving import PAUSE, SIZES, Desk
from tests.screen.touched_parts import (
    Part,
    drag_off,
    hold,
    hold_key,
    in_a_child,
    is_put_away,
    parts_of,
    silent_parts,
    tap_twice,
)
from tests.screenshots.day_scenes import DAY_SCENES
from tests.screenshots.pit_scenes import PIT_SCENES
from tests.screenshots.report_scenes import REPORT_SCENES
from tests.screenshots.scenes import SCENES, Picture, Scene
from tests.screenshots.stopped_scenes import STOPPED_SCENES

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="each touch needs a child of the process"),
    pytest.mark.usefixtures("unpainted"),
]

EACH_SCENE = pytest.mark.parametrize(
    "scene",
    [*SCENES, *STOPPED_SCENES, *REPORT_SCENES, *PIT_SCENES, *DAY_SCENES],
    ids=lambda scene: scene.__name__,
)
TOUCHED = 2
"""How many parts of a picture `make test` touches."""
DRAGGED = 4
"""How many parts of a picture it touches and drags off."""
KEYS = {
    Qt.Key.Key_Return: "\r",
    Qt.Key.Key_Escape: "",
    Qt.Key.Key_B: "b",
    Qt.Key.Key_C: "c",
    Qt.Key.Key_1: "1",
    Qt.Key.Key_F10: "",
    Qt.Key.Key_Home: "",
}


def pictures(scene: Scene, size: str) -> Iterator[Picture]:
    """Yield the moments of a scene; its tables are closed behind it."""
    desks: list[Desk] = []
    for picture in scene(size):
        QApplication.processEvents()
        if picture.desk not in desks:
            desks.append(picture.desk)
        if not is_put_away(picture.desk):  # a touch there would move the files under the parent
            yield picture
    for desk in desks:
        desk.done()


def check_nothing_done(picture: Picture, parts: list[Part]) -> None:
    """Touch parts of a picture, and drag off each: the table and its pages stay as they are."""
    picture.desk.clock.step(PAUSE)
    for part in parts:
        assert not any(drag_off(picture.desk, part.place)), f"{picture.name}: dragged off {part.name}"


def check(picture: Picture, parts: list[Part], ways: tuple[Callable[..., list[bool]], ...]) -> int:
    """Touch parts of a picture; return how many of the touches led to an act."""
    desk, acted = picture.desk, 0
    for part in parts:
        for way in ways:
            acts = in_a_child(desk, lambda way=way, part=part: way(desk, part.place))
            assert sum(acts) <= 1, f"{picture.name}: {way.__name__} {part.name}: {acts}"
            acted += sum(acts)
    return acted


@EACH_SCENE
def test_a_part_touched_twice_or_held_makes_at_most_one_act(qtbot: QtBot, scene: Scene) -> None:
    for picture in pictures(scene, "1366x768"):
        chance = random.Random(zlib.crc32(picture.name.encode()))
        assert not silent_parts(picture.desk)
        parts = parts_of(picture.desk)
        some = chance.sample(parts, min(TOUCHED, len(parts)))
        check(picture, some, (chance.choice((tap_twice, hold)),))
        check_nothing_done(picture, chance.sample(parts, min(DRAGGED, len(parts))))


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@EACH_SCENE
def test_every_part_touched_twice_or_held_makes_at_most_one_act(
    qtbot: QtBot, scene: Scene, size: str
) -> None:
    acted = 0
    for picture in pictures(scene, size):
        parts = parts_of(picture.desk)
        acted += check(picture, parts, (tap_twice, hold))
        check_nothing_done(picture, parts)
        for key, text in KEYS.items():
            acts = in_a_child(
                picture.desk, lambda key=key, text=text, desk=picture.desk: hold_key(desk, key, text)
            )
            assert sum(acts) <= 1, f"{picture.name}: {key} held: {acts}"
    assert acted
