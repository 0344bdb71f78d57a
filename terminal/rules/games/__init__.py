"""One frozen literal a game, the list of them, and the one that is the model of the others."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.rules.games.commission import COMMISSION
from terminal.rules.games.easy_six import EASY_SIX
from terminal.rules.games.fortune_six import FORTUNE_SIX
from terminal.rules.games.insurance_super_six_plus import INSURANCE_SUPER_SIX_PLUS
from terminal.rules.games.tournament import TOURNAMENT

GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        COMMISSION,
        INSURANCE_SUPER_SIX_PLUS,
        EASY_SIX,
        TOURNAMENT,
        FORTUNE_SIX,
    )
}
"""Every game by its id."""

MODEL = COMMISSION
"""The game whose procedure is the default choice where another does not provide for a fault (RULINGS 25)."""
