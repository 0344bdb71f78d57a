"""Faults that the terminal sees by itself when the bets are closed: too far apart, or under the minimum."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.game import Game
from terminal.training.misdeals.places import CLOSE
from terminal.training.misdeals.written_round import NO_SETTINGS, WrittenRound

_LIMIT = 1000
_LEAST = 500
_OVER: Mapping[str, object] = {"maximum_differential": str(_LIMIT)}
_UNDER: Mapping[str, object] = {"minimum": str(_LEAST), "maximum_differential": None}


class ClosingFault(Struct, frozen=True, kw_only=True):
    """Bets that ought not to be closed as they lie."""

    kind: str
    name: str
    table: Mapping[str, object]
    hand: Bet
    """The hand on which too much or too little lies."""
    bettor: str = SEATED
    against: int = 0
    """What lies on the other hand, in chips of one."""
    below: bool = False
    """Whether the bet is under the minimum."""

    def write(
        self,
        game: Game,
        random: Random,
        reading: str = RULES_VERSION,
        table: Mapping[str, object] = NO_SETTINGS,
    ) -> WrittenRound:
        """Return a round with these bets, closed, at a table with these settings, as the rules are read."""
        round_ = WrittenRound({"game": game.id, **table, **self.table}, reading)
        first, second = random.sample(round_.table.terms.boxes, 2)
        amount = random.randint(1, _LEAST - 1) if self.below else self.against + random.randint(2, 9) * _LIMIT
        other = Bet.PLAYER if self.hand is Bet.BANKER else Bet.BANKER
        if self.against:
            round_.do(_place(second, SEATED, other, self.against))
        return round_.do(_place(first, self.bettor, self.hand, amount), CLOSE)


def _place(box: str, bettor: str, bet: Bet, amount: int) -> dict[str, object]:
    return {"do": "place", "box": box, "bettor": bettor, "bet": bet.value, "amount": str(amount)}


_KINDS = tuple(kind.id for kind in CATALOGUE.values() if kind.by_terminal)
_OVER_KIND, _UNDER_KIND = _KINDS
CLOSINGS: tuple[ClosingFault, ...] = (
    ClosingFault(kind=_OVER_KIND, name="too-much-on-banker", table=_OVER, hand=Bet.BANKER),
    ClosingFault(kind=_OVER_KIND, name="too-much-on-player", table=_OVER, hand=Bet.PLAYER),
    ClosingFault(
        kind=_OVER_KIND, name="too-much-on-banker-against-player", table=_OVER, hand=Bet.BANKER, against=700
    ),
    ClosingFault(
        kind=_OVER_KIND, name="too-much-on-player-against-banker", table=_OVER, hand=Bet.PLAYER, against=700
    ),
    ClosingFault(kind=_OVER_KIND, name="too-much-standing", table=_OVER, hand=Bet.BANKER, bettor=standing(1)),
    ClosingFault(kind=_UNDER_KIND, name="too-little-on-banker", table=_UNDER, hand=Bet.BANKER, below=True),
    ClosingFault(kind=_UNDER_KIND, name="too-little-on-player", table=_UNDER, hand=Bet.PLAYER, below=True),
    ClosingFault(
        kind=_UNDER_KIND,
        name="too-little-next-to-others",
        table=_UNDER,
        hand=Bet.PLAYER,
        against=700,
        below=True,
    ),
    ClosingFault(
        kind=_UNDER_KIND,
        name="too-little-standing",
        table=_UNDER,
        hand=Bet.BANKER,
        bettor=standing(1),
        below=True,
    ),
)
"""What can be wrong when the bets are closed."""
