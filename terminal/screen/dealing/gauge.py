"""The gauge of the Differential: both totals, how far they are apart, and what room is left."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import Bet, Hand
from terminal.screen import theme
from terminal.screen.dealing.views import GaugeView
from terminal.screen.format import money
from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import ALARM_PANEL, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, row
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import PLACE, Panel
from terminal.screen.widgets.parts import Icon, Text, caption, strong, words
from terminal.screen.widgets.pictures import HAND_WORDS, GaugeBar

_LEFT, _TOP, _WIDE, _ = PLACE
HEIGHT: Final = 98.0
_TOTALS: Final = 48.0
_BAR: Final = Gap.EDGE


class Gauge(Panel[GaugeView]):
    """The gauge; it has no keys."""

    BOX = (_LEFT, _TOP, _WIDE, HEIGHT)

    def parts(self, view: GaugeView) -> PanelPart:
        """Return totals, bar and room; in alarm if a hand is over the limit."""
        apart = tr("Differential {amount}").format(amount=money(abs(view.player - view.banker)))
        return column(
            row(
                _player(view.player),
                strong(apart, Type.HEAD),
                _banker(view.banker),
                pad=Pad(top=Gap.SMALL),
                high=_TOTALS,
            ),
            GaugeBar(view.player, view.banker, view.limit, high=_BAR),
            row(*_rooms(view), pad=Pad(top=Gap.TOUCH), grow=1),
            pad=Pad.across(Gap.BODY),
            ground=ALARM_PANEL if _over(view) else PANEL,
        )


def _over(view: GaugeView) -> bool:
    return view.limit is not None and abs(view.player - view.banker) > view.limit


def _player(total: int) -> PanelPart:
    ink = theme.PLAYER_AREA.text
    return words(
        Run(theme.glyph(Bet.PLAYER), Type.STAKE, ink, bold=True),
        Run(HAND_WORDS[Hand.PLAYER], Type.LABEL, ink, bold=True, gap=Gap.MEDIUM),
        Run(money(total), Type.HAND, bold=True, gap=Gap.INSET),
        grow=1,
    )


def _banker(total: int) -> PanelPart:
    ink = theme.BANKER_AREA.text
    return words(
        Run(money(total), Type.HAND, bold=True),
        Run(HAND_WORDS[Hand.BANKER], Type.LABEL, ink, bold=True, gap=Gap.WIDE),
        Run(theme.glyph(Bet.BANKER), Type.STAKE, ink, bold=True, gap=Gap.KEYS),
        align=Align.RIGHT,
        grow=1,
    )


def _rooms(view: GaugeView) -> tuple[PanelPart, ...]:
    """Return the limit between the rooms that are left on the two hands."""
    if view.limit is None:
        free = caption(tr("no limit on the Differential"), ink=theme.TEXT_FAINT, align=Align.CENTRE, grow=1)
        return (free,)
    ink = theme.TEXT if _over(view) else theme.TEXT_FAINT
    leads = view.banker - view.player
    player = _room(tr("room left on Player {amount}"), view.player_room, Align.LEFT, leads=leads < 0)
    banker = _room(tr("room left on Banker {amount}"), view.banker_room, Align.RIGHT, leads=leads > 0)
    return player, caption(tr("limit ± {amount}").format(amount=money(view.limit)), ink=ink), banker


def _room(text: str, room: int | None, side: Align, *, leads: bool) -> PanelPart:
    """Return the room at its side, or what the hand is over by."""
    if room is None:
        return FILL
    if room >= 0:
        words_left = text.format(amount=money(room))
        return Text(words_left, Type.NOTE, bold=leads, faint=not leads, align=side, grow=1)
    over = strong(tr("over by {amount}").format(amount=money(-room)), Type.BODY, theme.ALARM)
    sign = Icon("warning", Type.BODY, theme.ALARM)
    return row(FILL if side is Align.RIGHT else None, sign, over, gap=Gap.MEDIUM, grow=1)
