"""Full rounds of a table of nine boxes, as commands and as a session script, dealt from shuffled shoes."""

from __future__ import annotations

import random
from collections.abc import Iterator

from terminal.rounds.commands import (
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    DealCard,
    NewShoe,
    OpenTable,
    PlaceBet,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase, Table, phase_of
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet
from terminal.rules.cards import DECK
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.setup.layouts import layout_labels

GAME = "insurance-super-six-plus"
LAYOUT = "bean-9"
DECKS = 8
CHIP = 100_00
_ENDS_BEFORE = 30
"""Cards that stay in a shoe."""


def nine_box_terms() -> Terms:
    """Return the terms of nine boxes in the game with the most to work out, without a Differential."""
    return Terms(
        table_id="script",
        game=GAME,
        layout=LAYOUT,
        boxes=layout_labels(LAYOUT),
        decks=DECKS,
        limits=Limits(minimum=CHIP),
    )


def rounds_of(terms: Terms, rounds: int, bets_a_box: int, seed: int = 1) -> Iterator[list[Command]]:
    """Yield the commands of each round, a new shoe before the first of its rounds.

    Every box has a Player or Banker bet and, with two bets a box, one on the Tie or a Pair. Insurance is
    offered and closed wherever it falls due.
    """
    chance = random.Random(seed)
    table = Table(terms, opened=terms)
    shoe: list[str] = []
    for _ in range(rounds):
        commands: list[Command] = []

        def act(command: Command, commands: list[Command] = commands) -> None:
            nonlocal table
            decided = decide(table, command, Rank.SHIFT_MANAGER)
            if isinstance(decided, Refusal):
                raise AssertionError(decided.message.render())
            table = evolve_all(table, decided)
            commands.append(command)

        if len(shoe) < _ENDS_BEFORE:
            shoe = [card for card in DECK for _ in range(terms.decks)]
            chance.shuffle(shoe)
            act(NewShoe(terms.decks, burn_due=False))
        for box in terms.boxes:
            act(PlaceBet(box, chance.choice((Bet.PLAYER, Bet.BANKER)), 10 * CHIP))
            if bets_a_box > 1:
                act(PlaceBet(box, chance.choice((Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR)), CHIP))
        act(CloseBets())
        while (phase := phase_of(table)) is not Phase.RESULT:
            act(CloseInsurance(offered=True) if phase is Phase.INSURANCE else DealCard(shoe.pop()))
        act(ConcludeRound())
        yield commands


def opening(terms: Terms) -> Command:
    """Return what opens the table of these rounds."""
    return OpenTable(terms)


def script_of(rounds: int, bets_a_box: int, seed: int = 1) -> dict[str, object]:
    """Return the same rounds as a session script."""
    steps: list[dict[str, object]] = []
    commands = (one for played in rounds_of(nine_box_terms(), rounds, bets_a_box, seed) for one in played)
    for number, command in enumerate(commands):
        match command:
            case NewShoe():
                # A script begins with a shoe in play.
                if number:
                    steps.append({"do": "new_shoe", "by": "pit_supervisor"})
            case PlaceBet(box, bet, amount):
                steps.append({"do": "place", "box": box, "bet": bet.value, "amount": f"{amount // 100}"})
            case CloseBets():
                steps.append({"do": "no_more_bets"})
            case CloseInsurance():
                steps.append({"do": "close_insurance"})
            case DealCard(card):
                steps.append({"do": "deal", "card": card})
            case ConcludeRound():
                steps.append({"do": "settle"})
    limits = dict.fromkeys(("maximum", "side_minimum", "side_maximum", "maximum_differential"))
    head = {"game": GAME, "layout": LAYOUT, "decks": DECKS, "minimum": f"{CHIP // 100}", **limits}
    return {"id": "bench", "on_refusal": "stop", "table": head, "steps": steps}
