"""Compares two versions of the rules, and plays a question of theirs at the table, for tests of rehearsal."""

from __future__ import annotations

import json
from collections.abc import Collection
from fractions import Fraction
from functools import cache
from typing import Any

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.events import (
    IrregularityDecided,
)
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.training.rehearsal.cells import CellAnswer, CellGroup, CellKey
from terminal.training.rehearsal.compare import EVERY_GROUP, Comparison, compare
from terminal.training.rehearsal.versions import version_of

CB, NCI, E6 = GAMES["commission"], GAMES["insurance-super-six-plus"], GAMES["easy-six"]
NCT, F6 = GAMES["tournament"], GAMES["fortune-six"]

QUICK = frozenset(CellGroup) - {CellGroup.REMEDY}
"""What is asked in no time."""


@cache
def compared(old: Game, new: Game, groups: Collection[CellGroup] | None = None) -> Comparison:
    """Return two games compared at the tables of training."""
    return compare(version_of(old), version_of(new), groups or EVERY_GROUP)


def replayed(answer: CellAnswer) -> dict[str, Any]:
    """Return what `replay` answers to the question of a cell."""
    assert answer.script is not None
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="script", zone="UTC")
    told = play(read_script(ScriptPlace("cell"), json.loads(json.dumps(answer.script()))), ledger)
    events = [one.event for one in ledger.read()]
    ledger.close()
    return {
        **told,
        "decided": [one for one in events if isinstance(one, IrregularityDecided)],
        "events": events,
    }


def as_replayed(key: CellKey, answer: CellAnswer) -> tuple[str, ...]:
    """Return the answer to a cell as the table itself gives it when the question is played there."""
    told = replayed(answer)
    if key.group is CellGroup.DRAW:
        following = told["shown"][-1]["next"]
        deals = following["do"] == "deal"
        return (f"a card to the {following['hand']}",) if deals else ("no card",)
    if key.group is CellGroup.ROW:
        offer = told["shown"][-1]["offer"]
        return ("nothing due",) if offer is None else (f"{offer['hand']} at {Fraction(offer['odds'])}",)
    if key.group is CellGroup.PRICE:
        bet = key.name.partition(":")[0]
        [line] = [one for one in told["rounds"][-1]["settlement"] if one["bet"] == bet]
        return line["outcome"], line["paid"], line["commission"]
    [*_, last] = told["decided"]
    return last.action, f"by {last.decided_by.value}", *(("with options",) if last.options else ())
