"""A question at the dealer's place, under the felt that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.dialogue_views import AskView
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist, Run
from terminal.screen.widgets.panel import KeyId, Panel, paint_panel
from terminal.screen.widgets.play_faces import AnswerFace

_HEAD: Final = 41.0
_TOP: Final = 79.0
_HEIGHT: Final = 157.0
_LEFT, _RIGHT, _GAP = 11.0, 857.0, 10.0


class AskPanel(Panel[AskView]):
    """One question with its answers side by side; `answered` gives the name of the answer."""

    answered = Signal(str)

    def slots(self, view: AskView) -> Mapping[KeyId, KeySlot]:
        """A key an answer."""
        pitch = (_RIGHT - _LEFT + _GAP) / len(view.answers)
        return {
            answer.name: KeySlot(
                (_LEFT + number * pitch, _TOP, pitch - _GAP, _HEIGHT),
                AnswerFace(answer.mark, answer.title, answer.second, answer.effect, answer.note),
                margin=4,
            )
            for number, answer in enumerate(view.answers)
        }

    def act(self, key: KeyId) -> None:
        """Say which answer was given."""
        self.answered.emit(key)

    def paint_view(self, artist: Artist, view: AskView) -> None:
        """Paint the question."""
        paint_panel(artist, self.design_size)
        artist.icon("warning", 38, _HEAD, 30, theme.ALARM)
        runs = [
            Run(view.question, 28, theme.TEXT, True),
            Run(view.question_second, 21, theme.TEXT_SOFT, gap=14),
        ]
        artist.runs(68, _HEAD, runs, _RIGHT - 68)
