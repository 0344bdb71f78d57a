"""A walk-through of an irregularity: one question at a time, with what lies and what would follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.rules.bets import HAND_BETS
from terminal.screen import theme
from terminal.screen.dialogue_views import Answer, ChangeLine, DrawnCard, Established, WalkThroughView
from terminal.screen.translate import tr
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.faces import IconFace
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.page import HEAD, PAGE, paint_page_head
from terminal.screen.widgets.paint import Align, Artist, Box, Run, wrap_text
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.play_faces import AnswerFace
from terminal.screen.widgets.shown_hands import paint_hands

_LEFT: Final = 28.0
_RIGHT: Final = 1388.0
_HANDS_TOP: Final = 100.0
_HANDS: Final = (618.0, 341.0)
_AFTER_LEFT: Final = 770.0
_ORDER_TOP: Final = 470.0
_TILE: Final = (129.0, 81.0)
_TILES_LEFT: Final = 150.0
_TILES_ROOM: Final = 690.0
_ESTABLISHED: Final[Box] = (854.0, 470.0, 534.0, 81.0)
_QUESTION: Final = 602.0
_ANSWER_HEIGHT: Final = 192.0
_LEAST_ANSWER: Final = 84.0
_GAP: Final = 12.0
_TEXT: Final = 21.0
_TEXT_PITCH: Final = 30.0
_TEXT_LINES: Final = 4
_CHANGE: Final = 58.0
_BEFORE_LEFT: Final = 250.0
_ARROW: Final = 690.0
_NEW_LEFT: Final = 730.0
_NEXT: Final = "answers-on"
_BEFORE: Final = "answers-back"


class WalkThroughPage(Panel[WalkThroughView]):
    """The page of a walk-through; `answered` gives the name of the answer."""

    BOX = PAGE

    answered = Signal(str)

    _first = 0

    def show_view(self, view: WalkThroughView) -> None:
        """Show a question; another one begins at its first answers."""
        if self.view is None or view.question != self.view.question:
            self._first = 0
        super().show_view(view)

    def slots(self, view: WalkThroughView) -> Mapping[KeyId, KeySlot]:
        """A key an answer, in two columns or three, with arrows if there are more than fit."""
        shown, columns, height = self._on_show(view)
        width = (_RIGHT - _LEFT - _GAP * (columns - 1)) / columns
        top = self._answers_top(view)
        slots: dict[KeyId, KeySlot] = {}
        for number, answer in enumerate(shown):
            line, column = divmod(number, columns)
            box = (_LEFT + column * (width + _GAP), top + line * (height + _GAP), width, height)
            face = AnswerFace(
                answer.mark,
                answer.title,
                answer.second,
                answer.effect,
                answer.note,
                reason=answer.reason,
                inline=True,
                on_press=False,
            )
            slots["answer", answer.name] = KeySlot(box, face, margin=4)
        if len(shown) < len(view.answers):
            back = KeyState.NORMAL if self._first > 0 else KeyState.DISABLED
            on = self._first + len(shown) < len(view.answers)
            right = KeyState.NORMAL if on else KeyState.DISABLED
            y = self._question_y(view) - 29
            slots[_BEFORE] = KeySlot((_RIGHT - 202, y, 98, 58), IconFace("chevron-left", tr("Before"), back))
            slots[_NEXT] = KeySlot((_RIGHT - 98, y, 98, 58), IconFace("chevron-right", tr("After"), right))
        return slots

    def act(self, key: KeyId) -> None:
        """Say which answer was given, or show others."""
        match key:
            case ("answer", str(name)):
                self.answered.emit(name)
            case _ if self.view is not None:
                fit = self._fit(self.view)[0]
                self._first = max(0, self._first + (fit if key == _NEXT else -fit))
                self._refresh()

    def paint_view(self, artist: Artist, view: WalkThroughView) -> None:
        """Paint head, hands, order and question."""
        icon = "warning" if view.alarm else view.icon
        paint_page_head(artist, (view.title, view.second, view.caption), icon, alarm=view.alarm)
        if view.before is not None:
            paint_hands(artist, (_LEFT, _HANDS_TOP, *_HANDS), view.before)
        if view.after is not None:
            paint_hands(artist, (_AFTER_LEFT, _HANDS_TOP, *_HANDS), view.after)
            middle = (_LEFT + _HANDS[0] + _AFTER_LEFT) / 2
            artist.disc(middle, 272, 40, theme.SURFACE_RAISED, theme.LINE_STRONG, width=1)
            artist.icon("right", middle, 272, 28, theme.TEXT)
        if view.order:
            _paint_order(artist, view.order, wide=view.established is None)
        if view.established is not None:
            _paint_established(artist, view.established)
        y = self._question_y(view)
        if view.before is not None:
            artist.rule(0, 568, PAGE[2], 568, theme.LINE)
        more = len(self._on_show(view)[0]) < len(view.answers)
        end = _RIGHT - (220 if more else 0)
        right = artist.right(end, y, view.decides, 20, theme.TEXT_SOFT, room=280)
        pill = 0.0
        if view.ask:
            ink, fill = theme.ACCENT_INK, theme.ACCENT
            pill = 17 + artist.pill(_LEFT, y, view.ask, 17, ink, fill=fill, height=30, inset=15)
        runs = [
            Run(view.question, 33, theme.TEXT, True),
            Run(view.question_second, 23, theme.TEXT_SOFT, gap=18),
        ]
        artist.runs(_LEFT + pill, y, runs, end - _LEFT - pill - right - 24)
        if view.text:
            room = _RIGHT - _LEFT
            artist.lines(
                _LEFT, y + 48, view.text, _TEXT, theme.TEXT, room=room, pitch=_TEXT_PITCH, most=_TEXT_LINES
            )
        if view.changes:
            _paint_changes(artist, view.changes, self._answers_top(view))

    def _question_y(self, view: WalkThroughView) -> float:
        return HEAD + 50 if view.before is None else _QUESTION

    def _answers_top(self, view: WalkThroughView) -> float:
        top = self._question_y(view) + 35
        return top + self._text_lines(view) * _TEXT_PITCH + 12 if view.text else top

    def _text_lines(self, view: WalkThroughView) -> int:
        room = (_RIGHT - _LEFT) * self.scale.factor
        return len(wrap_text(view.text, self.scale.text_px(_TEXT), False, room, _TEXT_LINES))

    def _fit(self, view: WalkThroughView) -> tuple[int, int, float]:
        """How many answers fit, in how many columns, and how high each is."""
        room = PAGE[3] - self._answers_top(view) - 18
        count = len(view.answers)
        columns = 2 if count <= 2 * int((room + _GAP) // (_LEAST_ANSWER + _GAP)) else 3
        most = int((room + _GAP) // (_LEAST_ANSWER + _GAP))
        lines = min(most, max(1, -(-count // columns)))
        height = min(_ANSWER_HEIGHT, (room - _GAP * (lines - 1)) / lines)
        return lines * columns, columns, height

    def _on_show(self, view: WalkThroughView) -> tuple[tuple[Answer, ...], int, float]:
        fit, columns, height = self._fit(view)
        return view.answers[self._first : self._first + fit], columns, height


def _paint_changes(artist: Artist, changes: tuple[ChangeLine, ...], top: float) -> None:
    """Paint what is, and what becomes of it."""
    box = (_LEFT, top, _RIGHT - _LEFT, 52 + len(changes) * _CHANGE)
    artist.round_box(box, theme.Radius.KEY, theme.SURFACE_RAISED)
    artist.text(_BEFORE_LEFT, top + 30, tr("before"), 19, theme.TEXT_SOFT, room=200)
    artist.text(_NEW_LEFT, top + 30, tr("after"), 19, theme.TEXT_SOFT, room=200)
    for number, change in enumerate(changes):
        y = top + 46 + (number + 0.5) * _CHANGE
        artist.text(_LEFT + 22, y, change.label, 20, theme.TEXT_SOFT, room=_BEFORE_LEFT - _LEFT - 34)
        artist.text(_BEFORE_LEFT, y, change.before, 21, theme.TEXT, room=_ARROW - _BEFORE_LEFT - 28)
        artist.icon("right", _ARROW, y, 18, theme.TEXT_SOFT)
        artist.text(_NEW_LEFT, y, change.after, 21, theme.TEXT, bold=True, room=_RIGHT - _NEW_LEFT - 16)


def _paint_order(artist: Artist, order: tuple[DrawnCard, ...], *, wide: bool) -> None:
    artist.lines(
        _LEFT, _ORDER_TOP + 30, tr("Order out\nof the shoe"), 18, theme.TEXT_SOFT, room=116, pitch=25, most=2
    )
    room = _TILES_ROOM + (_ESTABLISHED[2] if wide else 0)
    width, height = _TILE
    pitch = min(width + 9, room / len(order))
    width = min(width, pitch - 5)
    for number, drawn in enumerate(order):
        x = _TILES_LEFT + number * pitch
        line, thick = (theme.ALARM, 2.5) if drawn.fault else (theme.LINE, 1.0)
        artist.round_box(
            (x, _ORDER_TOP, width, height), theme.Radius.KEY, theme.SURFACE_RAISED, line, width=thick
        )
        middle = _ORDER_TOP + height / 2
        narrow = width < _TILE[0] - 1
        card = (x + width / 2 - 23, middle - 33, 47.0, 66.0)
        if not narrow:
            artist.centre(x + 21, middle, str(drawn.number), 20, theme.TEXT_SOFT, bold=True, room=30)
            card = (x + 40, middle - 33, 47.0, 66.0)
        paint_card(artist.painter, artist.rect(card), drawn.card)
        if drawn.hand is not None and not narrow:
            bet = HAND_BETS[drawn.hand]
            ink = theme.AREA_COLOURS[bet].text
            artist.centre(x + 107, middle, theme.GLYPHS[bet], 22, ink, bold=True, room=32)


def _paint_established(artist: Artist, established: Established) -> None:
    x, y, width, height = _ESTABLISHED
    artist.round_box(_ESTABLISHED, theme.Radius.KEY, theme.SURFACE_RAISED)
    artist.icon("lock", x + 30, y + height / 2, 24, theme.TEXT_SOFT)
    alone = not (established.note or established.paragraph)
    artist.text(
        x + 56,
        y + (height / 2 if alone else 27),
        established.title,
        19,
        theme.TEXT,
        bold=True,
        room=width - 72,
    )
    right = 0.0
    if established.paragraph:
        right = artist.pill(
            x + width - 18,
            y + 55,
            established.paragraph,
            17,
            theme.TEXT,
            fill=theme.SURFACE_HIGH,
            height=32,
            line=theme.LINE_STRONG,
            align=Align.RIGHT,
        )
    artist.text(x + 56, y + 56, established.note, 18, theme.TEXT_SOFT, room=width - 72 - right - 16)
