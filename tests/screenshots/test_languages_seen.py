"""Every scene of the screenshots, in each language and at both sizes: no text is cut or lies over another.

A sample of the scenes that a seed draws is looked at in `make test`, all of them in `make soak`.
`python -m tests.screenshots.test_languages_seen` counts and lists what is wrong.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.translate import speaking
from terminal.screen.window import MainWindow
from terminal.table.setup.languages import Language, captions
from tests.screen.driving import SIZES, Desk
from tests.screen.pit import STAFF_FAULT
from tests.screen.seen import faults_of, texts_of
from tests.screen.trained import Trainee
from tests.screenshots.all_scenes import ALL_SCENES
from tests.screenshots.scenes import Scene

SEED, SAMPLE = 15, 2
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile(
    r"[\w./-]+(?:\([^)]*\))?\.(?:ledger|pdf|csv|json|head)|\[Errno \d+\] [^:]*|:memory:|/[\w./ -]+|rehearsals"
    r"|Demo dealer|Demo supervisor|Demo manager|Demo shift manager|Goh M(?: Abd)?|Leekm"
    r"|[A-Z][a-z]+(?: [A-Z]\.)+|BA-\d+|BB-\d+|DEMO-\d|SGD|\bEN\b|\d+K\b|(?:[A-Z]{4}-)+[A-Z]{4}"
    r"|\b[0-9a-f]{4,}\b|[A-Z]\w+(?:Error|Fault)|lammer verify|UTC|PDF|CSV|JSON"
)
"""Names of people, tables, currencies, files, codes and faults, and what the system says."""
TYPED = re.compile(
    r"Joker|Redeal[^”」]*|short paid|misread|joker found|shoe changed early|eight of spades first"
    rf"|{STAFF_FAULT}"
)
"""What people of the scenes have typed in English, and what a fault of a scene says."""


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


def latin(window: MainWindow | TrainingWindow, language: Language) -> Iterator[str]:
    """Yield the Latin words of a Chinese screen that are no names and no captions of the glossary."""
    if language is Language.ENGLISH:
        return
    for place, texts in texts_of(window):
        for text in texts:
            if LATIN.search(TYPED.sub("", NAMES.sub("", _without_captions(text.text)))):
                yield f"{place}: {text.text!r} is not translated"


_CAPTIONS = sorted((*captions().values(), "P PAIR", "B PAIR"), key=len, reverse=True)


def _without_captions(text: str) -> str:
    for caption in _CAPTIONS:
        pattern = re.escape(re.sub(r"\{\w+\}", "@", caption)).replace("@", r"[\d,.]+")
        text = re.sub(rf"\b{pattern}\b", "", text)
    return text


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
    wanted = [Language(code) for code in sys.argv[1:]] or list(Language)
    for language in wanted:
        faults = [fault for scene in ALL_SCENES for size in SIZES for fault in seen(scene, size, language)]
        print("\n".join(dict.fromkeys(faults)))
        print(f"{language}: {len(faults)} faults")
        application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
