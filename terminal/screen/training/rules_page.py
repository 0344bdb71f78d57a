"""The rules of the game by chapter and paragraph: opened from the coached table, and back to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from terminal.screen.training.review_views import ChoiceGroup, ReviewLine, ReviewView, VerdictView
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, Tool
from terminal.training.rules_told import RulesChapter, ToldRule, chapters_of, rules_told


class RulesPage(TrainingPage):
    """The page; it changes nothing."""

    def __init__(self, house: TrainingHouse, chapter: RulesChapter, back: Callable[[], None]) -> None:
        """`chapter` is open first; `back` opens the page that this one was opened from."""
        super().__init__(house)
        self._chapter = chapter
        self._back = back

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Rules")

    def panels(self) -> tuple[Struct, ...]:
        """Return the chapter, and the keys of all chapters."""
        game = self.house.terms.rules
        page = ReviewView(
            title=_TITLES[self._chapter](),
            caption=tr(game.name),
            lines=tuple(ReviewLine(_line(one)) for one in rules_told(game, self._chapter)),
        )
        keys = tuple(
            (("chapter", one), _TITLES[one]().text, one is self._chapter) for one in chapters_of(game)
        )
        return page, VerdictView(groups=(ChoiceGroup(title=both("Rules"), keys=keys),))

    def main(self) -> MainView | None:
        """Return the way back."""
        return MainView(tr("BACK"), tr("to the coached table"))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Open a chapter, or go back."""
        match key:
            case ("chapter", RulesChapter() as chapter):
                self._chapter = chapter
            case "leave":
                self._back()
            case _:
                pass

    def apply(self) -> None:
        """Go back."""
        self._back()


def _line(rule: ToldRule) -> str:
    """Return a line with its paragraphs before it."""
    told = say(rule.title)
    if rule.said:
        told = tr("{title}: {text}").format(title=told, text=tr(", ").join(map(say, rule.said)))
    if not rule.paragraphs:
        return told
    return f"{tr('¶ {number}').format(number=tr(', ').join(rule.paragraphs))} · {told}"


_TITLES: Final[Mapping[RulesChapter, Callable[[], Bilingual]]] = {
    RulesChapter.DRAW: lambda: both("Table of Play"),
    RulesChapter.ODDS: lambda: both("What bets pay"),
    RulesChapter.INSURANCE: lambda: both("Insurance"),
    RulesChapter.IRREGULARITIES: lambda: both("Irregularities"),
}
