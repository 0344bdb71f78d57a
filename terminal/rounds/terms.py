"""The terms under which a table plays: recorded with the rounds, so that each is judged by its own."""

from msgspec import Struct

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import House, Limits

RULES_VERSION = "6"
"""Changes whenever the product reads a rule differently; stored with every table that is opened.

Since 2: the Player's third card is opened before the Banker's is dealt where insurance hangs on it; a hand
with too many cards is void, whatever it is raised as; what was recorded after the call is returned as late; a
card in excess withholds the options also as a wrong number; limits broken by a correction are on record.

Since 3: a fault noticed later is raised as that alone; a wrong number that the entry of a settled round
does not show takes a Shift Manager; a shoe is exhausted only when it lacks cards that the round needs; a card
drawn aside is for a Shift Manager where the rules know no player options; payout rounding never lifts
insurance over the Original Bet.

Since 4: the bet that an irregularity is about is one that game and layout offer, and a bet withdrawn late is
one that is on record.

Since 5: what had been taken and paid before a correction is not taken or paid again.

Since 6: nor is it where play was halted by one card too many; a round that is void remembers it, so that what
was paid is recovered and what was taken goes back.
"""

LARGEST_AMOUNT = 1_000_000_000_000 * 100
"""The largest sum that the terminal takes, in cents."""


class Terms(Struct, frozen=True, kw_only=True):
    """What is in force at a table; money in cents."""

    table_id: str
    """The name on the table's sign."""
    game: str
    """The id of the game."""
    layout: str
    """The name of the layout."""
    boxes: tuple[str, ...]
    """The labels of its betting boxes, from the dealer's right."""
    decks: int
    """Decks of a new shoe, unless it is declared otherwise."""
    limits: Limits = Limits()
    """The limits shown at the table."""
    chip_unit: int = 100
    """Every stake is a multiple of this (RULINGS 3)."""
    face_down: bool = False
    """Whether cards are dealt face down."""
    private: bool = False
    """Whether the table is private, so that a no-insurance notice may be put up (NCI ¶4.2.2)."""
    house: House = House()
    """The house settings."""
    rules_version: str = RULES_VERSION
    """The version of the rules' reading that was in force."""

    def reads_as_since(self, version: int) -> bool:
        """Return whether these terms read the rules as that version of the reading does, or a later one."""
        return int(self.rules_version) >= version

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return GAMES[self.game]
