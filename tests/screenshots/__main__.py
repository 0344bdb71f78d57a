"""Draws every screen at both sizes into build/screenshots: `python -m tests.screenshots [part of a name]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from terminal.screen import theme
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.translate import speak
from terminal.table.setup.languages import Language
from tests.screen.driving import SIZES, Desk
from tests.screen.trained import Trainee
from tests.screenshots.all_scenes import ALL_SCENES
from tests.screenshots.board_scenes import BOARD_SIZES, boards

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "screenshots"
IN_THE_README = {
    "bean9-insurance-1920x1080": "table.jpg",
    "staff-1366x768": "staff.jpg",
    "training-drill-draw-rules-1920x1080": "training.jpg",
}
"""Pictures that the README shows, kept small in `resources/pictures`."""
README_WIDTH = 1080
README_QUALITY = 85


def keep_small(picture: QImage, name: str) -> None:
    """Save a picture for the README: scaled down."""
    small = picture.scaledToWidth(README_WIDTH, Qt.TransformationMode.SmoothTransformation)
    path = ROOT / "resources" / "pictures" / name
    small.save(str(path), quality=README_QUALITY)
    print(path.relative_to(ROOT))


def _of(language: Language) -> str:
    """Return what the name of a picture ends with; nothing in English."""
    return "" if language is Language.ENGLISH else f"-{language}"


def draw_boards(wanted: str, language: Language) -> None:
    """Draw the players' display at its sizes, beside the dealer's screen."""
    if not any(wanted in f"{board.name}-{size}" for board in boards() for size in BOARD_SIZES):
        return
    theme.load_fonts()
    for size, pixels in BOARD_SIZES.items():
        window = PlayersWindow(framed=False)
        window.resize(*pixels)
        for board in boards():
            if wanted in f"{board.name}-{size}":
                window.show_view(board.view)
                path = FOLDER / f"{board.name}-{size}{_of(language)}.png"
                window.grab().toImage().save(str(path))
                print(path.relative_to(ROOT))
        window.deleteLater()


def main(wanted: str, language: Language) -> None:
    """Draw the scenes that have a picture with `wanted` in its name; all if it is empty."""
    application = QApplication([])
    speak(language)
    FOLDER.mkdir(parents=True, exist_ok=True)
    draw_boards(wanted, language)
    if wanted.startswith("board-"):
        return
    for scene in ALL_SCENES:
        for size in SIZES:
            desks: list[Desk | Trainee] = []
            for picture in scene(size):
                application.processEvents()
                if picture.desk not in desks:
                    desks.append(picture.desk)
                if wanted in f"{picture.name}-{size}":
                    path = FOLDER / f"{picture.name}-{size}{_of(language)}.png"
                    seen = picture.desk.window.grab().toImage()
                    seen.save(str(path))
                    print(path.relative_to(ROOT))
                    if path.stem in IN_THE_README:
                        keep_small(seen, IN_THE_README[path.stem])
            for desk in desks:
                desk.done()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("wanted", nargs="?", default="", help="a part of the names of the pictures to draw")
    parser.add_argument("--language", type=Language, default=Language.ENGLISH, help="en, zh-Hant or zh-Hans")
    chosen = parser.parse_args()
    main(chosen.wanted, chosen.language)
