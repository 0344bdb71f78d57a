"""What the page after an exam shows, and what a signature asks for; frozen data."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.dialogue_views import IdentityView
from terminal.screen.translate import Bilingual


class ResultTile(Struct, frozen=True):
    """A figure of the result, with what it is and what it is out of."""

    title: str
    figure: str
    note: str
    alarm: bool = False


class GradeLine(Struct, frozen=True):
    """The grade of a topic; None if it was not examined."""

    title: str
    share: str
    grade: int | None

    @property
    def red(self) -> bool:
        """Whether a red line was crossed."""
        return self.grade == 1


class TimeBarView(Struct, frozen=True):
    """A decision's time, in the target's; `wrong` and `red` say how it was answered."""

    share: float
    wrong: bool
    red: bool


class WrongLine(Struct, frozen=True):
    """A moment that was answered wrongly; its replay opens by its number."""

    number: int
    topic: str
    at: str
    was: str
    ought: str
    paragraph: str
    """A paragraph, or that it is the house's procedure."""
    red: bool
    opens: bool
    """Whether its replay can be shown."""


class ComesBackLine(Struct, frozen=True):
    """An item that comes back, and when."""

    title: str
    when: str


class DebriefView(Struct, frozen=True, kw_only=True):
    """The page after an exam."""

    result: Bilingual
    reason: str
    passed: bool
    tiles: tuple[ResultTile, ...]
    grades: tuple[GradeLine, ...]
    times: tuple[TimeBarView, ...]
    median: str
    wrong: tuple[WrongLine, ...]
    comes_back: tuple[ComesBackLine, ...]
    then: str
    """What comes after it: a resit, or the signature."""


class DebriefHeadView(Struct, frozen=True, kw_only=True):
    """The head of the rail: what comes next."""

    pill: str
    caption: str
    title: str
    second: str
    text: str


class TickLine(Struct, frozen=True):
    """Something that a screen cannot see; `right` is None until it is ticked."""

    name: str
    title: Bilingual
    right: bool | None


class SignOffView(Struct, frozen=True, kw_only=True):
    """The sign-off in the rail: the ticks, and the key to sign."""

    ticks: tuple[TickLine, ...]
    sign: str
    note: str
    """What is missing, or who signs."""
    ready: bool
    signed: str = ""
    """Who has signed and when; then nothing can be ticked any more."""


class SignaturePageView(Struct, frozen=True, kw_only=True):
    """The page on which somebody signs: what is signed, line by line, and the fields."""

    title: Bilingual
    caption: str
    lines: tuple[tuple[str, str], ...]
    note: str
    sign: str
    identity: IdentityView
