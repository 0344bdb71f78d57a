"""What touches on the card pad and on the hands do, and what is drawn from a source of cards."""

from __future__ import annotations

from terminal.devices.card_source import CardSource
from terminal.rounds.commands import BurnCards, DealCard, DealFaceDown, OpenCard
from terminal.rounds.dealing import index_of
from terminal.rounds.guidance.revealed import shoe_as_recorded
from terminal.rounds.guidance.step import StepKind
from terminal.rules.bets import Hand
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.dealing.cards import burn_count
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import tr


class CardTouches:
    """Makes commands of the touches that are about cards."""

    def __init__(self, screen: TableScreen, source: CardSource | None) -> None:
        """Take cards from `source` where the dealer reads none off."""
        self._screen = screen
        self._source = source

    def touched(self, key: str) -> None:
        """Take a touch on the pad: a face, or that the next card is drawn."""
        if key == "draw":
            self.draw()
        else:
            self.face(key)

    def face(self, code: str) -> None:
        """Take a face on the pad, for the dialogue that asks for one, else for the deal."""
        if self._screen.dialogue is not None:
            self._screen.dialogue.asking.card(code)
        else:
            self._deal(Card(code))

    def draw(self) -> None:
        """Draw the next card from the source, for whatever the round waits for."""
        if self._show_recorded():
            return
        shoe = shoe_as_recorded(self._screen.table)
        card = None if self._source is None or shoe is None else self._source.next_card(shoe)
        if card is None:
            self._screen.choose(notice=tr("The shoe is empty."))
        elif self._screen.situation.step.do is StepKind.DEAL and self._screen.table.terms.face_down:
            # Its source has read it and nobody has seen it: until it is opened, all is as if unknown.
            put_on = self._screen.selection.put_on
            self._screen.hold(put_on=None)
            self._screen.do(DealFaceDown(card, put_on))
        elif self._screen.situation.step.do is StepKind.BURN:
            self._screen.do(BurnCards(card, burn_count(card)))
        else:
            self._deal(card)

    def _show_recorded(self) -> bool:
        """Open the card whose turn it is as it is on record; False if its face is on no record."""
        played, position = self._screen.table.round, self._screen.situation.step.position
        index = None if played is None or position is None else index_of(played, *position)
        if played is None or position is None or index is None or played.dealt[index].recorded is None:
            return False
        self._screen.do(OpenCard(*position, UNKNOWN))
        return True

    def _deal(self, card: Card) -> None:
        """Deal the next card, the face of an opened one, or the one turned up at a burn."""
        screen, step = self._screen, self._screen.situation.step
        if step.do is StepKind.BURN:
            if card == UNKNOWN:
                notice = tr("The card turned up at the burn is seen by everybody. Touch its face.")
                screen.choose(notice=notice)
            else:
                screen.choose(turned_up=card)
        elif step.position is not None and card != UNKNOWN:
            screen.do(OpenCard(*step.position, card))
        else:
            put_on = screen.selection.put_on
            screen.hold(put_on=None)
            screen.do(DealCard(card, put_on))

    def place(self, place: CardPlace) -> None:
        """Correct a card that lies; an empty place of the wrong hand gets the next card, or no more."""
        screen, step = self._screen, self._screen.situation.step
        if screen.dialogue is not None or self._correct(place):
            return
        hand = place.hand
        if step.do is not StepKind.DEAL or hand in (step.hand, screen.selection.put_on):
            screen.choose(put_on=None)
        else:
            notice = tr("The next card is recorded on the {hand} hand, where it does not belong.")
            name = tr("Player") if hand is Hand.PLAYER else tr("Banker")
            screen.choose(put_on=hand, notice=notice.format(hand=name))

    def _correct(self, place: CardPlace) -> bool:
        """Ask for the right face at a place of a hand; False if no known face lies there."""
        from terminal.screen.dealing.correction import CardCorrection  # noqa: PLC0415 - no start waits for it

        screen, played = self._screen, self._screen.table.current
        index = None if played is None else index_of(played, *place)
        if played is None or index is None or played.dealt[index].card == UNKNOWN:
            return False
        card = played.dealt[index].card
        screen.open_dialogue(
            CardCorrection(
                place, card, send=screen.do, another=self._correct, leave=lambda: screen.open_dialogue(None)
            )
        )
        return True
