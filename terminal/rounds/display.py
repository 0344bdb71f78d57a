"""Decisions about the players' display: the last round told to the players, and a wrong display put right."""

from __future__ import annotations

from terminal.rounds.commands import AnnounceLastRound, PutDisplayRight
from terminal.rounds.decision import Decision
from terminal.rounds.events import DisplayPutRight, LastRoundAnnounced
from terminal.rounds.irregularities import display_wrong
from terminal.rounds.refusal import rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def announce_last_round(table: Table, command: AnnounceLastRound, rank: Rank) -> Decision:
    """Announce the round under way, or else the next one, as the last before the table closes."""
    if table.shoe is None:
        return refuse("no_shoe", "There is no shoe. Put in a new shoe.")
    if table.round is None and table.condemned is not None:
        return refuse("new_shoe_needed", "Nothing may be dealt before a new shoe. Put in a new shoe.")
    if table.shoe_ended:
        return refuse("shoe_ended", "The last round of this shoe has been dealt. Put in a new shoe.")
    if table.last_round == table.next_round:
        return refuse("last_round_is_announced", "The players have been told that this round is the last.")
    return (LastRoundAnnounced(table.next_round),)


def put_display_right(table: Table, command: PutDisplayRight, rank: Rank) -> Decision:
    """Show the players again what is on record, by a Pit Supervisor (CB ¶5.14, NCI ¶5.15)."""
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, table.terms.rules.paragraph_on(display_wrong.ID))
    return (DisplayPutRight(table.rounds),)
