"""What is asked before no more bets is called: a round in which nothing lies is not closed by one touch."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.commands import Command
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.table_screen import TableScreen, ask
from terminal.screen.translate import both, tr


def close_or_ask(
    screen: TableScreen, commands: tuple[Command, ...], close_bets: Callable[..., object]
) -> None:
    """Close by `close_bets` a round in which anything lies; else ask first."""
    if screen.situation.sums or screen.situation.lying_from_tie:
        close_bets(*commands)
        return

    def close() -> None:
        screen.open_dialogue(None)
        screen.do(*commands)

    words = (*both("Close anyway"), tr("the round is dealt without bets"))
    choice = Choice(Answer("close", "lock", *words), close)
    ask(screen, both("No more bets"), both("No bets placed. Close anyway?"), (choice,))
