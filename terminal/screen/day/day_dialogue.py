"""The end of a gaming day: what it was, where its ledger goes, and who signs for it."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from terminal.ledger.archive import ARCHIVE
from terminal.rounds.commands import CloseDay
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import ChangeLine, FactsView, WalkThroughView
from terminal.screen.translate import both, say, tr
from terminal.screen.words import button_view, page_guide


class DayNow(Struct, frozen=True):
    """The gaming day that can be closed."""

    day: str
    """Its date."""
    ledger: Path
    rounds: int
    """How many rounds commenced in its ledger."""
    events: int


class DayPage(Dialogue):
    """The page before the signature; nothing is closed by it."""

    def __init__(self, now: DayNow, *, send: Callable[[CloseDay], object], leave: Callable[[], None]) -> None:
        """Ask by `send` for the end of the day; `leave` closes the page."""
        self._now = now
        self._send = send
        self._leave = leave

    def apply(self) -> None:
        """Ask for the end of the day."""
        self._send(CloseDay(self._now.day))

    def pages(self, table: Table) -> Pages:
        """Return the day as it is, and what becomes of it."""
        rank = say(RANK_TITLES[Rank.PIT_MANAGER])
        walk = WalkThroughView(
            *both("Close the day"),
            *both("The gaming day {day} ends here.", day=self._now.day),
            caption=tr("Nothing that was recorded is changed."),
            icon="calendar",
            text=tr(
                "The ledger is sealed, put into the archive, and checked there from its first act to its "
                "last, while the table goes on in a new one."
            ),
            changes=self._changes(table),
        )
        facts = FactsView(
            (), (), tr("{rank} or above").format(rank=rank), tr("signs for the day"), tr("Leave the day open")
        )
        main = button_view("CLOSE THE DAY", tr("{rank} signs").format(rank=rank))
        guide = page_guide(table, tr("DAY"), both("Close the day"), tr("the table deals on at once"))
        return Pages(walk=walk, facts=facts, guide=guide, main=main)

    def _changes(self, table: Table) -> tuple[ChangeLine, ...]:
        now = self._now
        rounds = tr("1 round, {events} events") if now.rounds == 1 else tr("{rounds} rounds, {events} events")
        last = tr("last event")
        archived = f"{ARCHIVE}/{now.ledger.stem}-{now.day}-({last}){now.ledger.suffix}"
        shoe = tr("no shoe") if table.shoe is None else tr("shoe {number}").format(number=table.shoe.number)
        stands = tr("{shoe}, round {number} is next").format(shoe=shoe, number=table.rounds + 1)
        return (
            ChangeLine(tr("Gaming day"), tr("{day}, open").format(day=now.day), tr("closed")),
            ChangeLine(
                tr("Record"),
                rounds.format(rounds=now.rounds, events=f"{now.events:,}"),
                tr("the same, sealed"),
            ),
            ChangeLine(tr("Its ledger"), now.ledger.name, archived),
            ChangeLine(tr("In the folder"), str(now.ledger.parent), tr("the same, read only")),
            ChangeLine(tr("The table"), stands, tr("the same, in a new ledger")),
        )
