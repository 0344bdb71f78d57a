"""What the bettors' options after an irregularity show: frozen data, with sums in cents."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.screen.dialogue_views import Answer, ShownHands
from terminal.screen.views import BetSum


class OptionState(Enum):
    """What a bettor chose."""

    OPEN = "open"
    NOW = "now"
    CONTINUES = "continues"
    RETURNED = "returned"


class OptionRow(Struct, frozen=True):
    """A bettor who chooses between going on and having the bets back; `staked` in cents."""

    box: str
    bettor: str
    title: str
    staked: int
    state: OptionState


class OptionsView(Struct, frozen=True):
    """All bettors and what they chose, for the rail."""

    title: str
    caption: str
    rows: tuple[OptionRow, ...]


class OptionAskView(Struct, frozen=True):
    """The question to one bettor, for the dealer's place."""

    box: str
    bettor: str
    title: str
    bets: tuple[BetSum, ...]
    caption: str
    continue_effect: str
    return_effect: str
    may_return: bool = True


IN_SIGHT = 3
"""How many kinds of each group stand under the felt."""


class KindKey(Struct, frozen=True):
    """A kind of irregularity that can have happened; `mark` is the key of the keyboard that chooses it."""

    name: str
    title: str
    second: str
    mark: str
    caption: str = ""
    """Its group, where the kinds of all groups stand together."""
    likely: bool = False
    """Whether what lies on the table points to it."""


class KindColumn(Struct, frozen=True):
    """The kinds of a group that come to mind first."""

    icon: str
    title: str
    second: str
    kinds: tuple[KindKey, ...]


class KindsView(Struct, frozen=True):
    """What can have happened, by groups, for the dealer's place."""

    columns: tuple[KindColumn, ...]


class MoreKindsView(Struct, frozen=True):
    """The other kinds, for the rail; `why` says what points to the likely one."""

    kinds: tuple[KindKey, ...]
    caption: str
    why: str
    kept: str
    way_back: str


class PreviewView(Struct, frozen=True):
    """What would follow from an answer: a sentence, and the hands as they would lie."""

    title: str
    second: str
    paragraph: str
    effect: str
    note: str
    hands: ShownHands | None = None


class FeltQuestionView(Struct, frozen=True):
    """A question that a touch on the felt answers: its keys, and what would follow."""

    question: str
    second: str
    caption: str
    answers: tuple[Answer, ...] = ()
    previews: tuple[PreviewView, ...] = ()
    lead: str = ""


def kinds_of(kinds: KindsView | None, more: MoreKindsView | None) -> tuple[KindKey, ...]:
    """Return every kind that is offered."""
    first = () if kinds is None else tuple(kind for column in kinds.columns for kind in column.kinds)
    return first + (() if more is None else more.kinds)
