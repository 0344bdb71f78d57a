"""The chips to cut for one bettor, as large as there is room: each bet as it comes about, and the sum."""

from typing import Final

from PySide6.QtCore import QPointF

from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.bet_tag import bet_sign
from terminal.screen.settlement.views import CutRow, CutView, NextCut
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import joined, tr
from terminal.screen.widgets.chips import STEP, paint_stack, stack_height
from terminal.screen.widgets.ground import CLOTH, PANEL, RAISED, ROW, BoxGround, Inks
from terminal.screen.widgets.layout import FILL, Leaf, Pad, PanelPart, column, first_fit, grid, row, two_lines
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Badge, Rule, amount, caption, strong
from terminal.screen.widgets.sheet import Sheet

_BETS: Final = 0.3
_PAY: Final = 0.18
"""The shares of the panel that the bets and the sum have."""
_MOST_WITH_THE_NEXT: Final = 3
"""Bets that leave room for who is paid next at the same box."""
_RADII: Final = {1: 49.0, 5: 38.0, 6: 30.0}
"""The radius of chips by the least number of values that it is for."""
_ON_A_LINE: Final = 5
_STACK: Final = 4
"""At most so many chips of a stack are drawn: the count says the rest."""


class ChipStack(Leaf, frozen=True):
    """Chips of one value on one another, in the middle of their room."""

    value: int
    count: int
    radius: float

    def width(self, _sheet: Sheet) -> float:
        """Return how wide a chip is."""
        return 2 * self.radius

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return how high the highest stack is, so that all of a line stand alike."""
        return stack_height(self.radius, _STACK)

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the stack, its uppermost chip over the middle."""
        x, y, width, height = box
        drawn = min(self.count, _STACK)
        top = y + height / 2 - (drawn - 1) * self.radius * STEP / 2
        middle = QPointF((x + width / 2) * artist.factor, top * artist.factor)
        paint_stack(artist.painter, middle, self.radius * artist.factor, [self.value] * drawn)


class CutChips(PanelPart, frozen=True):
    """The chips of a sum, the largest first: one line of up to five values, or two."""

    chips: tuple[tuple[int, int], ...]

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place a stack a value, with its count."""
        if not self.chips:
            return
        kinds = len(self.chips)
        lines = -(-kinds // _ON_A_LINE)
        columns = -(-kinds // lines)
        _, _, width, height = box
        radius = _RADII[max(least for least in _RADII if least <= kinds)]
        radius = min(radius, width / columns / 2 - Gap.HAIR)
        size = Type.CHIPS if lines == 1 else Type.NAME
        cells = (_stack(value, count, radius, size) for value, count in self.chips)
        grid(*cells, columns=columns, line=height / lines).place(box, sheet)


def _stack(value: int, count: int, radius: float, size: float) -> PanelPart:
    return column(
        ChipStack(value, count, radius, grow=1),
        strong(tr("× {count}").format(count=count), size, align=Align.CENTRE),
    )


class CutPanel(Panel[CutView]):
    """What to cut; it has no keys, the main button goes on."""

    def parts(self, view: CutView) -> PanelPart:
        """Return each bet's sum, the chips, and the whole."""
        wide = self.design_size[0]
        return row(
            _bets(view, wide * _BETS),
            row(CutChips(view.chips, grow=1), pad=Pad.all(Gap.SMALL), ground=CLOTH, grow=1),
            _pay(view, wide * _PAY),
            gap=Gap.WORDS,
            pad=Pad.all(Gap.WORDS),
            ground=PANEL.edged(theme.ACCENT, Edge.RING),
        )


def _bets(view: CutView, wide: float) -> PanelPart:
    """Return who is paid, for which bets, and who is paid next at the same box."""
    title, second = strong(view.title, Type.DEAL), caption(view.second, Type.LABEL)
    badge = Badge(view.box, Size.BADGE, theme.ACCENT)
    head = row(badge, Gap.WORDS, title, Gap.MEDIUM, second, FILL, high=Size.WELL)
    most = Size.FOOT if any(bet.less for bet in view.rows) else Size.TOUCH
    rows = grid(*map(_row, view.rows), columns=1, gap=Gap.TIGHT, most=most, grow=1)
    after = () if view.then is None or len(view.rows) > _MOST_WITH_THE_NEXT else _then(view.then)
    return column(head, rows, *after, wide=wide)


def _row(shown: CutRow) -> PanelPart:
    """Return a bet: how its sum comes about, and the sum."""
    ground = BoxGround(theme.AREA_COLOURS[shown.bet.bet].spine, radius=Radius.AREA)
    name = strong(bet_sign(shown.bet), Type.LABEL, theme.TEXT, align=Align.CENTRE, grow=1)
    sign = row(name, ground=ground, wide=Size.SIGN)
    how = strong(shown.bet.sum, Type.LABEL, grow=1)
    total = strong(tr("= {amount}").format(amount=money(shown.amount)), Type.BODY)
    # Of a part of a large bet the sum has a line of its own: cut short it would leave out the odds.
    what: PanelPart = first_fit(
        row(how, Gap.SMALL, total), column(row(how), row(FILL, total), middle=True), grow=1
    )
    if shown.less:
        # On three lines: a sum with commission is longer than the panel has room for.
        sums = row(FILL, caption(money(shown.commission), Type.LABEL), Gap.SMALL, total)
        what = column(row(how), caption(shown.less, Type.FINE), sums, middle=True, grow=1)
    return row(sign, Gap.MEDIUM, what, Gap.MEDIUM, ground=ROW.rounded(Radius.AREA))


def _then(after: NextCut) -> tuple[PanelPart, ...]:
    """Return who is paid next at the same box, with the chips in words."""
    who = row(strong(after.title, Type.LABEL, grow=1), amount(after.amount, Type.LABEL))
    lines = two_lines(who, caption(after.chips, Type.FINE), grow=1)
    then = caption(tr("then"), Type.LABEL)
    return Rule(high=Gap.SMALL), row(then, lines, gap=Gap.WORDS, pad=Pad(right=Gap.MEDIUM), high=Size.WELL)


def _pay(view: CutView, wide: float) -> PanelPart:
    """Return the whole sum, and what is to be known of it."""
    notes = view.notes
    if view.change:
        notes = (*notes, tr("and {amount} in coin").format(amount=money(view.change)))
    return column(
        FILL,
        strong(joined("PAY"), Type.NAME, align=Align.CENTRE),
        FILL,
        strong(money(view.total), Type.SUM, align=Align.CENTRE),
        FILL,
        *(caption(said, Type.LABEL, align=Align.CENTRE, high=Size.NOTE_LINE) for said in notes),
        FILL,
        pad=Pad.across(Gap.MEDIUM),
        ground=RAISED,
        wide=wide,
    )
