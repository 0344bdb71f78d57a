"""The decision about the pace that the house expects, which reports hold play against."""

from __future__ import annotations

from terminal.rounds.commands import SetPace
from terminal.rounds.decision import Decision
from terminal.rounds.events import PaceSet, ProfileMatched
from terminal.rounds.refusal import rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def set_pace(table: Table, command: SetPace, rank: Rank) -> Decision:
    """Set another pace, by a Pit Supervisor; it is no term of play, and may change within a round."""
    if command.rounds_an_hour < 1:
        return refuse("no_such_pace", "A table is expected to deal at least one round an hour.")
    is_noted = not command.of_profile or table.profile_pace == command.rounds_an_hour
    if table.pace == command.rounds_an_hour and is_noted:
        return refuse("pace_unchanged", "That pace is set already.")
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR)
    pace = PaceSet(command.rounds_an_hour, command.of_profile)
    if command.profile in (None, table.profile_pace) or table.opened is None:
        return (pace,)
    return (pace, ProfileMatched(table.opened.limits, command.profile))
