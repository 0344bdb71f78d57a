"""Whatever the dealer does has a way back: taking an act back leaves the table as it was before."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.commands import TakeBack
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Round, Table
from terminal.rounds.taking_back import note_act
from terminal.rules.ranks import Rank


def check_way_back(before: Table, after: Table, seq: int) -> bool:
    """Return whether the act can be taken back, that commenced with event `seq`; check that it leads back."""
    act = after.last_act
    if act is None or act.seq != seq:
        return False
    assert act.below == before.last_act
    decided = decide(after, TakeBack(seq), Rank.DEALER)
    assert not isinstance(decided, Refusal)
    back = note_act(after, evolve_all(after, decided), seq + len(act.entries), decided)
    assert without_record(back) == without_record(before)
    return True


def without_record(table: Table) -> Table:
    """Return the table without what stays on record of an act that was taken back.

    That is a reopening (RULINGS 27), where `Undo` has stopped since, and the numbers of placings, which are
    given once.
    """
    return replace(table, round=_without(table.round), last=_without(table.last))


def _without(played: Round | None) -> Round | None:
    return None if played is None else replace(played, next_order=0, undo=None, reopened=0, at_call=())
