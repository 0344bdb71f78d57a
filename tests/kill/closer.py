"""A table without a window that deals short days: each is closed and put away, and the next goes on."""

from __future__ import annotations

import os
import random
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec.structs import replace

from terminal.rounds.commands import (
    BurnCards,
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    DealCard,
    NewShoe,
    PlaceBet,
    RejectExcess,
)
from terminal.rounds.guidance import next_step
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.cards import DECK, Card
from terminal.table.day import close_day
from terminal.table.profile import TableProfile, demo_profile
from terminal.table.session import TableSession
from terminal.table.setup import PROFILE, open_table

DAY = "2025-11-27"
MOST_CARDS = 20
"""More cards than any round takes: with fewer left, a new shoe comes first."""


def profile_in(folder: Path) -> TableProfile:
    """The demo table with its ledger in a folder."""
    return replace(demo_profile(), ledger=folder / "days" / "DEMO-1.ledger")


def close_days(shown: Connection, folder: Path, seed: int) -> None:
    """Deals and closes days for ever; the number of each act that is done goes to `shown`, as a raw line."""
    chance = random.Random(seed)
    opened = open_table(profile_in(folder)).session
    # Nobody signs here: what is tried is the closing of the day, not who may.
    session = TableSession(opened.ledger, opened.table)
    while True:
        if session.table.round is None and chance.random() < 0.4:
            closed = close_day(session, DAY, acting=PROFILE)
            assert not isinstance(closed, Refusal), closed
        else:
            done = session.handle(_next(session.table, chance), acting=PROFILE)
            assert not isinstance(done, Refusal), done
        os.write(shown.fileno(), f"{session.ledger.head.seq}\n".encode())


def _next(table: Table, chance: random.Random) -> Command:
    """What the guide says, after a bet or two."""
    if table.round is None and table.shoe is not None and table.shoe.cards_left < MOST_CARDS:
        return NewShoe(table.terms.decks)
    card = _card(table, chance)
    match next_step(table).do:
        case "new_shoe":
            return NewShoe(table.terms.decks)
        case "burn":
            return BurnCards(card, 3)
        case "place_your_bets":
            return PlaceBet(chance.choice(table.terms.boxes), Bet.BANKER, 100_00)
        case "reject_excess":
            return RejectExcess()
        case "no_more_bets":
            bet = chance.choice((Bet.PLAYER, Bet.BANKER, Bet.TIE))
            more = PlaceBet(chance.choice(table.terms.boxes), bet, 100_00)
            return more if chance.random() < 0.5 else CloseBets()
        case "close_insurance":
            return CloseInsurance(offered=True)
        case "deal":
            return DealCard(card)
    return ConcludeRound()


def _card(table: Table, chance: random.Random) -> Card:
    """A card that the shoe can still give."""
    shoe = table.shoe
    return chance.choice([card for card in DECK if shoe is None or shoe.can_hold(card)])
