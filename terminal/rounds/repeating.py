"""Decisions about the last round's bets: which of them are still to come, and placing them again."""

from __future__ import annotations

from collections.abc import Mapping, Set

from terminal.rounds.betting import bets_closed, commence, reopened, returned_on_tie
from terminal.rounds.betting_checks import check_amount, check_company, check_maximum, check_place_on_felt
from terminal.rounds.commands import RepeatBets
from terminal.rounds.decision import Decision
from terminal.rounds.events import BetPlaced, BetsNotRepeated, Event, LeftOut
from terminal.rounds.irregularities.under_minimum import ID as UNDER_MINIMUM
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, SEATED
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, minimum_of


def still_to_repeat(table: Table, entered: Set[BetKey] | None = None) -> dict[BetKey, int]:
    """Return the last round's bets that are not entered yet, with the cents that each lacks of its last sum.

    Chips that stayed from a Tie count towards the sum; a bet with any other chips is `entered`, and is passed
    over. Player and Banker bets come first, so that others may stand on them.
    """
    played = table.round
    if not table.last_bets or (played is not None and played.closed):
        return {}
    sums: Mapping[BetKey, int] = {} if played is None else played.sums
    if entered is None:
        entered = entered_bets(table)
    lacking = {
        key: cents - sums.get(key, 0)
        for key, cents in table.last_bets
        if key not in entered and cents > sums.get(key, 0)
    }
    return {key: lacking[key] for key in sorted(lacking, key=lambda key: key.bet not in ORIGINAL_BETS)}


def entered_bets(table: Table) -> Set[BetKey]:
    """Return the bets of the open round that hold more than what stayed from a Tie."""
    played = table.round
    if played is None:
        return set()
    if not any(piece.left_lying for piece in played.slices):
        return played.sums.keys()
    return {piece.key for piece in played.slices if not piece.left_lying}


def would_be_placed(table: Table, lacking: Mapping[BetKey, int]) -> list[BetPlaced]:
    """Return the placings of all bets that could be repeated now, of every bettor, out of those that lack."""
    if not lacking or (table.round is None and isinstance(commence(table), Refusal)):
        return []
    return _placed(table, lacking)[0]


def repeat(table: Table, command: RepeatBets, rank: Rank) -> Decision:
    """Place what the last round's bets lack of their sums; what is refused now is left out and named."""
    wrong = _asked_for_wrongly(table.terms, command)
    if wrong is not None:
        return wrong
    played = table.round
    if played is not None and played.closed:
        return bets_closed(table.terms)
    events: list[Event] = []
    if played is None:
        commenced = commence(table)
        if isinstance(commenced, Refusal):
            return commenced
        events.append(commenced)
    lacking = _meant(table, command)
    if not lacking:
        return refuse("nothing_to_repeat", "There is no bet of the last round to repeat here.")
    placed, left_out = _placed(table, lacking)
    if not placed:
        return refuse("nothing_to_repeat", "None of these bets may be placed again. Check the limits.")
    events += placed
    if left_out:
        events.append(BetsNotRepeated(left_out))
    return events


def _asked_for_wrongly(terms: Terms, command: RepeatBets) -> Refusal | None:
    if command.box is None:
        if command.bettor == SEATED:
            return None
        return refuse("standing_one_by_one", "Standing bettors are repeated one by one. Name the box.")
    return check_place_on_felt(terms, command.box, command.bettor, terms.rules.bets[0])


def _meant(table: Table, command: RepeatBets) -> dict[BetKey, int]:
    """Return the part of what is still to come that a command is about."""
    lacking = still_to_repeat(table)
    if command.box is not None:
        return {key: cents for key, cents in lacking.items() if key[:2] == (command.box, command.bettor)}
    touched = {key.box for key in entered_bets(table)}
    return {key: cents for key, cents in lacking.items() if key.bettor == SEATED and key.box not in touched}


def _placed(table: Table, lacking: Mapping[BetKey, int]) -> tuple[list[BetPlaced], tuple[LeftOut, ...]]:
    """Return the placings, one after another as they pass, and the bets that do not pass."""
    played = table.round
    sums: dict[BetKey, int] = {} if played is None else dict(played.sums)
    order = 0 if played is None else played.next_order
    placed: list[BetPlaced] = []
    left_out: list[LeftOut] = []
    for key, cents in lacking.items():
        total = sums.get(key, 0) + cents
        why = _left_out_for(table.terms, sums, key, total)
        if why:
            left_out.append(LeftOut(*key, total, why))
            continue
        sums[key] = total
        tied = returned_on_tie(table, key)
        for amount, left_lying in ((tied, True), (max(cents - tied, 0), False)):
            if amount:
                placed.append(
                    BetPlaced(order, *key, amount, left_lying=left_lying, after_reopening=reopened(table))
                )
                order += 1
    return placed, tuple(left_out)


def _left_out_for(terms: Terms, sums: Mapping[BetKey, int], key: BetKey, total: int) -> str:
    """Return the code for which a bet may not be placed again, or an empty text."""
    refused = (
        check_place_on_felt(terms, *key)
        or check_amount(terms, total)
        or check_maximum(terms, key, total)
        or check_company(terms, sums, key)
    )
    if refused is not None:
        return refused.code
    return UNDER_MINIMUM if total < (minimum_of(key.bet, terms.limits) or 0) else ""
