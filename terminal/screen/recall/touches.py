"""Opens the recall of past rounds, and hands its touches and keys to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zoneinfo import ZoneInfo

from PySide6.QtCore import Qt

from terminal.ledger.errors import LedgerError
from terminal.rounds.evolve_cards import Unreplayable
from terminal.screen.presenter import Presenter
from terminal.screen.recall.recall_dialogue import Recalling
from terminal.screen.recall.strip import MOST_TILES
from terminal.screen.translate import say, tr
from terminal.screen.window import MainWindow
from terminal.table.audit.recall import Recall

_STEPS: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_End: "last",
}
_WAYS: Final = {Qt.Key.Key_PageUp: "back", Qt.Key.Key_PageDown: "on"}
_SEARCH: Final = Qt.Key.Key_F3


class RecallTouches:
    """Connects the parts of the recall to a presenter."""

    def __init__(self, window: MainWindow, presenter: Presenter) -> None:
        self._presenter = presenter
        self._window = window
        strip = window.recall_strip
        strip.tool_touched.connect(lambda name: self._then(lambda looking: looking.tool(name)))
        strip.round_chosen.connect(lambda name: self._then(lambda looking: looking.round(name)))
        strip.moved.connect(lambda way: self._then(lambda looking: looking.move(way)))
        strip.search_asked.connect(lambda: self._then(Recalling.search))
        window.rail_head.way_touched.connect(lambda name: self._then(lambda looking: looking.way(name)))
        window.acts.act_chosen.connect(lambda number: self._then(lambda looking: looking.act(number)))

    def _then(self, act: Callable[[Recalling], None]) -> None:
        """What a touch does if the recall is open."""
        looking: object = self._presenter.dialogue
        if isinstance(looking, Recalling):
            act(looking)

    def open(self) -> None:
        """The last round that is over, with the ten last ones in the strip."""
        presenter, ledger = self._presenter, self._presenter.session.ledger
        if ledger.path is None:
            presenter.choose(notice=tr("This ledger is kept in memory alone: nothing can be recalled."))
            return
        try:
            recall = Recall(ledger.path, presenter.table.terms)
            rounds = recall.last_rounds(MOST_TILES)
            if not rounds:
                presenter.choose(notice=tr("No round is over yet."))
                return
            looking = Recalling(
                recall,
                rounds,
                ZoneInfo(ledger.identity.zone),
                presenter.session.now,
                leave=lambda: presenter.open_dialogue(None),
                changed=presenter.refresh,
                told=lambda text: presenter.choose(notice=text),
            )
        except LedgerError as fault:
            presenter.choose(notice=say(fault.message))
        except Unreplayable:
            presenter.choose(notice=tr("The record of that round cannot be followed. Verify the ledger."))
        else:
            presenter.open_dialogue(looking)
            self._window.setFocus(Qt.FocusReason.OtherFocusReason)  # the keys are those of the recall now

    def press(self, key: Qt.Key) -> bool:
        """What a key does in the recall; False if it means nothing there, or the recall is not open."""
        looking: object = self._presenter.dialogue
        if not isinstance(looking, Recalling):
            return False
        if key in _STEPS:
            looking.tool(_STEPS[key])
        elif key in _WAYS:
            looking.way(_WAYS[key])
        elif key == _SEARCH:
            looking.search()
        else:
            return False
        return True
