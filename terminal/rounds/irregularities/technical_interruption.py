"""Power or equipment failed: the round goes on, is concluded, or is void (CB, NCI ¶5.4; RULINGS 23)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.common import ONE_MOMENT, TOO_FEW_CARDS, face_first, goes_on, void
from terminal.rounds.irregularities.kind import ROUND_OPEN, Action, Case, Kind, Ruling, asks_for
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.cards import card_points
from terminal.rules.message import Message
from terminal.rules.table_of_play import endings

INITIAL_CARDS = 4
_PARAGRAPHS = {"CB": ("5.4", "5.4.1", "5.4.2"), "NCI": ("5.4", "5.4.1", "5.4.2")}


def _rule(case: Case) -> Ruling | Refusal:
    named = case.game.short in _PARAGRAPHS
    remedy = None if named else case.facts.remedy
    # The other sets are silent: a Pit Supervisor chooses, the same reading being the advice.
    ruling = _by_the_rules(case) if remedy is None else _as_chosen(case, Action(remedy))
    if named or isinstance(ruling, Refusal):
        return ruling
    paragraph = TOO_FEW_CARDS.get(case.game.short) if ruling.condemns else None
    return replace(ruling, paragraph=paragraph, needs=Rank.PIT_SUPERVISOR)


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


def too_few_cards_left(case: Case) -> bool:
    """Whether the shoe lacks cards that the round is sure to need."""
    shoe = case.table.shoe
    return shoe is not None and shoe.cards_left + len(case.waiting) < _cards_still_needed(case)


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
    chinese="技術故障",
    paragraphs={short: (*_PARAGRAPHS.get(short, ()), too_few) for short, too_few in TOO_FEW_CARDS.items()},
    moments=ROUND_OPEN,
    asks=asks_for("can_go_on"),
    rule=_rule,
    call=ONE_MOMENT,
)
