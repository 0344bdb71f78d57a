"""What events make of an act that is taken back: each function undoes what another event has made."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.state import Bettor, Offer, Round, Table, split
from terminal.rounds.unreplayable import Unreplayable, open_round, open_shoe
from terminal.rules.stakes import Slice


def round_retracted(table: Table, event: e.RoundRetracted) -> Table:
    """Return the table as if the round had never commenced: the one before can be corrected again."""
    open_round(table)
    return replace(
        table, round=None, rounds=event.number - 1, last=table.before, before=None, burn_due=event.burn_due
    )


def bets_reopened(table: Table, event: e.BetsReopened) -> Table:
    """Return the table with the bets open; how often that was done is remembered."""
    played = open_round(table)
    reopened = replace(
        played, closed=False, reopened=played.reopened + 1, at_call=tuple(played.sums.items()), undo=None
    )
    return replace(table, round=reopened, tied=event.tied)


def irregularity_retracted(played: Round, event: e.IrregularityRetracted) -> Round:
    """Return the round without what was put on record last."""
    if not played.irregularities or played.irregularities[-1].kind != event.kind:
        raise Unreplayable("an irregularity taken back, where it is not on record")
    return replace(played, irregularities=played.irregularities[:-1], undo=None)


def excess_put_back(played: Round, event: e.ExcessPutBack) -> Round:
    """Return the round with the chips that had been turned back."""
    slices: dict[int, Slice] = {piece.order: piece for piece in (*played.slices, *event.slices)}
    earlier, latest = split(tuple(slices[order] for order in sorted(slices)))
    return replace(played, earlier=earlier, latest=latest, undo=None)


def squeeze_retracted(played: Round, event: e.SqueezeRetracted) -> Round:
    """Return the round in which the person who asked before, or nobody, wants to squeeze."""
    return replace(played, squeezer=event.box)


def insurance_offer_retracted(played: Round, event: e.InsuranceOfferRetracted) -> Round:
    """Return the round with the lammer not out yet."""
    return _with_offer(played, replace(_last_offer(played), out=False))


def insurance_decline_retracted(played: Round, event: e.InsuranceDeclineRetracted) -> Round:
    """Return the round in which the bettor has not answered yet."""
    offer, bettor = _last_offer(played), Bettor(event.box, event.bettor)
    declined = tuple(other for other in offer.declined if other != bettor)
    return _with_offer(played, replace(offer, declined=declined))


def insurance_reopened(played: Round, event: e.InsuranceReopened) -> Round:
    """Return the round with the offer open again."""
    forgone = played.forgone[: len(played.forgone) - len(event.forgone)]
    offer = replace(_last_offer(played), out=event.out, closed=False)
    return replace(_with_offer(played, offer), forgone=forgone, undo=None)


def option_retracted(played: Round, event: e.OptionRetracted) -> Round:
    """Return the round in which the bettor has still to choose."""
    chooser = Bettor(event.box, event.bettor)
    choices = tuple((bettor, None if bettor == chooser else option) for bettor, option in played.choices)
    given_back = tuple(bettor for bettor in played.given_back if bettor != chooser)
    return replace(played, choices=choices, given_back=given_back, undo=None)


def taking_retracted(played: Round, event: e.TakingRetracted) -> Round:
    """Return the round with the losing bets still on the felt."""
    return replace(played, taken=False)


def taking_up_to_retracted(played: Round, event: e.TakingUpToRetracted) -> Round:
    """Return the round with the losing bets on the felt that had been taken last."""
    return replace(played, taken_up_to=event.box)


def payment_retracted(played: Round, event: e.PaymentRetracted) -> Round:
    """Return the round in which the bettor has still to be paid."""
    payee = Bettor(event.box, event.bettor)
    return replace(played, paid=tuple(bettor for bettor in played.paid if bettor != payee))


def cut_card_retracted(table: Table, event: e.CutCardRetracted) -> Table:
    """Return the table with the cut card still in the shoe."""
    return replace(table, cut_round=None)


def burn_retracted(table: Table, event: e.BurnRetracted) -> Table:
    """Return the table with the shoe as it was before the burn."""
    shoe = open_shoe(table).burnt(-event.count).with_back(event.card)
    return replace(table, shoe=shoe, burn_due=event.burn_due)


def _last_offer(played: Round) -> Offer:
    if not played.offers:
        raise Unreplayable("an offer taken up again, where none was made")
    return played.offers[-1]


def _with_offer(played: Round, offer: Offer) -> Round:
    return replace(played, offers=(*played.offers[:-1], offer))


def last_round_retracted(table: Table, event: e.LastRoundRetracted) -> Table:
    """Return the table as if that round had not been announced as the last."""
    earlier = table.announced_before
    return replace(table, last_round=earlier[-1] if earlier else None, announced_before=earlier[:-1])
