"""Prints where to touch a window of some size at a table that is on record: asked by `make package-test`."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from terminal.ledger.reader import LedgerReader
from terminal.rounds.guidance.situation import Situation
from terminal.rules.bets import Bet
from terminal.screen import app, theme
from terminal.screen.screen_view import present
from terminal.screen.selection import DealerSelection
from terminal.screen.window import MainWindow
from terminal.table.session.recovery import recover
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.profile import demo_profile

PLENTY = 1000_00
"""The chip that is bet: more than the least, in cents."""


def main(ledger: Path, width: int, height: int) -> int:
    """Show the same table in a window off the screen, and print the middle of what is to be touched."""
    QApplication(["places"])
    theme.load_fonts()
    profile = demo_profile()
    with closing(LedgerReader.open(ledger)) as reader:
        table = recover(reader, profile.terms)
    chosen = DealerSelection(box=profile.terms.boxes[0], decks=profile.terms.decks)
    view = present(Situation(table), chosen, app._context(profile))
    window = MainWindow(load_layout(profile.terms.layout, profile.terms.rules.bets), view, motion=False)
    window.resize(width, height)
    window.show()
    QApplication.processEvents()
    window.show_view(view)
    QApplication.processEvents()
    xs, ys = zip(*window.felt.area(profile.terms.boxes[0], Bet.TIE).area, strict=True)
    tie = window.felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
    found = {
        "main": window.main.mapTo(window, window.main.rect().center()),
        "tie": window.felt.viewport().mapTo(window, tie),
    }
    if window.tray.isVisible():
        least = window.tray.keys[PLENTY]
        found["chip"] = least.mapTo(window, least.rect().center())
    print(json.dumps({name: _pair(place) for name, place in found.items()}))
    return 0


def _pair(place: QPoint) -> tuple[int, int]:
    return place.x(), place.y()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
