"""What the dealer says: card calls, points, insurance, the result.

Session scripts keep the calls of the first release for ever; where the floor speaks otherwise, the screen has
a call of its own here.
"""

from __future__ import annotations

from fractions import Fraction

from terminal.rounds.state import Offer, Round, Table
from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import UNKNOWN, total
from terminal.rules.message import Message
from terminal.rules.settlement import Facts, facts_of, paying_line

_NUMBERS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
)
_WORDS = {number: Message(word) for number, word in enumerate(_NUMBERS)} | {20: Message("twenty")}
_HANDS = {Hand.PLAYER: Message("Player"), Hand.BANKER: Message("Banker")}
_DRAWS = {Hand.PLAYER: Message("Player draws"), Hand.BANKER: Message("Banker draws")}
_INITIAL = {Hand.PLAYER: Message("Card to Player"), Hand.BANKER: Message("Card to Banker")}
INITIAL_CARDS = 4


def number_word(number: int) -> Message:
    """Return a number as it is spoken."""
    return _WORDS[number]


def card_call(played: Round, hand: Hand) -> Message:
    """Return what is said as a hand gets its next card."""
    return _INITIAL[hand] if played.lying < INITIAL_CARDS else _DRAWS[hand]


def over_limit_call(hand: Hand) -> Message:
    """Return what is said of the hand whose bets exceed the Differential."""
    return Message("{hand} is over the limit.", {"hand": _HANDS[hand]})


def points_call(played: Round) -> Message | None:
    """Return the points of both hands as scripts have them, the higher first; None without all faces."""
    points = _points(played)
    return None if points is None else _both_hands(points, *_higher_first(points))


def running_count(played: Round) -> Message | None:
    """Return the points of both hands as the floor calls them, the Player's first; None as above."""
    points = _points(played)
    return None if points is None else _both_hands(points, Hand.PLAYER, Hand.BANKER)


def _points(played: Round) -> dict[Hand, int] | None:
    player, banker = played.player, played.banker
    if len(player) < 2 or len(banker) < 2 or UNKNOWN in (*player, *banker):
        return None
    return {Hand.PLAYER: total(player), Hand.BANKER: total(banker)}


def _both_hands(points: dict[Hand, int], first: Hand, second: Hand) -> Message:
    return Message(
        "{first} {first_points}, {second} {second_points}.",
        {
            "first": _HANDS[first],
            "first_points": _WORDS[points[first]],
            "second": _HANDS[second],
            "second_points": _WORDS[points[second]],
        },
    )


def _higher_first(points: dict[Hand, int]) -> tuple[Hand, Hand]:
    banker_leads = points[Hand.BANKER] > points[Hand.PLAYER]
    return (Hand.BANKER, Hand.PLAYER) if banker_leads else (Hand.PLAYER, Hand.BANKER)


def insurance_call(played: Round, offer: Offer) -> Message:
    """Return the points, the insured hand and the odds, as scripts have them."""
    return _offered(points_call(played), offer)


def insurance_said(played: Round, offer: Offer) -> Message:
    """Return the same as the floor calls it."""
    return _offered(running_count(played), offer)


def _offered(points: Message | None, offer: Offer) -> Message:
    return Message(
        "{points} Insurance on {hand}, {odds}.",
        {
            "points": points or Message(""),
            "hand": _HANDS[offer.hand],
            "odds": odds_in_words(offer.odds),
        },
    )


def odds_in_words(odds: Fraction) -> Message:
    """Return odds as a dealer says them."""
    if odds.denominator == 1 and odds.numerator in _WORDS:
        return Message("{odds} to one", {"odds": _WORDS[odds.numerator]})
    if odds == Fraction(1, 2):
        return Message("one to two")
    if odds == Fraction(3, 2):
        return Message("one and a half to one")
    return Message("{odds} to one", {"odds": f"{float(odds):g}"})


def result_call(table: Table, played: Round) -> Message:
    """Return the winning hand first, its points over the other's, and what pays otherwise than usual."""
    facts = facts_of(played.player, played.banker)
    call = _outcome_call(facts)
    for extra in _extras(table, facts):
        call = Message("{call} {extra}", {"call": call, "extra": extra})
    return call


def result_said(table: Table, played: Round) -> Message:
    """Return the same as the floor calls it: a natural is named first."""
    facts, call = facts_of(played.player, played.banker), result_call(table, played)
    if not facts.natural:
        return call
    highest = max(facts.player_points, facts.banker_points)
    return Message("Natural {points}. {call}", {"points": _WORDS[highest], "call": call})


def result_with_tie(table: Table, played: Round) -> Message:
    """Return the same as the dealer calls it: with what the bets on a Tie are paid, if any lie there."""
    said = result_said(table, played)
    paid = paying_line(table.terms.rules, facts_of(played.player, played.banker), Bet.TIE)
    if paid is None or not any(key.bet is Bet.TIE for key in played.standing):
        return said
    pays = Message("{name} pays {odds}.", {"name": Message("Tie"), "odds": _WORDS[int(paid.odds)]})
    return Message("{call} {extra}", {"call": said, "extra": pays})


def _outcome_call(facts: Facts) -> Message:
    if facts.result is Result.TIE:
        return Message("Tie, {points} each.", {"points": _WORDS[facts.player_points]})
    winner = Hand(facts.result.value)
    loser = Hand.BANKER if winner is Hand.PLAYER else Hand.PLAYER
    points = {Hand.PLAYER: facts.player_points, Hand.BANKER: facts.banker_points}
    return Message(
        "{hand} wins, {points} over {other}.",
        {"hand": _HANDS[winner], "points": _WORDS[points[winner]], "other": _WORDS[points[loser]]},
    )


def _extras(table: Table, facts: Facts) -> list[Message]:
    game = table.terms.rules
    extras: list[Message] = []
    banker = paying_line(game, facts, Bet.BANKER)
    if banker is not None and banker.odds == Fraction(1, 2):
        extras.append(Message("Half pay."))
    six = paying_line(game, facts, Bet.SIX) if game.offers(Bet.SIX) else None
    if six is not None:
        name = Message(game.six_name or "")
        extras.append(Message("{name} pays {odds}.", {"name": name, "odds": _WORDS[int(six.odds)]}))
    for bet, label in (
        (Bet.PLAYER_PAIR, Message("Player Pair.")),
        (Bet.BANKER_PAIR, Message("Banker Pair.")),
    ):
        if paying_line(game, facts, bet) is not None:
            extras.append(label)
    return extras
