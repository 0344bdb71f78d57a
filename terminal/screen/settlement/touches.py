"""What touches on boxes and lists do while a round is settled: taken, or paid, up to there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terminal.rounds.commands import ConcludeRound, PayUpTo, TakeUpTo
from terminal.rounds.state import Phase
from terminal.rules.bets import Bet
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import tr

if TYPE_CHECKING:
    from terminal.screen.settlement.settlement_panel import SettlementPanel
    from terminal.screen.settlement.take_panel import TakePanel


class SettlementTouches:
    """Makes commands of the touches that say how far the dealer has taken and paid."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    def connect_take(self, panel: TakePanel) -> None:
        """Take what is touched on the panel."""
        panel.on_touch({"take": lambda box: self._screen.do(TakeUpTo(box))})

    def connect_settlement(self, panel: SettlementPanel) -> None:
        """Pay what is touched on the panel."""
        panel.on_touch({"paid": lambda *who: self._screen.do(PayUpTo(*who)), "tied": self._give_all_back})

    def area(self, box: str, bet: Bet) -> None:
        """Touch an area: the bet that a Tie leaves there, or else its box."""
        situation = self._screen.situation
        tied = situation.of_the_tie if situation.phase is Phase.RESULT else ()
        if any((line.box, line.bet) == (box, bet) for line in tied):
            self._screen.choose(tied_back=self._screen.selection.tied_back ^ {box})
        else:
            self.box(box)

    def box(self, box: str) -> None:
        """Take the losing bets up to a box of the felt, or pay up to its last bettor."""
        situation = self._screen.situation
        if situation.still_to_take:
            if any(line.box == box for line in situation.still_to_take):
                self._screen.do(TakeUpTo(box))
            else:
                self._screen.choose(notice=tr("Nothing is left to take in box {box}.").format(box=box))
            return
        own = [payout.bettor for payout in situation.still_to_pay if payout.bettor.box == box]
        if own:
            self._screen.do(PayUpTo(*own[-1]))
        else:
            self._screen.choose(notice=tr("Nothing is left to pay in box {box}.").format(box=box))

    def conclusion(self) -> ConcludeRound:
        """Return the end of the round, with what goes back of a Tie."""
        tied = {line.box for line in self._screen.situation.of_the_tie}
        back = tied & self._screen.selection.tied_back
        if back and back == tied:
            return ConcludeRound(give_back=True)
        boxes = self._screen.table.terms.boxes
        return ConcludeRound(tuple(box for box in boxes if box in back) or False)

    def _give_all_back(self, back: bool) -> None:
        lines = self._screen.situation.of_the_tie if back else ()
        self._screen.choose(tied_back=frozenset(line.box for line in lines))
