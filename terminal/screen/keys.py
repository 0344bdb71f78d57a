"""Every action has a key: what the keyboard asks of the presenter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from terminal.rounds.guidance.step import StepKind
from terminal.rounds.state import Bettor, Phase
from terminal.rules.bets import SEATED, Bet, Stage
from terminal.rules.cards import RANKS, UNKNOWN
from terminal.screen.dealing.betting import bettors_of_box, next_standing
from terminal.screen.dealing.tasks import wants_new_shoe
from terminal.screen.presenter import Presenter
from terminal.screen.selection import ChipMode
from terminal.screen.touches import Touches
from terminal.screen.widgets.touch_guard import LONG_AGO, SETTLES

_AREAS: Final = {
    "P": Bet.PLAYER,
    "B": Bet.BANKER,
    "T": Bet.TIE,
    "X": Bet.SIX,
    "[": Bet.PLAYER_PAIR,
    "]": Bet.BANKER_PAIR,
}
_TEN: Final = {"0": "T", "1": "A"}
"""On the number row 0 is a ten and 1 an ace."""
_SUITS: Final = "SHCD"
_CHIP_KEYS: Final = tuple(Qt.Key(Qt.Key.Key_F1.value + number) for number in range(9))
_TOOLS: Final = {
    Qt.Key.Key_F10: "irregularity",
    Qt.Key.Key_F11: "supervisor",
    Qt.Key.Key_F12: "roads",
    Qt.Key.Key_Home: "menu",
}
_LETTER_TOOLS: Final = {"Q": "squeeze", "N": "notice"}
_MODES: Final = {"+": ChipMode.ADD, "-": ChipMode.TAKE_BACK, "=": ChipMode.SET}
_ANSWERS: Final = ("M", "H", "D")
"""The letters that answer for a bettor who may insure."""
_SHUFFLED: Final = {"S": True, "U": False}
UNKNOWN_KEY: Final = "X"
TEN_DECKS: Final = 10
_PAUSE: Final = 1200
"""Milliseconds after which a half-typed box number or card is forgotten."""


class Keys:
    """The keyboard of the table. A box number or a card of two characters is typed within a moment."""

    def __init__(self, presenter: Presenter, touches: Touches) -> None:
        self._presenter = presenter
        self._touches = touches
        self._typed = ""
        self._offered: tuple[Stage, bool] | None = None
        self._offered_since = LONG_AGO
        self._answered: tuple[Bettor | None, float] = (None, LONG_AGO)
        presenter.shown.connect(self._watch_offer)
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._forget)

    def press(self, event: QKeyEvent) -> None:
        """Do what a key means now."""
        key, text = Qt.Key(event.key()), event.text().upper()
        dialogue = self._presenter.dialogue
        if bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self._with_control(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._touches.main_by_key()
        elif key == Qt.Key.Key_Escape:
            self._back()
        elif dialogue is not None and dialogue.press(key, text):
            self._forget()
        elif key in _TOOLS:
            self._touches.tool(_TOOLS[key])
        elif dialogue is not None:
            self._dialogue(key, text)
        elif self._presenter.selection.menu:
            self._touches.tool_by_key(text)
        else:
            self._on_the_table(key, text)

    def _on_the_table(self, key: Qt.Key, text: str) -> None:
        situation = self._presenter.situation
        phase = situation.phase
        if wants_new_shoe(situation, self._presenter.selection):
            self._new_shoe(text)
        elif phase in (Phase.BETWEEN_ROUNDS, Phase.BETTING):
            self._betting(key, text)
        elif phase is Phase.INSURANCE:
            self._insurance(key, text)
        elif phase is Phase.CHOOSING:
            self._option(text)
        else:
            self._card(text)

    def _with_control(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Z:
            self._touches.tool_of_strip("undo")
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._touches.next_key(forward=key == Qt.Key.Key_Tab)
        elif key == Qt.Key.Key_R:
            self._touches.tool("recall")
        elif key == Qt.Key.Key_S:
            self._touches.tool("reports")
        elif key == Qt.Key.Key_I:
            self._touches.tool("side_notice")
        elif key == Qt.Key.Key_L:
            self._touches.next_language()
        elif key == Qt.Key.Key_Q:
            self._touches.tool("squeeze")  # while cards are dealt, Q alone is a Queen

    def _back(self) -> None:
        if self._presenter.dialogue is not None:
            self._presenter.dialogue.asking.cancel()
            return
        self._forget()
        self._presenter.choose(
            exact=None,
            exact_armed=False,
            box_open=False,
            menu=False,
            roads=False,
            new_shoe=False,
            put_on=None,
            correcting=False,
            first_steps=False,
        )

    def _dialogue(self, key: Qt.Key, text: str) -> None:
        """Take a digit or a letter as an answer, or a face where one is asked for; Backspace asks again."""
        if self._presenter.view().card_pad is not None:
            self._card(text)
        elif key == Qt.Key.Key_Backspace:
            self._touches.ask_again()
        else:
            self._touches.answer_by_key(text)

    def _new_shoe(self, text: str) -> None:
        """Take the number of decks (0 is ten), and whether they were shuffled."""
        if text.isdigit():
            decks = int(text) or TEN_DECKS
            if decks in self._presenter.table.terms.rules.decks:
                self._presenter.choose(decks=decks)
        elif text in _SHUFFLED:
            self._presenter.choose(shuffled=_SHUFFLED[text])
        elif text in _LETTER_TOOLS:
            self._touches.tool(_LETTER_TOOLS[text])

    def _betting(self, key: Qt.Key, text: str) -> None:
        presenter = self._presenter
        if presenter.situation.step.do is StepKind.BURN:
            self._card(text)
        elif key in _CHIP_KEYS:
            self._touches.bets.chip(_CHIP_KEYS.index(key))
        elif key == Qt.Key.Key_Tab:
            opens = presenter.situation.phase is not Phase.CLOSED
            presenter.choose(bettor=self._next_bettor(), keyed=True, box_open=opens)
        elif text in _AREAS and presenter.table.terms.rules.offers(_AREAS[text]):
            self._touches.bets.area(presenter.selection.box, _AREAS[text])
        elif text == "=" and presenter.situation.phase is Phase.CLOSED:
            presenter.choose(exact_armed=True)
        elif text in _MODES:
            presenter.choose(mode=_MODES[text])
        elif key == Qt.Key.Key_Delete:
            self._touches.bets.clear_bettor()
        elif text in _LETTER_TOOLS:
            self._touches.tool(_LETTER_TOOLS[text])
        elif text.isdigit():
            self._box(text)
        else:
            self._last_bets(text)

    def _last_bets(self, text: str) -> None:
        """Take R: the bettor's last bets again; A: those of the table; C: close what is over the limit."""
        if text == "R":
            self._touches.bets.repeat_bettor()
        elif text == "A":
            self._touches.bets.repeat_table()
        elif text == "C":
            self._touches.close_pro_rata()

    def _box(self, digit: str) -> None:
        """Choose a box by its number; `1` and then `2` within a moment is box 12."""
        boxes = self._presenter.table.terms.boxes
        label = self._typed + digit if self._typed + digit in boxes else digit
        self._remember(label)
        if label in boxes:
            self._presenter.choose(box=label, bettor=SEATED, keyed=True)

    def _next_bettor(self) -> str:
        """Return the next bettor of the box in turn, and after the last a new standing one."""
        presenter = self._presenter
        situation, box = presenter.situation, presenter.selection.box
        now = presenter.selection.bettor
        names = [*dict.fromkeys((SEATED, *bettors_of_box(situation, box))), next_standing(situation, box)]
        return names[(names.index(now) + 1) % len(names)] if now in names else SEATED

    def _insurance(self, key: Qt.Key, text: str) -> None:
        """Choose the box by digits; M takes the largest stake, H half of it, = asks for one, D declines."""
        presenter = self._presenter
        if presenter.situation.offer is None:
            return
        bettor = Bettor(presenter.selection.box, presenter.selection.bettor)
        insurance = self._touches.insurance
        if text in _ANSWERS and not self._may_answer(bettor):
            self._touches.guard.hasty.emit()
        elif text == "M":
            insurance.take_largest(bettor)
        elif text == "H":
            insurance.take_half(bettor)
        elif text == "=":
            insurance.ask_exact(*bettor)
        elif text == "D":
            insurance.decline(*bettor)
        elif key == Qt.Key.Key_Tab:
            presenter.choose(bettor=self._next_bettor(), keyed=True)
        elif text.isdigit():
            self._box(text)
        elif text in _LETTER_TOOLS:
            self._touches.tool(_LETTER_TOOLS[text])

    def _may_answer(self, bettor: Bettor) -> bool:
        """Return whether a letter answers for a bettor: not as the offer comes up, nor twice by one touch."""
        now = self._touches.guard.now()
        last, since = self._answered
        if now - self._offered_since < SETTLES or (last == bettor and now - since < SETTLES):
            return False
        self._answered = (bettor, now)
        return True

    def _watch_offer(self) -> None:
        """Note when another offer has come up, or the lammer has gone out."""
        offer = self._presenter.situation.offer
        shown = None if offer is None else (offer.stage, offer.out)
        if shown != self._offered:
            self._offered, self._offered_since = shown, self._touches.guard.now()

    def _option(self, text: str) -> None:
        if text in ("C", "R"):
            self._touches.choose_option(goes_on=text == "C")

    def _card(self, text: str) -> None:
        """Take rank, then suit; X is an unknown face. Before the first card = records a bet that lay."""
        presenter, rank = self._presenter, _TEN.get(text, text)
        closed = presenter.situation.phase is Phase.CLOSED
        if closed and (text == "=" or presenter.selection.exact_armed):
            self._betting(Qt.Key.Key_unknown, text)
        elif text == UNKNOWN_KEY:
            self._touches.cards.face(UNKNOWN)
        elif self._typed and text and text in _SUITS:
            code = self._typed + text
            self._forget()
            self._touches.cards.face(code)
        elif rank and rank in RANKS:
            self._remember(rank)
        elif text in _LETTER_TOOLS:
            self._touches.tool(_LETTER_TOOLS[text])

    def _remember(self, typed: str) -> None:
        self._typed = typed
        self._timer.start()

    def _forget(self) -> None:
        self._typed = ""
        self._timer.stop()
