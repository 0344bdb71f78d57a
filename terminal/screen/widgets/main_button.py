"""The main button: the one act that comes next, always in the same place."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Gap
from terminal.screen.views import MainView
from terminal.screen.widgets.ground import MAIN, MAIN_CALM
from terminal.screen.widgets.layout import PanelPart
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import main_key

HEIGHT: Final = 112.0


class MainButton(Panel[MainView]):
    """The main button: its one key fills it."""

    BOX = (RAIL_LEFT, RAIL_BOTTOM + Gap.MEDIUM, RAIL_WIDTH, HEIGHT)

    UNDER = theme.BACKGROUND
    ALONE = True

    def parts(self, view: MainView) -> PanelPart:
        """Return the button; it fills the panel."""
        ground = MAIN_CALM if view.calm else MAIN
        words = ("main", view.title, view.subtitle)
        return main_key(*words, ready=view.ready, second_title=view.second, ground=ground)
