"""The end of the gaming day: asked for on the screen, and its archived ledger checked in the background."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from terminal.ledger.attested import Attested
from terminal.ledger.errors import LedgerError
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Finding
from terminal.rounds.commands import AnnounceLastRound
from terminal.screen.background import Background
from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.format import FIRST_FIGURES
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import SideNoticeView
from terminal.screen.words import counted_rounds
from terminal.table.session.day import ClosedDay, day_of

if TYPE_CHECKING:
    from terminal.screen.day.day_dialogue import DayNow
    from terminal.table.audit.audit import AuditResult

_LOG = logging.getLogger("lammer")
_MOST_FINDINGS = 2
"""Findings on the page; `lammer verify` lists them all."""


class DayEnd:
    """The end of the day at one table."""

    def __init__(
        self,
        screen: TableScreen,
        side_notices: SideNotices,
        background: Background,
        put_away: Callable[[], None],
    ) -> None:
        """Take `put_away`, which tries again to put away a day that is closed on record."""
        self._screen = screen
        self._side_notices = side_notices
        self._background = background
        self._put_away = put_away

    def open(self) -> None:
        """Open the page on which the end of the day is asked for."""
        from terminal.screen.day.day_dialogue import DayNow  # noqa: PLC0415 - no start waits for it

        screen, ledger = self._screen, self._screen.session.ledger
        if ledger.path is None:
            screen.choose(notice=tr("This ledger is kept in memory alone: it has no archive."))
            return
        try:
            reader = LedgerReader.open(ledger.path)
            try:
                rounds = reader.rounds
            finally:
                reader.close()
        except LedgerError as fault:
            screen.choose(notice=say(fault.message))
            return
        identity = ledger.identity
        now = DayNow(day_of(identity), ledger.path, rounds, ledger.head.seq - identity.follows_seq)
        if screen.table.last_round_told:
            self._open_page(now)
        else:
            self._ask_about_last_round(now)

    def _open_page(self, now: DayNow) -> None:
        from terminal.screen.day.day_dialogue import DayPage  # noqa: PLC0415 - as above

        screen = self._screen
        screen.open_dialogue(DayPage(now, send=screen.do, leave=self._leave))

    def _leave(self) -> None:
        self._screen.open_dialogue(None)

    def _ask_about_last_round(self, now: DayNow) -> None:
        """Ask first: nobody has told the players that the round dealt last was the last."""
        choices = (
            Choice(
                Answer("announce", "speech", *both("Announce the last round"), tr("one more is dealt")),
                self._announce,
            ),
            Choice(
                Answer("close_now", "calendar", *both("Close all the same"), tr("the players are told now")),
                partial(self._open_page, now),
            ),
        )
        self._screen.open_dialogue(
            Question(
                *both("Close the day"),
                tr("The last round was not announced to the players."),
                choices,
                caption=tr("Nothing is closed yet."),
                alarm=False,
                icon="calendar",
                leave=self._leave,
            )
        )

    def _announce(self) -> None:
        if self._screen.do(AnnounceLastRound()):
            self._leave()

    def ask_again(self, fault: LedgerError) -> None:
        """Ask to put the ledger of a closed day away once more: nothing is dealt before."""
        screen = self._screen
        again = Choice(
            Answer("again", "repeat", *both("Try again"), tr("then the next day begins")), self._put_away
        )
        screen.open_dialogue(
            Question(
                *both("Not archived yet"),
                tr("The day {day} is closed, but its ledger is not in the archive.").format(
                    day=screen.table.day_closed
                ),
                (again,),
                caption=tr("All that was recorded is kept."),
                text=say(fault.message)
                + "\n"
                + tr("If the program ends meanwhile, its next start puts the ledger away."),
            )
        )

    def check(self, closed: ClosedDay) -> None:
        """Check the archived ledger, which the table uses no more, in the background."""
        from terminal.table.audit.audit import audit_ledger  # noqa: PLC0415 - once a day, and no start waits for it

        self._tell_progress(closed, 0)

        def progress(done: int, total: int) -> None:
            percent = 100 * done // max(total, 1)
            self._background.tell(partial(self._tell_progress, closed, percent))

        self._background.run(
            partial(
                audit_ledger,
                closed.archive,
                attested=(Attested(closed.head.seq, closed.head.hash),),
                progress=progress,
            ),
            partial(self._verified, closed),
            partial(self._not_verified, closed),
            on_ledger=False,
        )

    def _tell_progress(self, closed: ClosedDay, percent: int) -> None:
        view = SideNoticeView(
            "clock",
            tr("Checking the day"),
            tr("{day}, {percent} %").format(day=closed.day, percent=percent),
            progress=percent,
        )
        self._tell(
            closed,
            view,
            tr("The archived ledger of {day} is being checked.").format(day=closed.day),
            tr("The table deals on meanwhile; the outcome is shown here."),
        )

    def _verified(self, closed: ClosedDay, verified: AuditResult) -> None:
        if verified.findings:
            self._not_whole(closed, verified.findings)
            return
        figures = closed.head.hash[:FIRST_FIGURES]
        told = tr(
            "{events} events and {rounds}, each as the rules make it. Print the shift report of the day and "
            "sign it under this head:\n{figures}"
        )
        self._tell(
            closed,
            SideNoticeView("ring-check", tr("The day is whole"), f"{closed.day} · {figures}"),
            tr("The archived ledger of {day} is whole.").format(day=closed.day),
            told.format(
                events=f"{verified.events:,}",
                rounds=counted_rounds(verified.rounds),
                figures=closed.head.hash,
            ),
        )

    def _not_whole(self, closed: ClosedDay, findings: tuple[Finding, ...]) -> None:
        for finding in findings:
            if finding.detail:
                _LOG.warning("%s: %s %s", closed.archive, finding.message.render(), finding.detail)
        said = Counter(map(_in_words, findings))
        lines = [_with_count(what, count) for what, count in islice(said.items(), _MOST_FINDINGS)]
        more = len(said) - len(lines)
        if more:
            lines.append(tr("{count} more: lammer verify lists them.").format(count=more))
        self._tell(
            closed,
            SideNoticeView("warning", tr("Day not whole"), tr("touch for what is wrong"), alarm=True),
            tr("The archived ledger of {day} is not whole. Tell the Shift Manager.").format(day=closed.day),
            "\n".join(lines),
        )

    def _not_verified(self, closed: ClosedDay, fault: LedgerError) -> None:
        def again() -> None:
            self._screen.open_dialogue(None)
            self.check(closed)

        words = ("again", "repeat", *both("Check again"))
        self._tell(
            closed,
            SideNoticeView("warning", tr("Day not checked"), tr("touch for the reason"), alarm=True),
            tr("The archived ledger of {day} could not be checked.").format(day=closed.day),
            say(fault.message),
            (Choice(Answer(*words, tr("from its first act on")), again),),
        )

    def _tell(
        self,
        closed: ClosedDay,
        view: SideNoticeView,
        question: str,
        text: str,
        choices: tuple[Choice, ...] = (),
    ) -> None:
        self._side_notices.tell(
            SideNotice(
                name=f"day {closed.head.seq}",
                view=view,
                title=tr("End of the day"),
                second=second_line("End of the day"),
                question=question,
                text=f"{text}\n{closed.archive}",
                caption=tr("The table goes on in its new ledger."),
                choices=choices,
            )
        )


def _with_count(what: str, count: int) -> str:
    """Return what is wrong, and how often the same is said: the database has a line for each damage."""
    if count == 1:
        return what
    return tr("{what} There are {count} such lines: lammer verify lists them.").format(what=what, count=count)


def _in_words(finding: Finding) -> str:
    """Return a finding with its place, as far as it has one."""
    what = say(finding.message)
    if finding.seq is None:
        return what
    if finding.shoe is None:
        return tr("Event {seq}: {what}").format(seq=finding.seq, what=what)
    return tr("Event {seq}, shoe {shoe}, round {round}: {what}").format(
        seq=finding.seq, shoe=finding.shoe, round=finding.round_number, what=what
    )
