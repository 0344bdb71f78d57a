"""Opens the recall of past rounds, and connects its parts of the screen to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from terminal.ledger.errors import LedgerError
from terminal.rounds.unreplayable import Unreplayable
from terminal.screen.recall.views import MOST_TILES
from terminal.screen.table_screen import TableScreen, when_open
from terminal.screen.translate import say, tr

if TYPE_CHECKING:
    from terminal.screen.recall.recall_dialogue import Recalling


def recall_acts(screen: TableScreen) -> dict[str, Callable[..., None]]:
    """Return what the keys of the strip and of the acts do with the recall, whenever it is open."""

    def told(act: Callable[..., None]) -> Callable[..., None]:
        return when_open(screen, _recalling, act)

    return {
        "tool": told(lambda recall, name: recall.tool(name)),
        "round": told(lambda recall, name: recall.round(name)),
        "move": told(lambda recall, way: recall.move(way)),
        "search": told(lambda recall: recall.search()),
        "act": told(lambda recall, number: recall.act(number)),
    }


def _recalling() -> type[Recalling]:
    from terminal.screen.recall.recall_dialogue import Recalling  # noqa: PLC0415 - no start waits for it

    return Recalling


def open_recall(screen: TableScreen) -> None:
    """Open the last round that is over, with the ten last ones in the strip."""
    from terminal.table.audit.recall import Recall  # noqa: PLC0415 - no start waits for it

    ledger = screen.session.ledger
    if ledger.path is None:
        screen.choose(notice=tr("This ledger is kept in memory alone: nothing can be recalled."))
        return
    try:
        recall = Recall(ledger.path, screen.table.terms)
        rounds = recall.last_rounds(MOST_TILES)
        if not rounds:
            screen.choose(notice=tr("No round is over yet."))
            return
        looking = _recalling()(
            recall,
            rounds,
            ZoneInfo(ledger.identity.zone),
            screen.session.now,
            leave=lambda: screen.open_dialogue(None),
            changed=screen.refresh,
            told=lambda text: screen.choose(notice=text),
        )
    except LedgerError as fault:
        screen.choose(notice=say(fault.message))
    except Unreplayable:
        screen.choose(notice=tr("The record of that round cannot be followed. Verify the ledger."))
    else:
        screen.open_dialogue(looking)
