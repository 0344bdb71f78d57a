"""What every dialogue is: pages to show, and answers to take, until it says that it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from msgspec import Struct
from PySide6.QtGui import QKeyEvent

from terminal.rounds.state import Table
from terminal.screen.dialogue_views import Answer, AskView, FactsView, WalkThroughView
from terminal.screen.translate import tr
from terminal.screen.views import GuideView, MainView, Tone
from terminal.screen.words import steps_of

MARKS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of the keyboard that give the answers of a question, in their order."""


class Pages:
    """What a dialogue puts over the screen: a view for each part of the screen that it fills."""

    def __init__(self, **parts: Struct | None) -> None:
        """`parts` are named as in `ScreenView`; one without a view is shown as if there were no dialogue."""
        self.parts: dict[str, Struct] = {name: view for name, view in parts.items() if view is not None}

    def over(self, **parts: Struct | None) -> Pages:
        """Return these pages over other parts, which fill what these leave free."""
        return Pages(**{**parts, **self.parts})


@runtime_checkable
class Signing(Protocol):
    """A dialogue in which somebody types a number and a PIN, or holds a badge to the reader."""

    def identified(self, number: str, complete: bool) -> None:
        """What has been typed so far: the number, and whether number and PIN are whole."""

    def badge(self, code: str) -> None:
        """A badge was held to the reader."""


@runtime_checkable
class Writing(Protocol):
    """A dialogue in which something is written in letters."""

    def wrote(self, text: str) -> None:
        """The whole text as it now reads."""

    def finished(self) -> None:
        """The text is as it shall be."""


@runtime_checkable
class Counting(Protocol):
    """A dialogue that asks for a sum on the number pad."""

    def number(self, cents: int) -> None:
        """The sum that was set."""

    def no_number(self) -> None:
        """The pad was closed and nothing set."""


@runtime_checkable
class Facing(Protocol):
    """A dialogue that asks for a face on the card pad."""

    def card(self, code: str) -> None:
        """The face that was touched."""


class Dialogue(Protocol):
    """A conversation in progress."""

    def pages(self, table: Table) -> Pages:
        """What it shows now."""

    def answer(self, name: str) -> None:
        """An answer was touched."""

    def apply(self) -> None:
        """The main button was pressed."""

    def cancel(self) -> None:
        """It is left without any effect."""


class Choice(Struct, frozen=True):
    """An answer of a plain question, and what it does."""

    answer: Answer
    act: Callable[[], None]


def act_on(choices: tuple[Choice, ...], name: str) -> None:
    """Does what the choice of that name does."""
    for choice in choices:
        if choice.answer.name == name:
            choice.act()


class FeltQuestion:
    """A question about what lies on the felt, which stays in view; it must be answered first."""

    def __init__(self, title: str, question: tuple[str, str], choices: tuple[Choice, ...], kept: str) -> None:
        """`title` says what has happened and `kept` what is kept; the question is in both languages."""
        self._choices = choices
        self._title, self._kept = title, kept
        self._view = AskView(*question, tuple(choice.answer for choice in choices))

    def pages(self, table: Table) -> Pages:
        """The question at the dealer's place."""
        guide = GuideView(
            steps_of(table), None, tr("STOPPED"), self._title, plain=self._kept, tone=Tone.ALARM
        )
        main = MainView(tr("ANSWER FIRST"), tr("nothing else is done meanwhile"), ready=False)
        return Pages(ask=self._view, guide=guide, main=main)

    def answer(self, name: str) -> None:
        """Does what was chosen."""
        act_on(self._choices, name)

    def apply(self) -> None:
        """The main button does nothing while a question is open."""

    def cancel(self) -> None:
        """It cannot be left."""


class Question:
    """One question that must be answered before anything else."""

    def __init__(
        self,
        title: str,
        second: str,
        question: str,
        choices: tuple[Choice, ...],
        *,
        caption: str = "",
        question_second: str = "",
        text: str = "",
        alarm: bool = True,
        icon: str = "speech",
        leave: Callable[[], None] | None = None,
    ) -> None:
        """`title` and `second` head the page, `caption` says what is kept meanwhile.

        `text` is what there is to say before the answer; `leave` closes a question that need not be answered.
        """
        self._choices = choices
        self._leave = leave
        self._view = WalkThroughView(
            title=title,
            second=second,
            caption=caption,
            ask="",
            question=question,
            question_second=question_second,
            decides="",
            answers=tuple(choice.answer for choice in choices),
            alarm=alarm,
            text=text,
            icon=icon,
        )

    def press(self, event: QKeyEvent) -> None:
        """Its answers by their keys, as long as nobody else listens to the keyboard."""
        place = MARKS.find(event.text().upper()) if event.text() else -1
        if 0 <= place < len(self._choices):
            self.answer(self._choices[place].answer.name)

    def pages(self, table: Table) -> Pages:
        """The question, and the way back if there is one."""
        back = FactsView((), (), "", "", tr("Back to the table"))
        main = MainView(tr("ANSWER FIRST"), tr("nothing else is done meanwhile"), ready=False)
        facts = None if self._leave is None else back
        return Pages(walk=self._view, facts=facts, guide=self._guide(table), main=main)

    def _guide(self, table: Table) -> GuideView:
        alarm = self._view.alarm
        return GuideView(
            steps_of(table),
            None,
            tr("STOPPED") if alarm else tr("QUESTION"),
            self._view.title,
            plain=tr("answer on the page"),
            tone=Tone.ALARM if alarm else Tone.QUIET,
        )

    def answer(self, name: str) -> None:
        """Does what was chosen."""
        act_on(self._choices, name)

    def apply(self) -> None:
        """The main button does nothing while a question is open."""

    def cancel(self) -> None:
        """A question that must be answered cannot be left."""
        if self._leave is not None:
            self._leave()
