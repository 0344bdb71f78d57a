"""What the Undo key does: takes the latest act back and shows its box, or leads to a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terminal.rounds.commands import TakeBack
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.table_screen import TableScreen, ask
from terminal.screen.translate import both, tr
from terminal.screen.undo_words import undo_words
from terminal.screen.words import or_above

CORRECTS: Final = Rank.PIT_SUPERVISOR
"""The lowest rank that corrects an entry which cannot be taken back (RULINGS 22)."""


def may_correct(table: Table) -> bool:
    """Return whether a card or a bet of the round, open or just ended, could have been entered wrong."""
    played = table.current
    return played is not None and played.closed


def undo(screen: TableScreen, correct_bet: Callable[[], None]) -> None:
    """Take the latest act back and show the box concerned; where none can be, offer what can be corrected.

    `correct_bet` waits for a touch on the area of a bet that was entered wrong.
    """
    act = screen.table.last_act
    if act is not None:
        words = undo_words(act)
        if words.box is not None:
            screen.hold(box=words.box, bettor=words.bettor, box_open=True)
        screen.do(TakeBack(act.seq))
    elif may_correct(screen.table):
        _ask_what_is_wrong(screen, correct_bet)
    else:
        screen.choose(notice=tr("There is nothing to undo."))


def _ask_what_is_wrong(screen: TableScreen, correct_bet: Callable[[], None]) -> None:
    """Ask whether a card or a bet was entered wrong: the touch on it follows, then the signature."""
    signs = tr("{rank} signs").format(rank=or_above(CORRECTS))

    def touch_the_card() -> None:
        screen.open_dialogue(None)
        screen.choose(notice=tr("Touch the card that was entered wrong."))

    def touch_the_bet() -> None:
        screen.open_dialogue(None)
        correct_bet()

    played = screen.table.current
    card = Choice(Answer("card", "pad", *both("A card"), signs), touch_the_card)
    bet = Choice(Answer("bet", "touch", *both("A bet"), signs), touch_the_bet)
    choices = (card, bet) if played is not None and played.dealt else (bet,)
    ask(screen, both("Correct entry"), both("What was entered wrong?"), choices)
