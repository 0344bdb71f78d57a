"""The settlement from the state: what is taken, whom to pay next, and the chips to cut."""

from __future__ import annotations

from fractions import Fraction

from terminal.rounds.guidance.payouts import chips_to_cut, is_insurance
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Line, Table
from terminal.rules.bets import HAND_BETS, SEATED, Bet
from terminal.screen.format import money
from terminal.screen.selection import Context
from terminal.screen.settlement.views import CutRow, CutView, PayRow, PayState, SettlementView, TakeRow
from terminal.screen.translate import tr
from terminal.screen.words import bettor_short, bettor_title, counted, price

THREE_CARDS = 3


def settlement_view(situation: Situation) -> SettlementView:
    """Return the list of what is taken and paid."""
    played = situation.table.round
    lost, due, now = situation.bets_to_take, situation.payouts, situation.payout_now
    paid = () if played is None else played.paid
    rows = []
    for payout in due:
        state = PayState.TO_COME
        if payout.bettor in paid:
            state = PayState.PAID
        elif now is not None and payout.bettor == now.bettor:
            state = PayState.NOW
        rows += [_pay_row(line, state) for line in payout.lines]
    taken = not situation.still_to_take
    return SettlementView(
        taking=not taken,
        take_rows=tuple(TakeRow(line.box, area_of(line), line.at_stake, taken) for line in lost),
        take_caption=tr("{bets} {sum}").format(
            bets=counted(len(lost)), sum=money(sum(line.at_stake for line in lost))
        ),
        take_done=taken,
        pay_rows=tuple(rows),
        pay_caption=tr("PAY, from the right"),
        pay_total=sum(payout.sum for payout in due),
    )


def area_of(line: Line) -> Bet:
    """Return the area next to which a line is settled; insurance lies with the hand it insures."""
    return HAND_BETS[line.hand] if line.hand is not None else Bet(line.bet)


def _pay_row(line: Line, state: PayState) -> PayRow:
    # There is little room: the stake says already that it is insurance, the odds that it is commission.
    note = "" if is_insurance(line) else line_note(line)
    if line.odds == Fraction(1, 2) and note:
        note = tr("half pay")
    if line.commission:
        note = tr("less {sum}").format(sum=money(line.commission))
    return PayRow(line.box, area_of(line), _stake(line), line_price(line), line.paid, state, note)


def _stake(line: Line) -> str:
    stake = money(line.at_stake)
    if is_insurance(line):
        stake = tr("Insurance {sum}").format(sum=stake)
    return stake if line.bettor == SEATED else f"{bettor_short(line.bettor)} {stake}"


def line_price(line: Line) -> str:
    """Return the odds of a line that is paid."""
    return "" if line.odds is None else price(line.odds)


def line_note(line: Line) -> str:
    """Return what makes a line pay otherwise than its odds would: commission, half pay, pro rata."""
    if line.commission:
        return tr("comm. {sum}").format(sum=money(line.commission))
    if line.odds == Fraction(1, 2) and not is_insurance(line):
        return tr("half pay on 6")
    if line.at_stake != line.placed:
        return tr("pro rata of {sum}").format(sum=money(line.placed))
    return tr("insurance") if is_insurance(line) else ""


def _six_note(table: Table, line: Line) -> str:
    """Return of how many cards the six was, where the pay table asks for that."""
    played = table.round
    if played is None or line.bet != Bet.SIX:
        return ""
    if not any(pay.bet is Bet.SIX and pay.banker_cards is not None for pay in table.terms.rules.pays):
        return ""
    return tr("six with three cards") if len(played.banker) == THREE_CARDS else tr("six with two cards")


def cut_view(situation: Situation, context: Context) -> CutView | None:
    """Return the chips to cut for the bettor who is paid now; None if nobody is."""
    now = situation.payout_now
    if now is None:
        return None
    rows = tuple(
        CutRow(
            area_of(line),
            line.at_stake,
            line_price(line),
            line.paid,
            chips_to_cut(line.paid, context.chips).chips,
            line_note(line) or _six_note(situation.table, line),
        )
        for line in now.lines
    )
    cut = chips_to_cut(now.sum, context.chips)
    return CutView(
        box=now.bettor.box,
        title=bettor_title(now.bettor.bettor),
        rows=rows,
        total=now.sum,
        chips=cut.chips,
        change=cut.change,
        caption=tr("chips to cut"),
    )
