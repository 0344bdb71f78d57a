"""What events make of insurance: offers, stakes, and who may take no more."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.state import Bettor, Insured, Offer, Round, Undoable
from terminal.rounds.unreplayable import last_entry, undo_below
from terminal.rules.bets import Hand, Stage


def insurance_due(played: Round, event: e.InsuranceDue) -> Round:
    """Return the round with an offer due."""
    return replace(played, offers=(*played.offers, _offer(event)))


def _offer(event: e.InsuranceDue) -> Offer:
    return Offer(event.stage, event.hand, event.odds, event.pays_on_tie, event.largest)


def insurance_offered(played: Round, event: e.InsuranceOffered) -> Round:
    """Return the round with the lammer out."""
    return replace(played, offers=(*played.offers[:-1], replace(played.offers[-1], out=True)))


def insurance_taken(played: Round, event: e.InsuranceTaken) -> Round:
    """Return the round with the insurance: the lammer must be out, and a refusal before no longer counts."""
    taken = Insured(
        event.box, event.bettor, event.hand, event.stage, event.odds, event.amount, event.pays_on_tie
    )
    offer = played.offers[-1]
    bettor = Bettor(event.box, event.bettor)
    declined = tuple(other for other in offer.declined if other != bettor)
    return replace(
        played,
        insured=(*played.insured, taken),
        offers=(*played.offers[:-1], replace(offer, out=True, declined=declined)),
        undo=Undoable(event, played.undo, offer=offer),
    )


def insurance_declined(played: Round, event: e.InsuranceDeclined) -> Round:
    """Return the round in which a bettor wants none."""
    offer = played.offers[-1]
    declined = (*offer.declined, Bettor(event.box, event.bettor))
    return replace(played, offers=(*played.offers[:-1], replace(offer, declined=declined)))


def insurance_closed(played: Round, event: e.InsuranceClosed) -> Round:
    """Return the round with the offer over."""
    offer = replace(played.offers[-1], out=event.offered, closed=True)
    return replace(
        played, offers=(*played.offers[:-1], offer), forgone=(*played.forgone, *event.forgone), undo=None
    )


def insurance_forgone(played: Round, event: e.InsuranceForgone) -> Round:
    """Return the round in which a bettor may take no more insurance."""
    return replace(played, forgone=(*played.forgone, Bettor(event.box, event.bettor)), undo=None)


def insurance_retracted(played: Round, event: e.InsuranceRetracted) -> Round:
    """Return the round without the last insurance and its lammer; a refusal before it stands again."""
    offer = played.offers[-1]
    before = last_entry(played).offer if event.out is None else None
    if event.out is not None:
        offer = replace(offer, out=event.out, declined=event.declined)
    elif before is not None:
        bettor = Bettor(event.box, event.bettor)
        again = (bettor,) if bettor in before.declined else ()
        offer = replace(offer, out=before.out, declined=(*offer.declined, *again))
    return replace(
        played, insured=played.insured[:-1], offers=(*played.offers[:-1], offer), undo=undo_below(played)
    )


def offers_reviewed(played: Round, event: e.OffersReviewed) -> Round:
    """Return the round with the offers that the cards called for; what was done about each is kept.

    Insurance taken at another price than was due stands at the price that was due.
    """
    made = {(offer.stage, offer.hand): offer for offer in played.offers}
    offers = []
    for due in event.due:
        offer = made.get((due.stage, due.hand))
        offers.append(
            _offer(due)
            if offer is None
            else replace(offer, odds=due.odds, pays_on_tie=due.pays_on_tie, largest=due.largest)
        )
    prices = {(offer.stage, offer.hand): offer for offer in offers}
    insured = []
    for taken in played.insured:
        price = prices.get((taken.stage, taken.hand))
        insured.append(
            taken if price is None else taken._replace(odds=price.odds, pays_on_tie=price.pays_on_tie)
        )
    return replace(
        played, offers=tuple(offers), insured=tuple(insured), forgone=_still_forgone(played, prices)
    )


def _still_forgone(played: Round, due: Collection[tuple[Stage, Hand]]) -> tuple[Bettor, ...]:
    """Return who has still forgone insurance: not those who let only undue offers pass (RULINGS 12)."""
    passed = [offer for offer in played.offers if offer.closed and offer.out]
    freed: set[Bettor] = set()
    for offer in passed:
        if (offer.stage, offer.hand) not in due:
            freed |= {Bettor(room.box, room.bettor) for room in offer.largest}
    for offer in passed:
        if (offer.stage, offer.hand) in due:
            freed -= {Bettor(room.box, room.bettor) for room in offer.largest}
    return tuple(bettor for bettor in played.forgone if bettor not in freed)
