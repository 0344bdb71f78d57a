"""Decisions about several bets by one act of the dealer: one command, so that one undo takes it back."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rounds.betting import bets_closed, leave, place, returned_on_tie, withdraw
from terminal.rounds.betting_checks import check_place_on_felt
from terminal.rounds.commands import (
    LeaveBet,
    LeaveBets,
    PlaceBet,
    RaiseBets,
    ReturnTiedBets,
    WithdrawBet,
    WithdrawBets,
)
from terminal.rounds.decision import Decision
from terminal.rounds.events import Event
from terminal.rounds.evolve import evolve_all
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Table
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, minimum_of, under_minimum


def leave_all(table: Table, command: LeaveBets, rank: Rank) -> Decision:
    """Leave all that lies there since the Tie; if one bet may not stay, none is left."""
    keys = [key for key in _tied(table) if command.box in (None, key.box)]
    if not keys:
        return refuse(
            "nothing_to_leave",
            "Only a Player or Banker bet that was just returned on a Tie may be left.",
            paragraph=table.terms.rules.paragraphs.tie,
        )
    return _each(table, (LeaveBet(key.box, key.bet, key.bettor) for key in keys), rank)


def return_tied(table: Table, command: ReturnTiedBets, rank: Rank) -> Decision:
    """Give back all that lies there since the Tie."""
    return return_tied_of(table, table.terms.boxes, rank)


def return_tied_of(table: Table, boxes: Iterable[str], rank: Rank) -> Decision:
    """Give back all that lies in these boxes since the Tie; a box without any has none to give back.

    Refused if nothing lies in any of them.
    """
    among = frozenset(boxes)
    keys = [key for key in _tied(table) if key.box in among]
    if not keys:
        return refuse("no_tied_bets", "No bets from a Tie are there.")
    commands = []
    for key in keys:
        commands.append(WithdrawBet(key.box, key.bet, returned_on_tie(table, key), key.bettor))
    sums = {} if table.round is None else table.round.sums
    if any(key in sums for key in keys):
        return refuse("bets_lie_on_them", "Bets were added to them. Take them back one by one.")
    return _each(table, commands, rank)


def withdraw_all(table: Table, command: WithdrawBets, rank: Rank) -> Decision:
    """Take back all bets of a bettor, those that stand on another first."""
    wrong = check_place_on_felt(table.terms, command.box, command.bettor, table.terms.rules.bets[0])
    if wrong is not None:
        return wrong
    played = table.round
    if played is not None and played.closed:
        return bets_closed(table.terms, withdrawal=True)
    placed = () if played is None else played.sums
    own = [key for key in (*placed, *_tied(table)) if key[:2] == (command.box, command.bettor)]
    if not own:
        return refuse("nothing_there", "Nothing to take back there: box {box}.", box=command.box)
    own.sort(key=lambda key: key.bet in ORIGINAL_BETS)
    return _each(table, (WithdrawBet(key.box, key.bet, None, key.bettor) for key in own), rank)


def raise_all(table: Table, command: RaiseBets, rank: Rank) -> Decision:
    """Raise the bets of a bettor that are under their minimum."""
    played = table.round
    if played is not None and played.closed:
        return bets_closed(table.terms)
    sums = {} if played is None else played.sums
    limits = table.terms.limits if played is None else played.limits
    small = [key for key, _ in under_minimum(sums, limits) if key[:2] == (command.box, command.bettor)]
    if not small:
        return refuse("nothing_to_raise", "No bet of this player is under the minimum.")
    return _each(
        table,
        (
            PlaceBet(key.box, key.bet, (minimum_of(key.bet, limits) or 0) - sums[key], key.bettor)
            for key in small
        ),
        rank,
    )


def _tied(table: Table) -> list[BetKey]:
    """Return the bets that lie there since a Tie and may be left or taken up."""
    return [key for key, _ in table.tied if returned_on_tie(table, key)]


def _each(table: Table, commands: Iterable[LeaveBet | PlaceBet | WithdrawBet], rank: Rank) -> Decision:
    """Decide one command after another, each on the table after those before; the first refusal is all."""
    events: list[Event] = []
    for command in commands:
        if isinstance(command, LeaveBet):
            decided = leave(table, command, rank)
        elif isinstance(command, PlaceBet):
            decided = place(table, command, rank)
        else:
            decided = withdraw(table, command, rank)
        if isinstance(decided, Refusal):
            return decided
        events += decided
        table = evolve_all(table, decided)
    return events
