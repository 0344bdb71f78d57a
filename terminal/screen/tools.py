"""The tools beside the round that ask something first: limits, corrections, squeeze, missed insurance."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.commands import (
    CloseInsurance,
    Command,
    OrderSqueeze,
    PlaceYourBets,
    RequestSqueeze,
    ShowCutCard,
)
from terminal.rounds.dealing import index_of
from terminal.rounds.insuring import both_draw_whatever_comes, squeezers
from terminal.rounds.state import Table
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import UNKNOWN
from terminal.screen.background import Background
from terminal.screen.day.day_end import DayEnd
from terminal.screen.dealing.correction import BetCorrection, CardCorrection
from terminal.screen.dealing.limits import LimitsChange
from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.due import neglected_now
from terminal.screen.notices import SideNotices
from terminal.screen.presenter import Presenter
from terminal.screen.translate import both, tr
from terminal.screen.words import bettor_title, hand_title


class Tools:
    """What the tools do, by their names."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self.side_notices = SideNotices(presenter)
        self.background = Background()
        self.day_end = DayEnd(presenter, self.side_notices, self.background)
        self.acts: dict[str, Callable[[], object]] = {
            "cut_card": lambda: self._do(ShowCutCard()),
            "not_offered": lambda: self._do(CloseInsurance(offered=False)),
            "late_round": self._late_round,
            "limits": self._limits,
            "correct_bet": self._correct_a_bet,
            "neglected": self._neglected,
            "squeeze": self._squeeze,
            "close_day": self.day_end.open,
            "side_notice": self.side_notices.open,
            "stop": self._stop,
        }

    def _stop(self) -> None:
        """Stops the terminal, once somebody has said so twice."""
        presenter = self._presenter
        words = ("yes", "check", *both("Yes"), tr("all that was recorded is kept"))
        choices = (Choice(Answer(*words), presenter.stop_asked.emit),)
        presenter.open_dialogue(
            Question(
                *both("Stop the terminal"),
                tr("Stop the terminal now?"),
                choices,
                alarm=False,
                leave=self._close,
            )
        )

    @property
    def _table(self) -> Table:
        return self._presenter.table

    def _do(self, command: Command) -> None:
        """An act of the list, after which the list has done its service."""
        if self._presenter.do(command):
            self._presenter.choose(menu=False)

    def _late_round(self) -> None:
        """A round that was dealt by hand commences; somebody signs for it, and then it is entered."""
        self._presenter.choose(menu=False)
        self._presenter.do(PlaceYourBets(late=True))

    def _close(self) -> None:
        self._presenter.open_dialogue(None)

    def _limits(self) -> None:
        presenter = self._presenter
        presenter.open_dialogue(
            LimitsChange(
                self._table.terms.limits, send=presenter.do, leave=self._close, changed=presenter.choose
            )
        )

    def _correct_a_bet(self) -> None:
        self._presenter.choose(
            menu=False, correcting=True, notice=tr("Touch the area whose bet was entered wrong.")
        )

    def correct_bet(self, box: str, bet: Bet) -> None:
        """The bet on that area, of the round that is open, or else of the one just ended."""
        presenter = self._presenter
        presenter.open_dialogue(
            BetCorrection(box, bet, send=presenter.do, leave=self._close, changed=presenter.choose)
        )

    def correct_card(self, hand: Hand, place: int) -> bool:
        """The card at a place of a hand, from 1; False if none lies there whose face is known."""
        played = self._table.current
        index = None if played is None else index_of(played, hand, place)
        if played is None or index is None or played.dealt[index].card == UNKNOWN:
            return False
        card = played.dealt[index].card
        self._presenter.open_dialogue(
            CardCorrection(hand, place, card, send=self._presenter.do, leave=self._close)
        )
        return True

    def _squeeze(self) -> None:
        """The request of the highest seated bet, or the order in which both third cards are opened."""
        played = self._table.round
        if played is None:
            return
        choices = [
            self._choice(
                (
                    f"box-{box}",
                    "hand",
                    *both("Box {box} squeezes", box=box),
                ),
                RequestSqueeze(box),
            )
            for box in (squeezers(played) if played.squeezer is None else ())
        ]
        if both_draw_whatever_comes(played) and self._table.terms.rules.paragraphs.squeeze_order:
            words = ("first", "check", *both("Banker’s third card first"))
            choices.append(self._choice(words, OrderSqueeze(granted=True)))
            words = ("refused", "cross", *both("Asked for, but refused"))
            choices.append(self._choice(words, OrderSqueeze(granted=False)))
        self._ask(*both("Squeeze"), both("Who asked for it?"), choices)

    def _neglected(self) -> None:
        choices = [
            self._choice(
                (
                    f"{missed.box}-{missed.bettor}-{missed.hand}",
                    "shield",
                    tr("Box {box}, {bettor}").format(box=missed.box, bettor=bettor_title(missed.bettor)),
                    "",
                    tr("the {hand} bet goes back").format(hand=hand_title(missed.hand)),
                ),
                missed,
            )
            for missed in neglected_now(self._table)
        ]
        question = both("Who had meant to insure?")
        self._ask(*both("Insurance was neglected"), question, choices, alone=True)

    def _choice(self, words: tuple[str, ...], command: Command) -> Choice:
        """An answer that closes the question and then does what it says."""

        def act() -> None:
            self._presenter.open_dialogue(None)
            self._presenter.do(command)

        return Choice(Answer(*words), act)

    def _ask(
        self,
        title: str,
        second: str,
        question: tuple[str, str],
        choices: list[Choice],
        *,
        alone: bool = False,
    ) -> None:
        """The question, unless there is but one answer; `alone` asks even then."""
        if len(choices) == 1 and not alone:
            choices[0].act()
        elif choices:
            self._presenter.open_dialogue(
                Question(
                    title,
                    second,
                    question[0],
                    tuple(choices),
                    question_second=question[1],
                    alarm=False,
                    leave=self._close,
                )
            )
