"""What the Undo key does: takes the latest act back and shows its box, or leads to a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terminal.rounds.commands import TakeBack
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.screen.dealing.tools import ask_new_shoe
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


def may_replace_shoe(table: Table) -> bool:
    """Return whether nothing has left the shoe yet, so that it may be the decks that were entered wrong."""
    return table.round is None and table.shoe is not None and not table.shoe.out


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
    elif may_replace_shoe(screen.table) and not may_correct(screen.table):
        ask_new_shoe(screen)
    elif may_correct(screen.table):
        _ask_what_is_wrong(screen, correct_bet)
    else:
        screen.choose(notice=tr("There is nothing to undo."))


def _ask_what_is_wrong(screen: TableScreen, correct_bet: Callable[[], None]) -> None:
    """Ask whether the shoe, a card or a bet was entered wrong; what is right follows, then the signature."""
    signs = tr("{rank} signs").format(rank=or_above(CORRECTS))

    def choose_the_decks() -> None:
        screen.open_dialogue(None)
        ask_new_shoe(screen)

    def touch_the_card() -> None:
        screen.open_dialogue(None)
        screen.choose(notice=tr("Touch the card that was entered wrong."))

    def touch_the_bet() -> None:
        screen.open_dialogue(None)
        correct_bet()

    played = screen.table.current
    shoe = Choice(Answer("shoe", "shoe", *both("The shoe")), choose_the_decks)
    card = Choice(Answer("card", "pad", *both("A card"), signs), touch_the_card)
    bet = Choice(Answer("bet", "touch", *both("A bet"), signs), touch_the_bet)
    choices = (
        *((shoe,) if may_replace_shoe(screen.table) else ()),
        *((card,) if played is not None and played.dealt else ()),
        bet,
    )
    ask(screen, both("Correct entry"), both("What was entered wrong?"), choices)
