"""What the felt shows, as frozen data: boxes and bets, tags, hands, counters, lammer and the demo's staff."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.screen_kind import ScreenKind


class BoxMark(StrEnum):
    """The ring around a box and the look of its plate."""

    NONE = "none"
    CHOSEN = "chosen"
    NEXT = "next"


class TagLook(StrEnum):
    """How the tag next to a box looks.

    `OPEN` waits its turn, `OFFER` may be taken up now, `NOW` is the one act that comes next, `DONE` is done,
    `GREYED` was declined or is nothing, `RETURNED` went back, `ALARM` has to go back. `TAKE` loses and is to
    be taken, `PAYS` wins on a Tie. Two take a touch: `AGAIN` places last bets again, `UNDER` opens the box,
    where a bet is under its minimum.
    """

    OPEN = "open"
    OFFER = "offer"
    NOW = "now"
    DONE = "done"
    GREYED = "greyed"
    RETURNED = "returned"
    ALARM = "alarm"
    TAKE = "take"
    PAYS = "pays"
    AGAIN = "again"
    UNDER = "under"


class Verdict(StrEnum):
    """What the badge between the hands says of the round: nothing, a Tie, or that it is void."""

    NONE = "none"
    TIE = "tie"
    VOID = "void"


class CardMark(StrEnum):
    """What is said of a card that lies: nothing, one too many, moved to its right place, or only supposed.

    `ASKED` is one that may be touched as the answer to a question, `CORRECTED` one whose face is put right.
    """

    NONE = "none"
    ASKED = "asked"
    CORRECTED = "corrected"
    EXCESS = "excess"
    MOVED = "moved"
    GHOST = "ghost"


class AreaUse(StrEnum):
    """What a touch on an area does: chips go on it or off it, a sum is asked for, its bet is corrected.

    While a round is settled it says that all up to its box is taken, or paid. `NOTHING` takes no bets now.
    """

    CHIPS = "chips"
    SUM = "sum"
    CORRECTION = "correction"
    TAKING = "taking"
    PAYING = "paying"
    NOTHING = "nothing"

    @property
    def settles(self) -> bool:
        """Whether the touch says how far bets are taken or paid."""
        return self in (AreaUse.TAKING, AreaUse.PAYING)


class BetView(Struct, frozen=True):
    """The chips of one area: cents of the seated bettor, and cents of each standing one.

    `lost` are the cents of it that lose, as one sum: hatched while they lie, struck through on the empty area
    once they were taken (`struck`). A `ghost` does not lie there: it is what lay there in the last round, and
    can be repeated. `under`: a bet is under its minimum.
    """

    bet: Bet
    seated: int = 0
    standing: tuple[int, ...] = ()
    struck: bool = False
    ghost: bool = False
    under: bool = False
    lost: int = 0

    @property
    def loses(self) -> bool:
        """Whether it loses and has still to be taken."""
        return bool(self.lost) and not self.struck

    @property
    def gone(self) -> int:
        """The cents that lose; all of them unless it is said."""
        return self.lost or self.total

    @property
    def total(self) -> int:
        """All cents that are written on the area."""
        return self.seated + sum(self.standing)

    @property
    def lies(self) -> bool:
        """Whether chips lie on the area."""
        return bool(self.total) and not self.struck and not self.ghost


class TagView(Struct, frozen=True):
    """The tag of a box: a short text that is already in the language of the table, and a note over it."""

    text: str
    look: TagLook = TagLook.OPEN
    note: str = ""

    @property
    def takes_touch(self) -> bool:
        """Whether a touch on the tag does something also while nothing is settled."""
        return self.look in (TagLook.AGAIN, TagLook.UNDER)


class BoxView(Struct, frozen=True):
    """One box. `dim` fades its areas but for those in `lit`; `done` puts a tick on its plate.

    A touch on an area in `tied` leaves lying what has lain there since a Tie; while the round of that Tie is
    settled, it gives the bets of the box back.
    """

    label: str
    bets: tuple[BetView, ...] = ()
    mark: BoxMark = BoxMark.NONE
    done: bool = False
    dim: bool = False
    lit: frozenset[Bet] = frozenset()
    tag: TagView | None = None
    tied: frozenset[Bet] = frozenset()
    asked: frozenset[Bet] = frozenset()
    """The areas that may be touched as the answer to a question."""
    plate_asked: bool = False
    """Whether the number may be."""

    def bet(self, bet: Bet) -> BetView:
        """Return what lies on an area; an empty one if there is nothing."""
        for view in self.bets:
            if view.bet is bet:
                return view
        return BetView(bet)


class CardView(Struct, frozen=True):
    """A card that lies in a place; the code `XX` lies face down.

    `number` says that it was the n-th to leave the shoe, `tag` what is supposed of it.
    """

    card: Card
    mark: CardMark = CardMark.NONE
    number: int | None = None
    tag: str = ""


class PlaceView(Struct, frozen=True):
    """One place of a hand. `next` gets the next card, the `number`th of the round; `caption` says what comes.

    More than one card is a fault that is being settled: they are shown together in an alarm frame.
    """

    cards: tuple[CardView, ...] = ()
    next: bool = False
    number: int | None = None
    caption: str = ""


EMPTY_PLACE = PlaceView()


class HandView(Struct, frozen=True):
    """A hand: total, a short note under its name, whether it wins, and its three places."""

    total: int | None = None
    note: str = ""
    wins: bool = False
    places: tuple[PlaceView, PlaceView, PlaceView] = (EMPTY_PLACE, EMPTY_PLACE, EMPTY_PLACE)

    @property
    def is_due(self) -> bool:
        """Whether the next card goes to this hand."""
        return any(place.next for place in self.places)


class CountersView(Struct, frozen=True):
    """Cards left in the shoe, cards in the discards, and cards carried over to the next round."""

    shoe: int
    discards: int
    carried: tuple[Card, ...] = ()
    asked: bool = False
    """Whether the shoe may be touched as the answer to a question."""


class LammerView(Struct, frozen=True):
    """The insurance lammer: on which hand, at what odds to 1 (such as `3` or `1.5`), put out or only due."""

    hand: Hand
    odds: str
    out: bool


class StaffLine(Struct, frozen=True):
    """A member of the demo's staff: rank in the language of the table, its second line, number and PIN."""

    rank: str
    second: str
    number: str
    pin: str


class FeltView(Struct, frozen=True):
    """The whole felt. Boxes that are not named are empty; the staff is listed only while no card lies.

    While the round is settled (`settling`) the areas without a bet step back. The badge between the hands
    says a `verdict` in place of their totals.
    """

    kind: ScreenKind
    boxes: tuple[BoxView, ...] = ()
    player: HandView = HandView()
    banker: HandView = HandView()
    counters: CountersView | None = None
    lammer: LammerView | None = None
    staff: tuple[StaffLine, ...] = ()
    settling: bool = False
    verdict: Verdict = Verdict.NONE
    use: AreaUse = AreaUse.CHIPS
    six_name: str = ""
    """What the game calls its Six bet, which its areas bear; the same for as long as the table is open."""
    may_insure: bool = False
    """Whether an insurance, behind which most areas step back, may come before the result."""
    ribbon: str = ""
    """What the two ribbons say; empty for what the kind of table has them say."""

    def hand(self, hand: Hand) -> HandView:
        """Return the view of a hand."""
        return self.player if hand is Hand.PLAYER else self.banker

    @property
    def has_cards(self) -> bool:
        """Whether any card lies on the felt, or is due to."""
        return any(place.cards or place.next for hand in (self.player, self.banker) for place in hand.places)
