"""What touches on boxes and lists do while a round is settled: taken, or paid, up to there."""

from __future__ import annotations

from terminal.rounds.commands import PayUpTo, TakeUpTo
from terminal.screen.settlement.settlement_panel import SettlementPanel
from terminal.screen.settlement.take_panel import TakePanel
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import tr


class SettlementTouches:
    """Makes commands of the touches that say how far the dealer has taken and paid."""

    def __init__(self, screen: TableScreen, take: TakePanel, settlement: SettlementPanel) -> None:
        self._screen = screen
        take.taken_up_to.connect(lambda box: screen.do(TakeUpTo(box)))
        settlement.tied_chosen.connect(lambda back: screen.choose(tied_back=back))
        settlement.paid_up_to.connect(lambda box, bettor: screen.do(PayUpTo(box, bettor)))

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
