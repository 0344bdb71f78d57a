"""The card that an irregularity is about: one that lies on the felt, or one that nobody has recorded yet."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from terminal.rounds.answers import CardInQuestion
from terminal.rounds.irregularities.card_found import card_refused
from terminal.rounds.irregularities.kind import Case, IrregularityKind
from terminal.rounds.state import FaultKind, Table
from terminal.rules.bets import Hand
from terminal.rules.card_place import CARDS_OF_A_HAND, CardPlace
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.dialogue_views import Answer
from terminal.screen.felt_asked import AskedCard, FeltAsked
from terminal.screen.irregularities.step_answer import StepAnswer
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import CardPadView, MainView
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import button_view

_NEW = "new"
_SUPPOSED = (FaultKind.EXCESS, FaultKind.MISPLACED)
"""The faults that point to the last card."""


class CardFact(StepAnswer):
    """Asks which card it is; a touch on it answers, the main button confirms the one that is proposed."""

    def __init__(self, case: Case, kind: IrregularityKind) -> None:
        """Ask about the round of `case`."""
        self._cards = tuple(_lying(case))
        number, card = len(case.entered), case.entered[-1] if case.entered else None
        self._proposed = (
            CardInQuestion(number, card) if card is not None and case.fault in _SUPPOSED else None
        )
        further = CardInQuestion(len(case.entered) + 1, UNKNOWN)
        refused = card_refused(Case(case.table, replace(case.answers, card=further)), kind)
        self._no_further = "" if refused is None else say(refused.message)
        self._further = further.number
        self._entering = False
        self._told: CardInQuestion | None = None

    def told(self) -> CardInQuestion | None:
        """Return the card; None while it is not known."""
        return self._told

    @property
    def supposed(self) -> CardInQuestion | None:
        """The card that is proposed, for what would follow from it."""
        return None if self._entering else self._proposed

    def question(self, asked: Bilingual) -> Bilingual:
        """Return which card, or which face it has."""
        return both("Touch its face") if self._entering else asked

    def asked(self, table: Table) -> FeltAsked:
        """Return the cards that lie, with the one that is proposed; the shoe stands for a further one."""
        supposed = None if self._proposed is None else self._proposed.number
        cards = tuple(
            AskedCard(place, number, tr("likely") if number == supposed else "")
            for number, place, _ in self._cards
            if place is not None
        )
        if self._entering:
            return FeltAsked()
        return FeltAsked(cards=cards, shoe=not self._no_further)

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Return the cards that lie on no hand, a card that is not on record, and that it stays open."""
        if self._entering:
            return ()
        aside = (
            Answer(str(number), str(number), card_words(card), "", tr("it lies aside"))
            for number, place, card in self._cards
            if place is None
        )
        new = Answer(_NEW, "plus", *both("Another card, not entered yet"))
        further = () if self._no_further else (new,)
        return (*aside, *further, Answer(self.SKIP, "right", *both("Leave it open")))

    def card_pad(self, table: Table) -> CardPadView | None:
        """Return the pad for the face of a card that is not on record."""
        return CardPadView(table.used_up, unknown=True) if self._entering else None

    def main(self) -> MainView | None:
        """Return the button that confirms the card that is proposed."""
        if self._proposed is None or self._entering:
            return None
        return button_view(
            "IT WAS THIS CARD", tr("{card}, or touch another").format(card=card_words(self._proposed.card))
        )

    def confirm(self) -> None:
        """Take the card that is proposed."""
        if not self._entering:
            self._told = self._proposed

    def answer(self, name: str) -> None:
        """Take a card that lies aside, or ask for the face of a further one."""
        if name == _NEW:
            self._entering = not self._no_further
            return
        for number, _, card in self._cards:
            if name == str(number):
                self._told = CardInQuestion(number, card)

    def shoe(self) -> None:
        """Ask for the face of a card that came out of the shoe and is not on record."""
        self.answer(_NEW)

    def place(self, place: CardPlace) -> None:
        """Take the card that lies there, the last one where there are several."""
        for number, lies, card in self._cards:
            if lies == place:
                self._told = CardInQuestion(number, card)

    def card(self, code: str) -> None:
        """Take the face of the further card."""
        if self._entering:
            self._told = CardInQuestion(self._further, Card(code))


def _lying(case: Case) -> Iterator[tuple[int, CardPlace | None, Card]]:
    """Yield each card as it left the shoe: its number, its place on a hand or None, and its face."""
    played = case.played
    if played is None:
        return
    laid = dict.fromkeys(Hand, 0)
    beyond = len(played.carried)
    for index, dealt in enumerate(played.dealt):
        number = index + 1 + (beyond if index >= played.carried_at and beyond else 0)
        place = None
        if dealt.hand is not None:
            laid[dealt.hand] += 1
            place = CardPlace(dealt.hand, min(laid[dealt.hand], CARDS_OF_A_HAND))
        yield number, place, dealt.card
    for index, card in enumerate(played.carried):
        yield played.carried_at + index + 1, None, card
