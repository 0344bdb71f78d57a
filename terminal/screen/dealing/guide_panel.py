"""The guide: where in the round the table is, what comes next, and what the dealer says aloud."""

from collections.abc import Sequence
from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import chinese_under, joined, tr
from terminal.screen.views import GuideView
from terminal.screen.widgets.ground import BARE
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, space, stack
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import Icon, Text, strong, words
from terminal.screen.widgets.rail import GAP, TOP, tone_pill, toned
from terminal.screen.widgets.sheet import Sheet

_FOOT: Final = 11.0
_SHORTEST: Final = 206.0
_TITLE_LINE: Final = 44.0
_CALL_INDENT: Final = 36.0
_CALL_LINES: Final = 3
_FEW_LINES: Final = 2
_ROOM: Final = RAIL_WIDTH - Gap.FOOT - Gap.BLOCK - _CALL_INDENT
"""How wide a call may be."""
_SHRINK: Final = 0.88
"""How small a title may get to stay on one line."""


def hand_on_felt(hand: Hand) -> str:
    """Return how a hand is written on the felt, with its second line."""
    return {Hand.PLAYER: joined("PLAYER"), Hand.BANKER: joined("BANKER")}[hand]


def hand_in_line(hand: Hand) -> str:
    """Return how a hand is written within a line: without the English under a Chinese label."""
    said = {
        Hand.PLAYER: (tr("PLAYER"), chinese_under("PLAYER")),
        Hand.BANKER: (tr("BANKER"), chinese_under("BANKER")),
    }
    return " ".join(filter(None, said[hand]))


_BAR: Final = 5.0


def _step_bar(steps: Sequence[str], now: int | None) -> PanelPart:
    """Return the names of the steps of a round under their bars: done, now, still to come."""
    bars = [_step(step, None if now is None else number - now) for number, step in enumerate(steps)]
    return grid(*bars, columns=len(steps), gap=Gap.SMALL)


def _step(name: str, ahead: int | None) -> PanelPart:
    """Return a step: `ahead` of where the round is, before it if negative."""
    done, current = ahead is not None and ahead < 0, ahead == 0
    fill = theme.TEXT if current else theme.LINE_STRONG if done else theme.SURFACE_HIGH
    ink = theme.TEXT if current else theme.TEXT_SOFT if done else theme.TEXT_FAINT
    title = Text(name, Type.SECOND, ink, current, align=Align.CENTRE, grow=1)
    return column(
        boxed(BARE.filled(fill).rounded(_BAR / 2), high=_BAR), row(title, pad=Pad.across(-Gap.HAIR), grow=1)
    )


class Guide(Panel[GuideView]):
    """The head of the rail. It is as high as what it says; `bottom` tells where the next panel begins."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, _SHORTEST)
    ALONE = True

    @property
    def bottom(self) -> float:
        """Where the panel under the guide begins, in design px of the window."""
        return TOP + self.design_size[1] + GAP

    _stated: tuple[GuideView, PanelPart] | None = None
    """The parts of the view that is about to be shown: its height comes of them too."""

    def show_view(self, view: GuideView) -> None:
        """Show `view` in the height that it needs."""
        if view != self.view:
            parts = self.parts(view)
            needed = parts.height(Sheet(self.scale.factor), RAIL_WIDTH)
            self.move_with_next((RAIL_LEFT, TOP, RAIL_WIDTH, max(_SHORTEST, needed)))
            self._stated = view, parts
        super().show_view(view)
        self._stated = None

    def parts(self, view: GuideView) -> PanelPart:
        """Return the steps, where in the round the table is, what is said, and what follows."""
        if self._stated is not None and self._stated[0] is view:
            return self._stated[1]
        sheet = Sheet(self.scale.factor)
        then = Text(view.then, Type.LABEL, faint=True, most=_FEW_LINES, pitch=Size.NOTE_LINE, grow=1)
        follows = row(column(_lead(view), FILL), then, gap=Gap.WIDE, pad=Pad(top=1))
        return toned(
            view.tone,
            column(
                Gap.BLOCK,
                stack(_step_bar(view.steps, view.step), high=Size.TEXT_LINE),
                Gap.MEDIUM,
                row(tone_pill(view.tone, view.pill), FILL),
                Gap.HAIR,
                _title(view, sheet),
                *_said(view, sheet),
                follows if view.then else None,
                pad=Pad(Gap.FOOT, 0, Gap.BLOCK, _FOOT),
            ),
        )


def _lead(view: GuideView) -> PanelPart:
    """Return what stands before what follows: a word, or a finger where it may be touched."""
    if view.may_touch:
        return Icon("touch", Type.HEAD, theme.TEXT_SOFT, high=Size.NOTE_LINE)
    return Text(tr("then"), Type.NOTE, theme.TEXT_FAINT, high=Size.NOTE_LINE)


def _title(view: GuideView, sheet: Sheet) -> PanelPart:
    """Return the title; one that is but a little too long gets smaller rather than taking two lines."""
    first = Text(view.title, Type.STEP, bold=True, high=_TITLE_LINE)
    if view.target is not None:
        area = theme.AREA_COLOURS[HAND_BETS[view.target]]
        arrow = Icon("right", Gap.FOOT, theme.ACCENT, stroke=Edge.STRONG)
        word = strong(hand_on_felt(view.target), Type.STEP, area.text, grow=1)
        return row(first, arrow, word, gap=Gap.INSET, pad=Pad(top=Gap.MEDIUM), high=_TITLE_LINE)
    if view.title_under:
        under = Text(view.title_under, Type.SECOND, faint=True, high=Size.NOTE_LINE)
        lines = _FEW_LINES if "\n" in view.title else 1
        title = Text(view.title, Type.STEP, bold=True, most=lines, pitch=_TITLE_LINE)
        return column(title, under)
    if view.title_second:
        second = Run(view.title_second, Type.HEAD, gap=Gap.BLOCK, faint=True)
        return words(Run(view.title, Type.STEP, bold=True), second, high=_TITLE_LINE)
    wide = sheet.measure(view.title, Type.STEP, True)
    if "\n" not in view.title and wide * _SHRINK <= RAIL_WIDTH - Gap.FOOT - Gap.BLOCK:
        return first
    return Text(view.title, Type.STEP, bold=True, most=_FEW_LINES, pitch=_TITLE_LINE)


def _said(view: GuideView, sheet: Sheet) -> tuple[PanelPart, ...]:
    """Return what is said aloud, or the sentence in its place, and the room before what follows."""
    if view.call:
        call, size = _call(view.call, sheet)
        said = Text(call, size, most=_CALL_LINES, pitch=Size.LINE)
        under = _second_size(view.call_second, sheet)
        second_said = Text(view.call_second, under, faint=True, most=_CALL_LINES, pitch=Size.LINE)
        lines: PanelPart = column(said, second_said if view.call_second else None, grow=1)
        first = Run(call, size)
        second = Run(view.call_second, Type.BODY, gap=Gap.MEDIUM, faint=True)
        if view.call_second and _on_one_line(first, second, sheet):
            lines = words(first, second, high=Size.LINE, grow=1)
        speech = Icon("speech", Type.HEAD, theme.TEXT_SOFT, high=Size.LINE)
        line = row(column(row(speech, FILL), FILL, wide=_CALL_INDENT), lines)
        return (space(Gap.WORDS), line, space(Gap.BODY) if view.then else space(0))
    if view.plain:
        first = Run(view.plain, Type.BODY, faint=not view.plain_second)
        second = Run(view.plain_second, Type.BODY, gap=Gap.INSET, faint=True)
        return (space(Gap.WORDS), words(first, second, high=Size.LINE), space(Gap.MEDIUM))
    return (space(Size.LINE),)


def _on_one_line(first: Run, second: Run, sheet: Sheet) -> bool:
    """Return whether a call and its second line stand side by side: what lies under them has more room."""
    wide = sum(sheet.measure(run.text, run.size, False) for run in (first, second)) + second.gap
    return "\n" not in first.text and wide <= _ROOM


def _call(call: str, sheet: Sheet) -> tuple[str, float]:
    """Return a call and its size: too long for a line, it breaks where the dealer pauses, or gets smaller."""
    if _lines(call, Type.AMOUNT, sheet) == 1:
        return call, Type.AMOUNT
    broken = call.replace(". ", ".\n", 1)
    fewer = _lines(broken, Type.TEXT, sheet) < _lines(broken, Type.AMOUNT, sheet)
    return broken, Type.TEXT if fewer else Type.AMOUNT


def _second_size(second: str, sheet: Sheet) -> float:
    """Return the size of a call's second line; it gets smaller rather than taking two of them."""
    saves_a_line = _lines(second, Type.BODY, sheet) > 1 >= _lines(second, Type.SECOND, sheet)
    return Type.SECOND if saves_a_line else Type.BODY


def _lines(text: str, size: float, sheet: Sheet) -> int:
    return len(sheet.wrap(text, size, False, _ROOM, _CALL_LINES))
