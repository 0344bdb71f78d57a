"""Notices in the strip, next to the dealing and never over it: the most urgent first, one at a time."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, tr
from terminal.screen.views import SideNoticeView


class SideNotice(Struct, frozen=True, kw_only=True):
    """A notice: what the strip shows, and what the page says once somebody touches it."""

    name: str
    """What it is about; a later one of the same name takes its place."""
    view: SideNoticeView
    title: str
    second: str
    question: str
    text: str = ""
    text_when_opened: Callable[[], str] | None = None
    """What stands in place of `text`, where it is known only once somebody opens the page."""
    caption: str = ""
    stays: bool = False
    """Whether it stays until its cause is mended, even once somebody has seen it."""
    choices: tuple[Choice, ...] = ()
    """What can be done about it, apart from knowing."""


class SideNotices:
    """The notices of a table."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._side_notices: dict[str, SideNotice] = {}

    @property
    def told(self) -> SideNotice | None:
        """Return the one in the strip: an alarm before anything else, then the latest."""
        side_notices = sorted(self._side_notices.values(), key=lambda side_notice: side_notice.view.alarm)
        return side_notices[-1] if side_notices else None

    def tell(self, side_notice: SideNotice) -> None:
        """Show a notice, or how far its work has come."""
        if side_notice.view.progress is None:
            self._side_notices.pop(side_notice.name, None)
        self._side_notices[side_notice.name] = side_notice
        self._show()

    def take_back(self, name: str) -> None:
        """Take a notice out of the strip."""
        if self._side_notices.pop(name, None) is not None:
            self._show()

    def open(self) -> None:
        """Open the page about the notice in the strip."""
        side_notice = self.told
        if side_notice is None:
            return

        def seen() -> None:
            self._screen.open_dialogue(None)
            if self._side_notices.get(side_notice.name) is not side_notice:
                return
            if not side_notice.stays:
                self.take_back(side_notice.name)
            else:
                self._put_behind(side_notice)

        words, now = both("Understood"), side_notice.text_when_opened
        effect = tr("It stays in the strip until it is mended.") if side_notice.stays else ""
        choices = (Choice(Answer("seen", "check", *words, effect), seen), *side_notice.choices)
        self._screen.open_dialogue(
            Question(
                side_notice.title,
                side_notice.second,
                side_notice.question,
                choices,
                caption=side_notice.caption,
                text=side_notice.text if now is None else now(),
                alarm=False,  # the dealing is not stopped
                icon=side_notice.view.icon,
                leave=lambda: self._screen.open_dialogue(None),
            )
        )

    def _put_behind(self, side_notice: SideNotice) -> None:
        """Show what else there is, so that one that stays hides no other from those who have to see to it."""
        others = {name: other for name, other in self._side_notices.items() if name != side_notice.name}
        self._side_notices = {side_notice.name: side_notice, **others}
        self._show()

    def _show(self) -> None:
        side_notice = self.told
        self._screen.tell(side_notice=None if side_notice is None else side_notice.view)
