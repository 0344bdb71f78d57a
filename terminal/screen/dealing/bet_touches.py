"""What touches on the felt and on the betting panels do: chips placed, taken back and repeated."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rounds.commands import CloseBets, Command, LeaveBet, PlaceBet, WithdrawBet
from terminal.rounds.state import Phase
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet
from terminal.rules.stakes import BetKey
from terminal.screen.dealing.betting import next_standing
from terminal.screen.dealing.box_panel import BoxPanel
from terminal.screen.dealing.correction import BetCorrection
from terminal.screen.dealing.turn_back_panel import TurnBackPanel
from terminal.screen.selection import ChipMode, ExactBet
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import tr

BETTING = (Phase.BETWEEN_ROUNDS, Phase.BETTING, Phase.CLOSED)


class BetTouches:
    """Makes commands of the touches that are about bets."""

    def __init__(self, screen: TableScreen, box: BoxPanel, turn_back: TurnBackPanel) -> None:
        self._screen = screen
        box.bettor_chosen.connect(lambda bettor: screen.choose(bettor=bettor))
        box.bettor_added.connect(
            lambda: screen.choose(bettor=next_standing(screen.situation, screen.selection.box))
        )
        box.bet_taken_back.connect(self._take_back_row)
        box.mode_chosen.connect(lambda mode: screen.choose(mode=ChipMode(mode), exact_armed=False))
        box.exact_asked.connect(lambda: screen.choose(exact_armed=not screen.selection.exact_armed))
        box.bettor_cleared.connect(self._clear_bettor)
        box.box_repeated.connect(lambda: self._repeat({screen.selection.box}))
        box.table_repeated.connect(lambda: self._repeat(set(screen.table.terms.boxes)))
        turn_back.pro_rata_chosen.connect(lambda: screen.do(*screen.situation.bets_that_stay, CloseBets()))

    def area(self, box: str, bet: Bet) -> None:
        """Add or take back a chip on an area of the felt, ask for a sum, or leave a tied bet lying."""
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
        bettor = selection.bettor if box == selection.box else SEATED
        if selection.exact_armed or isinstance(selection.exact, ExactBet) or phase is Phase.CLOSED:
            screen.choose(box=box, bettor=bettor, exact=ExactBet(box, bettor, bet), exact_armed=False)
            return
        screen.hold(box=box, bettor=bettor)
        key = BetKey(box, bettor, bet)
        if selection.mode is ChipMode.TAKE_BACK:
            self._take_back(key)
        elif key in screen.situation.lying_from_tie:
            screen.do(LeaveBet(box, bet, bettor))
        elif selection.chip is None:
            screen.choose(notice=tr("Touch a chip first."))
        else:
            screen.do(PlaceBet(box, bet, selection.chip, bettor))

    def choose_box(self, box: str) -> None:
        """Choose a box; over the limit it takes the place of the list in the rail, and gives it back."""
        selection = self._screen.selection
        same = box == selection.box
        shown = bool(self._screen.situation.cuts) and not (same and selection.box_over_limit)
        self._screen.choose(box=box, bettor=selection.bettor if same else SEATED, box_over_limit=shown)

    def chip(self, number: int) -> None:
        """Take the n-th chip of the tray, from 0."""
        chips = self._screen.context.chips
        if number < len(chips):
            self._screen.choose(chip=chips[number])

    def set_sum(self, exact: ExactBet, cents: int) -> None:
        """Place what a bet lacks of an exact sum, or withdraw what is too much."""
        lies = self._lies(BetKey(exact.box, exact.bettor, exact.bet))
        self._screen.do(*_to_sum(exact, lies, cents))

    def ask_for_a_wrong_bet(self) -> None:
        """Wait for a touch on the area whose bet was entered wrong."""
        notice = tr("Touch the area whose bet was entered wrong.")
        self._screen.choose(menu=False, correcting=True, notice=notice)

    def _correct(self, box: str, bet: Bet) -> None:
        """Correct the bet on that area, of the round that is open, or else of the one just ended."""
        screen = self._screen
        screen.open_dialogue(
            BetCorrection(
                box, bet, send=screen.do, leave=lambda: screen.open_dialogue(None), changed=screen.choose
            )
        )

    def _take_back(self, key: BetKey) -> None:
        """Take back one chip's worth, or what is left of the bet, or of what lies there since a Tie."""
        chip = self._screen.selection.chip
        lies = self._lies(key) or self._screen.situation.lying_from_tie.get(key, 0)
        amount = None if chip is None or chip >= lies else chip
        self._screen.do(WithdrawBet(key.box, key.bet, amount, key.bettor))

    def _take_back_row(self, bet: str) -> None:
        selection = self._screen.selection
        self._take_back(BetKey(selection.box, selection.bettor, Bet(bet)))

    def _lies(self, key: BetKey) -> int:
        return self._screen.situation.sums.get(key, 0)

    def _clear_bettor(self) -> None:
        """Give back all bets of the bettor, those that stand on another first, and what a Tie has left."""
        selection, situation = self._screen.selection, self._screen.situation
        own = [
            key
            for key in (*situation.sums, *situation.lying_from_tie)
            if key[:2] == (selection.box, selection.bettor)
        ]
        own.sort(key=lambda key: key.bet in ORIGINAL_BETS)
        self._screen.do(*(WithdrawBet(key.box, key.bet, None, key.bettor) for key in own))

    def _repeat(self, boxes: set[str]) -> None:
        """Repeat the bets of the round before, or those that a Tie has left lying."""
        tied = self._screen.situation.lying_from_tie
        if tied:
            self._screen.do(*(LeaveBet(key.box, key.bet, key.bettor) for key in tied if key.box in boxes))
            return
        previous = self._screen.situation.previous_bets
        self._screen.do(*_repeating({key: cents for key, cents in previous.items() if key.box in boxes}))


def _no_bets_now(phase: Phase) -> str:
    """Return why an area takes no chip, and what to do about one that lies there."""
    if phase is Phase.RESULT:
        return tr("This round is being paid. Bets are taken in the next.")
    return tr("Cards are out: no more bets. For a late bet, touch Irregularity.")


def _repeating(sums: Mapping[BetKey, int]) -> list[Command]:
    """Return the bets of the round before, Player and Banker first, so that others may stand on them."""
    ordered = sorted(sums, key=lambda key: key.bet not in ORIGINAL_BETS)
    return [PlaceBet(key.box, key.bet, sums[key], key.bettor) for key in ordered]


def _to_sum(exact: ExactBet, lies: int, cents: int) -> list[Command]:
    if cents > lies:
        return [PlaceBet(exact.box, exact.bet, cents - lies, exact.bettor)]
    if cents < lies:
        return [WithdrawBet(exact.box, exact.bet, lies - cents, exact.bettor)]
    return []
