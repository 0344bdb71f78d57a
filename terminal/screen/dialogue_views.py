"""What the pages of every dialogue show: questions, answers, hands and who signs; frozen data."""

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Hand
from terminal.rules.cards import Card
from terminal.screen.views import Tone


class ShownMark(Enum):
    """What is said about a card: nothing, that it is the one in question, or that it moves."""

    PLAIN = "plain"
    FAULT = "fault"
    MOVED = "moved"


class ShownCard(Struct, frozen=True):
    """A card with its mark."""

    card: Card
    mark: ShownMark = ShownMark.PLAIN


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


class ChangeLine(Struct, frozen=True):
    """A line of what an override would change."""

    label: str
    before: str
    """What was; empty where there is nothing to compare."""
    after: str
    new: bool = False
    """Whether `before` says only that there was nothing: a long `after` takes its place."""


class WalkThroughView(Struct, frozen=True):
    """One question of a walk-through, with what lies and what would come of it.

    Without hands the answers take the whole page. `answers` may be empty where the card pad answers.
    """

    title: str
    second: str
    question: str
    question_second: str = ""
    caption: str = ""
    ask: str = ""
    decides: str = ""
    answers: tuple[Answer, ...] = ()
    before: ShownHands | None = None
    after: ShownHands | None = None
    order: tuple[DrawnCard, ...] = ()
    established: Established | None = None
    alarm: bool = False
    """Whether something went wrong; a plain question has a quiet head."""
    text: str = ""
    """What there is to say before the question is answered."""
    icon: str = "speech"
    """What stands in the head where nothing went wrong."""
    changes: tuple[ChangeLine, ...] = ()
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
    short_pin_digits: int | None = None
    """Digits of PINs that are too short for the table, and sign on once; None if there are none."""


class KeyboardView(Struct, frozen=True):
    """The keyboard for letters: what is written, what for, and where the keyboard lies (design px).

    `name` capitalises every word. Without `done` there is no such key: the page goes on by itself. With
    `figures` there is a row of them over the letters.
    """

    label: str
    text: str
    most: int
    place: tuple[float, float]
    name: bool = False
    done: str = ""
    figures: bool = False


class Way(Struct, frozen=True):
    """A key that leads to another round, day or list; `arrow` is -1 back, 1 on, 0 neither."""

    name: str
    title: str
    note: str = ""
    arrow: int = 0
    usable: bool = True


class HeadView(Struct, frozen=True):
    """The head of the rail where nothing comes next: what is looked at, and ways to others."""

    tone: Tone
    pill: str
    caption: str
    title: str
    second: str
    lead: str
    text: str
    ways: tuple[Way, ...]
