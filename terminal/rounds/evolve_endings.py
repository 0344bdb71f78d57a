"""What events make of a round at its end: taken, paid, given back, concluded, void, or open again."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.settled_before import all_settled
from terminal.rounds.settlement import Settlement
from terminal.rounds.state import NOTHING_SETTLED, Bettor, Round, Table
from terminal.rounds.tie_chips import left_by_tie
from terminal.rounds.unreplayable import Unreplayable, open_round
from terminal.rules.bets import Result
from terminal.rules.cards import Card
from terminal.rules.roads import Played
from terminal.rules.settlement import facts_of
from terminal.rules.stakes import BetKey

REPLACED = "replaced by decision of the pit"


def losing_bets_taken(played: Round, event: e.LosingBetsTaken) -> Round:
    """Return the round with all losing bets taken."""
    return replace(played, taken=True, undo=None)


def losing_bets_taken_up_to(played: Round, event: e.LosingBetsTakenUpTo) -> Round:
    """Return the round with the losing bets taken up to a box."""
    return replace(played, taken_up_to=event.box, undo=None)


def bettor_paid(played: Round, event: e.BettorPaid) -> Round:
    """Return the round with one more bettor paid."""
    return replace(played, paid=(*played.paid, Bettor(event.box, event.bettor)), undo=None)


def options_given(played: Round, event: e.OptionsGiven) -> Round:
    """Return the round with bettors who are asked what they choose; it is settled again."""
    choices = tuple((bettor, None) for bettor in event.bettors)
    return replace(played, choices=choices, undo=None, **NOTHING_SETTLED)


def option_chosen(played: Round, event: e.OptionChosen) -> Round:
    """Return the round with what a bettor has chosen."""
    chooser = Bettor(event.box, event.bettor)
    choices = tuple(
        (bettor, event.option if bettor == chooser else option) for bettor, option in played.choices
    )
    given_back = played.given_back if event.option != "return" else (*played.given_back, chooser)
    return replace(played, choices=choices, given_back=given_back, undo=None)


def neglected_returned(played: Round, event: e.NeglectedReturned) -> Round:
    """Return the round with what goes back for neglected insurance; it is settled again."""
    bettor = Bettor(event.box, event.bettor)
    neglected = (*played.neglected, (bettor, event.hand))
    return replace(played, neglected=neglected, undo=None, **NOTHING_SETTLED)


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
