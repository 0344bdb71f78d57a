"""Decisions about cards: the next one out of the shoe, and faces that become known."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.commands import DealCard, DealFaceDown, OpenCard
from terminal.rounds.decision import Decision
from terminal.rounds.events import CardDealt, CardOpened, Event, FaceRecorded
from terminal.rounds.insurance import (
    after_closing,
    closing,
    due_now,
    halted,
    lay_carried,
    offer_waits_for_face,
    somebody_can_take,
    still_to_ask,
)
from terminal.rounds.irregularities import shoe_exhausted
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import OPENED_WHILE_HALTED, DealtCard, FaultKind, Round, Table
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.ranks import Rank
from terminal.rules.table_of_play import Need


def deal(table: Table, command: DealCard, rank: Rank) -> Decision:
    """Deal the next card; one that lies wrong or cannot be is recorded as a fault, and halts play."""
    played = table.round
    if played is None or not played.closed:
        return refuse("bets_open", "Close the bets first.", paragraph=table.terms.rules.paragraphs.close)
    wrong = halted(table, played) or insurance_still_open(table, played) or _no_card_left(table, played)
    if wrong is not None:
        return wrong
    coming = played.coming()
    if coming is Need.FACE:
        return refuse(
            "face_unknown",
            "A card must be opened before the next is drawn.",
            paragraph=table.terms.rules.paragraphs.draw,
        )
    if offer_waits_for_face(table, played):
        return refuse(
            "players_third_unread",
            "Open the Player's third card first. Insurance may be due on it, before the Banker's third card.",
            paragraph=table.terms.rules.paragraphs.insurance_offer,
        )
    events: list[Event] = []
    offer = played.offer
    if offer is not None and offer.largest:
        # A person who has declined has been asked, lammer or not.
        closed = closing(table, played, offer, offered=offer.out or bool(offer.declined))
        events.append(closed)
        played = after_closing(played, closed)
    fault = _fault_of(table, command, coming)
    hand = command.hand if command.hand is not None or not isinstance(coming, Hand) else coming
    events.append(CardDealt(command.card, hand, fault=fault))
    if fault is None:
        events += due_now(table, played, (*played.dealt, DealtCard(command.card, hand)))
    return events


def deal_face_down(table: Table, command: DealFaceDown, rank: Rank) -> Decision:
    """Deal the next card as one of unknown face, and keep with it the face that its source has read."""
    if command.card == UNKNOWN:
        return refuse("face_unknown", "A card of unknown face is dealt as such.")
    decided = deal(table, DealCard(UNKNOWN, command.hand), rank)
    if isinstance(decided, Refusal):
        return decided
    place = next(index for index, event in enumerate(decided) if isinstance(event, CardDealt)) + 1
    return (*decided[:place], FaceRecorded(command.card), *decided[place:])


def insurance_still_open(table: Table, played: Round) -> Refusal | None:
    """Return whether somebody could still take the insurance that is on offer."""
    offer = played.offer
    # Cards carried over wait behind an offer, and come before any out of the shoe.
    waiting = offer is not None and bool(offer.largest) and bool(table.carried)
    if offer is None or not (waiting or still_to_ask(table, played, offer)):
        return None
    return refuse(
        "insurance_open",
        "Insurance on {hand} is open. Close it before the next card.",
        paragraph=table.terms.rules.paragraphs.insurance_offer,
        hand=offer.hand.value,
    )


def open_card(table: Table, command: OpenCard, rank: Rank) -> Decision:
    """Open a face; carried cards and insurance that hung on it follow. A face on record is shown as recorded.

    While play is halted over where a card lies, faces are opened so that the fault can be decided; nothing
    else follows then (RULINGS 15).
    """
    played = table.round
    index = None if played is None else index_of(played, command.hand, command.place)
    if played is None or index is None:
        return refuse(
            "no_such_card", "No card lies at {hand} {place}.", hand=command.hand.value, place=command.place
        )
    unread = played.dealt[index].card == UNKNOWN
    wrong = None if unread and played.fault in OPENED_WHILE_HALTED else halted(table, played)
    if wrong is not None:
        return wrong
    if not unread:
        return refuse("already_open", "That card is open already. A wrong entry is corrected or undone.")
    recorded = played.dealt[index].recorded
    card = command.card if recorded is None or command.card != UNKNOWN else recorded
    if card == UNKNOWN:
        return refuse("face_unknown", "Enter the face that was opened.")
    if recorded not in (None, card):
        return refuse(
            "face_recorded_otherwise",
            "The shoe has read another face. Show the card as recorded; a supervisor can correct it then.",
        )
    fault = played.fault if _shoe_can_hold(table, card) else FaultKind.SURPLUS
    dealt = list(played.dealt)
    dealt[index] = dealt[index]._replace(card=card)
    events: list[Event] = [CardOpened(index, card, fault)]
    if fault is None:
        due = due_now(table, played, dealt)
        events += due
        if not somebody_can_take(due):
            events += lay_carried(table, replace(played, dealt=tuple(dealt)))
    return events


def index_of(played: Round, hand: Hand, place: int) -> int | None:
    """Return the index of a hand's n-th card among the cards of the round; None if there is none."""
    indexes = [index for index, dealt in enumerate(played.dealt) if dealt.hand is hand]
    return indexes[place - 1] if 0 < place <= len(indexes) else None


def _fault_of(table: Table, command: DealCard, coming: Hand | Need) -> FaultKind | None:
    if not _shoe_can_hold(table, command.card):
        return FaultKind.SURPLUS
    if not isinstance(coming, Hand):
        return FaultKind.EXCESS
    if command.hand is not None and command.hand is not coming:
        return FaultKind.MISPLACED
    return None


def _shoe_can_hold(table: Table, card: Card) -> bool:
    return table.shoe is None or table.shoe.can_hold(card)


def _no_card_left(table: Table, played: Round) -> Refusal | None:
    if table.condemned is not None:
        return refuse(
            "new_shoe_needed", "Nothing may be dealt before a new shoe. The round cannot be completed."
        )
    if not table.deals(played):
        return refuse(
            "shoe_is_gone", "The shoe of this round is gone. Correct the entry, or raise the irregularity."
        )
    if table.shoe is not None and table.shoe.cards_left > 0:
        return None
    return refuse(
        "shoe_empty",
        "The shoe is empty. Raise “Too few cards left”.",
        paragraph=table.terms.rules.paragraph_on(shoe_exhausted.ID),
    )
