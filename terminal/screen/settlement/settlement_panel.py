"""Who is paid and what goes back, from the dealer's right: a row touched says that all up to it are paid."""

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.bet_tag import bet_run
from terminal.screen.settlement.views import BackRow, PayRow, PayState, SettledBet, SettlementView, TiedKeys
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import both, chinese, chinese_first, tr
from terminal.screen.widgets.ground import FLAT, HOLLOW, NOW, PANEL, ROW
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, row, stack
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.parts import (
    Badge,
    Disc,
    Icon,
    Rule,
    Text,
    TextRuns,
    amount,
    caption,
    head_line,
    key,
    strong,
    usable,
    words,
)
from terminal.screen.widgets.touch_guard import Pace


class SettlementPanel(PagedPanel[SettlementView]):
    """The list of who is paid; a touch on a bettor says that all up to there have been."""

    def focus_row(self, view: SettlementView) -> int | None:
        """Return the first bettor who is paid now."""
        return next((n for n, bettor in enumerate(view.pay_rows) if bettor.state is PayState.NOW), None)

    def page_step(self) -> int:
        """Return what fits, less one row to keep the thread."""
        room = self.design_size[1] - Size.HEAD - Size.TOUCH
        return max(1, int(room // (Size.TOUCH + Gap.TOUCH)) - 1)

    def parts(self, view: SettlementView) -> PanelPart:
        """Return the head, how to say that somebody is paid, and one list of all rows."""
        paid = len(view.pay_rows)

        def line(number: int) -> PanelPart:
            if number < paid:
                return _pay_row(view.pay_rows[number], touched=view.paying)
            return _back_row(view.back_rows[number - paid])

        count = paid + len(view.back_rows)
        listing = Listing(self, count, line, line=Size.TOUCH, gap=Gap.TOUCH, grow=1)
        title = words(
            Run(view.second, Type.NAME, bold=True),
            Run(view.title, Type.AMOUNT, bold=True, gap=Gap.MEDIUM),
            Run(view.caption, Type.LABEL, faint=True, gap=Gap.WIDE),
            grow=1,
        )
        return column(
            head_line(title, amount(view.total, Type.NAME)),
            _hint() if view.paying else Rule(),
            Gap.TIGHT,
            row(listing, pad=Pad.across(Gap.KEYS, bottom=Gap.TIGHT), grow=1),
            *_feet(view),
            ground=PANEL,
        )


def _hint() -> PanelPart:
    """Return how a touch says that all up to there are paid."""
    said = both("Touch a row or a box: paid up to here")
    lines = column(strong(said.text, Type.NOTE), caption(said.second, Type.FINE), grow=1)
    return row(Icon("touch", Type.TITLE), lines, gap=Gap.WORDS, pad=Pad.across(Gap.EDGE), high=Size.HINT)


def _feet(view: SettlementView) -> list[PanelPart]:
    """Return the lines under the list, which no page hides: what goes back, and what stays after a Tie."""
    feet: list[PanelPart] = []
    if view.recover_total:
        text, second = both("RECOVER")
        feet.append(_foot(second, text, money(view.recover_total)))
    if view.back_total:
        feet.append(_foot(*chinese_first("GOES BACK"), money(view.back_total)))
    if view.tied is not None:
        feet.append(_tied(view.tied))
    elif view.stays:
        feet.append(_foot(chinese("STAY"), view.stays, ""))
    return feet


def _tied(tied: TiedKeys) -> PanelPart:
    """Return the two keys: the bets stay where they lie, or all of them go back."""
    head = row(strong(tied.text, Type.LABEL), pad=Pad.across(Gap.EDGE), high=Size.LINE)
    stay = _tied_key(back=False, chosen=not tied.back, icon="check", note=tied.note)
    back = _tied_key(back=True, chosen=tied.back, icon="left", note=tr("the table starts empty"))
    keys = row(stay, back, gap=Gap.SMALL, pad=Pad.across(Gap.KEYS, bottom=Gap.TIGHT), high=Size.TIED)
    return column(Rule(), Gap.TIGHT, head, keys)


def _tied_key(*, back: bool, chosen: bool, icon: str, note: str) -> PanelPart:
    said = both("Bets back") if back else both("Bets stay")
    title = row(Icon(icon, Type.LABEL), Gap.SMALL, strong(said.text, Type.LABEL), middle=True)
    captions = (caption(said.second, Type.NOTE), caption(note, Type.FINE))
    content = column(title, *(row(under, middle=True) for under in captions), middle=True)
    spoken, state = f"{said.text}: {note}", usable(True, chosen=chosen)
    return key(("tied", back), content, spoken, state=state, pace=Pace.EVERY_TAP, margin=Gap.HAIR, grow=1)


def _foot(sign: str, said: str, total: str) -> PanelPart:
    what = words(Run(sign, Type.AMOUNT, bold=True), Run(said, Type.LABEL, bold=True, gap=Gap.MEDIUM), grow=1)
    return column(Rule(), row(what, strong(total, Type.NAME), pad=Pad.across(Gap.EDGE), high=Size.TOTALS))


def _pay_row(bettor: PayRow, *, touched: bool) -> PanelPart:
    """Return the row of a bettor: a key as long as bettors are paid and this one is not."""
    paid = bettor.state is PayState.PAID
    now = bettor.state is PayState.NOW
    ink, soft = (theme.TEXT_FAINT, theme.TEXT_FAINT) if paid else (theme.TEXT, theme.TEXT_SOFT)
    badge = Badge(bettor.box, Gap.BODY, theme.ACCENT if now else None)
    title, total = strong(bettor.title, Type.LABEL, ink), row(amount(bettor.amount, Type.NAME, ink))
    who, circle = _bettor(title, _sums(bettor.bets, soft), total), _circle(bettor.state) if touched else None
    content = row(badge, Gap.WORDS, who, Gap.SMALL, circle, pad=Pad.across(Gap.KEYS))
    if paid:
        return boxed(HOLLOW, content)
    name = ("paid", bettor.box, bettor.bettor)
    spoken = tr("Box {box}, {bettor}: paid up to here").format(box=bettor.box, bettor=bettor.title)
    ground, first = NOW if now else FLAT if touched else ROW, tr("Take the losing bets first.")
    return key(name, content, spoken, state=usable(touched), ground=ground, reason=first, margin=Gap.HAIR)


def _circle(state: PayState) -> PanelPart:
    """Return the ring that a tick fills once somebody is paid."""
    if state is PayState.PAID:
        tick = Icon("check", Type.SECOND, theme.BACKGROUND, stroke=Edge.STRONG)
        return stack(Disc(Gap.INSET, theme.TEXT, None), tick)
    return Disc(Gap.INSET, edge=theme.ACCENT if state is PayState.NOW else theme.LINE_STRONG)


def _back_row(back: BackRow) -> PanelPart:
    """Return the row of a bet that goes back, or of what is recovered."""
    arrow = Icon("down" if back.recover else "left", Type.NOTE, stroke=Edge.STRONG)
    badge = Badge(back.box, Gap.BODY, theme.ALARM if back.recover else None)
    total = row(arrow, Gap.SMALL, amount(back.amount, Type.NAME))
    who = _bettor(strong(back.title, Type.LABEL), _sums(back.bets, theme.TEXT_SOFT), total)
    return row(badge, Gap.WORDS, who, pad=Pad(left=Gap.KEYS, right=Gap.WIDE), ground=ROW)


def _bettor(title: Text, sums: TextRuns, total: PanelPart) -> PanelPart:
    """Return a bettor over the bets, with the sum next to both; over them where they need the whole width."""
    return first_fit(
        row(column(title, sums, middle=True, grow=1), Gap.SMALL, total),
        column(row(title, FILL, total), sums, middle=True),
        grow=1,
    )


def _sums(bets: tuple[SettledBet, ...], ink: QColor) -> TextRuns:
    what: list[Run] = []
    for bet in bets:
        what.append(bet_run(bet, Type.SECOND, Gap.WORDS if what else 0.0))
        what.append(Run(bet.sum, Type.SECOND, ink, gap=Gap.TIGHT))
    return words(*what)
