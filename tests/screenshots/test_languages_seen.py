"""Every scene of the screenshots, in each language and at both sizes: no text is cut or lies over another.

A sample of the scenes that a seed draws is looked at in `make test`, all of them in `make soak`.
`python -m tests.screenshots.test_languages_seen` counts and lists what is wrong.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from terminal.screen import theme
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.translate import speaking
from terminal.table.setup.languages import Language
from tests.screen.driving import SIZES, Desk
from tests.screen.seen import faults_of
from tests.screen.trained import Trainee
from tests.screen.untranslated import is_latin, latin
from tests.screenshots.all_scenes import ALL_SCENES
from tests.screenshots.board_scenes import BOARD_SIZES, boards
from tests.screenshots.scenes import Scene

SEED, SAMPLE = 15, 2


def seen(scene: Scene, size: str, language: Language) -> Iterator[str]:
    """Yield what is wrong with each picture of a scene in a language."""
    with speaking(language):
        desks: list[Desk | Trainee] = []
        for picture in scene(size):
            QApplication.processEvents()
            if picture.desk not in desks:
                desks.append(picture.desk)
            window = picture.desk.window
            for fault in (*faults_of(window), *latin(window, language)):
                yield f"{picture.name}-{size}-{language}: {fault}"
        for desk in desks:
            desk.done()


def boards_seen(size: str) -> Iterator[str]:
    """Yield what is wrong with each moment of the players' display, whose languages take turns."""
    moments = {}
    for one in Language:
        with speaking(one):
            moments[one] = list(boards())
    theme.load_fonts()
    window = PlayersWindow(framed=False)
    window.open(QSize(*BOARD_SIZES[size]))
    for turn in zip(*moments.values(), strict=True):
        for language, board in zip(moments, turn, strict=True):
            window.show_view(board.view)
            for fault in (*faults_of(window), *latin(window, language)):
                yield f"{board.name}-{size}-{language}: {fault}"
    window.deleteLater()


@pytest.mark.parametrize("text", ["銷牌", "BURN", "莊 BANKER", "BURN 3", "P PAIR"])
def test_a_caption_stands_alone_or_behind_its_own_chinese(text: str) -> None:
    assert not is_latin(text, Language.TRADITIONAL)


@pytest.mark.parametrize("text", ["請 BURN", "莊 BANKER 贏", "BURN the card", "閒 BANKER", "Open", "10 bets"])
def test_a_caption_in_a_sentence_is_found(text: str) -> None:
    assert is_latin(text, Language.TRADITIONAL)


def test_the_players_display_can_be_read_as_its_languages_take_turns(qapp: QApplication) -> None:
    assert list(boards_seen("1920x1080")) == []


def test_the_players_display_can_be_read_in_4k(qapp: QApplication) -> None:
    assert list(boards_seen("3840x2160")) == []


@pytest.mark.parametrize("language", Language)
def test_a_sample_of_scenes_can_be_read_in_each_language(qapp: QApplication, language: Language) -> None:
    draw = random.Random(f"{SEED} {language}")
    for scene in draw.sample(ALL_SCENES, SAMPLE):
        assert list(seen(scene, draw.choice(tuple(SIZES)), language)) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ALL_SCENES)
def test_every_scene_can_be_read_in_each_language(
    qapp: QApplication, scene: Scene, size: str, language: Language
) -> None:
    assert list(seen(scene, size, language)) == []


def main() -> int:
    """List what is wrong in all scenes, and how many faults there are by language."""
    application = QApplication.instance() or QApplication([])
    print("\n".join(fault for size in BOARD_SIZES for fault in boards_seen(size)))
    wanted = [Language(code) for code in sys.argv[1:]] or list(Language)
    for language in wanted:
        faults = [fault for scene in ALL_SCENES for size in SIZES for fault in seen(scene, size, language)]
        print("\n".join(dict.fromkeys(faults)))
        print(f"{language}: {len(faults)} faults")
        application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
