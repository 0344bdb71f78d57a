"""A player has walked away after betting: the bet is settled all the same (CB ¶5.3, NCI ¶5.3.1)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import by_set, goes_on
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Kind, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.3", "NCI": "5.3.1"}


def _asks(case: Case) -> tuple[str, ...]:
    """Who walked away has forgone insurance for the round, so a game with insurance asks whose bet it is."""
    return ("bet",) if case.game.has_insurance else ()


def _rule(case: Case) -> Ruling:
    ruling = replace(goes_on(None, needs=Rank.DEALER), forgoes=case.game.has_insurance)
    return by_set(case, _PARAGRAPHS, ruling)


KIND = Kind(
    id="walk_away",
    title=Message("A player walked away"),
    paragraphs={"CB": ("5.3",), "NCI": ("5.3", "5.3.1")},
    moments=ROUND_OPEN,
    asks=and_choice(_asks, _rule, requires=no_questions),
    requires=no_questions,
    rule=_rule,
    call=Message("The bet stays and will be settled."),
)
