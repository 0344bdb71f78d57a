"""The guide: where in the round the table is, what comes next, and what the dealer says aloud."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.translate import joined, tr
from terminal.screen.views import GuideView
from terminal.screen.widgets.paint import Artist, Run, metrics, wrap_text
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, KeyId, Panel
from terminal.screen.widgets.rail import GAP, TOP, tone_colours
from terminal.screen.widgets.step_bar import paint_step_bar

_LEFT: Final = 26.0
_RIGHT: Final = 416.0
_SHORTEST: Final = 206.0
_TITLE: Final = 106.0
_TITLE_PITCH: Final = 44.0
_CALL_LEFT: Final = 62.0
_CALL_PITCH: Final = 26.0
_CALL_SIZES: Final = (21.0, 19.0)
_SPINE: Final = 8.0
_TITLE_LINES: Final = 2
_CALL_LINES: Final = 3
_THEN_LINES: Final = 2
_SHRINK: Final = 0.88
"""How small a title may get to stay on one line."""

HAND_WORDS: Final = {Hand.PLAYER: joined("PLAYER"), Hand.BANKER: joined("BANKER")}
"""How the hands are written on the felt; the same in every language."""


class Guide(Panel[GuideView]):
    """The head of the rail. It is as high as what it says; `bottom` tells where the next panel begins."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, _SHORTEST)

    @property
    def bottom(self) -> float:
        """Where the panel under the guide begins, in design px of the window."""
        return TOP + self.design_size[1] + GAP

    def show_view(self, view: GuideView) -> None:
        """Show `view` in the height that it needs."""
        if view != self.view:
            self.set_box((RAIL_LEFT, TOP, RAIL_WIDTH, self._height(view)))
        super().show_view(view)

    def act(self, key: KeyId) -> None:
        """The guide has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: GuideView) -> None:
        """Paint the guide from the steps down."""
        ground, ink = tone_colours(view.tone)
        size = self.design_size
        box = (0.0, 0.0, *size)
        artist.round_box(box, theme.Radius.PANEL, theme.SURFACE_RAISED, theme.LINE)
        artist.spine(box, theme.Radius.PANEL, _SPINE, ground)
        paint_step_bar(artist, (_LEFT, 16, _RIGHT - _LEFT, 30), view.steps, view.step)
        artist.pill(_LEFT, 68, view.pill, 16, ink, fill=ground, inset=12)
        y = self._paint_title(artist, view)
        y = self._paint_call(artist, view, y)
        if view.then:
            then = tr("then")
            taken = artist.text(_LEFT, y, then, theme.Type.SECOND + 1, theme.TEXT_FAINT)
            left = _LEFT + taken + 12
            artist.lines(
                left,
                y,
                view.then,
                theme.Type.LABEL,
                theme.TEXT_SOFT,
                room=_RIGHT - left,
                pitch=_CALL_PITCH - 4,
                most=_THEN_LINES,
            )

    def _paint_title(self, artist: Artist, view: GuideView) -> float:
        """Paint the title; gives the middle of its last line."""
        if view.target is not None:
            area = theme.AREA_COLOURS[HAND_BETS[view.target]]
            taken = artist.text(
                _LEFT, _TITLE + 4, view.title, theme.Type.STEP, theme.TEXT, bold=True, room=160
            )
            artist.icon("right", _LEFT + taken + 28, _TITLE + 5, 26, theme.ACCENT, stroke=2.5)
            left = _LEFT + taken + 56
            word = HAND_WORDS[view.target]
            artist.text(left, _TITLE + 4, word, theme.Type.STEP, area.text, bold=True, room=_RIGHT - left)
            return _TITLE
        if view.title_second:
            second = Run(view.title_second, 22, theme.TEXT_SOFT, gap=16)
            title = Run(view.title, theme.Type.STEP, theme.TEXT, True)
            artist.runs(_LEFT, _TITLE, [title, second], _RIGHT - _LEFT)
            return _TITLE
        lines = artist.lines(
            _LEFT,
            _TITLE,
            view.title,
            theme.Type.STEP,
            theme.TEXT,
            room=_RIGHT - _LEFT,
            pitch=_TITLE_PITCH,
            most=self._title_lines(view),
            bold=True,
        )
        return _TITLE + (lines - 1) * _TITLE_PITCH

    def _title_lines(self, view: GuideView) -> int:
        """How many lines the title may take; one that is but a little too long rather gets smaller."""
        if view.target is not None or view.title_second:
            return 1
        room = (_RIGHT - _LEFT) * self.scale.factor
        pixels = self.scale.text_px(theme.Type.STEP)
        if "\n" not in view.title and metrics(pixels, True).horizontalAdvance(view.title) * _SHRINK <= room:
            return 1
        return len(wrap_text(view.title, pixels, True, room, _TITLE_LINES))

    def _paint_call(self, artist: Artist, view: GuideView, title: float) -> float:
        """Paint what is said aloud, or the sentence in its place; gives the middle of the `then` line."""
        if not view.call:
            y = title + 45
            ink = theme.TEXT if view.plain_second else theme.TEXT_SOFT
            first = Run(view.plain, 20, ink)
            artist.runs(
                _LEFT, y, [first, Run(view.plain_second, 20, theme.TEXT_SOFT, gap=14)], _RIGHT - _LEFT
            )
            return y + 33 if view.plain else title + 60
        y = title + 45
        artist.icon("speech", _LEFT + 12, y + 1, 22, theme.TEXT_SOFT, stroke=1.8)
        room = _RIGHT - _CALL_LEFT
        call, size = self._call(view)
        said = artist.lines(
            _CALL_LEFT, y, call, size, theme.TEXT, room=room, pitch=_CALL_PITCH, most=_CALL_LINES
        )
        y += said * _CALL_PITCH
        again = artist.lines(
            _CALL_LEFT,
            y,
            view.call_second,
            20,
            theme.TEXT_SOFT,
            room=room,
            pitch=_CALL_PITCH,
            most=_CALL_LINES,
        )
        return y + (again - 1) * _CALL_PITCH + 45

    def _height(self, view: GuideView) -> float:
        """The height that `view` needs: the same sums as in the painting."""
        y = _TITLE + (self._title_lines(view) - 1) * _TITLE_PITCH
        if view.call:
            said = self._lines(*self._call(view))
            y += 45 + _CALL_PITCH * (said + self._lines(view.call_second, 20) - 1)
            then = y + 45
        else:
            y += 45 if view.plain else 15
            then = y + (33 if view.plain else 45)
        bottom = then + 22 + self._more_then(view) if view.then else y + 24
        return max(_SHORTEST, bottom)

    def _more_then(self, view: GuideView) -> float:
        pixels = self.scale.text_px(theme.Type.LABEL)
        word = metrics(self.scale.text_px(theme.Type.SECOND + 1), False).horizontalAdvance(tr("then"))
        room = (_RIGHT - _LEFT - 12) * self.scale.factor - word
        return (len(wrap_text(view.then, pixels, False, room, _THEN_LINES)) - 1) * (_CALL_PITCH - 4)

    def _call(self, view: GuideView) -> tuple[str, float]:
        """The call and its size: too long for a line, it breaks where the dealer pauses, or gets smaller."""
        usual, small = _CALL_SIZES
        if self._lines(view.call, usual) == 1:
            return view.call, usual
        broken = view.call.replace(". ", ".\n", 1)
        lines = self._lines(broken, usual)
        return broken, small if self._lines(broken, small) < lines else usual

    def _lines(self, text: str, size: float) -> int:
        room = (_RIGHT - _CALL_LEFT) * self.scale.factor
        return len(wrap_text(text, self.scale.text_px(size), False, room, _CALL_LINES))
