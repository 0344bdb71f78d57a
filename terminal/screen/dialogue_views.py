"""What pages and dialogs show: walk-through, override, sign-on and what is possible between rounds."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Hand
from terminal.rules.cards import Card


class CardMark(Enum):
    """What is said about a card: nothing, that it is the one in question, or that it moves."""

    PLAIN = "plain"
    FAULT = "fault"
    MOVED = "moved"


class ShownCard(Struct, frozen=True):
    """A card with its mark."""

    card: Card
    mark: CardMark = CardMark.PLAIN


class ShownHand(Struct, frozen=True):
    """A hand as it lies or would lie: `points` None while a face is missing, `tag` for a marked card."""

    cards: tuple[ShownCard, ...]
    points: int | None
    note: str = ""
    tag: str = ""


class ShownHands(Struct, frozen=True):
    """Both hands under a title."""

    title: str
    second: str
    player: ShownHand
    banker: ShownHand


class DrawnCard(Struct, frozen=True):
    """A card in the order out of the shoe, and the hand it went to, if any."""

    number: int
    card: Card
    hand: Hand | None
    fault: bool = False


class Established(Struct, frozen=True):
    """Whether an outcome has been established, and what follows."""

    title: str
    note: str
    paragraph: str


class Answer(Struct, frozen=True):
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


class AskView(Struct, frozen=True):
    """A question that is asked with the felt in view."""

    question: str
    question_second: str
    answers: tuple[Answer, ...]


class Change(Struct, frozen=True):
    """A line of what an override would change."""

    label: str
    before: str
    after: str
    new: bool = False
    """Whether `before` says only that there was nothing: a long `after` takes its place."""


class WalkThroughView(Struct, frozen=True):
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
    text: str = ""
    """What there is to say before the question is answered."""
    icon: str = "speech"
    """What stands in the head where nothing went wrong."""
    changes: tuple[Change, ...] = ()
    """What would become of things, line by line, where there are no hands."""


class Fact(Struct, frozen=True):
    """A question of the walk-through: answered, asked now, or still to come (no answer, not `now`)."""

    name: str
    question: str
    answer: str = ""
    now: bool = False
    may_reopen: bool = True


class FactsView(Struct, frozen=True):
    """What has been answered so far, and who decides."""

    facts: tuple[Fact, ...]
    paragraphs: tuple[str, ...]
    rank: str
    rank_note: str
    way_back: str


class IdentityView(Struct, frozen=True):
    """What is known of the person who signs: `name` once the number is known, `problem` if it went wrong.

    `attempt` counts refusals: when it changes, the typed PIN is forgotten, and the number too if `another`
    has to sign.
    """

    number_digits: int
    pin_digits: int
    name: str = ""
    tries: str = ""
    problem: str = ""
    attempt: int = 0
    another: bool = False


class Reason(Struct, frozen=True):
    """A ready-made reason."""

    name: str
    title: str


class OverrideView(Struct, frozen=True):
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


class PersonCard(Struct, frozen=True):
    """A person who leaves or comes."""

    label: str
    second: str
    name: str
    number: str
    rank: str
    facts: tuple[tuple[str, str], ...]
    acting: str = ""
    acting_until: str = ""


class HandedOver(Struct, frozen=True):
    """A thing that is handed over: a value in words, or a card."""

    label: str
    value: str
    card: Card | None = None


class RankInForce(Struct, frozen=True):
    """Who holds a rank at this table; `short_note` stands where the note has no room."""

    rank: str
    number: str
    name: str
    acting: str = ""
    note: str = ""
    short_note: str = ""


class SignOnView(Struct, frozen=True):
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


class KeyboardView(Struct, frozen=True):
    """The keyboard for letters: what is written, what for, and where the keyboard lies (design px).

    `name` capitalises every word. Without `done` there is no such key: the page goes on by itself.
    """

    label: str
    text: str
    most: int
    place: tuple[float, float]
    name: bool = False
    done: str = ""


class EnrolView(Struct, frozen=True):
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
    reads_badge: bool = False
    """Whether nothing is typed: a new badge is to be held to the reader."""


class BetweenTool(Struct, frozen=True):
    """Something possible between rounds: its rank, its state; locked if the rank is missing."""

    name: str
    icon: str
    title: str
    second: str
    rank: str
    state: str
    locked: bool
    usable: bool = True


class BetweenView(Struct, frozen=True):
    """What is possible between rounds; the last tools share a line of plain keys."""

    tools: tuple[BetweenTool, ...]
    plain: tuple[BetweenTool, ...]
    title: str
    second: str
