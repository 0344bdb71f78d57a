"""What is told in the strip beside the dealing, and never over it: the most urgent first, one at a time."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.dealing.views import AsideView
from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.presenter import Presenter
from terminal.screen.translate import both, tr


class Aside(Struct, frozen=True, kw_only=True):
    """Something to tell: what the strip shows, and what the page says once somebody touches it."""

    name: str
    """What it is about; a later one of the same name takes its place."""
    view: AsideView
    title: str
    second: str
    question: str
    text: str = ""
    caption: str = ""
    stays: bool = False
    """Whether only its own mending takes it away, and not that somebody has seen it."""
    choices: tuple[Choice, ...] = ()
    """What can be done about it, besides knowing."""


class Asides:
    """The asides of a table."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._asides: dict[str, Aside] = {}

    @property
    def told(self) -> Aside | None:
        """The one in the strip: an alarm before anything else, then the latest."""
        asides = sorted(self._asides.values(), key=lambda aside: aside.view.alarm)
        return asides[-1] if asides else None

    def tell(self, aside: Aside) -> None:
        """Tells something, or how far it has come."""
        if aside.view.progress is None:
            self._asides.pop(aside.name, None)
        self._asides[aside.name] = aside
        self._show()

    def take_back(self, name: str) -> None:
        """There is nothing to tell about this any more."""
        if self._asides.pop(name, None) is not None:
            self._show()

    def open(self) -> None:
        """The page about what the strip tells."""
        aside = self.told
        if aside is None:
            return

        def seen() -> None:
            self._presenter.open_dialogue(None)
            # Work that goes on meanwhile is told further; what is over is done with.
            if not aside.stays and self._asides.get(aside.name) is aside:
                self.take_back(aside.name)

        words = both("Understood")
        effect = tr("It stays in the strip until it is mended.") if aside.stays else ""
        choices = (Choice(Answer("seen", "check", *words, effect), seen), *aside.choices)
        self._presenter.open_dialogue(
            Question(
                aside.title,
                aside.second,
                aside.question,
                choices,
                caption=aside.caption,
                text=aside.text,
                alarm=False,  # the dealing is not stopped
                icon=aside.view.icon,
                leave=lambda: self._presenter.open_dialogue(None),
            )
        )

    def _show(self) -> None:
        aside = self.told
        self._presenter.tell(aside=None if aside is None else aside.view)
