"""The losing bets in the dealer's place, from the right: one large cell a box, touched once taken."""

from typing import Final

from terminal.screen import theme
from terminal.screen.settlement.bet_tag import bet_run, bet_tag
from terminal.screen.settlement.views import COLUMNS, PayState, TakeCell, TakeView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.widgets.ground import HOLLOW, NOW, PANEL, RAISED
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, grid, levels, row
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Badge, Icon, amount, caption, key, words

_LINES: Final = 2
"""Lines of cells that have room for the sums of a box one by one."""
_UPPER: Final = 0.34
_LOWER: Final = 0.81

_GROUNDS: Final = {
    PayState.NOW: NOW.edged(theme.ACCENT, Edge.RING),
    PayState.TO_COME: RAISED.edged(theme.LINE_STRONG),
    PayState.PAID: HOLLOW,
}


class TakePanel(Panel[TakeView]):
    """What is taken; a touch on a box says that all up to there has been."""

    def parts(self, view: TakeView) -> PanelPart:
        """Return the cells of the boxes, the first at the right."""
        lines = -(-len(view.cells) // COLUMNS)
        cells: list[PanelPart] = []
        for start in range(0, lines * COLUMNS, COLUMNS):
            own = [_cell(cell, low=lines > _LINES) for cell in view.cells[start : start + COLUMNS]]
            cells += [*([FILL] * (COLUMNS - len(own))), *reversed(own)]
        take, order = both("TAKE"), both("from the right")
        sign = Run(take.second, Type.STEP, bold=True)
        word = Run(take.text, Type.STEP, bold=True, gap=Gap.WORDS)
        second = Run(order.second, Type.LABEL, faint=True, gap=Gap.SMALL)
        head = row(
            words(sign, word),
            caption(view.caption, Type.LABEL),
            FILL,
            Icon("left", Type.LABEL),
            words(Run(order.text, Type.LABEL, faint=True), second),
            amount(view.total, Type.STEP),
            gap=Gap.BLOCK,
            pad=Pad.across(Gap.WORDS),
            high=Size.WELL if lines <= _LINES else Size.TOTALS,
        )
        return column(
            head,
            grid(*cells, columns=COLUMNS, gap=Gap.SMALL, lines=_LINES, grow=1),
            pad=Pad(Gap.WORDS, 0, Gap.WORDS, Gap.WORDS),
            ground=PANEL.edged(theme.TEXT, Edge.RING),
        )


def _cell(cell: TakeCell, *, low: bool) -> PanelPart:
    """Return the cell of a box: a key, until its bets have been taken."""
    done = cell.state is PayState.PAID
    ink = theme.TEXT_SOFT if done else theme.TEXT
    colour = theme.ACCENT if cell.state is PayState.NOW else None
    badge = Badge(cell.box, Gap.EDGE if low else Gap.BODY, colour)
    mark = Icon("check", Type.AMOUNT, ink, stroke=Edge.STRONG) if done else None
    total = amount(cell.amount, Type.TAKEN, ink, grow=1)
    tags = row(*(bet_tag(bet) for bet in cell.bets), gap=Gap.TIGHT)
    signs = words(*(bet_run(bet, Type.FINE, Gap.SMALL) for bet in cell.bets))
    said = caption(cell.sums, Type.FINE if low else Type.LABEL)
    sums = row(said, Gap.HAIR, grow=1)
    shown = (signs,) if low else (tags, signs)
    ways = [row(which, Gap.SMALL, rest) for which in shown for rest in (sums, FILL)]
    content = levels(
        (_UPPER, row(badge, Gap.SMALL, mark, total)), (_LOWER, first_fit(*ways)), pad=Pad.across(Gap.MEDIUM)
    )
    ground = _GROUNDS[cell.state].rounded(Radius.KEY)
    if done:
        return boxed(ground, content)
    spoken = tr("Box {box}: taken up to here").format(box=cell.box)
    return key(("take", cell.box), content, spoken, ground=ground)
