"""The paragraph that each red answer cites, written by hand from the five sets of published rules.

`None` stands where a set says nothing: what is graded there is the house's procedure, or a ruling of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from terminal.training.answers import NameFault
from terminal.training.errors import ErrorWay, Fault
from terminal.training.skills import Topic

Cited = Sequence[tuple[str, str | None]]
"""Paragraphs by the name of an item; the first pattern that fits holds."""

DRAW = {"CB": "3.12", "NCI": "3.15", "E6": "3.6", "NCT": "3.7", "F6": "3.9"}
WINNER = {"CB": "3.13", "NCI": "3.16", "E6": "3.7", "NCT": "3.8", "F6": "3.10"}
TIE = {"CB": "3.14", "NCI": "3.17", "E6": "3.8", "NCT": "3.9", "F6": "3.10.1"}
POINTS = {"CB": "1.14", "NCI": "1.16", "E6": "3.7", "NCT": "3.8", "F6": "3.4"}
BETS = {"CB": "3.7", "NCI": "3.7", "E6": "3.3", "NCT": "3.3", "F6": "3.5"}
PRICES = {
    "CB": {"4.1.1", "4.1.2"},
    "NCI": {"4.1.1", "4.1.2"},
    "E6": {"4.1.1"},
    "NCT": {"4.1.1"},
    "F6": {"4.1"},
}
FOREIGN_CARD = {"CB": "5.5.1", "NCI": "5.5.1", "E6": "5.1.1", "NCT": "5.1.1", "F6": "5.1"}
"""What is cried out where nothing is wrong."""

_LIMITS_OF_TWO: Cited = (
    ("over-maximum-*", "3.4"),
    ("at-maximum-*", "3.4"),
    ("over-*", "5.1"),
    ("at-limit-*", "5.1"),
    ("under-minimum-*", "5.2"),
    ("at-minimum-*", "5.2"),
    ("pro-rata-*-under-minimum", "5.1.2"),
    ("pro-rata-*", "5.1.1"),
    ("odd-*", None),
    ("*", "3.7"),
)
_NO_LIMITS: Cited = (
    ("over-maximum-*", None),
    *(
        (f"{kind}-*", None)
        for kind in ("at-maximum", "over", "at-limit", "under-minimum", "at-minimum", "odd")
    ),
)
LIMITS: Mapping[str, Cited] = {
    "CB": _LIMITS_OF_TWO,
    "NCI": _LIMITS_OF_TWO,
    "E6": (*_NO_LIMITS, ("*", "3.3")),
    "NCT": (*_NO_LIMITS, ("both-hands-*", "3.3"), ("*", "3.4")),
    "F6": (*_NO_LIMITS, ("*", "3.5")),
}
"""What is said of the bets of an item: those that are wrong, and those that only look so."""

_FAULTS_OF_TWO: Cited = (
    ("simultaneous_cards-*", "5.10"),
    ("noticed_later-*", "5.11"),
    ("wrong_number_of_cards-in-order:*", "5.12"),
    ("wrong_number_of_cards-no-order:*", "5.5.3"),
    ("dealing_error-no-order:*", "5.12.1"),
    ("dealing_error-in-order:*", "5.12.2"),
    ("excess_card-aside-no-order:*", "5.12.1"),
    ("excess_card-on-*-no-order:*", "5.5.3"),
    ("excess_card-*-in-order:*", "5.7"),
    ("exposed_card-no-order:*", "5.12.1"),
    ("exposed_card-in-order:*", "5.7"),
    ("exposed_on_face_down_table-*", "5.9"),
    ("misplaced_cards-no-order:player-third", "5.5.3"),
    ("misplaced_cards-*", "5.8"),
    ("technical_interruption-goes-on:*", "5.4"),
    ("technical_interruption-stops:four-cards", "5.4.1"),
    ("technical_interruption-stops:player-third", "5.4.1"),
    ("technical_interruption-stops:*", "5.4.2"),
    ("foreign_card-*", "5.5.1"),
    ("deck_count-*", "5.5.2"),
    ("shoe_exhausted-*", "5.5.4"),
    ("not_shuffled-*", "5.5.5"),
    ("late_bet-*", "5.6"),
    ("late_withdrawal-*", "5.6"),
    ("wrong_payment-*", None),
    ("squeeze-order-*", "3.14"),
    ("squeeze-*", "3.9"),
    ("limits", "3.4"),
    ("card-corrected", None),
    ("new-shoe-*", None),
)
_FAULTS_OF_E6_AND_NCT: Cited = (
    ("foreign_card-*", "5.1.1"),
    ("excess_card-on-*", "5.1.2"),
    ("wrong_number_of_cards-*", "5.1.2"),
    ("misplaced_cards-no-order:player-third", "5.1.2"),
    ("noticed_later-*", "5.1.2"),
    ("shoe_exhausted-*", "5.1.3"),
    ("late_bet-*", "5.2"),
    ("late_withdrawal-*", "5.3"),
    ("*", None),
)
FAULTS: Mapping[str, Cited] = {
    "CB": (
        *_FAULTS_OF_TWO,
        ("walk_away-*", "5.3"),
        ("disputed_bet-*", "5.13"),
        ("bet-corrected-*", "5.13"),
        ("display_wrong-*", "5.14"),
        ("bet-on-request-*", "5.16"),
        ("not_provided_for-*", "5.17"),
        ("shoe_order_altered-*", "5.17"),
    ),
    "NCI": (
        *_FAULTS_OF_TWO,
        ("walk_away-*", "5.3.1"),
        ("neglected-*", "5.13"),
        ("disputed_bet-*", "5.14"),
        ("bet-corrected-*", "5.14"),
        ("display_wrong-*", "5.15"),
        ("bet-on-request-*", "5.17"),
        ("not_provided_for-*", "5.18"),
        ("shoe_order_altered-*", "5.18"),
        ("notice", "4.2.2"),
    ),
    "E6": _FAULTS_OF_E6_AND_NCT,
    "NCT": _FAULTS_OF_E6_AND_NCT,
    "F6": (
        ("foreign_card-*", "5.1"),
        ("excess_card-on-*", "5.2"),
        ("wrong_number_of_cards-*", "5.2"),
        ("misplaced_cards-no-order:player-third", "5.2"),
        ("noticed_later-*", "5.2"),
        ("simultaneous_cards-order-unknown:four-cards", None),
        ("simultaneous_cards-*", "5.3"),
        ("shoe_order_altered-*", "5.4"),
        ("shoe_exhausted-*", "5.5"),
        ("late_bet-*", "5.6"),
        ("late_withdrawal-*", "5.7"),
        ("*", None),
    ),
}
"""What is said of something that went wrong or is asked for, whoever decides it."""


def cited(game: str, item: str, fault: Fault, answer: object) -> set[str | None]:
    """Return the paragraphs of which a fault in the answer to an item cites one: as a rule, the one."""
    kind, name = item.split(":", 1)
    match fault.topic:
        case Topic.DRAW_RULES:
            return {DRAW[game]}
        case Topic.INSURANCE_ROWS:
            return {"3.12"}
        case Topic.CHIP_CUTTING:
            return {None}
        case Topic.CALLS:
            return _of_calls(game, fault)
        case Topic.PAYOUTS | Topic.COMMISSION:
            return _of_payouts(game, item, fault)
        case Topic.TAKE_AND_PAY:
            return _of_take_and_pay(game, fault)
        case Topic.LIMITS:
            return _of_limits(game, kind, name, fault)
    if kind in ("fault", "decides") and not name.startswith("nothing"):
        return {_first(FAULTS[game], name)}
    assert isinstance(answer, NameFault)
    if kind == "limit" and answer.kind != "foreign_card":
        return {_first(LIMITS[game], name)}
    return {FOREIGN_CARD[game]}


def _of_calls(game: str, fault: Fault) -> set[str | None]:
    """When to call is the house's procedure; what is called stands in the rules."""
    if fault.way is ErrorWay.OMISSION:
        return {None}
    return {POINTS[game]} if fault.way is ErrorWay.SUM else {WINNER[game], TIE[game]}


def _of_payouts(game: str, item: str, fault: Fault) -> set[str | None]:
    if fault.way is ErrorWay.EXTRA_ACT:
        return {TIE[game] if item.startswith(("pay:tie", "pay:insurance-nine-nine")) else WINNER[game]}
    if game == "NCI":
        return {"4.1.2" if item.startswith("pay:insurance") else "4.1.1"}
    if game == "CB":
        return {"4.1.1" if fault.topic is Topic.COMMISSION else "4.1.2"}
    return set(PRICES[game])


def _of_take_and_pay(game: str, fault: Fault) -> set[str | None]:
    """The order is the house's; that what has lost is taken, and what has won is paid, are the rules'."""
    if fault.way in (ErrorWay.ORDER, ErrorWay.RED_LINE):
        return {None}
    priced = {*PRICES[game]}
    return priced if fault.way is ErrorWay.SUM else {WINNER[game], TIE[game], *priced}


def _of_limits(game: str, kind: str, name: str, fault: Fault) -> set[str | None]:
    if kind == "order":
        return {TIE[game]}
    if kind == "fault":
        return {BETS[game]}
    if name.startswith("pro-rata"):
        if fault.way is ErrorWay.EXTRA_ACT:
            return {WINNER[game]}
        if fault.way is not ErrorWay.SUM:
            return set(PRICES[game])
    return {_first(LIMITS[game], name)}


def _first(table: Cited, name: str) -> str | None:
    """Return what the first pattern that fits a name says; a name that none fits is an error of the table."""
    return next(paragraph for pattern, paragraph in table if fnmatchcase(name, pattern))
