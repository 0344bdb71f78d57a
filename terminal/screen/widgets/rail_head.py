"""The head of the rail on pages that look back: what is looked at, and the ways to its neighbours."""

from collections.abc import Hashable
from typing import Final

from terminal.screen import theme
from terminal.screen.dialogue_views import HeadView, Way
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import RAISED
from terminal.screen.widgets.layout import Pad, PanelPart, column, levels, row, space
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import Icon, caption, key, strong, usable, words
from terminal.screen.widgets.rail import GAP, TOP, tone_pill, toned
from terminal.screen.widgets.touch_guard import Pace

HEIGHT: Final = 206.0
HEAD_BOTTOM: Final = TOP + HEIGHT + GAP
"""Where the panel under the head begins."""
_TEXT_LINE: Final = Type.LABEL
_WAY: Final = 60.0
_WORDS_SHARE: Final = 1.3
"""How much wider a key is that has words but no arrow."""


class RailHead(Panel[HeadView]):
    """The head; its keys are named as their ways."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, HEIGHT)
    bottom: Final = HEAD_BOTTOM

    def subject(self, view: HeadView) -> Hashable:
        """Return what is looked at."""
        return view.title

    def parts(self, view: HeadView) -> PanelPart:
        """Return what is looked at, and a key a way."""
        text = Run(view.text, Type.TEXT, gap=Gap.INSET if view.lead else 0)
        about = caption(view.caption, Type.LABEL, align=Align.RIGHT, grow=1)
        second = row(caption(view.second, Type.BODY), pad=Pad(top=Gap.TIGHT))
        return toned(
            view.tone,
            column(
                Gap.EDGE,
                row(tone_pill(view.tone, view.pill), about, gap=Gap.WIDE),
                row(strong(view.title, Type.STEP, grow=1), second, gap=Gap.INSET, high=Size.ROW),
                words(Run(view.lead, Type.BODY, bold=True), text, high=_TEXT_LINE),
                Gap.WIDE,
                row(*map(_way, view.ways), gap=Gap.MEDIUM, high=_WAY),
                pad=Pad(Gap.FOOT, 0, Gap.EDGE),
            ),
        )


def _way(way: Way) -> PanelPart:
    """Return a way to a neighbour, with its arrow at the side where it lies."""
    title = strong(way.title, Type.TEXT, align=Align.CENTRE)
    note = caption(way.note, align=Align.CENTRE)
    said = levels((0.34 if way.note else 0.5, title), (0.71, note), grow=1)
    content = row(said, pad=Pad.across(Gap.MEDIUM))
    if way.arrow:
        back = way.arrow < 0
        arrow = Icon("chevron-left" if back else "chevron-right", Type.NAME, stroke=Edge.STRONG)
        parts = (space(Gap.WIDE), arrow, said, space(Gap.MEDIUM))
        content = row(*(parts if back else reversed(parts)))
    ground = RAISED.edged(theme.LINE_STRONG, theme.Edge.THICK)
    none = way.note or tr("There is nothing more that way.")
    pace, grow = (Pace.EVERY_TAP, 1.0) if way.arrow else (Pace.ACT, _WORDS_SHARE)
    spoken, state = f"{way.title} {way.note}".strip(), usable(way.usable)
    return key(way.name, content, spoken, state=state, pace=pace, reason=none, ground=ground, grow=grow)
