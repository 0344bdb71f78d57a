"""Send the head of each round and day away from the machine, in the background; say what waits."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_sender import HeadTargets, send_heads, unsent_heads
from terminal.ledger.signed_heads import SignedHead, fingerprint
from terminal.rounds.commands import RecordTableKey
from terminal.rules.ranks import Rank
from terminal.screen.background import Background
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import SideNoticeView
from terminal.screen.words import or_above
from terminal.table.people.table_keys import key_to_record

_LOG = logging.getLogger("lammer")
_NAME: Final = "heads"
_KEY: Final = "key"
_AGAIN: Final = timedelta(minutes=1) // timedelta(milliseconds=1)
"""Milliseconds after which heads that could not be sent are tried again, if no round ends before."""


class HeadSending:
    """The heads of one table on their way; none are sent before `send` is called."""

    def __init__(
        self, screen: TableScreen, side_notices: SideNotices, background: Background, targets: HeadTargets
    ) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._background = background
        self._targets = targets
        self._under_way = False
        self._asked_again = False
        self._waiting = 0
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.setInterval(_AGAIN)
        self.timer.timeout.connect(self.send)

    def send(self) -> None:
        """Send what waits; a round that ends meanwhile is sent right after."""
        own = self._screen.session.ledger
        ledger = own.path
        if ledger is None or self._waits_for_key():
            return
        if self._under_way:
            self._asked_again = True
            return
        self._under_way, self._asked_again = True, False
        self._background.run(
            partial(unsent_heads, ledger, self._targets, own.head.seq), self._found, self._failed
        )

    def _waits_for_key(self) -> bool:
        """Return whether the key is another than the one on record, for which nobody has signed yet."""
        command = key_to_record(self._screen.session, self._targets)
        if command is None or self._screen.session.table.table_key is None:
            self._side_notices.take_back(_KEY)
            return False
        shown = fingerprint(command.key)
        sign = Answer("sign", "lock", *both("Sign for the key"), or_above(Rank.SHIFT_MANAGER))
        self._side_notices.tell(
            SideNotice(
                name=_KEY,
                view=SideNoticeView("warning", tr("Another key"), tr("heads wait for it"), alarm=True),
                title=tr("Key of the table"),
                second=second_line("Key of the table"),
                question=tr("The key of the table is not the one on record."),
                text=tr(
                    "Its fingerprint is {figures}. The key before has not signed for it. Compare it with the "
                    "one that was noted when it was made; heads wait until somebody signs."
                ).format(figures=shown),
                caption=tr("The ledger itself is in order; dealing goes on."),
                stays=True,
                choices=(Choice(sign, lambda: self._sign(command)),),
            )
        )
        self.timer.start()
        return True

    def _sign(self, command: RecordTableKey) -> None:
        self._screen.open_dialogue(None)
        self._screen.do(command)

    def stop(self) -> None:
        """Try no more; what waits is sent after the next start."""
        self.timer.stop()

    def _found(self, heads: Sequence[SignedHead]) -> None:
        ledger = self._screen.session.ledger.path
        self._waiting = len(heads)
        if not heads or ledger is None:
            self._over()
            return
        # A disk elsewhere may not answer for long: the end of the day must not wait for it.
        work = partial(send_heads, ledger, self._targets, heads)
        self._background.run(work, lambda _done: self._sent(), self._failed, on_ledger=False)

    def _sent(self) -> None:
        self._waiting = 0
        self._over()

    def _over(self) -> None:
        self._under_way = False
        self.timer.stop()
        self._side_notices.take_back(_NAME)
        if self._asked_again:
            self.send()

    def _failed(self, fault: LedgerError) -> None:
        self._under_way = False
        self.timer.start()
        _LOG.warning("heads not sent: %s", fault)
        count = self._waiting
        waiting = tr("{count} wait").format(count=count) if count else tr("touch for the reason")
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView("warning", tr("Heads not sent"), waiting, alarm=True),
                title=tr("Heads of the ledger"),
                second=second_line("Heads of the ledger"),
                question=tr("The heads of the last rounds could not be sent away from this machine."),
                text=say(fault.message)
                + "\n"
                + tr("They wait in the ledger, and are sent in order as soon as that is possible."),
                caption=tr("The ledger itself is in order; dealing goes on."),
                stays=True,
            )
        )
