"""What a trainee can do, as on the floor: draw, offer, call, take, pay, turn back, name a fault, go on.

Answers are frozen and tagged, so that each can be recorded as text and read again. Money is in cents.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec import Struct

from terminal.rules.bets import Hand, Result
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey


class DrawTo(Struct, frozen=True, tag="draw_to"):
    """Draw a card to a hand."""

    hand: Hand


class GoOn(Struct, frozen=True, tag="go_on"):
    """Go on without a card and without an offer: going on is standing.

    While bets are open it is the call of no more bets.
    """


class OfferLammer(Struct, frozen=True, tag="offer_lammer"):
    """Put the lammer out on a hand, at the odds of its row."""

    hand: Hand
    odds: Fraction


class CallResult(Struct, frozen=True, tag="call_result"):
    """Call the result: the hand that has won, and both Point Totals."""

    result: Result
    player: int
    banker: int


class SumOnBet(Struct, frozen=True):
    """A sum on one bet, in cents."""

    box: str
    bettor: str
    bet: str
    """A bet, or `insurance`."""
    cents: int

    @property
    def key(self) -> tuple[str, str, str]:
        """The bet to which the sum belongs."""
        return self.box, self.bettor, self.bet


class PayBox(Struct, frozen=True, tag="pay_box"):
    """Pay the bets that have won, bet by bet, by digits or by the sum of chips."""

    paid: tuple[SumOnBet, ...]


class LayChips(Struct, frozen=True, tag="cut_chips"):
    """Lay chips in stacks: the value of a chip in cents and how many, in the order in which they lie."""

    stacks: tuple[tuple[int, int], ...]

    @property
    def cents(self) -> int:
        """The sum of the chips."""
        return sum(value * count for value, count in self.stacks)


class SaySum(Struct, frozen=True, tag="say_sum"):
    """Say a sum, in cents."""

    cents: int


class TakeBox(Struct, frozen=True, tag="take"):
    """Take the losing bets of a box."""

    box: str


class PayOut(Struct, frozen=True, tag="pay"):
    """Pay a bettor a sum, in cents."""

    box: str
    bettor: str
    cents: int


class TakeAndPay(Struct, frozen=True, tag="take_and_pay"):
    """Take and pay a table, act by act in the order in which it is done."""

    acts: tuple[TakeBox | PayOut, ...]


class TurnBackChips(Struct, frozen=True, tag="turn_back"):
    """Turn chips back while bets are open, so much of each bet."""

    sums: tuple[SumOnBet, ...]


class NameFault(Struct, frozen=True, tag="name_fault"):
    """Stop and say what went wrong."""

    kind: str
    """An id of the catalogue of irregularities."""


class CallRank(Struct, frozen=True, tag="who_decides"):
    """Call the person who decides, in the lowest rank that may; a dealer decides alone."""

    rank: Rank


Answer = (
    DrawTo
    | GoOn
    | OfferLammer
    | CallResult
    | PayBox
    | LayChips
    | SaySum
    | TakeAndPay
    | TurnBackChips
    | NameFault
    | CallRank
)


def sum_on(key: BetKey, cents: int) -> SumOnBet:
    """Return a sum on a bet."""
    return SumOnBet(key.box, key.bettor, key.bet.value, cents)


def _write_special(value: object) -> str:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"{type(value).__name__} has no stored form")


def _read_special(wanted: type, value: object) -> object:
    if wanted is Fraction and isinstance(value, str):
        numerator, _, denominator = value.partition("/")
        return Fraction(int(numerator), int(denominator))
    raise TypeError(f"{wanted.__name__} has no stored form")


_write = msgspec.json.Encoder(enc_hook=_write_special).encode
_read = msgspec.json.Decoder(Answer, dec_hook=_read_special).decode


def answer_as_text(answer: Answer) -> str:
    """Return an answer as canonical JSON."""
    return _write(answer).decode()


def answer_from_text(text: str) -> Answer:
    """Return the answer of a recorded text.

    Raises `ValueError` for a text that `answer_as_text` does not write.
    """
    try:
        answer: Answer = _read(text)
    except (msgspec.MsgspecError, ArithmeticError) as error:
        raise ValueError(str(error)) from error
    return answer
