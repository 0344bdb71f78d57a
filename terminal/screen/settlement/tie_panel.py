"""A Tie in the dealer's place: what stays, what is paid, and what is taken."""

from typing import Final

from terminal.screen import theme
from terminal.screen.settlement.views import TieColumn, TieView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import NOW, PANEL, RAISED, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, grid, row
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, Text, amount, caption, strong, words

_STAY: Final = RAISED.edged(theme.LINE_STRONG, Edge.PILL).rounded(Radius.KEY)
_PAY: Final = BoxGround(
    theme.TIE_AREA.empty, theme.TIE_AREA.edge, width=Edge.PILL, second=theme.TIE_AREA.text, radius=Radius.KEY
)


class TiePanel(Panel[TieView]):
    """What becomes of the bets; it has no keys, the main button goes on."""

    def parts(self, view: TieView) -> PanelPart:
        """Return the three columns."""
        return row(
            _column(view.stay, _STAY, "check"),
            _column(view.pay, _PAY, "chips"),
            _column(view.take, NOW.rounded(Radius.KEY) if view.taking else _STAY, "down"),
            gap=Gap.MEDIUM,
            pad=Pad.all(Gap.WORDS),
            ground=PANEL.edged(theme.TEXT, Edge.RING),
        )


def _column(shown: TieColumn, ground: BoxGround, icon: str) -> PanelPart:
    title = words(
        Run(shown.second, Type.TOTALS, ground.first, bold=True),
        Run(shown.title, Type.TOTALS, ground.first, bold=True, gap=Gap.MEDIUM),
        grow=1,
    )

    def said(text: str) -> Text:
        return caption(text, Type.LABEL, ground.second)

    # Each in its short form where it has no room.
    both = zip(shown.lines, shown.short or shown.lines, strict=True)
    lines = grid(
        *(first_fit(said(line), said(short)) for line, short in both),
        columns=shown.columns,
        gap=Gap.SMALL,
        line_gap=0.0,
        line=Type.NAME,
        more=lambda count: said(tr("and {count} more").format(count=count)),
        grow=1,
    )
    sign = Icon(icon, Type.TOTALS, ground.first, stroke=Edge.STRONG)
    parts = column(
        row(title, said(shown.caption)),
        row(amount(shown.total, Type.TAKEN), FILL, sign, high=Size.WELL),
        strong(shown.reason, Type.LABEL, ground.first),
        lines,
        pad=Pad(Gap.WIDE, Gap.WORDS, Gap.WIDE, Gap.SMALL),
    )
    return boxed(ground, parts, grow=1)
