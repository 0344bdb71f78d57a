"""A wrong entry, where the deal was right: another face for a card, another sum for a bet (RULINGS 22)."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.commands import CorrectBet, CorrectCard
from terminal.rounds.irregularities import disputed_bet
from terminal.rounds.state import Table
from terminal.rules.bets import SEATED, Bet, bettor_order, standing
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, bet_total
from terminal.screen.dealing.cards import notch_at
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import Answer, Fact, FactsView, WalkThroughView
from terminal.screen.felt_asked import CorrectedCard
from terminal.screen.format import money
from terminal.screen.translate import both, tr
from terminal.screen.views import CardPadView, NumberPadView
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import bet_title, bettor_title, button_view, hand_title, or_above, page_guide


class CardCorrection(Dialogue):
    """The right face of a card that was entered wrong; a touch on the pad asks for the approval."""

    def __init__(
        self,
        place: CardPlace,
        card: Card,
        *,
        send: Callable[[CorrectCard], object],
        another: Callable[[CardPlace], object],
        leave: Callable[[], None],
    ) -> None:
        """Correct the card at that place of a hand, as it was entered.

        `another` is told of a touch on the place of another card.
        """
        self._place = place
        self._card = card
        self._send = send
        self._another = another
        self._leave = leave

    def card(self, code: str) -> None:
        """Take the right face."""
        self._send(CorrectCard(*self._place, Card(code)))

    def place(self, place: CardPlace) -> None:
        """Correct the card that was touched in place of this one."""
        self._another(place)

    def pages(self, table: Table) -> Pages:
        """Return the pad, and what was entered."""
        hand, number = self._place
        entered = tr("{hand}’s card {place}").format(hand=hand_title(hand), place=number)
        facts = (
            Fact("entered", entered, card_words(self._card), may_reopen=False),
            Fact("right", tr("The right card"), now=True),
        )
        paragraph = table.terms.rules.not_provided_for
        return Pages(
            card_pad=CardPadView(frozenset(), notch=notch_at(table, hand, number)),
            corrected=CorrectedCard(self._place),
            facts=_facts(facts, paragraph),
            guide=page_guide(table, tr("CORRECTION"), both("Correct a card"), tr("touch the right card")),
            main=button_view("CORRECT", tr("touch the right card"), ready=False),
        )


class BetCorrection(Dialogue):
    """The right sum of a bet that was entered wrong: whose it is, then the number pad."""

    def __init__(
        self,
        box: str,
        bet: Bet,
        *,
        send: Callable[[CorrectBet], object],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Correct a bet of a box in the round that is closed to bets, or in the one just ended."""
        self._box = box
        self._bet = bet
        self._send = send
        self._leave = leave
        self._changed = changed
        self._bettor: str | None = None

    def answer(self, name: str) -> None:
        """Take whose bet it is."""
        self._bettor = name
        self._changed()

    def number(self, cents: int) -> None:
        """Take the sum as the chips lay; 0 means that none lay there."""
        if self._bettor is not None:
            self._send(CorrectBet(self._box, self._bet, cents, self._bettor))

    def no_number(self) -> None:
        """Ask again whose bet it is: the pad was closed."""
        self._bettor = None
        self._changed()

    def pages(self, table: Table) -> Pages:
        """Return the question, then the pad."""
        title = bet_title(self._bet, table)
        asked = tr("{bet}, box {box}").format(bet=title, box=self._box)
        whose = "" if self._bettor is None else bettor_title(self._bettor)
        facts = (
            Fact("bet", tr("Which bet"), asked, may_reopen=False),
            Fact("whose", tr("Whose bet"), whose, now=self._bettor is None, may_reopen=False),
            Fact("sum", tr("The sum that lay there"), now=self._bettor is not None),
        )
        return Pages(
            walk=None if self._bettor is not None else self._question(table, asked),
            facts=_facts(facts, table.terms.rules.paragraph_on(disputed_bet.ID)),
            number_pad=None if self._bettor is None else self._pad(table, self._bettor),
            guide=page_guide(
                table, tr("CORRECTION"), both("Correct a bet"), tr("as the chips lay on the table")
            ),
            main=button_view("CORRECT", tr("set the right sum"), ready=False),
        )

    def _lies(self, table: Table, bettor: str) -> int:
        played = table.current
        return 0 if played is None else bet_total(played.slices, BetKey(self._box, bettor, self._bet))

    def _question(self, table: Table, asked: str) -> WalkThroughView:
        played = table.current
        sums = {} if played is None else played.sums
        bettors = {key.bettor for key in sums if key.box == self._box} | {SEATED}
        bettors.add(standing(max(map(bettor_order, bettors)) + 1))
        answers = []
        for name in sorted(bettors, key=bettor_order):
            entered = tr("entered: {sum}").format(sum=money(self._lies(table, name)))
            answers.append(Answer(name, "person", bettor_title(name), "", entered))
        return WalkThroughView(
            *both("Correct a bet"),
            *both("Whose bet was entered wrong?"),
            caption=asked,
            answers=tuple(answers),
        )

    def _pad(self, table: Table, bettor: str) -> NumberPadView:
        return NumberPadView(
            box=self._box,
            bettor_title=bettor_title(bettor),
            box_title=tr("box {box}").format(box=self._box),
            bet=self._bet,
            bet_title=bet_title(self._bet, table),
            lies=self._lies(table, bettor),
            note=tr("0: no bet there"),
            label=tr("it was"),
        )


def _facts(facts: tuple[Fact, ...], paragraph: str | None) -> FactsView:
    rank = or_above(Rank.PIT_SUPERVISOR)
    paragraphs = () if paragraph is None else (f"¶ {paragraph}",)
    return FactsView(
        facts, paragraphs, rank, tr("signs after the answer"), tr("No correction, back to the table")
    )
