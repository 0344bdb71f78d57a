"""What several kinds share: what is said and asked, and what the cards on the table allow."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Case, asks_for
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import FaultKind
from terminal.rules.bets import Hand
from terminal.rules.cards import card_points
from terminal.rules.message import Message
from terminal.rules.table_of_play import endings

INITIAL_CARDS = 4

ONE_MOMENT = Message("One moment please, the supervisor is coming.")
BETS_GO_BACK = Message("The round is void. All bets are returned.")

CAN_BE_PUT_IN_ORDER = asks_for("reconstructable")
"""What is asked where cards lie wrong: the House's word (RULINGS 18)."""

WHICH_CARD_IN_ORDER = asks_for("card", "reconstructable")
"""What is asked about one card: which it is, and whether the cards can be put back in order."""


def face_first(case: Case) -> Refusal | None:
    """Return a refusal until every dealt card is opened and entered (RULINGS 15)."""
    return face_unknown() if case.face_missing else None


def face_unknown() -> Refusal:
    """Return the refusal of a question that hangs on a face which is not known yet."""
    return refuse("face_unknown", "Open and enter every card first, or give all cards in their order.")


def wrong_number_as_it_lies(case: Case) -> bool:
    """Return whether a hand has too many cards by the Table of Play, so that it cannot go on as it lies.

    A third card on the Banker Hand that was due to the Player is left out: whether the Banker draws is not
    known before the Player's third card.
    """
    return not playable_as_it_lies(case) or _excess_on_a_hand(case) or _third_on_a_standing_player(case)


def playable_as_it_lies(case: Case) -> bool:
    """Return whether the round can go on with the hands as they lie: each can come to two or three cards."""
    played = case.played
    if played is None:
        return False
    player, banker = len(played.player), len(played.banker)
    if player + banker <= 4:
        return player <= 2 and banker <= 2
    return player in (2, 3) and banker in (2, 3)


def _excess_on_a_hand(case: Case) -> bool:
    return case.fault is FaultKind.EXCESS and last_card_on_a_hand(case)


def _third_on_a_standing_player(case: Case) -> bool:
    """Return whether the Banker's third card lies on a Player Hand that stood on two."""
    played = case.table.round
    if played is None or case.fault is not FaultKind.MISPLACED or played.dealt[-1].hand is not Hand.PLAYER:
        return False
    if not case.table.terms.reads_as_since(2):
        return False
    return len(played.player) == 3 and len(played.banker) == 2


def last_card_on_a_hand(case: Case) -> bool:
    """Return whether the card that halted play lies on a hand rather than aside."""
    played = case.table.round
    if played is None or played.fault is None or not played.dealt:
        return False
    return played.dealt[-1].hand is not None


def last_card_aside(case: Case) -> bool:
    """Return whether the card that halted play lies on no hand."""
    played = case.table.round
    if played is None or played.fault is None or not played.dealt:
        return False
    return played.dealt[-1].hand is None


def halted_by(case: Case, *faults: FaultKind) -> bool:
    """Return whether play is halted by one of these faults."""
    return case.fault in faults


def too_few_cards_left(case: Case) -> bool:
    """Return whether the shoe lacks cards that the round is sure to need."""
    return case.table.shoe is not None and cards_at_hand(case) < cards_still_needed(case)


def cards_at_hand(case: Case) -> int:
    """Return how many cards can still be laid: those of the shoe, and those carried over that wait."""
    shoe = case.table.shoe
    return len(case.waiting) + (0 if shoe is None else shoe.cards_left)


def cards_still_needed(case: Case) -> int:
    """Return the fewest cards with which the round can still end."""
    player, banker = case.hands
    lying = len(player) + len(banker)
    if lying < INITIAL_CARDS or case.face_missing:
        return max(0, INITIAL_CARDS - lying)
    by_points = tuple(map(card_points, player)), tuple(map(card_points, banker))
    return min(len(ended[0]) + len(ended[1]) for ended in endings(*by_points)) - lying
