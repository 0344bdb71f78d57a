"""Power or equipment failed: the round goes on, is concluded, or is void (CB, NCI ¶5.4; RULINGS 23)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import ONE_MOMENT, TOO_FEW_CARDS, face_first, goes_on, void
from terminal.rounds.irregularities.kind import ROUND_OPEN, Action, Advice, Case, Kind, Ruling, asks_for
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.cards import card_points
from terminal.rules.message import Message
from terminal.rules.table_of_play import endings

INITIAL_CARDS = 4
_PARAGRAPHS = {"CB": ("5.4", "5.4.1", "5.4.2"), "NCI": ("5.4", "5.4.1", "5.4.2")}
_CAN_GO_ON = asks_for("can_go_on")


def _rule(case: Case) -> Ruling | Refusal:
    by_the_rules = _by_the_rules(case)
    if case.game.short in _PARAGRAPHS:
        return by_the_rules
    # The other sets are silent: a Pit Supervisor chooses, the same reading being the advice.
    remedy = case.facts.remedy
    ruling = by_the_rules if remedy is None else _as_chosen(case, Action(remedy))
    if isinstance(ruling, Refusal):
        return ruling
    paragraph = TOO_FEW_CARDS.get(case.game.short) if ruling.condemns else None
    # That the round can go on as it lies is the choice itself.
    advice = None if case.facts.can_go_on else _advice(case, by_the_rules)
    return replace(ruling, paragraph=paragraph, needs=Rank.PIT_SUPERVISOR, advice=advice)


def _by_the_rules(case: Case) -> Ruling | Refusal:
    if case.facts.can_go_on:
        return goes_on("5.4", needs=Rank.DEALER)
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    if too_few_cards_left(case):
        return void("5.5.4", condemns=True)
    if case.established:
        return Ruling(action=Action.CONCLUDE, paragraph="5.4.1", needs=Rank.PIT_SUPERVISOR)
    return void("5.4.2")


def _as_chosen(case: Case, action: Action) -> Ruling:
    return Ruling(
        action=action,
        paragraph=None,
        needs=Rank.PIT_SUPERVISOR,
        condemns=action is Action.VOID and too_few_cards_left(case),
        reorder=action is Action.RECONSTRUCTED,
    )


def _advice(case: Case, by_the_rules: Ruling | Refusal) -> Advice:
    """What CB and NCI would do, and why; while a face is missing, only that they would say."""
    if isinstance(by_the_rules, Refusal):
        return Advice("CB", "5.4", None)
    why = Message("an outcome has been established")
    if by_the_rules.condemns:
        left, needed = _cards_at_hand(case), _cards_still_needed(case)
        why = Message("cards left: {left}, needed: {needed}", {"left": left, "needed": needed})
    elif by_the_rules.action is Action.VOID:
        why = Message("no outcome has been established")
    return Advice("CB", by_the_rules.paragraph, why)


def too_few_cards_left(case: Case) -> bool:
    """Whether the shoe lacks cards that the round is sure to need."""
    return case.table.shoe is not None and _cards_at_hand(case) < _cards_still_needed(case)


def _cards_at_hand(case: Case) -> int:
    """How many cards can still be laid: those of the shoe, and those carried over that wait."""
    shoe = case.table.shoe
    return len(case.waiting) + (0 if shoe is None else shoe.cards_left)


def _cards_still_needed(case: Case) -> int:
    """The fewest cards with which the round can still end."""
    player, banker = case.hands
    lying = len(player) + len(banker)
    if lying < INITIAL_CARDS or case.face_missing:
        return max(0, INITIAL_CARDS - lying)
    by_points = tuple(map(card_points, player)), tuple(map(card_points, banker))
    return min(len(ended[0]) + len(ended[1]) for ended in endings(*by_points)) - lying


KIND = Kind(
    id="technical_interruption",
    title=Message("Technical interruption"),
    paragraphs={short: (*_PARAGRAPHS.get(short, ()), too_few) for short, too_few in TOO_FEW_CARDS.items()},
    moments=ROUND_OPEN,
    asks=and_choice(_CAN_GO_ON, _rule),
    requires=_CAN_GO_ON,
    rule=_rule,
    call=ONE_MOMENT,
)
