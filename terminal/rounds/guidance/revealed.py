"""What the players may see of a round: cards that are face up, totals of open hands, a result once called.

What stands on the players' display never precedes the table (RULINGS 33).
"""

from __future__ import annotations

from terminal.rounds.state import Round, Table
from terminal.rules.bets import Hand, Result
from terminal.rules.cards import UNKNOWN, Card, total
from terminal.rules.roads import Played
from terminal.rules.settlement import Facts, facts_of
from terminal.rules.shoe import Shoe

INITIAL_OF_A_HAND = 2
"""The cards of a hand before any third one: fewer have no total yet."""


def face_up(played: Round, hand: Hand) -> tuple[Card | None, ...]:
    """Return the cards of a hand as they lie; None for each that is not face up."""
    return tuple(None if card == UNKNOWN else card for card in played.cards_of(hand))


def shoe_as_recorded(table: Table) -> Shoe | None:
    """Return the shoe without the faces on record too, shown or not: what its source may still give.

    No screen and no guide asks for it; they know the shoe as it was shown.
    """
    shoe, played = table.shoe, table.round
    for dealt in () if shoe is None or played is None else played.dealt:
        if shoe is not None and dealt.card == UNKNOWN and dealt.recorded is not None:
            shoe = shoe.read_as(UNKNOWN, dealt.recorded)
    return shoe


def open_total(played: Round, hand: Hand) -> int | None:
    """Return the Point Total of a hand; None before its first two cards, or one that is not face up."""
    cards = [card for card in face_up(played, hand) if card is not None]
    if played.fault is not None or not INITIAL_OF_A_HAND <= len(cards) == len(played.cards_of(hand)):
        return None
    return total(cards)


def called(played: Round) -> Facts | None:
    """Return how the hands ended; None until the result is called, and for a void round.

    The call comes before anything is taken or paid: the first of these, or the end of the round, tells that
    it was made.
    """
    settled = played.settlement
    if settled is None:
        said = bool(played.taken or played.paid) and played.fault is None and played.all_known
    else:
        said = settled.result is not Result.VOID
    return facts_of(played.player, played.banker) if said else None


def board_history(table: Table) -> tuple[Played, ...]:
    """Return the rounds that the display marks: those that are over, and the open one once it is called."""
    played = table.round
    facts = None if played is None or not table.deals(played) else called(played)
    if played is None or facts is None:
        return table.history
    mark = Played(
        facts.result, facts.player_pair is not None, facts.banker_pair is not None, played.number, facts
    )
    return (*table.history, mark)
