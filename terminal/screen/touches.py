"""What each touch on the felt, the panels and the pages leads to: the shell puts the features together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt

from terminal.rounds.commands import (
    AnnounceLastRound,
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    OfferInsurance,
    PutDisplayRight,
    SetNotice,
    ShowCutCard,
    TakeInsurance,
)
from terminal.screen.background import Background
from terminal.screen.day.day_end import DayEnd
from terminal.screen.dealing.bet_touches import BetTouches
from terminal.screen.dealing.card_touches import CardTouches
from terminal.screen.dealing.closing import close_or_ask
from terminal.screen.dealing.tasks import main_commands, main_draws
from terminal.screen.dealing.tools import (
    ask_new_shoe,
    ask_squeeze,
    change_limits,
    do_from_the_list,
    enter_late_round,
)
from terminal.screen.dealing.undoing import undo
from terminal.screen.dialogue import MARKS, Choice, Dialogue, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.felt.felt import Felt
from terminal.screen.insurance.touches import InsuranceTouches, ask_neglected
from terminal.screen.irregularities.touches import ask_again, choose_option, walk_through
from terminal.screen.irregularities.views import kinds_of
from terminal.screen.notices import SideNotices
from terminal.screen.presenter import Presenter
from terminal.screen.recall.touches import open_recall, recall_acts
from terminal.screen.reports.touches import ReportTouches
from terminal.screen.selection import ExactBet, ExactInsurance
from terminal.screen.settlement.touches import SettlementTouches
from terminal.screen.speech import Speech
from terminal.screen.staff.touches import StaffTouches
from terminal.screen.table_screen import ask
from terminal.screen.translate import Bilingual, both, language, tr
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.rail import TRAIN
from terminal.screen.window import MainWindow
from terminal.table.setup.languages import Language


def _tap(panel: Panel[Any], name: KeyId) -> bool:
    """Touch a key of a panel for a key of the keyboard; False if it is not on show or off."""
    key = None if panel.isHidden() else panel.keys.get(name)
    if key is None or not key.isEnabled():
        return False
    key.tap()
    return True


def _to(acts: Mapping[str, Callable[..., object]] | None = None, **slots: Any) -> Callable[[Any], None]:
    """Return what connects signals of a panel, by their names, and what its keys do, by theirs."""

    def connect(panel: Any) -> None:
        if acts is not None:
            panel.on_touch(acts)
        for signal, slot in slots.items():
            getattr(panel, signal).connect(slot)

    return connect


class ClosingQuestion(Question):
    """Whether the terminal shall stop in the middle of a round."""


class Touches:
    """Connects the window's signals to the features, and the features to the presenter."""

    def __init__(self, window: MainWindow, presenter: Presenter) -> None:
        self._presenter = presenter
        self._window = window
        self.side_notices = SideNotices(presenter)
        self.background = Background()
        self.speech = Speech(presenter, window.forget)
        self.bets = BetTouches(presenter)
        self.cards = CardTouches(presenter, presenter.card_source)
        self.insurance = InsuranceTouches(presenter)
        self.settlement = SettlementTouches(presenter)
        self.staff = StaffTouches(presenter, lambda: window.sign_on, lambda: window.enrol)
        self._day_end = DayEnd(presenter, self.side_notices, self.background, presenter.put_away)
        self._reports = ReportTouches(presenter, self.background, lambda: window.report_table)
        self.speech.spoken.connect(self._reports.reword)
        presenter.closing_day.connect(self.background.wait)
        presenter.day_closed.connect(self._day_end.check)
        presenter.day_waits.connect(self._day_end.ask_again)
        self._connect_felt(window.felt)
        self._connect_panels(window)
        window.connect_panels(self._connections())
        window.key_guard.burst.connect(self.badge_not_asked_for)
        self._tools = self._all_tools()
        self.guard = window.guard
        """The clock of the touches, by which hasty ones are told apart."""
        window.guard.told.connect(lambda why: presenter.choose(notice=why[:1].upper() + why[1:]))
        window.guard.hasty.connect(self._say_too_soon)
        window.guard.taken.connect(self._forget_notice)

    def _say_too_soon(self) -> None:
        """Say that a touch came too soon; what the last one was refused for is still said before it."""
        notice, said = self._presenter.selection.notice, tr("Touched too soon.")
        self._presenter.choose(notice=said if notice in ("", said) else " ".join((notice, said)))

    def _forget_notice(self) -> None:
        """Take away what the last touch was refused for: another one is taken."""
        if self._presenter.selection.notice:
            self._presenter.choose()

    def _connect_felt(self, felt: Felt) -> None:
        """Connect the felt to the feature that each touch is for, unless a question is open."""
        presenter, told_or = self._presenter, self._presenter.told_or
        felt.area_touched.connect(told_or(Dialogue.area, self.bets.area))
        felt.area_held.connect(told_or(Dialogue.area, self.bets.hold_area))
        felt.area_settled.connect(told_or(Dialogue.area, self.settlement.area))
        felt.box_touched.connect(told_or(Dialogue.plate, self.bets.choose_box))
        felt.box_settled.connect(told_or(Dialogue.plate, self.settlement.box))
        felt.tag_touched.connect(told_or(None, self.bets.tag))
        felt.lammer_touched.connect(told_or(None, lambda: presenter.do(OfferInsurance())))
        felt.card_place_touched.connect(told_or(Dialogue.place, self.cards.place))
        felt.shoe_touched.connect(
            told_or(Dialogue.shoe, lambda: presenter.choose(menu=not presenter.selection.menu))
        )

    def _connect_panels(self, window: MainWindow) -> None:
        presenter = self._presenter
        window.main.touched.connect(self.press_main)
        window.tray.touched.connect(self.bets.add_chip)
        window.new_shoe.on_touch(
            {
                "decks": lambda decks: presenter.choose(decks=decks),
                "shuffled": lambda shuffled: presenter.choose(shuffled=shuffled),
            }
        )
        train = presenter.training_asked.emit
        window.first_steps.on_touch({"hide": lambda: presenter.choose(first_steps=False), TRAIN: train})
        window.strip.touched.connect(self.tool)
        window.status.touched.connect(lambda key: self.tool(key) if key == "relief" else self.speak(key))

    def _connections(self) -> dict[str, Callable[[Any], None]]:
        """Return what connects each panel that is made later.

        What is answered, typed, written and signed goes to the dialogue that is open.
        """
        presenter, told = self._presenter, self._presenter.told
        answered = told(Dialogue.answer)
        left = told(Dialogue.cancel)
        signed = {"identity_changed": told(Dialogue.identified), "badge_read": told(Dialogue.badge)}
        recalled = _to(recall_acts(presenter))
        return {
            "armed": self.bets.connect_armed,
            "box": self.bets.connect_box,
            "turn_back": self.bets.connect_turn_back,
            "insurance": self.insurance.connect,
            "take": self.settlement.connect_take,
            "settlement": self.settlement.connect_settlement,
            "report_rail": _to(touched=self._reports.export),
            "recall_strip": recalled,
            "acts": recalled,
            "number_pad": _to(sum_set=self._set_sum, closed=self._no_sum),
            "card_pad": _to(touched=self.cards.touched),
            "option_ask": _to(touched=lambda goes_on: choose_option(presenter, goes_on=goes_on)),
            "between": _to({"tool": self.tool}),
            "roads": _to(touched=lambda: presenter.choose(roads=False)),
            "walk": _to({"answer": answered}),
            "ask": _to(touched=answered),
            "felt_question": _to(touched=answered),
            "kinds": _to(touched=answered),
            "more_kinds": _to({"kind": answered, "back": left}),
            "facts": _to({"fact": ask_again(presenter), "back": left}),
            "rail_head": _to(touched=told(Dialogue.way)),
            "override": _to(
                {"reason": told(Dialogue.choose_reason), "note": told(Dialogue.write), "refuse": left},
                approved=told(Dialogue.approve),
                **signed,
            ),
            "sign_on": _to({"stay": left, TRAIN: presenter.training_asked.emit}, **signed),
            "enrol": _to({"back": left}, lettered=self._lettered, **signed),
            "keyboard": _to(text_changed=told(Dialogue.wrote), finished=told(Dialogue.finished)),
        }

    def _all_tools(self) -> dict[str, Callable[[], object]]:
        """Return what each tool of the strip and of the list does, by its name."""
        presenter = self._presenter

        def turn(name: str) -> Callable[[], None]:
            return lambda: presenter.choose(**{name: not getattr(presenter.selection, name)})

        return {
            "undo": lambda: undo(presenter, self.bets.ask_for_a_wrong_bet),
            "irregularity": lambda: walk_through(presenter),
            "supervisor": turn("called"),
            "squeeze": lambda: ask_squeeze(presenter),
            "notice": lambda: presenter.do(SetNotice(not presenter.table.notice)),
            "roads": turn("roads"),
            "menu": turn("menu"),
            "close": turn("menu"),
            "side_notice": self.side_notices.open,
            "cut_card": lambda: do_from_the_list(presenter, ShowCutCard()),
            "last_round": lambda: do_from_the_list(presenter, AnnounceLastRound()),
            "display": lambda: do_from_the_list(presenter, PutDisplayRight()),
            "not_offered": lambda: do_from_the_list(presenter, CloseInsurance(offered=False)),
            "new_shoe": lambda: ask_new_shoe(presenter),
            "limits": lambda: change_limits(presenter),
            "correct_bet": self.bets.ask_for_a_wrong_bet,
            "late_round": lambda: enter_late_round(presenter),
            "neglected": lambda: ask_neglected(presenter),
            "relief": self.staff.relieve,
            "sign_off": self.staff.sign_off,
            "staff": self.staff.manage,
            "recall": self._look_back,
            "reports": self._look_at_reports,
            "close_day": self._day_end.open,
            "stop": self._stop,
        }

    def tool(self, name: str) -> None:
        """Use a tool of the strip or of the list, by its name."""
        if self._presenter.dialogue is None or name == "supervisor":
            self._tools[name]()
        else:
            self._presenter.choose(notice=tr("Answer the open question first."))

    def next_language(self) -> None:
        """Speak the next language."""
        self.speak(language().next)

    def speak(self, chosen: Language) -> None:
        """Speak a language, unless a question is open whose words were put in the one of now."""
        dialogue = self._presenter.dialogue
        if dialogue is not None and dialogue.WORDED:
            self._presenter.choose(notice=tr("Answer the open question first."))
        else:
            self.speech.choose(chosen)

    def tool_of_strip(self, name: str) -> None:
        """Press a tool of the strip by its key."""
        _tap(self._window.strip, name)

    def main_by_key(self) -> None:
        """Press the main button by its key; a dialogue may take it also while the button is off."""
        button = self._window.main.keys["main"]
        if button.isEnabled():
            button.tap()
        else:
            self.press_main()

    def press_main(self) -> None:
        """Do the one act that comes next; the table menu has been looked at by then."""
        presenter = self._presenter
        if presenter.dialogue is not None:
            presenter.dialogue.asking.apply()
            return
        presenter.hold(menu=False)
        situation, selection = presenter.situation, presenter.selection
        if main_draws(situation, selection, presenter.context):
            self.cards.draw()
        elif commands := main_commands(situation, selection):
            self._do_next(*commands)

    def _do_next(self, *commands: Command) -> None:
        """Send what comes next; what ends a phase asks first about what was left open in it."""
        match commands[-1]:
            case CloseBets():
                close_or_ask(self._presenter, commands, self.bets.close)
            case ConcludeRound():
                self._presenter.do(*commands[:-1], self.settlement.conclusion())
            case CloseInsurance():
                self.insurance.close(self._window.number_pad.amount)
            case _:
                self._presenter.do(*commands)

    def answer_by_key(self, text: str) -> None:
        """Give the n-th answer of the open question: 1 to 9, then A, B and so on."""
        view = self._presenter.view()
        dialogue = self._presenter.dialogue
        for kind in kinds_of(view.kinds, view.more_kinds):
            if kind.mark == text and dialogue is not None:
                dialogue.asking.answer(kind.name)
        pages = view.walk or view.ask or view.felt_question
        number = MARKS.find(text) if text else -1
        if pages is None or dialogue is None or not 0 <= number < len(pages.answers):
            return
        answer = pages.answers[number]
        on_page = _tap(self._window.walk, ("answer", answer.name)) or _tap(self._window.ask, answer.name)
        if not on_page and not answer.reason:
            dialogue.asking.answer(answer.name)  # it is on another page of the answers

    def ask_again(self) -> None:
        """Ask the last question that was answered again."""
        facts = self._presenter.view().facts
        answered = [fact for fact in facts.facts if fact.answer] if facts is not None else []
        if answered and answered[-1].may_reopen:
            ask_again(self._presenter)(answered[-1].name)

    def tool_by_key(self, text: str) -> None:
        """Use the n-th tool of the list."""
        view = self._presenter.view().between
        tools = () if view is None else (*view.tools, *view.moment)
        number = MARKS.find(text) if text else -1
        if 0 <= number < len(tools) and tools[number].usable:
            self.tool(tools[number].name)

    def close_pro_rata(self) -> None:
        """Press the key that closes the bets as they lie over the limit, where it is on show."""
        _tap(self._window.turn_back, "pro-rata")

    def next_key(self, *, forward: bool) -> None:
        """Put the keyboard on the next key of the screen, or on the one before."""
        self._window.move_focus(forward=forward)

    def choose_option(self, *, goes_on: bool) -> None:
        """Let the bettor whose turn it is go on, or have the bets back."""
        _tap(self._window.option_ask, goes_on)

    def _set_sum(self, cents: int) -> None:
        """Give an exact sum from the number pad to the dialogue that asks for one, a stake, or a bet."""
        if self._presenter.dialogue is not None:
            self._presenter.dialogue.asking.number(cents)
            return
        exact = self._presenter.selection.exact
        self._presenter.hold(exact=None)
        match exact:
            case ExactInsurance():
                self._presenter.do(TakeInsurance(exact.box, exact.hand, cents, exact.bettor))
            case ExactBet():
                self.bets.set_sum(exact, cents)

    def _no_sum(self) -> None:
        if self._presenter.dialogue is not None:
            self._presenter.dialogue.asking.no_number()
        else:
            self._presenter.choose(exact=None)

    def badge_not_asked_for(self) -> None:
        """Say that a badge was read where none is asked for; its code is shown nowhere."""
        self._presenter.choose(notice=tr("A badge was read where none is asked for. Nothing was done."))

    def _lettered(self, letter: str) -> None:
        """Type a letter of a real keyboard, or none for Backspace, on a page with the keyboard on it."""
        keyboard, dialogue = self._presenter.view().keyboard, self._presenter.dialogue
        if keyboard is not None and dialogue is not None:
            text = keyboard.text + letter if letter else keyboard.text[:-1]
            dialogue.asking.wrote(text[: keyboard.most])

    def _look_back(self) -> None:
        open_recall(self._presenter)
        self._take_the_keys()

    def _look_at_reports(self) -> None:
        self._reports.open()
        self._take_the_keys()

    def _take_the_keys(self) -> None:
        """Give the keys to the page that was opened, not to the key that opened it."""
        if self._presenter.dialogue is not None:
            self._window.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_window(self) -> None:
        """Stop the terminal when its window is closed, once somebody has said so in a round."""
        presenter, before = self._presenter, self._presenter.dialogue
        if presenter.table.round is None:
            presenter.stop_asked.emit()
            return
        words = (*both("Stop the terminal"), tr("all that was recorded is kept"))
        title, question = both("A round is under way"), tr("Stop the terminal in the middle of the round?")
        if isinstance(before, ClosingQuestion):
            return
        presenter.open_dialogue(
            ClosingQuestion(
                title.text,
                title.second,
                question,
                (Choice(Answer("yes", "check", *words), presenter.stop_asked.emit),),
                alarm=False,
                leave=lambda: presenter.open_dialogue(before),
            )
        )

    def _stop(self) -> None:
        """Stop the terminal, once somebody has said so twice."""
        words = (*both("Yes"), tr("all that was recorded is kept"))
        yes = Choice(Answer("yes", "check", *words), self._presenter.stop_asked.emit)
        ask(self._presenter, both("Stop the terminal"), Bilingual(tr("Stop the terminal now?"), ""), (yes,))
