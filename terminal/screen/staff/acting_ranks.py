"""Acting ranks as text: whose, which, and until when by the clock of the house."""

from __future__ import annotations

from datetime import datetime, tzinfo

from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import ActingRank, Table
from terminal.rules.ranks import Rank
from terminal.screen.translate import say, tr
from terminal.screen.views import ActingView
from terminal.table.people.staff import end_of, in_force

_RANKS = tuple(Rank)


def acting_of(table: Table, number: str, at: datetime) -> ActingRank | None:
    """Return the rank in which a person acts at a moment; None if in no other than their own."""
    return next((one for one in in_force(table.acting, at) if one.number == number), None)


def acting_pill(rank: Rank) -> str:
    """Return the rank that somebody acts in."""
    title = tr("Shift Manager") if rank is Rank.SHIFT_MANAGER else say(RANK_TITLES[rank])
    return tr("acting {rank}").format(rank=title.upper())


def ends_at(acting: ActingRank, house: tzinfo) -> str:
    """Return when an acting rank ends, by the clock of the house."""
    return tr("to {time}").format(time=end_of(acting).astimezone(house).strftime("%H:%M"))


def highest_acting(table: Table, at: datetime, house: tzinfo) -> ActingView | None:
    """Return the highest acting rank in force, for the top bar; None if nobody acts in one."""
    ranks = in_force(table.acting, at)
    if not ranks:
        return None
    one = max(ranks, key=lambda acting: _RANKS.index(acting.rank))
    return ActingView(acting_pill(one.rank), f"{one.name} {one.number}", ends_at(one, house), one.number)
