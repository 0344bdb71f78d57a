"""Training: the question of a drill in the dealer's place, and the score card in the rail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.panels.panel import KeyId, Panel, RailPanel
from terminal.screen.panels.training_views import DrillAnswer, DrillView, ScoreView
from terminal.screen.translate import tr
from terminal.screen.widgets.key import Spot, pressed_colour
from terminal.screen.widgets.paint import Artist, Box, Run, wrap_text

_ANSWERS_TOP: Final = 61.0
_ANSWER: Final = (413.0, 80.0)
_PITCH: Final = (424.0, 91.5)
_LEFT: Final = 15.0
_COLUMNS: Final = 2
_MOST_LAST: Final = 13
_BARS_TOP: Final = 205.0
_BARS_BOTTOM: Final = 382.0


@dataclass(frozen=True, slots=True)
class DrillFace:
    """An answer with its number; once shown, a tick or a cross tells the right one."""

    number: int
    answer: DrillAnswer
    usable: bool = True
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.answer.title

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the answer."""
        x, y, width, height = box
        fill = pressed_colour(theme.TRAINING_KEY, pressed)
        line, thick = (theme.T1, 2.5) if self.answer.chosen else (theme.TRAINING_LINE, 1.5)
        artist.round_box(box, theme.Radius.KEY + 2, fill, line, width=thick)
        middle = y + height / 2
        artist.disc(x + 40, middle, 24, theme.TRAINING_INK, theme.TRAINING, width=1.5)
        artist.centre(x + 40, middle, str(self.number), 23, theme.TRAINING, bold=True, room=36)
        shown = self.answer.right is not None
        room = width - 79 - (48 if shown else 12)
        artist.text(x + 79, y + height * 0.34, self.answer.title, 20, theme.T1, bold=True, room=room)
        artist.text(x + 79, y + height * 0.71, self.answer.second, 19, theme.TRAINING_TEXT, room=room)
        if shown:
            icon, ink = ("check", theme.T1) if self.answer.right else ("cross", theme.ALARM)
            artist.icon(icon, x + width - 30, middle, 22, ink, stroke=2.6)


class DrillPanel(Panel[DrillView]):
    """The question; `answer_chosen` gives the name of the answer, the main button checks it."""

    answer_chosen = Signal(str)

    def spots(self, view: DrillView) -> Mapping[KeyId, Spot]:
        """A key an answer."""
        spots: dict[KeyId, Spot] = {}
        for number, answer in enumerate(view.answers):
            line, column = divmod(number, _COLUMNS)
            box = (_LEFT + column * _PITCH[0], _ANSWERS_TOP + line * _PITCH[1], *_ANSWER)
            face = DrillFace(number + 1, answer, answer.right is None)
            spots[answer.name] = Spot(box, face, 4, theme.TRAINING_PANEL)
        return spots

    def act(self, key: KeyId) -> None:
        """Say which answer was chosen."""
        self.answer_chosen.emit(key)

    def paint_view(self, artist: Artist, view: DrillView) -> None:
        """Paint the question."""
        box = (0.0, 0.0, *self.design_size)
        artist.round_box(box, theme.Radius.PANEL, theme.TRAINING_PANEL, theme.TRAINING, width=2)
        pill = artist.pill(
            _LEFT + 1, 31, view.pill, 17, theme.TRAINING_INK, fill=theme.TRAINING, height=30, inset=22
        )
        clock = artist.right(848, 32, view.clock, 25, theme.TRAINING, bold=True, room=110)
        left = _LEFT + pill + 18
        artist.text(left, 32, view.question, 27, theme.T1, bold=True, room=848 - clock - 20 - left)


class ScoreCard(RailPanel[ScoreView]):
    """The score card; it has no keys."""

    def act(self, key: KeyId) -> None:
        """The card has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: ScoreView) -> None:
        """Paint figures, bars and the last answers."""
        box = (0.0, 0.0, *self.design_size)
        artist.round_box(box, theme.Radius.PANEL, theme.INK1, theme.TRAINING, width=1.5)
        head = [Run(tr("Score card"), 23, theme.T1, True), Run(tr("成績"), 19, theme.T2, gap=8)]
        artist.runs(20, 31, head, 392)
        pitch = (400 + 9) / max(len(view.tiles), 1)
        for number, tile in enumerate(view.tiles):
            x = 16 + number * pitch
            artist.round_box((x, 57, pitch - 9, 112), theme.Radius.KEY, theme.TRAINING_PANEL)
            middle, room = x + (pitch - 9) / 2, pitch - 21
            artist.centre(middle, 77, tile.label, 17, theme.TRAINING_TEXT, room=room)
            artist.centre(middle, 112, tile.figure, 36, theme.T1, bold=True, room=room)
            artist.centre(middle, 149, tile.note, 17, theme.TRAINING_TEXT, room=room)
        self._paint_bars(artist, view)
        self._paint_last(artist, view)

    def _paint_bars(self, artist: Artist, view: ScoreView) -> None:
        pitch = min(47.0, (_BARS_BOTTOM - _BARS_TOP) / max(len(view.bars) - 1, 1))
        for number, bar in enumerate(view.bars):
            y = _BARS_TOP + number * pitch
            score = tr("{right} of {asked}").format(right=bar.right, asked=bar.asked)
            wide = artist.right(412, y, score, 18, theme.T1, bold=True, room=120)
            artist.text(20, y, bar.title, 18, theme.T1, bold=True, room=392 - wide - 10)
            artist.round_box((20, y + 16, 392, 8), 4, theme.INK3)
            if bar.right:
                artist.round_box((20, y + 16, 392 * bar.right / bar.asked, 8), 4, theme.TRAINING)

    def _paint_last(self, artist: Artist, view: ScoreView) -> None:
        bottom = self.design_size[1]
        artist.text(20, bottom - 90, tr("Last answers"), 17, theme.T2, room=392)
        pitch = 393 / _MOST_LAST
        for number, right in enumerate(view.last[-_MOST_LAST:]):
            box = (20 + number * pitch, bottom - 75, pitch - 2.5, 31.0)
            fill, line = (theme.INK3, theme.LINE_STRONG) if right else (theme.ALARM_BAND, theme.ALARM)
            artist.round_box(box, 6, fill, line)
            icon, ink = ("check", theme.T1) if right else ("cross", theme.ALARM)
            artist.icon(icon, box[0] + box[2] / 2, bottom - 59.5, 15, ink, stroke=2.4)
        lines = len(wrap_text(view.remark, artist.pixels(17), False, 392 * artist.factor, 2))
        first = bottom - (20 if lines == 1 else 31)
        artist.lines(20, first, view.remark, 17, theme.T2, room=392, pitch=20, most=2)
