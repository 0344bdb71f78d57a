"""People at a table for tests: answers to the walk-through at random, and staff whom everybody believes."""

from __future__ import annotations

import random
from collections.abc import Callable

from terminal.rounds.answers import NO_ANSWERS, DisputedBet, IrregularityAnswers
from terminal.rounds.irregularities.kind import Case
from terminal.rounds.state import Table
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Proof


class Believing:
    """Staff that takes a rank's own name for a signature of somebody who has it."""

    def identify(self, number: str, pin: str | None) -> Proof:
        """Return the dealer by number, or Tan in any rank."""
        return Proof("100", "Ho", Rank.DEALER) if number == "100" else Proof("900", "Tan", Rank(number))


def facts_at_random(
    table: Table, choice: int, who: tuple[str, str], next_card: Callable[[int], Card]
) -> IrregularityAnswers:
    """Return what people say; the order told is now and then another than was entered, or longer.

    `next_card` says what lies so many cards ahead in the shoe.
    """
    answers = [(choice >> shift) % 3 for shift in range(1, 14, 2)]
    flags = [None if answer == 2 and place > 3 else answer == 0 for place, answer in enumerate(answers)]
    box, bettor = who
    bet = DisputedBet(box=box, bettor=bettor, bet="player", amount=100, owed=100, paid=50)
    return IrregularityAnswers(
        reconstructable=flags[0],
        order_known=flags[1],
        during_initial_deal=flags[2],
        can_go_on=flags[3],
        replace_cards=flags[4],
        exposed=flags[5],
        noticed_before_next_round=flags[6],
        cards=_order(table, choice, next_card) if choice % 3 == 0 else None,
        decision="So decided." if choice % 2 else None,
        remedy=[None, "void", "reconstructed", "continue"][(choice >> 3) % 4],
        bet=bet if choice % 2 else None,
    )


def _order(table: Table, choice: int, next_card: Callable[[int], Card]) -> tuple[Card, ...]:
    case = Case(table, NO_ANSWERS)
    told = [next_card(30) if card == UNKNOWN else card for card in (*case.entered, *case.waiting)]
    if choice % 4 == 0:
        told += [next_card(0), next_card(1)][: 1 + choice % 2]
    if choice % 5 == 0:
        random.Random(choice).shuffle(told)
    return tuple(told)
