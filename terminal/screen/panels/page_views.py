"""What pages and dialogs show: walk-through, override, sign-on and what is possible between rounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from terminal.rules.bets import Hand
from terminal.rules.cards import Card


class CardMark(Enum):
    """What is said about a card: nothing, that it is the one in question, or that it moves."""

    PLAIN = "plain"
    FAULT = "fault"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card with its mark."""

    card: Card
    mark: CardMark = CardMark.PLAIN


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand as it lies or would lie: `points` None while a face is missing, `tag` for a marked card."""

    cards: tuple[ShownCard, ...]
    points: int | None
    note: str = ""
    tag: str = ""


@dataclass(frozen=True, slots=True)
class ShownHands:
    """Both hands under a title."""

    title: str
    second: str
    player: ShownHand
    banker: ShownHand


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card in the order out of the shoe, and the hand it went to, if any."""

    number: int
    card: Card
    hand: Hand | None
    fault: bool = False


@dataclass(frozen=True, slots=True)
class Established:
    """Whether an outcome has been established, and what follows."""

    title: str
    note: str
    paragraph: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that can be given: `name` is what the signal says, `mark` an icon or a digit.

    `reason` says why it cannot be given now.
    """

    name: str
    mark: str
    title: str
    second: str = ""
    effect: str = ""
    note: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WalkThroughView:
    """One question of a walk-through, with what lies and what would come of it.

    Without hands the answers take the whole page. `answers` may be empty where the card pad answers.
    """

    title: str
    second: str
    caption: str
    ask: str
    question: str
    question_second: str
    decides: str
    answers: tuple[Answer, ...]
    before: ShownHands | None = None
    after: ShownHands | None = None
    order: tuple[DrawnCard, ...] = ()
    established: Established | None = None
    alarm: bool = True
    """Whether something went wrong; a plain question has a quiet head."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A question of the walk-through: answered, asked now, or still to come (no answer, not `now`)."""

    name: str
    question: str
    answer: str = ""
    now: bool = False
    may_reopen: bool = True


@dataclass(frozen=True, slots=True)
class FactsView:
    """What has been answered so far, and who decides."""

    facts: tuple[Fact, ...]
    paragraphs: tuple[str, ...]
    rank: str
    rank_note: str
    way_back: str


@dataclass(frozen=True, slots=True)
class IdentityView:
    """What is known of the person who signs: `name` once the number is known, `problem` if it went wrong.

    `attempt` counts refusals: when it changes, the typed PIN is forgotten.
    """

    number_digits: int
    pin_digits: int
    name: str = ""
    tries: str = ""
    problem: str = ""
    attempt: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """A line of what an override would change."""

    label: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A ready-made reason."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class OverrideView:
    """A supervisor's approval: what will change, why, and who signs.

    `refusal` says why nothing can be approved yet, "" if all is there but the signature.
    """

    title: str
    second: str
    rank: str
    asked_by: str
    paragraphs: tuple[str, ...]
    changes: tuple[Change, ...]
    reasons: tuple[Reason, ...]
    reason: str | None
    note: str
    approve: str
    identity: IdentityView
    before: ShownHands | None = None
    after: ShownHands | None = None
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class PersonCard:
    """A person who leaves or comes."""

    label: str
    second: str
    name: str
    number: str
    rank: str
    facts: tuple[tuple[str, str], ...]
    acting: str = ""
    acting_until: str = ""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A thing that is handed over: a value in words, or a card."""

    label: str
    value: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class RankInForce:
    """Who holds a rank at this table."""

    rank: str
    number: str
    name: str
    acting: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class SignOnView:
    """A change of dealer: who leaves, who comes, what is handed over, and which ranks are in force."""

    title: str
    second: str
    caption: str
    leaves: PersonCard | None
    comes: PersonCard | None
    handed_over: tuple[HandedOver, ...]
    ranks: tuple[RankInForce, ...]
    identity: IdentityView
    stay: str
    stay_note: str


@dataclass(frozen=True, slots=True)
class KeyboardView:
    """The keyboard for letters: what is written, what for, and where the keyboard lies (design px).

    `name` capitalises every word. Without `done` there is no such key: the page goes on by itself.
    """

    label: str
    text: str
    most: int
    place: tuple[float, float]
    name: bool = False
    done: str = ""


@dataclass(frozen=True, slots=True)
class EnrolView:
    """A number and a PIN that are set or shown, for what the words say; strong words stand out.

    `way_back` is empty where there is none, `badge` where no badge will do.
    """

    title: str
    second: str
    caption: str
    words: tuple[tuple[str, bool], ...]
    identity: IdentityView
    asks_name: bool
    way_back: str
    badge: str = ""


@dataclass(frozen=True, slots=True)
class BetweenTool:
    """Something possible between rounds: its rank, its state; locked if the rank is missing."""

    name: str
    icon: str
    title: str
    second: str
    rank: str
    state: str
    locked: bool
    usable: bool = True


@dataclass(frozen=True, slots=True)
class BetweenView:
    """What is possible between rounds; the last tools share a line of plain keys."""

    tools: tuple[BetweenTool, ...]
    plain: tuple[BetweenTool, ...]
    title: str
    second: str
