"""Insurance, bettor by bettor: the largest stake in one touch, half of it, any sum, or declined."""

from collections.abc import Hashable
from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.insurance.views import InsuranceLine, InsuranceView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import chinese_first, tr
from terminal.screen.widgets.ground import HOLLOW, PANEL, RAISED, ROW, WHITE
from terminal.screen.widgets.layout import Pad, PanelPart, column, levels, row, two_lines
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    KeyPart,
    amount,
    caption,
    head_line,
    icon_key,
    key,
    strong,
    words,
)

_SUM: Final = 134.0
_HALF: Final = 60.0
_UPPER: Final = 0.27
_LOWER: Final = 0.68
"""Where caption and sum stand on a small key, as shares of its height."""

_SUM_KEY: Final = RAISED.rounded(Radius.AREA)
_TAKEN: Final = WHITE.rounded(Radius.AREA)
_DECLINED: Final = HOLLOW.filled(theme.BACKGROUND).rounded(Radius.AREA)


class InsurancePanel(PagedPanel[InsuranceView]):
    """The list of those who may insure; every key is named by an act, box and bettor; stakes are in cents."""

    def focus_row(self, view: InsuranceView) -> int | None:
        """Return the bettor whom the keyboard has chosen."""
        return next((number for number, line in enumerate(view.rows) if line.chosen), None)

    def parts(self, view: InsuranceView) -> PanelPart:
        """Return what is insured at which price, and a row a bettor."""
        ink = theme.AREA_COLOURS[HAND_BETS[view.hand]].text
        insured = "PLAYER INSURANCE" if view.hand is Hand.PLAYER else "BANKER INSURANCE"
        sign, english = chinese_first(insured)
        second = Run(english, Type.LABEL, bold=True, gap=Gap.MEDIUM)
        title = words(Run(sign, Type.AMOUNT, ink, bold=True), second, grow=1)

        def line(number: int) -> PanelPart:
            return _bettor(view.rows[number])

        listing = Listing(self, len(view.rows), line, line=Size.TOUCH, after=Gap.HAIR, grow=1)
        rows = row(listing, pad=Pad.across(Gap.KEYS), grow=1)
        return column(head_line(title, strong(view.price)), rows, ground=PANEL)

    def subject(self, view: InsuranceView) -> Hashable:
        """Return the offer."""
        return view.hand, view.price

    def page_step(self) -> int:
        """Return what fits, less one row to keep the thread."""
        room = self.design_size[1] - Size.HEAD - Size.TOUCH
        return max(1, int(room // (Size.TOUCH + Gap.TIGHT)) - 1)


def _bettor(line: InsuranceLine) -> PanelPart:
    """Return the row of a bettor: what may be insured, and the keys for how much."""
    who = (line.box, line.bettor)
    names = {"box": line.box, "bettor": line.title}
    exact = tr("Box {box}, {bettor}: another stake").format(**names)
    declines = tr("Box {box}, {bettor} declines").format(**names)
    insured = tr("of {amount}").format(amount=money(line.bet_amount))
    name, ground = ("withdraw-decline", WHITE) if line.declined else ("decline", RAISED)
    return row(
        Gap.KEYS,
        Badge(line.box, Type.HEAD),
        Gap.WORDS,
        two_lines(strong(line.title, Type.LABEL), caption(insured), grow=1),
        Gap.TIGHT,
        row(*_stakes(line), gap=Gap.TIGHT, wide=_SUM),
        Gap.TIGHT,
        icon_key(("exact", *who), "pad", exact, ground=RAISED, margin=1, wide=Size.TOUCH),
        Gap.TIGHT,
        icon_key((name, *who), "cross", declines, ground=ground, margin=1, wide=Size.TOUCH),
        1,
        ground=ROW.edged(theme.TEXT, Edge.RING) if line.chosen else ROW,
    )


def _stakes(line: InsuranceLine) -> tuple[KeyPart, ...]:
    """Return the keys for what was chosen, or for what can be."""
    who = (line.box, line.bettor)
    names = {"box": line.box, "bettor": line.title}
    if line.declined:
        declined = strong(tr("declined"), Type.TEXT, theme.TEXT_SOFT, align=Align.CENTRE, grow=1)
        content = row(declined, pad=Pad.across(Gap.SMALL))
        return (key(("withdraw", *who), content, money(0), ground=_DECLINED, margin=1, grow=1),)
    if line.taken is not None:
        taken = tr("Box {box}, {bettor} takes {amount}").format(amount=money(line.taken), **names)
        check, stake = Icon("check", Type.BODY, stroke=Edge.STRONG), amount(line.taken, Type.STAKE, grow=1)
        content = row(check, stake, pad=Pad.across(Gap.INSET))
        return (key(("withdraw", *who), content, taken, ground=_TAKEN, margin=1, grow=1),)
    largest = tr("Box {box}, {bettor}: largest stake {amount}").format(amount=money(line.largest), **names)
    name = ("stake", *who, line.largest)
    if line.half is None:
        stake, pad = amount(line.largest, Type.STAKE, grow=1), Pad(left=Gap.WIDE, right=Gap.INSET)
        content = row(caption(tr("max")), stake, gap=Gap.SMALL, pad=pad)
        return (key(name, content, largest, ground=_SUM_KEY, margin=1, grow=1),)
    half, spoken, low = _small_sum("½", line.half), f"½ {money(line.half)}", ("stake", *who, line.half)
    return (
        key(low, half, spoken, ground=_SUM_KEY, margin=1, wide=_HALF),
        key(name, _small_sum(tr("max"), line.largest), largest, ground=_SUM_KEY, margin=1, grow=1),
    )


def _small_sum(title: str, cents: int) -> PanelPart:
    """Return a sum under its caption, where two quick sums share a row."""
    return levels(
        (_UPPER, caption(title, Type.FINE, align=Align.CENTRE)),
        (_LOWER, strong(money(cents), Type.AMOUNT, align=Align.CENTRE)),
        pad=Pad.across(Gap.TIGHT),
    )
