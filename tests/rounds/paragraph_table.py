"""A table for the tests of paragraphs: commands in short words, played through the decisions."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import Line
from terminal.rounds.state import Round, Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.setup.layouts import layout_labels
from tests.layouts.allowed import decks_for, layout_for

LAYOUT = "mini-7"
"""The layout on which games are played that allow it."""
BOXES = ("1", "2", "3", "5", "6", "7", "8")
"""Its boxes, at a house that leaves out the four."""


def terms_of(game: str) -> Terms:
    """Return the terms of a table without limits: eight decks on `mini-7`, where the game has them."""
    rules = GAMES[game]
    layout = layout_for(rules, LAYOUT)
    boxes = BOXES if layout == LAYOUT else layout_labels(layout)
    return Terms(table_id="T", game=game, layout=layout, boxes=boxes, decks=decks_for(rules))


def table_of(
    game: str, *, face_down: bool = False, private: bool = False, limits: Limits | None = None
) -> Table:
    """Return a table of a game with a new shoe, the burn done."""
    terms = replace(terms_of(game), face_down=face_down, private=private, limits=limits or Limits())
    opened = played(Table(terms), c.OpenTable(terms))
    return played(opened, c.NewShoe(terms.decks, burn_due=False))


def played(table: Table, *commands: c.Command, rank: Rank = Rank.DEALER) -> Table:
    """Return the table after commands, none of which may be refused."""
    for command in commands:
        decision = decide(table, command, rank)
        assert not isinstance(decision, Refusal), f"{command} was refused: {decision.message.render()}"
        seq = 1 if table.last_act is None else table.last_act.seq + len(table.last_act.entries)
        table = note_act(table, evolve_all(table, decision), seq, decision)
    return table


def refusal(table: Table, command: c.Command, rank: Rank = Rank.DEALER) -> tuple[str, str | None]:
    """Return the code and the paragraph with which a command is refused."""
    decision = decide(table, command, rank)
    assert isinstance(decision, Refusal), f"{command} was not refused"
    return decision.code, decision.paragraph


def bet(text: str) -> c.PlaceBet:
    """Return a placing from `box [standing number] bet amount`, the amount in whole dollars."""
    box, *standing, name, amount = text.split()
    bettor = f"standing-{standing[0]}" if standing else "seated"
    return c.PlaceBet(box, Bet(name), int(amount) * 100, bettor)


def deal(codes: str) -> list[c.Command]:
    """Return cards in the order in which they leave the shoe."""
    return [c.DealCard(Card(code)) for code in codes.split()]


def insure(text: str) -> c.TakeInsurance:
    """Return insurance from `box [standing number] hand amount`, the amount in whole dollars."""
    box, *standing, hand, amount = text.split()
    bettor = f"standing-{standing[0]}" if standing else "seated"
    return c.TakeInsurance(box, Hand(hand), int(amount) * 100, bettor)


def a_round(table: Table, bets: list[str], codes: str) -> Table:
    """Return the table after a whole round with these bets and cards, insurance passed by."""
    table = played(table, *map(bet, bets), c.CloseBets())
    for command in deal(codes):
        if table.round is not None and table.round.offer is not None and table.round.offer.largest:
            table = played(table, c.CloseInsurance(offered=True))
        table = played(table, command)
    return played(table, c.ConcludeRound())


def open_round(table: Table) -> Round:
    """Return the round under way."""
    assert table.round is not None
    return table.round


def settled(table: Table) -> dict[str, Line]:
    """Return the lines of the last settlement by `box bettor bet`."""
    assert table.last is not None
    assert table.last.settlement is not None
    return {f"{line.box} {line.bettor} {line.bet}": line for line in table.last.settlement.lines}


def outcomes(table: Table) -> dict[str, tuple[str, int]]:
    """Return what became of each bet of the last round, and what went back to the bettor in cents."""
    return {name: (line.outcome.value, line.returned) for name, line in settled(table).items()}


def lying(table: Table) -> dict[str, int]:
    """Return what lies there since a Tie, by `box bettor bet`, in cents."""
    return {f"{key.box} {key.bettor} {key.bet.value}": cents for key, cents in table.tied}
