"""Show in the strip that another program wrote into the ledger, and ask a Shift Manager to sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terminal.rounds.commands import SignForeignWrite
from terminal.rounds.foreign_write import waits_for_signature
from terminal.rounds.foreign_write_record import ForeignWrite, foreign_write_words
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import SideNoticeView
from terminal.screen.words import or_above

_NAME: Final = "foreign"


class ForeignWatch:
    """What other programs have written into the ledger of one table, looked for whenever `look` is called."""

    def __init__(self, screen: TableScreen, side_notices: SideNotices) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._seen: tuple[ForeignWrite, ...] = ()
        self._then: Callable[[], None] | None = None

    def ask_first(self, then: Callable[[], None]) -> None:
        """Do something at once, or only after a Shift Manager has signed: the page then asks for that."""
        if not waits_for_signature(self._screen.session.table):
            then()
            return
        self._then = then
        self.look()
        self._side_notices.open()

    def look(self) -> None:
        """Show what was found, if that is no longer what it was at the last look."""
        found = self._screen.session.table.foreign_writes
        if found != self._seen:
            self._seen = found
            self._tell(found[-1])
        if self._then is not None and not waits_for_signature(self._screen.session.table):
            then, self._then = self._then, None
            then()

    def _tell(self, last: ForeignWrite) -> None:
        waits = waits_for_signature(self._screen.session.table)
        state = tr("play waits for a signature") if waits else tr("signed for; in every report")
        signs = Choice(
            Answer("sign", "lock", *both("Go on as shown"), or_above(Rank.SHIFT_MANAGER)), self._sign
        )
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView("warning", tr("Foreign write"), state, alarm=True),
                title=tr("Foreign write into the ledger"),
                second=second_line("Foreign write into the ledger"),
                question=tr("Another program has written into the ledger of this table."),
                text=say(foreign_write_words(last))
                + "\n"
                + tr("The table shows what it has recorded itself. Compare it with the chips and the cards."),
                caption=tr("Keep the file that was put aside. This alarm stays."),
                stays=True,
                choices=(signs,) if waits else (),
            )
        )

    def _sign(self) -> None:
        self._screen.open_dialogue(None)
        self._screen.do(SignForeignWrite())
        self.look()
