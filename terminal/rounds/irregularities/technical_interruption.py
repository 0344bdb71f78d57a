"""Power or equipment failed: the round goes on, is concluded, or is void (CB, NCI ¶5.4; RULINGS 23)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.common import (
    ONE_MOMENT,
    cards_at_hand,
    cards_still_needed,
    face_first,
    too_few_cards_left,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    ROUND_OPEN,
    Advice,
    Case,
    Group,
    IrregularityKind,
    Ruling,
    asks_for,
)
from terminal.rounds.irregularities.rulings import by_the_model, by_the_rules, model_of, who_decides
from terminal.rounds.refusal import Refusal
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank

ID = "technical_interruption"

_CAN_GO_ON = asks_for("can_go_on")


def _rule(case: Case) -> Ruling | Refusal:
    when = _circumstance(case)
    if case.game.provision(ID, Circumstance.GOES_ON) is not None:
        return when if isinstance(when, Refusal) else by_the_rules(case, ID, when)
    # The rules do not say: the person who decides chooses, and the model's way is the advice.
    advised = when if isinstance(when, Refusal) else by_the_model(case, ID, when, why=_reason(case, when))
    remedy = case.answers.remedy
    ruling = advised if remedy is None else _as_chosen(case, Action(remedy))
    if isinstance(ruling, Refusal):
        return ruling
    about = Circumstance.TOO_FEW_CARDS if ruling.condemns else Circumstance.ANY
    paragraph, rank = who_decides(case.game, ID, about)
    # That the round can go on as it lies is the choice itself.
    advice = None if case.answers.can_go_on else _advice(advised)
    return replace(ruling, paragraph=paragraph, needs=rank, advice=advice)


def _circumstance(case: Case) -> Circumstance | Refusal:
    if case.answers.can_go_on:
        return Circumstance.GOES_ON
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    if too_few_cards_left(case):
        return Circumstance.TOO_FEW_CARDS
    return Circumstance.ESTABLISHED if case.established else Circumstance.NOT_ESTABLISHED


def _as_chosen(case: Case, action: Action) -> Ruling:
    return Ruling(
        action=action,
        paragraph=None,
        needs=Rank.PIT_SUPERVISOR,
        condemns=action is Action.VOID and too_few_cards_left(case),
        reorder=action is Action.RECONSTRUCTED,
    )


def _advice(advised: Ruling | Refusal) -> Advice | None:
    """Return what the model would do, and why; while a face is missing, only that it would say."""
    if isinstance(advised, Ruling):
        return advised.advice
    model = model_of(ID, Circumstance.GOES_ON)
    return None if model is None else Advice(model[0].short, model[1].paragraph, None)


def _reason(case: Case, when: Circumstance) -> Message:
    if when is Circumstance.TOO_FEW_CARDS:
        left, needed = cards_at_hand(case), cards_still_needed(case)
        return Message("cards left: {left}, needed: {needed}", {"left": left, "needed": needed})
    if when is Circumstance.NOT_ESTABLISHED:
        return Message("no outcome has been established")
    return Message("an outcome has been established")


KIND = IrregularityKind(
    id=ID,
    title=Message("Technical interruption"),
    short=Message("Technical failure"),
    group=Group.TABLE,
    moments=ROUND_OPEN,
    often=ROUND_OPEN,
    asks=and_remedy(_CAN_GO_ON, _rule),
    requires=_CAN_GO_ON,
    rule=_rule,
    call=ONE_MOMENT,
)
