"""The small coloured tag of a settled bet: its glyph, or that it is insurance on that hand."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.settlement.views import SettledBet
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import chinese
from terminal.screen.widgets.ground import BoxGround
from terminal.screen.widgets.layout import Boxed
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.parts import tag

_GROUND: Final = BoxGround(radius=Radius.TAG)


def bet_sign(bet: SettledBet) -> str:
    """Return what a bet is called in one or two characters."""
    return chinese("INSURANCE") if bet.insurance else theme.glyph(bet.bet)


def bet_tag(bet: SettledBet, size: float = Type.NOTE, high: float = Size.LINE) -> Boxed:
    """Return the tag of a bet."""
    fill = theme.AREA_COLOURS[bet.bet].bet if bet.insurance else theme.AREA_COLOURS[bet.bet].spine
    return tag(bet_sign(bet), size, ground=_GROUND.filled(fill), high=high, inset=Gap.SMALL)


def bet_run(bet: SettledBet, size: float, gap: float = 0.0) -> Run:
    """Return what a bet is called as a piece of a line, in the colour of its area."""
    return Run(bet_sign(bet), size, theme.AREA_COLOURS[bet.bet].text, bold=True, gap=gap)
