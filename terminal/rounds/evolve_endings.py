"""What events make of a finished round: concluded, void, or open again."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.evolve_cards import Unreplayable, open_round
from terminal.rounds.settled_before import all_settled
from terminal.rounds.settlement import Settlement
from terminal.rounds.state import NOTHING_SETTLED, Round, Table
from terminal.rounds.tie_chips import left_by_tie
from terminal.rules.bets import Result
from terminal.rules.cards import Card
from terminal.rules.roads import Played
from terminal.rules.settlement import facts_of
from terminal.rules.stakes import BetKey

REPLACED = "replaced by decision of the pit"


def round_concluded(table: Table, event: e.RoundConcluded) -> Table:
    """End the round: its result goes to the scoreboard, cards beyond its end to the next round."""
    played = open_round(table)
    settled = Settlement(event.result, event.lines)
    ended = replace(
        played, settlement=settled, earlier=played.slices, latest=(), undo=None, settled_before=()
    )
    closed = replace(
        table,
        round=None,
        last=ended,
        before=None,
        tied=left_by_tie(played, event),
        last_bets=_last_bets(table, played),
        carried=_carried_on(table, played),
        history=((*table.history, _on_the_board(played, event)) if table.deals(played) else table.history),
    )
    return _replaced_if_ordered(closed)


def _on_the_board(played: Round, event: e.RoundConcluded) -> Played:
    """Return what the scoreboard keeps of a round that has ended."""
    facts = facts_of(played.player, played.banker)
    return Played(event.result, event.player_pair, event.banker_pair, played.number, facts)


def _carried_on(table: Table, played: Round) -> tuple[Card, ...]:
    """Return the cards that lie first in the next round, unless a new shoe has come since (RULINGS 18)."""
    if not table.deals(played):
        return table.carried
    again = played.carried_again
    return (*played.carried[:again], *table.carried, *played.carried[again:])


def round_voided(table: Table, event: e.RoundVoided) -> Table:
    """End the round without a result: its cards are discarded, but not those carried to the next."""
    played = open_round(table)
    settled = Settlement(Result.VOID, event.lines)
    ended = replace(
        played,
        settlement=settled,
        earlier=played.slices,
        latest=(),
        fault=None,
        choices=(),
        undo=None,
        settled_before=played.settled_before if table.terms.reads_as_since(6) else (),
    )
    carried = _carried_on(table, played)
    closed = replace(
        table,
        round=None,
        last=ended,
        before=None,
        tied=(),
        last_bets=_last_bets(table, played),
        carried=carried,
    )
    return _replaced_if_ordered(closed)


def _last_bets(table: Table, played: Round) -> tuple[tuple[BetKey, int], ...]:
    """Return what can be repeated from now on: these bets, if they were closed and are of the shoe in use."""
    return tuple(played.sums.items()) if played.closed and table.deals(played) else table.last_bets


def _replaced_if_ordered(table: Table) -> Table:
    if not table.replace_after_round:
        return table
    return replace(table, condemned=REPLACED, carried=(), replace_after_round=False)


def settlement_reversed(table: Table, event: e.SettlementReversed) -> Table:
    """Open the last round again, as if it had not been settled."""
    played = table.last
    if played is None or played.settlement is None or table.round is not None:
        raise Unreplayable("a settlement reversed, where none can be")
    settled = all_settled(played.settlement.lines) if table.terms.reads_as_since(5) else ()
    reopened = replace(played, settlement=None, undo=None, settled_before=settled, **NOTHING_SETTLED)
    on_board = table.deals(played) and played.settlement.result is not Result.VOID
    history = table.history[:-1] if on_board else table.history
    return replace(
        table,
        round=reopened,
        last=None,
        tied=(),
        history=history,
        carried=table.waiting(played),
    )
