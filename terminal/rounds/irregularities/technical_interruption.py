"""Power or equipment failed: the round goes on, is concluded, or is void (CB, NCI ¶5.4; RULINGS 23)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first, goes_on, void
from terminal.rounds.irregularities.kind import ROUND_OPEN, Action, Case, Kind, Ruling, asks_for
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Hand
from terminal.rules.message import Message

INITIAL_CARDS = 4


def _rule(case: Case) -> Ruling | Refusal:
    by_the_rules = _advised(case)
    if case.game.differential or isinstance(by_the_rules, Refusal):
        return by_the_rules
    # The other sets are silent: a Pit Supervisor chooses, the same reading being the advice.
    remedy = case.facts.remedy
    return Ruling(
        action=by_the_rules.action if remedy is None else Action(remedy),
        paragraph=None,
        needs=Rank.PIT_SUPERVISOR,
        condemns=by_the_rules.condemns,
    )


def _advised(case: Case) -> Ruling | Refusal:
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


def too_few_cards_left(case: Case) -> bool:
    """Whether the shoe lacks cards that the round is sure to need."""
    played, shoe = case.table.round, case.table.shoe
    if played is None or shoe is None:
        return False
    certain = max(0, INITIAL_CARDS - played.lying) or isinstance(played.coming(), Hand)
    return shoe.cards_left < certain


KIND = Kind(
    id="technical_interruption",
    title=Message("Technical interruption"),
    chinese="技術故障",
    paragraphs={"CB": ("5.4", "5.4.1", "5.4.2", "5.5.4"), "NCI": ("5.4", "5.4.1", "5.4.2", "5.5.4")},
    moments=ROUND_OPEN,
    asks=asks_for("can_go_on"),
    rule=_rule,
    call=ONE_MOMENT,
)
