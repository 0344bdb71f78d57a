"""What the page of all roads and the players' display show: frozen data."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import Card
from terminal.rules.roads import Scoreboard
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import Bilingual
from terminal.screen.views import Counts, StatusField
from terminal.table.setup.languages import Language


class RoadsView(Struct, frozen=True):
    """All roads of the shoe."""

    board: Scoreboard
    counts: Counts


class AnnouncerTone(Enum):
    """How an announcement looks: to do now, to know, insurance on offer, a result, or a void round."""

    NOW = "now"
    QUIET = "quiet"
    OFFER = "offer"
    RESULT = "result"
    VOID = "void"


class Announcement(Struct, frozen=True):
    """What the dealer has announced."""

    tone: AnnouncerTone
    title: Bilingual
    note: Bilingual
    bet: Bet | None = None
    """The bet in whose colours it stands."""
    odds: str = ""


class BettingClock(Struct, frozen=True):
    """The seconds that are left for placing bets, of so many; it shows and decides nothing."""

    left: int
    whole: int


class LimitRow(Struct, frozen=True):
    """The least and the largest bet on each of some areas, as text; the Differential belongs to none."""

    bets: tuple[Bet, ...]
    name: Bilingual
    least: str
    most: str


class OddsRow(Struct, frozen=True):
    """What a bet pays; `when` says on what it hangs."""

    bet: Bet
    name: str
    when: str
    price: str


class OpenHand(Struct, frozen=True):
    """A hand as the players see it: None for a card that is not face up; its total once all of them are."""

    hand: Hand
    cards: tuple[Card | None, ...]
    total: int | None


class LastResult(Struct, frozen=True):
    """The last result that was called, with its round and Point Totals."""

    result: Result
    number: int
    player: int
    banker: int
    note: Bilingual


class StandingNotice(Struct, frozen=True):
    """A notice that stands for a while; a strong one is of the next minutes."""

    title: Bilingual
    note: Bilingual
    strong: bool = False


class IdlePage(Enum):
    """What the display turns through while no shoe is on the table."""

    HOUSE = "house"
    LIMITS = "limits"
    ODDS = "odds"
    INSURANCE = "insurance"
    RULES = "rules"


class HouseTexts(Struct, frozen=True):
    """What the house wants to stand there: its text, where its rules may be read, and whether a picture."""

    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    picture: bool = False


class HousePage(Struct, frozen=True):
    """What stands on the display while no shoe is on the table; `place` of so many pages."""

    page: IdlePage
    place: int
    pages: int
    title: Bilingual
    lines: tuple[str, ...] = ()
    """The text of the house, or where the rules may be read."""
    odds: tuple[OddsRow, ...] = ()
    insurance: Bilingual | None = None


class PlayersView(Struct, frozen=True, kw_only=True):
    """All that the players' display shows."""

    kind: ScreenKind
    language: Language
    """The language in which it is shown."""
    table_id: str
    game: str
    game_second: str
    fields: tuple[StatusField, ...]
    announcement: Announcement
    round_title: Bilingual
    clock: BettingClock | None = None
    limits: tuple[LimitRow, ...]
    hands: tuple[OpenHand, ...] = ()
    """Both hands while cards lie; else the limits are shown."""
    last: LastResult | None = None
    notices: tuple[StandingNotice, ...] = ()
    board: Scoreboard
    counts: Counts
    house: HousePage | None = None
    """The page of the house, in place of hands and roads."""
