"""What touches on the felt and on the betting panels do: chips placed, taken back and repeated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from terminal.rounds.commands import (
    CloseBets,
    Command,
    LeaveBet,
    LeaveBets,
    PlaceBet,
    RaiseBets,
    RepeatBets,
    WithdrawBet,
    WithdrawBets,
)
from terminal.rounds.events import BetsNotRepeated, Event, LeftOut
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase
from terminal.rules.bets import SEATED, Bet, bettor_order
from terminal.rules.stakes import BetKey
from terminal.screen.armed import Armed, recent_with
from terminal.screen.dealing.betting import next_standing, standing_of
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.format import money
from terminal.screen.selection import ChipMode, ExactBet
from terminal.screen.table_screen import TableScreen, ask
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.widgets.digits import BACKSPACE, CLEAR
from terminal.screen.words import bet_title, whose_box

if TYPE_CHECKING:
    from terminal.screen.dealing.armed_panel import ArmedPanel
    from terminal.screen.dealing.box_panel import BoxPanel
    from terminal.screen.dealing.turn_back_panel import TurnBackPanel

BETTING = (Phase.BETWEEN_ROUNDS, Phase.BETTING, Phase.CLOSED)


class BetTouches:
    """Makes commands of the touches that are about bets."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    def connect_armed(self, armed: ArmedPanel) -> None:
        """Arm what is touched on the panel."""
        screen = self._screen
        armed.on_touch(
            {
                "digits": lambda digits: self._arm(screen.selection.armed.with_digits(digits)),
                BACKSPACE: lambda: self._arm(screen.selection.armed.without_last()),
                CLEAR: lambda: self._arm(Armed()),
                "recent": lambda place: self._arm(screen.selection.recent[place]),
                "mode": lambda mode: screen.choose(mode=mode),
                "standing": lambda standing: screen.choose(standing=standing, keyed=False),
                "repeat-table": self.repeat_table,
            }
        )

    def connect_box(self, box: BoxPanel) -> None:
        """Do to the bets of a box what is touched on its panel."""
        screen = self._screen
        box.on_touch(
            {
                "tab": lambda bettor: screen.choose(bettor=bettor),
                "plus": self._add_bettor,
                "minus": self._take_back_row,
                "clear": self.clear_bettor,
                "repeat": self.repeat_bettor,
                "stays": self._box_stays,
                "raise": self._raise,
                "close": lambda: screen.choose(box_open=False),
            }
        )

    def connect_turn_back(self, panel: TurnBackPanel) -> None:
        """Turn bets back as it is touched on the panel."""
        panel.on_touch({"pro-rata": self._close_pro_rata})

    def hold_area(self, box: str, bet: Bet) -> None:
        """Place for the standing bettor, no matter who is chosen: the area was held."""
        self.area(box, bet, held=True)

    def area(self, box: str, bet: Bet, *, held: bool = False) -> None:
        """Put the armed sum on an area or take it off, ask for a sum, or leave a tied bet lying."""
        screen, selection = self._screen, self._screen.selection
        if screen.dialogue is not None:
            return
        if selection.correcting:
            self._correct(box, bet)
            return
        phase = screen.situation.phase
        if phase not in BETTING:
            screen.choose(notice=_no_bets_now(phase))
            return
        bettor = self._bettor(box, held=held)
        if phase is Phase.CLOSED:
            screen.choose(box=box, bettor=bettor, exact=ExactBet(box, bettor, bet), exact_armed=False)
            return
        screen.hold(box=box, bettor=bettor)
        over = bool(screen.situation.cuts)
        self._act_on(BetKey(box, bettor, bet))
        if screen.situation.cuts and not over and screen.selection.box_open:
            screen.choose(box_open=False)  # what goes back is the list to see now

    def _bettor(self, box: str, *, held: bool) -> str:
        """Return for whom a touch on a box counts."""
        selection, situation = self._screen.selection, self._screen.situation
        # The list of what goes back takes the place of an open box; whose bets are entered stays as it was.
        shown = selection.box_open or selection.keyed or bool(situation.cuts)
        chosen = shown or situation.phase is Phase.CLOSED
        if chosen and box == selection.box and not (held and selection.bettor == SEATED):
            return selection.bettor
        return standing_of(situation, box) if held or selection.standing else SEATED

    def _act_on(self, key: BetKey) -> None:
        screen, armed = self._screen, self._screen.selection.armed
        mode = screen.selection.mode
        if mode is ChipMode.TAKE_BACK:
            self._take_back(key)
        elif mode is ChipMode.ADD and key in screen.situation.lying_from_tie:
            screen.hold(armed=replace(armed, placed=True))
            screen.do(LeaveBet(key.box, key.bet, key.bettor))
        elif not armed.cents:
            screen.choose(notice=tr("Touch a chip first."))
        elif mode is ChipMode.SET:
            self._place(_to_sum(key, self._lies(key), armed.cents))
        else:
            self._place([PlaceBet(key.box, key.bet, armed.cents, key.bettor)])

    def _place(self, commands: list[Command]) -> None:
        """Send what puts the armed sum down; from then on a chip or a digit starts a new one."""
        screen, before = self._screen, self._screen.selection
        recent = recent_with(before.armed, before.recent)
        screen.hold(armed=recent[0], recent=recent)
        if not screen.do(*commands):
            notice = screen.selection.notice
            screen.choose(armed=before.armed, recent=before.recent, notice=notice)

    def _arm(self, armed: Armed) -> None:
        self._screen.choose(armed=armed)

    def choose_box(self, box: str) -> None:
        """Open a box in the rail, or close it again."""
        selection = self._screen.selection
        opened = not (selection.box_open and box == selection.box)
        bettor = selection.bettor if box == selection.box else SEATED
        if selection.standing and bettor == SEATED:
            bettor = standing_of(self._screen.situation, box)
        self._screen.choose(box=box, bettor=bettor, box_open=opened)

    def tag(self, box: str) -> None:
        """Open the box whose bet is under the minimum, or place the last bets of a bettor again."""
        screen = self._screen
        small = [key for key in screen.situation.under_minimum if key.box == box]
        if small:
            screen.choose(box=box, bettor=small[0].bettor, box_open=True)
            return
        again = [bettor for bettor in screen.situation.repeats if bettor.box == box]
        if again:
            bettor = min(again, key=lambda bettor: bettor_order(bettor.bettor))
            self._repeat(RepeatBets(*bettor))

    def chip(self, number: int) -> None:
        """Add the n-th chip of the tray, from 0, to the armed sum."""
        chips = self._screen.context.chips
        if number < len(chips):
            self.add_chip(chips[number])

    def add_chip(self, value: int) -> None:
        """Add a chip of so many cents to the armed sum."""
        self._arm(self._screen.selection.armed.with_chip(value))

    def close(self, *commands: Command) -> None:
        """Call no more bets; first ask about bets under their minimum (¶5.2.1)."""
        screen = self._screen
        small = screen.situation.under_minimum
        if not small:
            screen.do(*commands)
            return
        words = [
            tr("{whose}, {bet} {amount} under {minimum}").format(
                whose=whose_box(key.box, key.bettor),
                bet=bet_title(key.bet, screen.table),
                amount=money(screen.situation.sums[key]),
                minimum=money(minimum),
            )
            for key, minimum in small.items()
        ]

        def close_anyway() -> None:
            screen.open_dialogue(None)
            screen.do(*commands)

        anyway = Answer("close", "check", *both("Close as they lie"), tr("it goes on record"))
        ask(
            screen,
            both("Under the minimum"),
            Bilingual(tr("; ").join(words), ""),
            (Choice(anyway, close_anyway),),
        )

    def _close_pro_rata(self) -> None:
        """Close over the limit; first put on record what lies there since a Tie, as an act of its own."""
        stay = self._screen.situation.bets_that_stay
        if stay:
            self._screen.do(*stay)
        else:
            self.close(CloseBets())

    def set_sum(self, exact: ExactBet, cents: int) -> None:
        """Place what a bet lacks of an exact sum, or withdraw what is too much."""
        lies = self._lies(BetKey(exact.box, exact.bettor, exact.bet))
        self._screen.do(*_to_sum(BetKey(exact.box, exact.bettor, exact.bet), lies, cents))

    def ask_for_a_wrong_bet(self) -> None:
        """Wait for a touch on the area whose bet was entered wrong."""
        notice = tr("Touch the area whose bet was entered wrong.")
        self._screen.choose(menu=False, correcting=True, notice=notice)

    def _correct(self, box: str, bet: Bet) -> None:
        """Correct the bet on that area, of the round that is open, or else of the one just ended."""
        from terminal.screen.dealing.correction import BetCorrection  # noqa: PLC0415 - no start waits for it

        screen = self._screen
        screen.open_dialogue(
            BetCorrection(
                box, bet, send=screen.do, leave=lambda: screen.open_dialogue(None), changed=screen.choose
            )
        )

    def _take_back(self, key: BetKey) -> None:
        """Take back the armed sum, or what is left of the bet, or of what lies there since a Tie."""
        armed = self._screen.selection.armed
        lies = self._lies(key) or self._screen.situation.lying_from_tie.get(key, 0)
        amount = None if not armed.cents or armed.cents >= lies else armed.cents
        self._screen.hold(armed=replace(armed, placed=True))
        self._screen.do(WithdrawBet(key.box, key.bet, amount, key.bettor))

    def _add_bettor(self) -> None:
        """Enter the bets of another standing bettor of the box from now on."""
        screen = self._screen
        screen.choose(bettor=next_standing(screen.situation, screen.selection.box))

    def _take_back_row(self, bet: str) -> None:
        selection = self._screen.selection
        self._take_back(BetKey(selection.box, selection.bettor, Bet(bet)))

    def _lies(self, key: BetKey) -> int:
        return self._screen.situation.sums.get(key, 0)

    def clear_bettor(self) -> None:
        """Give back all bets of the bettor, those that stand on another first, and what a Tie has left."""
        selection, situation = self._screen.selection, self._screen.situation
        own = [
            key
            for key in (*situation.sums, *situation.lying_from_tie)
            if key[:2] == (selection.box, selection.bettor)
        ]
        others = [key for key in situation.sums if key.box == selection.box and key not in own]
        self._screen.hold(box_open=bool(others) and selection.box_open)
        self._screen.do(WithdrawBets(selection.box, selection.bettor))

    def repeat_bettor(self) -> None:
        """Place the last bets of the chosen bettor again."""
        selection = self._screen.selection
        self._repeat(RepeatBets(selection.box, selection.bettor))

    def repeat_table(self) -> None:
        """Place the last bets of every box again in which nothing has been entered."""
        self._repeat(RepeatBets())

    def _repeat(self, command: RepeatBets) -> None:
        """Repeat bets; those that are left out are named."""
        screen = self._screen
        decided = screen.situation.decide(command)
        left_out = () if isinstance(decided, Refusal) else _left_out(decided)
        if screen.do(command) and left_out:
            words = tr(", ").join(self._named(bet) for bet in left_out)
            screen.choose(notice=tr("Not repeated: {bets}.").format(bets=words))

    def _named(self, bet: LeftOut) -> str:
        why = {"under_minimum": tr("under the minimum"), "over_maximum": tr("over the maximum")}
        return tr("{whose}, {bet} {amount} ({why})").format(
            whose=whose_box(bet.box, bet.bettor),
            bet=bet_title(bet.bet, self._screen.table),
            amount=money(bet.amount),
            why=why.get(bet.why, tr("not allowed now")),
        )

    def _box_stays(self) -> None:
        """Leave all that lies on the chosen box since the Tie."""
        self._screen.do(LeaveBets(self._screen.selection.box))

    def _raise(self) -> None:
        """Raise the bets of the chosen bettor that are under their minimum to it."""
        selection = self._screen.selection
        self._screen.do(RaiseBets(selection.box, selection.bettor))


def _no_bets_now(phase: Phase) -> str:
    """Return why an area takes no chip, and what to do about one that lies there."""
    if phase is Phase.RESULT:
        return tr("This round is being paid. Bets are taken in the next.")
    return tr("Cards are out: no more bets. For a late bet, touch Irregularity.")


def _left_out(events: Sequence[Event]) -> tuple[LeftOut, ...]:
    """Return the bets that a repeat leaves out."""
    return tuple(bet for event in events if isinstance(event, BetsNotRepeated) for bet in event.left_out)


def _to_sum(key: BetKey, lies: int, cents: int) -> list[Command]:
    if cents > lies:
        return [PlaceBet(key.box, key.bet, cents - lies, key.bettor)]
    if cents < lies:
        return [WithdrawBet(key.box, key.bet, lies - cents, key.bettor)]
    return []
