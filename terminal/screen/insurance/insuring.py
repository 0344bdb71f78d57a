"""The insurance panel from the state: who may insure, up to how much, and what each has said."""

from __future__ import annotations

from terminal.rounds.insuring import largest_stakes
from terminal.rounds.state import Bettor, Table
from terminal.rules.bets import HAND_BETS
from terminal.rules.stakes import BetKey, bet_total
from terminal.screen.format import money
from terminal.screen.insurance.views import InsuranceLine, InsuranceView
from terminal.screen.selection import DealerSelection, ExactInsurance
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.words import bettor_title, hand_title, price

HALF = 2


def insurance_view(table: Table, ui: DealerSelection) -> InsuranceView | None:
    """Who may insure, up to how much, and what each has said."""
    played = table.round
    offer = None if played is None else played.offer
    if played is None or offer is None:
        return None
    room = {
        Bettor(most.box, most.bettor): most.amount
        for most in largest_stakes(table, played, offer.hand, offer.odds)
    }
    taken: dict[Bettor, int] = {}
    for insured in played.insured:
        if insured.stage is offer.stage:
            bettor = Bettor(insured.box, insured.bettor)
            taken[bettor] = taken.get(bettor, 0) + insured.amount
    bet = HAND_BETS[offer.hand]
    unit = table.terms.chip_unit
    rows = []
    for most in offer.largest:
        bettor = Bettor(most.box, most.bettor)
        half = most.amount // HALF // unit * unit
        rows.append(
            InsuranceLine(
                box=bettor.box,
                bettor=bettor.bettor,
                title=bettor_title(bettor.bettor),
                bet_amount=bet_total(played.slices, BetKey(bettor.box, bettor.bettor, bet)),
                largest=room.get(bettor, 0),
                half=half or None,
                taken=taken.get(bettor),
                declined=bettor in offer.declined,
                chosen=ui.keyed and bettor == (ui.box, ui.bettor),
            )
        )
    title = tr("{hand} INSURANCE").format(hand=hand_title(offer.hand).upper())
    return InsuranceView(offer.hand, title, tr("pays {price}").format(price=price(offer.odds)), tuple(rows))


def stake_pad(table: Table, exact: ExactInsurance) -> NumberPadView:
    """Return the number pad for the exact stake of a bettor."""
    played = table.round
    offer = None if played is None else played.offer
    most = 0
    if played is not None and offer is not None:
        rooms = largest_stakes(table, played, offer.hand, offer.odds)
        most = sum(room.amount for room in rooms if (room.box, room.bettor) == (exact.box, exact.bettor))
    return NumberPadView(
        box=exact.box,
        bettor_title=bettor_title(exact.bettor),
        box_title=tr("box {box}").format(box=exact.box),
        bet=HAND_BETS[exact.hand],
        bet_title=tr("{hand} insurance").format(hand=hand_title(exact.hand)),
        lies=0,
        note=tr("largest {most}").format(most=money(most)),
        label=tr("stake"),
        most=most,
    )
