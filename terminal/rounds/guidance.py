"""The guide: what comes next at the table and what the dealer says, from the state alone."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct

from terminal.rounds.betting import excess_of
from terminal.rounds.concluding import settlement_lines
from terminal.rounds.insurance import offer_waits_for_face
from terminal.rounds.state import (
    INSURANCE_LINE,
    OPENED_WHILE_HALTED,
    Bettor,
    Line,
    Offer,
    Phase,
    Round,
    Table,
    phase_of,
)
from terminal.rules.bets import Bet, Hand, Outcome, Result
from terminal.rules.cards import UNKNOWN, total
from terminal.rules.message import Message
from terminal.rules.settlement import Facts, facts_of, paying_line

NUMBERS = (
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
_WORDS = {number: Message(word) for number, word in enumerate(NUMBERS)} | {20: Message("twenty")}
_HANDS = {Hand.PLAYER: Message("Player"), Hand.BANKER: Message("Banker")}
_DRAWS = {Hand.PLAYER: Message("Player draws"), Hand.BANKER: Message("Banker draws")}
_INITIAL = {Hand.PLAYER: Message("Card to Player"), Hand.BANKER: Message("Card to Banker")}
INITIAL_CARDS = 4


class Step(Struct, frozen=True):
    """The next act at the table."""

    do: str
    """The act, by its name in session scripts."""
    call: Message | None = None
    """What the dealer says."""
    hand: Hand | None = None
    """The hand that it concerns."""
    position: str | None = None
    """The card that it concerns, such as `player-1`."""
    box: str | None = None
    """The box that it concerns."""
    bettor: str | None = None
    """The bettor whom it concerns."""


def next_step(table: Table) -> Step:
    """What comes next."""
    return _STEPS[phase_of(table)](table)


def _between(table: Table) -> Step:
    if table.shoe is None or table.condemned is not None or table.shoe_ended:
        return Step("new_shoe")
    if table.burn_due:
        return Step("burn", Message("Burn"))
    return Step("place_your_bets", Message("Place your bets, please."))


def _betting(table: Table) -> Step:
    played = table.round
    if played is not None and (cuts := excess_of(table.terms, played)):
        hand = Hand.PLAYER if cuts[0].key.bet is Bet.PLAYER else Hand.BANKER
        return Step("reject_excess", Message("{hand} is over the limit.", {"hand": _HANDS[hand]}), hand=hand)
    return Step("no_more_bets", Message("No more bets."))


def _dealing(table: Table) -> Step:
    played = _open(table)
    coming = played.coming()
    if not isinstance(coming, Hand) or offer_waits_for_face(table, played):
        return _open_a_face(played)
    dealt = played.lying
    call = _INITIAL[coming] if dealt < INITIAL_CARDS else _DRAWS[coming]
    return Step("deal", call, hand=coming)


def points_call(played: Round) -> Message | None:
    """The points of both hands, the higher first; None while a face is unknown."""
    player, banker = played.player, played.banker
    if len(player) < 2 or len(banker) < 2 or UNKNOWN in (*player, *banker):
        return None
    points = {Hand.PLAYER: total(player), Hand.BANKER: total(banker)}
    first, second = _higher_first(points)
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


def _insurance(table: Table) -> Step:
    played = _open(table)
    offer = played.offer
    if offer is None:
        return _dealing(table)
    return Step("close_insurance", insurance_call(played, offer), hand=offer.hand)


def insurance_call(played: Round, offer: Offer) -> Message:
    """The points, the insured hand and the odds."""
    return Message(
        "{points} Insurance on {hand}, {odds}.",
        {
            "points": points_call(played) or Message(""),
            "hand": _HANDS[offer.hand],
            "odds": odds_in_words(offer.odds),
        },
    )


def odds_in_words(odds: Fraction) -> Message:
    """Odds as a dealer says them."""
    if odds.denominator == 1 and odds.numerator in _WORDS:
        return Message("{odds} to one", {"odds": _WORDS[odds.numerator]})
    if odds == Fraction(1, 2):
        return Message("one to two")
    if odds == Fraction(3, 2):
        return Message("one and a half to one")
    return Message("{odds} to one", {"odds": f"{float(odds):g}"})


def _halted(table: Table) -> Step:
    """The fault is decided; a face that can be opened before that is named (RULINGS 15)."""
    played = _open(table)
    unread = _open_a_face(played) if played.fault in OPENED_WHILE_HALTED else None
    return Step(
        "irregularity",
        Message("One moment please, the supervisor is coming."),
        hand=None if unread is None else unread.hand,
        position=None if unread is None else unread.position,
    )


def _choosing(table: Table) -> Step:
    played = _open(table)
    for bettor, option in played.choices:
        if option is None:
            call = Message("Box {box}: go on, or take the bet back?", {"box": bettor.box})
            return Step("choose", call, box=bettor.box, bettor=bettor.bettor)
    return _dealing(table)


def _result(table: Table) -> Step:
    played = _open(table)
    if not played.all_known:
        return _open_a_face(played)
    return Step("settle", result_call(table, played))


def _open_a_face(played: Round) -> Step:
    for index, dealt in enumerate(played.dealt):
        if dealt.card == UNKNOWN and dealt.hand is not None:
            place = sum(other.hand is dealt.hand for other in played.dealt[: index + 1])
            return Step("open", hand=dealt.hand, position=f"{dealt.hand.value}-{place}")
    return Step("settle")


def result_call(table: Table, played: Round) -> Message:
    """The winning hand first, its points over the other's, and what pays otherwise than usual."""
    facts = facts_of(played.player, played.banker)
    call = _outcome_call(facts)
    for extra in _extras(table, facts):
        call = Message("{call} {extra}", {"call": call, "extra": extra})
    return call


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


class Payout(Struct, frozen=True):
    """What one bettor is paid, line by line, in the order in which a dealer pays."""

    bettor: Bettor
    lines: tuple[Line, ...]

    @property
    def sum(self) -> int:
        """Cents."""
        return sum(line.paid for line in self.lines)


def bets_to_take(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The losing bets, from the dealer's right."""
    return tuple(line for line in lines if line.outcome is Outcome.LOST and line.at_stake)


def payouts(lines: tuple[Line, ...]) -> tuple[Payout, ...]:
    """Who is paid, from the dealer's right, each bettor's bets together."""
    paid: dict[Bettor, list[Line]] = {}
    for line in lines:
        if line.paid:
            paid.setdefault(Bettor(line.box, line.bettor), []).append(line)
    return tuple(Payout(bettor, tuple(own)) for bettor, own in paid.items())


def lines_now(table: Table) -> tuple[Line, ...]:
    """The settlement of the round as it stands at the result, or as it was made; empty before that."""
    played = table.current
    if played is None:
        return ()
    if played.settlement is not None:
        return played.settlement.lines
    if phase_of(table) is Phase.RESULT and played.all_known:
        return settlement_lines(table, played, facts_of(played.player, played.banker))
    return ()


def is_insurance(line: Line) -> bool:
    """Whether a line of the settlement is insurance."""
    return line.bet == INSURANCE_LINE


def _open(table: Table) -> Round:
    played = table.round
    if played is None:
        raise LookupError("no round is open")
    return played


_STEPS: dict[Phase, Callable[[Table], Step]] = {
    Phase.BETWEEN_ROUNDS: _between,
    Phase.BETTING: _betting,
    Phase.CLOSED: _dealing,
    Phase.DEALING: _dealing,
    Phase.INSURANCE: _insurance,
    Phase.HALTED: _halted,
    Phase.CHOOSING: _choosing,
    Phase.RESULT: _result,
}
