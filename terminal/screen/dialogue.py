"""What every dialogue is: pages to show, and answers to take, until it says that it is over."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt

from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.card_place import CardPlace
from terminal.screen.dialogue_views import Answer, AskView, FactsView, WalkThroughView
from terminal.screen.translate import Bilingual, tr
from terminal.screen.views import Tone
from terminal.screen.words import button_view, page_guide

MARKS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of the keyboard that give the answers of a question, in their order."""


class Pages:
    """What a dialogue puts over the screen: a view for each part of the screen that it fills."""

    def __init__(self, **parts: Struct | None) -> None:
        """Show `parts`, named as in `ScreenView`.

        One without a view is shown as if there were no dialogue.
        """
        self.parts: dict[str, Struct] = {name: view for name, view in parts.items() if view is not None}


class Dialogue:
    """A conversation in progress over the table. What it does not ask for has no effect."""

    WORDED = False
    """Whether its words are put once, when it opens, so that it must end before the language changes."""

    _leave: Callable[[], None] | None = None
    """Closes it; None where it must be answered."""

    def pages(self, table: Table) -> Pages:
        """Return what it shows now."""
        raise NotImplementedError

    @property
    def asking(self) -> Dialogue:
        """The dialogue that is shown and takes every touch: this one, or what it asks meanwhile."""
        return self

    @property
    def meant(self) -> Table | None:
        """The table as the round had left it that lies behind and that is meant; None if it is about now."""
        return None

    def answer(self, name: str) -> None:
        """Take an answer that was touched."""

    def area(self, box: str, bet: Bet) -> None:
        """Take an area of the felt that was touched."""

    def plate(self, box: str) -> None:
        """Take the number of a box that was touched."""

    def place(self, place: CardPlace) -> None:
        """Take a place of a hand that was touched."""

    def shoe(self) -> None:
        """Take it that the shoe was touched."""

    def apply(self) -> None:
        """Do what the main button says."""

    def cancel(self) -> None:
        """Leave without any effect, if it may be left."""
        if self._leave is not None:
            self._leave()

    def press(self, key: Qt.Key, text: str) -> bool:
        """Do what a key of the keyboard means here alone; False if it means nothing of that sort."""
        return False

    def way(self, name: str) -> None:
        """Go a way that the head of the rail offers."""

    def number(self, cents: int) -> None:
        """Take a sum, or another number, that was set on the number pad."""

    def no_number(self) -> None:
        """Take it that the number pad was closed and nothing set."""

    def card(self, code: str) -> None:
        """Take a face that was touched on the card pad."""

    def identified(self, number: str, complete: bool) -> None:
        """Take what has been typed so far: the staff number, and whether number and PIN are whole."""

    def badge(self, code: str) -> None:
        """Take a badge that was held to the reader."""

    def approve(self, number: str, pin: str | None) -> None:
        """Take a signature: a staff number and a PIN, or the code of a badge and none."""

    def choose_reason(self, name: str) -> None:
        """Take a ready-made reason that was touched."""

    def write(self) -> None:
        """Take it that something is to be typed."""

    def wrote(self, text: str) -> None:
        """Take the whole text as it now reads."""

    def finished(self) -> None:
        """Take it that the text is as it shall be."""


class Choice(Struct, frozen=True):
    """An answer of a plain question, and what it does."""

    answer: Answer
    act: Callable[[], None]


def act_on(choices: tuple[Choice, ...], name: str) -> None:
    """Do what the choice of that name does."""
    for choice in choices:
        if choice.answer.name == name:
            choice.act()


class FeltAsking(Struct, frozen=True):
    """The words of a question about what lies on the felt, in the language of now, with its choices."""

    title: str
    """What has happened."""
    question: tuple[str, str]
    """In both languages."""
    choices: tuple[Choice, ...]
    kept: str
    """What is kept."""


class FeltQuestion(Dialogue):
    """A question about what lies on the felt, which stays in view; it must be answered first."""

    def __init__(self, worded: Callable[[], FeltAsking]) -> None:
        """Ask with what `worded` returns, each time it is shown: the language may change meanwhile."""
        self._worded = worded

    def pages(self, table: Table) -> Pages:
        """Return the question at the dealer's place."""
        words = self._worded()
        guide = page_guide(table, tr("STOPPED"), Bilingual(words.title, ""), words.kept, Tone.ALARM)
        main = button_view("ANSWER TO CONTINUE", tr("the table waits for the answer"), ready=False)
        ask = AskView(*words.question, tuple(choice.answer for choice in words.choices))
        return Pages(ask=ask, guide=guide, main=main)

    def answer(self, name: str) -> None:
        """Do what was chosen."""
        act_on(self._worded().choices, name)


class Question(Dialogue):
    """One question that must be answered before anything else."""

    WORDED = True

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
        """Head the page with `title` and `second`; `caption` says what is kept meanwhile.

        `text` is what there is to say before the answer; `leave` closes a question that need not be answered.
        """
        self._choices = choices
        self._leave = leave
        self._view = WalkThroughView(
            *(title, second, question, question_second, caption),
            answers=tuple(choice.answer for choice in choices),
            alarm=alarm,
            text=text,
            icon=icon,
        )

    def answer_by_key(self, text: str) -> None:
        """Take an answer by its key, as long as nobody else listens to the keyboard."""
        place = MARKS.find(text.upper()) if text else -1
        if 0 <= place < len(self._choices):
            self.answer(self._choices[place].answer.name)

    def pages(self, table: Table) -> Pages:
        """Return the question, and the way back if there is one."""
        back = FactsView((), (), "", "", tr("Back to the table"))
        main = button_view("ANSWER TO CONTINUE", tr("the table waits for the answer"), ready=False)
        facts = None if self._leave is None else back
        pill, tone = (tr("STOPPED"), Tone.ALARM) if self._view.alarm else (tr("QUESTION"), Tone.QUIET)
        guide = page_guide(table, pill, Bilingual(self._view.title, ""), tr("answer on the page"), tone)
        return Pages(walk=self._view, facts=facts, guide=guide, main=main)

    def answer(self, name: str) -> None:
        """Do what was chosen."""
        act_on(self._choices, name)
