"""Anything that can be touched is touched, in any order: nothing breaks, sticks or cannot be read."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.screen.widgets.key import Key
from terminal.screen.widgets.panel import Panel
from terminal.table.audit.audit import audit_ledger
from tests.layouts.allowed import allowed_layouts
from tests.screen.driving import PIT_MANAGER, PIT_SUPERVISOR, SHIFT_MANAGER, SIZES, Desk, open_desk
from tests.screen.test_window_looks import faults_on_show

FEW, MANY = 200, 3000
LOOKED_AT = 40
"""Touches between two looks at the whole screen."""
ONWARD = ("main", "approve", "yes")
SIGNERS = (PIT_SUPERVISOR, PIT_MANAGER, SHIFT_MANAGER)


class Anybody:
    """Somebody who touches whatever is on the screen, and mostly goes on."""

    def __init__(self, desk: Desk, chance: random.Random) -> None:
        self.desk = desk
        self._chance = chance
        self.last = ""

    def touch(self) -> None:
        """Touch once."""
        desk, chance = self.desk, self._chance
        if desk.window.override.isVisible() and chance.random() < 0.3:
            self._sign()
        elif chance.random() < 0.05:
            self.last = "Escape"
            desk.type(Qt.Key.Key_Escape)
        elif chance.random() < 0.25 and desk.window.felt.isVisible():
            item = chance.choice([item for item in desk.window.felt.touch_items() if item.isVisible()])
            self.last = f"{type(item).__name__} on the felt"
            desk._press_item(item)
        else:
            self._any_key()

    def _any_key(self) -> None:
        keys = self.keys()
        assert keys, f"nothing can be touched after {self.last}"
        onward = [key for key in keys if key[1] in ONWARD]
        if onward and self._chance.random() < 0.4:
            keys = onward
        panel, name, key = self._chance.choice(keys)
        self.last = f"{name!r} of {type(panel).__name__}"
        self.desk.press(key.mapTo(self.desk.window, key.rect().center()))

    def keys(self) -> list[tuple[Panel[Any], object, Key]]:
        """Return every key that a finger can reach now."""
        window = self.desk.window
        found = []
        for panel in window._panels():
            if not panel.isVisible():
                continue
            for name, key in panel.keys.items():
                place: QPoint = key.mapTo(window, key.rect().center())
                if key.isEnabled() and window.childAt(place) is key:
                    found.append((panel, name, key))
        return found

    def _sign(self) -> None:
        """Give a reason, number and PIN of somebody who may or may not."""
        dialog = self.desk.window.override
        reasons = [name for name in dialog.keys if isinstance(name, tuple) and name[0] == "reason"]
        wanted: list[object] = [self._chance.choice(reasons)] if reasons else []
        wanted += [("digit", digit) for digit in "".join(self._chance.choice(SIGNERS))]
        for name in (*wanted, "approve"):
            key = dialog.keys.get(name) if dialog.isVisible() else None
            if key is not None and key.isEnabled():
                self.last = f"{name!r} while signing"
                self.desk.press(key.mapTo(self.desk.window, key.rect().center()))


def _touch_anything(folder: Path, seed: int, touches: int) -> None:
    """Touch a table as the seed chooses; at the end prove its ledger."""
    chance = random.Random(seed)
    game = list(GAMES)[seed % len(GAMES)]
    size = chance.choice(list(SIZES))
    path = folder / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_desk(
        game,
        chance.choice(allowed_layouts(GAMES[game])),
        size=size,
        limits=Limits(minimum=25_00, maximum_differential=50_000_00),
        face_down=GAMES[game].squeeze and chance.random() < 0.5,
        private=GAMES[game].has_insurance,
        ledger=ledger,
    )
    anybody = Anybody(desk, chance)
    faults: list[str] = []
    for number in range(touches):
        anybody.touch()
        QApplication.processEvents()
        if number % LOOKED_AT == 0:
            faults += [f"{number}, {anybody.last}: {fault}" for fault in faults_on_show(desk, size)]
    desk.session.tidy()
    desk.done()
    assert faults == []
    assert audit_ledger(path).findings == ()


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_anything_may_be_touched_at_any_time(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    _touch_anything(tmp_path, seed, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(len(GAMES), 25))
def test_anything_may_be_touched_all_night(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    _touch_anything(tmp_path, seed, MANY)
