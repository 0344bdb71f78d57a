"""What a table has due or used up now: what goes back, what is still to take, whom to pay next."""

from __future__ import annotations

from terminal.rounds.betting import excess_of, returned_on_tie
from terminal.rounds.commands import ReturnNeglected
from terminal.rounds.decide import decide
from terminal.rounds.guidance import Payout, bets_to_take, lines_now, next_step, payouts
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Bettor, Line, Table
from terminal.rules.cards import DECK, Card
from terminal.rules.differential import TurnBack
from terminal.rules.ranks import Rank
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import BetKey


def payout_now(table: Table) -> Payout | None:
    """Who is paid next, from the right; None before the losing bets are taken or when all are paid."""
    played = table.round
    if played is None or still_to_take(table):
        return None
    for payout in payouts(lines_now(table)):
        if payout.bettor not in played.paid:
            return payout
    return None


def payout_after(table: Table, now: Payout) -> Payout | None:
    """Who is paid after that."""
    played = table.round
    due = [
        payout
        for payout in payouts(lines_now(table))
        if played is not None and payout.bettor not in (*played.paid, now.bettor)
    ]
    return due[0] if due else None


def still_to_take(table: Table) -> tuple[Line, ...]:
    """The losing bets that have not been taken yet."""
    played = table.round
    return () if played is None or played.taken else bets_to_take(lines_now(table))


def cuts_now(table: Table) -> tuple[TurnBack, ...]:
    """What ¶5.1 turns back while bets are open."""
    played = table.round
    return () if played is None or played.closed else excess_of(table.terms, played)


def lying_from_tie(table: Table) -> dict[BetKey, int]:
    """Bets returned on the Tie that lie on the felt and may be left for the round, in cents."""
    lying = {key: returned_on_tie(table, key) for key, _ in table.tied}
    return {key: cents for key, cents in lying.items() if cents}


def used_up(shoe: Shoe | None) -> frozenset[Card]:
    """The cards of which the shoe can hold no more."""
    if shoe is None:
        return frozenset()
    return frozenset(card for card, seen in zip(DECK, shoe.seen, strict=True) if seen >= shoe.decks)


def neglected_now(table: Table) -> tuple[ReturnNeglected, ...]:
    """The Original Bets that would go back for insurance that was neglected and would have won (¶5.13)."""
    played = table.current
    offers = () if played is None else played.offers
    asked = dict.fromkeys((room.box, offer.hand, room.bettor) for offer in offers for room in offer.largest)
    commands = (ReturnNeglected(*who) for who in asked)
    return tuple(
        command for command in commands if not isinstance(decide(table, command, Rank.SHIFT_MANAGER), Refusal)
    )


GOES_ON, GOES_BACK = "continue", "return"


def asked_bettor(table: Table) -> Bettor | None:
    step = next_step(table)
    if step.do != "choose" or step.box is None or step.bettor is None:
        return None
    return Bettor(step.box, step.bettor)
