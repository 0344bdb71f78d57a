"""The card that an irregularity is about; one that nobody has recorded yet goes on record with the ruling."""

from __future__ import annotations

from terminal.rounds.events import CardDealt, CardsCarried, Event, SettlementReversed
from terminal.rounds.evolve import evolve_all
from terminal.rounds.insurance import closing, halted
from terminal.rounds.irregularities.kind import Case, IrregularityKind
from terminal.rounds.irregularities.stated_order import may_be
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import FaultKind
from terminal.rules.cards import UNKNOWN


def card_refused(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal if the card that is named does not lie there, or cannot have left the shoe."""
    meant, lying = case.answers.card, case.entered
    if meant is None:
        return None
    if not kind.names_card:
        return refuse("not_about_a_card", "This is not about a single card. Name none.")
    if not 0 < meant.number <= len(lying) + 1:
        return refuse("no_such_card", "No card {number} left the shoe in this round.", number=meant.number)
    if is_unrecorded(case):
        return _cannot_be_found(case)
    entered = lying[meant.number - 1]
    if not may_be(entered, meant.card):
        return refuse(
            "cards_do_not_match",
            "Card {number} of the round was entered as {card}.",
            number=meant.number,
            card=entered,
        )
    return None


def is_unrecorded(case: Case) -> bool:
    """Return whether the card that is named left the shoe and has not been recorded."""
    meant = case.answers.card
    return meant is not None and meant.number == len(case.entered) + 1


def _cannot_be_found(case: Case) -> Refusal | None:
    """Return a refusal if no further card can have left the shoe as things stand."""
    played, shoe, meant = case.played, case.table.shoe, case.answers.card
    if played is None or meant is None:
        return refuse("no_round", "There is no round in which the card could have been drawn.")
    wrong = halted(case.table, played)
    if wrong is not None:
        return wrong
    if shoe is None or not case.table.deals(played):
        return refuse(
            "shoe_is_gone", "The shoe of this round is gone. Correct the entry, or raise the irregularity."
        )
    if case.waiting:
        return refuse(
            "cards_do_not_match", "Cards carried over have still to be laid, before any out of the shoe."
        )
    if shoe.cards_left == 0:
        return refuse("cards_do_not_match", "The shoe cannot have given so many cards.")
    if meant.card != UNKNOWN and not shoe.can_hold(meant.card):
        return refuse("surplus_card", "The shoe cannot hold so many {card}.", card=meant.card)
    return None


def put_on_record(case: Case) -> list[Event]:
    """Return what records the card that nobody had; none if the card lies there or none is named.

    It lies aside until the ruling puts it in order. While bets are open it lies first once they are closed.
    An offer of insurance ends with it, as with any card (RULINGS 12).
    """
    played, meant = case.played, case.answers.card
    if played is None or meant is None or not is_unrecorded(case):
        return []
    if not played.closed:
        return [CardsCarried((meant.card,))]
    events: list[Event] = [SettlementReversed()] if case.settled else []
    offer = played.offer
    if offer is not None and offer.largest:
        events.append(closing(case.table, played, offer, offered=offer.out or bool(offer.declined)))
    return [*events, CardDealt(meant.card, None, fault=FaultKind.EXCESS)]


def with_the_card(case: Case) -> Case:
    """Return the case with the card on record that nobody had recorded."""
    events = put_on_record(case)
    return Case(evolve_all(case.table, events), case.answers) if events else case
