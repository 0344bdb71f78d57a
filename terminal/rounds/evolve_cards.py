"""What events make of the cards: on the hands, out of the shoe, carried to the next round."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.state import NOTHING_SETTLED, DealtCard, Round, Table, Undoable
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN
from terminal.rules.shoe import Shoe


class Unreplayable(LookupError):
    """An event cannot follow this state: the record cannot be replayed."""


def open_round(table: Table) -> Round:
    """Return the open round; raise `Unreplayable` if there is none."""
    if table.round is None:
        raise Unreplayable("an event of a round, where no round is open")
    return table.round


def open_shoe(table: Table) -> Shoe:
    """Return the shoe in use; raise `Unreplayable` if there is none."""
    if table.shoe is None:
        raise Unreplayable("an event of a shoe, where there is none")
    return table.shoe


def last_entry(played: Round) -> Undoable:
    """Return the last entry that can be taken back; raise `Unreplayable` if there is none."""
    if played.undo is None:
        raise Unreplayable("an entry taken back, where there is none")
    return played.undo


def undo_below(played: Round) -> Undoable | None:
    """Return the entries that can still be taken back once the last one has been."""
    return None if played.undo is None else played.undo.below


def card_dealt(table: Table, event: e.CardDealt) -> Table:
    """Return the table with the card where it was put; no undo reaches over a carried one."""
    played = open_round(table)
    dealt = (*played.dealt, DealtCard(event.card, event.hand, event.carried))
    if event.carried:
        return replace(table, round=replace(played, dealt=dealt, undo=None), carried=table.carried[1:])
    undo = Undoable(event, played.undo)
    return replace(
        table,
        round=replace(played, dealt=dealt, fault=event.fault, undo=undo),
        shoe=open_shoe(table).without(event.card),
    )


def face_recorded(played: Round, event: e.FaceRecorded) -> Round:
    """Return the round with the face of its last card on record, and the card as unknown as before."""
    index = len(played.dealt) - 1
    return _with_card(played, index, played.dealt[index]._replace(recorded=event.card))


def card_opened(table: Table, event: e.CardOpened) -> Table:
    """Return the table with the face known."""
    played = open_round(table)
    before = played.dealt[event.index]
    undo = Undoable(event, played.undo, fault=played.fault)
    return replace(
        table,
        round=replace(
            _with_card(played, event.index, before._replace(card=event.card)), fault=event.fault, undo=undo
        ),
        shoe=open_shoe(table).read_as(before.card, event.card),
    )


def card_retracted(table: Table, event: e.CardRetracted) -> Table:
    """Return the table without the last card; an offer that hung on it goes with it.

    One that had been carried over waits for its place again."""
    played = open_round(table)
    dealt = played.dealt[:-1]
    lying = sum(card.hand is not None for card in dealt)
    retracted = replace(
        played,
        dealt=dealt,
        fault=None,
        offers=tuple(offer for offer in played.offers if offer.cards <= lying),
        undo=undo_below(played),
    )
    if event.carried:
        return replace(table, round=retracted, carried=(event.card, *table.carried))
    return replace(table, round=retracted, shoe=open_shoe(table).with_back(event.card))


def card_covered(table: Table, event: e.CardCovered) -> Table:
    """Return the table with the face unknown; an offer or a fault that hung on it goes with it."""
    played = open_round(table)
    before = played.dealt[event.index]
    offers = tuple(offer for offer in played.offers if offer.closed or offer.cards != played.lying)
    covered = replace(
        _with_card(played, event.index, before._replace(card=UNKNOWN)),
        fault=event.fault if event.says_fault else last_entry(played).fault,
        offers=offers,
        undo=undo_below(played),
    )
    return replace(table, round=covered, shoe=open_shoe(table).read_as(before.card, UNKNOWN))


def card_corrected(table: Table, event: e.CardCorrected) -> Table:
    """Return the table as if the card had been another all the time."""
    played = open_round(table)
    before = played.dealt[event.index]
    corrected = _with_card(played, event.index, before._replace(card=event.after))
    shoe = table.shoe
    if table.deals(played):
        shoe = open_shoe(table).read_as(event.before, event.after)
    corrected = replace(corrected, fault=event.fault, undo=None, **NOTHING_SETTLED)
    return replace(table, round=corrected, shoe=shoe)


def round_reconstructed(table: Table, event: e.RoundReconstructed) -> Table:
    """Return the table with the cards as the Table of Play deals them, and a shoe that gave just these."""
    played = open_round(table)
    carried_in = sum(dealt.carried for dealt in played.dealt) + played.carried_again
    order = dealt_in_order(event)
    shoe = table.shoe
    if table.deals(played):
        shoe = open_shoe(table)
        own = [dealt.card for dealt in played.dealt if not dealt.carried]
        for card in (*own, *played.carried[played.carried_again :]):
            shoe = shoe.with_back(card)
        for dealt in order[carried_in:]:
            shoe = shoe.without(dealt.card)
    lying = tuple(
        dealt._replace(carried=index < carried_in)
        for index, dealt in enumerate(order[: len(event.player) + len(event.banker)])
    )
    reconstructed = replace(
        played,
        dealt=lying,
        carried=event.carried,
        carried_at=len(lying),
        carried_again=max(0, carried_in - len(lying)),
        as_it_lies=False,
        fault=None,
        undo=None,
        **NOTHING_SETTLED,
    )
    return replace(table, round=reconstructed, shoe=shoe)


def cards_carried(table: Table, event: e.CardsCarried) -> Table:
    """Return the table with cards out of the shoe that take their places once the bets are closed."""
    shoe = open_shoe(table)
    for card in event.cards:
        shoe = shoe.without(card)
    return replace(table, carried=(*table.carried, *event.cards), shoe=shoe)


def dealt_in_order(event: e.RoundReconstructed) -> tuple[DealtCard, ...]:
    """Return the cards of a reconstructed round as they left the shoe, the carried ones last."""
    player = [DealtCard(card, Hand.PLAYER) for card in event.player]
    banker = [DealtCard(card, Hand.BANKER) for card in event.banker]
    initial = [card for pair in zip(player[:2], banker[:2], strict=False) for card in pair]
    if len(player) > len(banker) and len(player) <= 2:
        initial.append(player[-1])
    beyond = [DealtCard(card, None) for card in event.carried]
    return (*initial, *player[2:], *banker[2:], *beyond)


def hands_stand(played: Round, event: e.HandsStand) -> Round:
    """Return the round with the hands as they lie; what lies aside is out of the round."""
    lying = tuple(dealt for dealt in played.dealt if dealt.hand is not None)
    aside = tuple(dealt.card for dealt in played.dealt if dealt.hand is None)
    return replace(
        played,
        dealt=lying,
        discarded=(*played.discarded, *aside),
        as_it_lies=True,
        fault=None,
        undo=None,
    )


def _with_card(played: Round, index: int, card: DealtCard) -> Round:
    return replace(played, dealt=(*played.dealt[:index], card, *played.dealt[index + 1 :]))
