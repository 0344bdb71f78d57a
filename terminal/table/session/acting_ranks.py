"""Acting ranks in force: the state keeps who was assigned which; here a clock says whether it holds."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from terminal.rounds.state import ActingRank
from terminal.rules.ranks import Rank


def end_of(acting: ActingRank) -> datetime:
    """Return when an acting rank ends."""
    return datetime.fromisoformat(acting.until)


def in_force(acting: Iterable[ActingRank], at: datetime) -> tuple[ActingRank, ...]:
    """Return those acting ranks whose end has not come."""
    return tuple(one for one in acting if at < end_of(one))


def rank_held(
    number: str, own: Rank, acting: Iterable[ActingRank], at: datetime
) -> tuple[Rank, datetime | None]:
    """Return the rank in which a person may act, and its end if it is an acting one."""
    for one in in_force(acting, at):
        if one.number == number and not own.at_least(one.rank):
            return one.rank, end_of(one)
    return own, None
