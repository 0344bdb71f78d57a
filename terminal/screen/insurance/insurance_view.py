"""The insurance panel from the state: who may insure, up to how much, and what each has said."""

from __future__ import annotations

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Bettor
from terminal.rules.bets import HAND_BETS
from terminal.rules.stakes import BetKey
from terminal.screen.format import money
from terminal.screen.insurance.views import InsuranceLine, InsuranceView
from terminal.screen.selection import Context, DealerSelection, ExactInsurance
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.words import bettor_title, hand_title, price

HALF = 2
CHIPS = 3


def insurance_view(situation: Situation, selection: DealerSelection) -> InsuranceView | None:
    """Return who may insure, up to how much, and what each has said."""
    offer = situation.offer
    if offer is None:
        return None
    bet = HAND_BETS[offer.hand]
    unit = situation.table.terms.chip_unit
    rows = []
    for most in offer.largest:
        bettor = Bettor(most.box, most.bettor)
        half = most.amount // HALF // unit * unit
        rows.append(
            InsuranceLine(
                box=bettor.box,
                bettor=bettor.bettor,
                title=bettor_title(bettor.bettor),
                bet_amount=situation.sums[BetKey(bettor.box, bettor.bettor, bet)],
                largest=situation.insurance_rooms.get(bettor, 0),
                half=half or None,
                taken=situation.insurance_taken.get(bettor),
                declined=bettor in offer.declined,
                chosen=selection.keyed and bettor == (selection.box, selection.bettor),
            )
        )
    return InsuranceView(offer.hand, tr("pays {price}").format(price=price(offer.odds)), tuple(rows))


def stake_pad(situation: Situation, exact: ExactInsurance, context: Context) -> NumberPadView:
    """Return the number pad for the exact stake of a bettor, with the largest chips that it has room for."""
    most = situation.insurance_rooms.get(Bettor(exact.box, exact.bettor), 0)
    chips = sorted((chip for chip in context.chips if chip <= most), reverse=True)[:CHIPS]
    return NumberPadView(
        box=exact.box,
        bettor_title=bettor_title(exact.bettor),
        box_title=tr("{hand} insurance").format(hand=hand_title(exact.hand)),
        bet=HAND_BETS[exact.hand],
        bet_title="",
        lies=0,
        note=tr("largest {most}").format(most=money(most)),
        label=tr("stake"),
        most=most,
        chips=tuple(chips),
    )
