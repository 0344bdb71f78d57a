"""Two cards or more came out of the shoe at once (CB, NCI ¶5.10, F6 ¶5.3; RULINGS 20, 24)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first
from terminal.rounds.irregularities.discretion import leaves_discretion
from terminal.rounds.irregularities.kind import CARDS_OUT, Case, Group, IrregularityKind, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.actions import Action
from terminal.rules.game import Game
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "simultaneous_cards"


def _asks(case: Case) -> tuple[str, ...]:
    """Return what is asked: the cards only once nothing voids the round without them, so after the remedy."""
    answers = case.answers
    asked = ["order_known"]
    if _initial_deal_matters(case.game):
        if answers.order_known is False:
            asked.append("during_initial_deal")
        if any(getattr(answers, question) is None for question in asked):
            return tuple(asked)
    if leaves_discretion(case, _rule):
        asked.append("remedy")
    if not _void_without_cards(case):
        asked.append("cards")
    return (*asked, "replace_cards") if case.game.player_options else tuple(asked)


def _requires(case: Case) -> tuple[str, ...]:
    """Return what must be known; an order that is known may be the one in which the cards were entered."""
    unneeded = {"replace_cards", "remedy"}
    if case.answers.order_known:
        unneeded.add("cards")
    if not _initial_deal_matters(case.game):
        unneeded.add("order_known")
    return tuple(question for question in _asks(case) if question not in unneeded)


def _initial_deal_matters(game: Game) -> bool:
    """Whether an unknown order voids the round, if the cards belong to the initial deal."""
    return game.provision(ID, Circumstance.INITIAL_DEAL) is not None


def _void_without_cards(case: Case) -> bool:
    """Whether the round is void however the cards lay: by the rules, or by a Shift Manager's decision."""
    answers = case.answers
    if _initial_deal_matters(case.game) and (answers.order_known or answers.during_initial_deal):
        return not answers.order_known
    return case.game.provision(ID) is None and answers.remedy == Action.VOID


def _rule(case: Case) -> Ruling | Refusal:
    answers, deal_matters = case.answers, _initial_deal_matters(case.game)
    if deal_matters and not answers.order_known and answers.during_initial_deal:
        return by_the_rules(case, ID, Circumstance.INITIAL_DEAL)
    wrong = None if _void_without_cards(case) else face_first(case)
    if wrong is not None:
        return wrong
    if deal_matters and answers.order_known:
        return by_the_rules(case, ID, Circumstance.ORDER_KNOWN)
    ruling = by_the_rules(case, ID, why=Message("the stated order is dealt"))
    return replace(ruling, replace=bool(answers.replace_cards))


KIND = IrregularityKind(
    id=ID,
    title=Message("Cards drawn at the same time"),
    short=Message("Drawn together"),
    group=Group.CARDS,
    moments=CARDS_OUT,
    asks=_asks,
    requires=_requires,
    rule=_rule,
    call=ONE_MOMENT,
)
