"""What the staff desk shows: the people, what can be done with one of them, and the page for a badge."""

from datetime import tzinfo
from typing import Final

from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import ActingRank, Table
from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import Answer, IdentityView, WalkThroughView
from terminal.screen.staff.acting_ranks import ends_at
from terminal.screen.staff.views import EnrolView
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import GuideView
from terminal.screen.words import page_guide
from terminal.table.people.staff_file import Person

ADD: Final = "add"
BACK: Final = "back"
ACTING_HOURS: Final = (2, 4, 8)
"""For how long an acting rank can be assigned with one touch."""


def _question_page(question: str, answers: tuple[Answer, ...], caption: str = "") -> WalkThroughView:
    """Return a question of the staff desk, with the way back after its answers."""
    back = Answer(BACK, "left", *both("Back"))
    return WalkThroughView(
        *both("Staff"),
        question,
        caption=caption or tr("Every change is signed."),
        answers=(*answers, back),
        icon="person",
    )


def people_page(
    question: str, people: tuple[tuple[Person, ActingRank | None], ...], house: tzinfo
) -> WalkThroughView:
    """Return everybody with the rank they act in, if any, and adding somebody."""
    listed = (
        Answer(person.number, "person", person.name, person.number, "", standing_of(person, acting, house))
        for person, acting in people
    )
    return _question_page(question, (*listed, Answer(ADD, "plus", *both("Add a person"))))


def standing_of(person: Person, acting: ActingRank | None, house: tzinfo) -> str:
    """Return somebody's rank, the one they act in with its end by the clock of the house, and a lock."""
    parts = [say(RANK_TITLES[person.rank])]
    if acting is not None:
        rank = say(RANK_TITLES[acting.rank])
        parts.append(tr("acting {rank} {end}").format(rank=rank, end=ends_at(acting, house)))
    if person.locked:
        parts.append(tr("locked"))
    return " · ".join(parts)


def person_page(person: Person, acting: ActingRank | None, standing: str) -> WalkThroughView:
    """Return what can be done with somebody; what cannot be done says why."""
    has_badge = person.badge is not None
    hours = (
        Answer(str(hours), "clock", *both("Acting rank, {hours} hours", hours=hours))
        for hours in ACTING_HOURS
    )
    no_rank = "" if acting is not None else tr("acts in none")
    answers = (
        Answer("pin", "lock", *both("New PIN")),
        Answer("badge", "person", *(both("Another badge") if has_badge else both("Set a badge"))),
        Answer("no_badge", "minus", *both("Take the badge away"), reason="" if has_badge else tr("no badge")),
        Answer("rank", "shield", *both("Another rank")),
        *hours,
        Answer("end_acting", "cross", *both("End the acting rank"), reason=no_rank),
        Answer("unlock", "check", *both("Unlock"), reason="" if person.locked else tr("not locked")),
        Answer("remove", "cross", *both("Take off the staff")),
    )
    return _question_page(f"{person.name} {person.number}", answers, standing)


def rank_page(hours: int, standing: str) -> WalkThroughView:
    """Return the ranks; where one is acted in for `hours`, without the Dealer's."""
    asked = tr("Which rank, for {hours} hours?").format(hours=hours) if hours else tr("Which rank?")
    ranks = (rank for rank in Rank if not (hours and rank is Rank.DEALER))
    answers = tuple(Answer(rank, "person", say(RANK_TITLES[rank])) for rank in ranks)
    return _question_page(asked, answers, standing)


def badge_page(name: str, digits: tuple[int, int]) -> EnrolView:
    """Return the page on which a new badge is held to the reader."""
    number_digits, pin_digits = digits
    return EnrolView(
        *both("New badge"),
        words=(
            (tr("A badge for {name}").format(name=name), True),
            (tr("Hold it to the reader, then sign for it."), False),
            (tr("From then on an older badge is good no more."), False),
        ),
        identity=IdentityView(number_digits, pin_digits),
        way_back=tr("Back to the staff"),
        badge=tr("Hold the badge to the reader"),
        reads_badge=True,
    )


def signature_page(says: str, signs: str, identity: IdentityView) -> EnrolView:
    """Return the page on which a change is signed: what will be, and who may sign."""
    return EnrolView(
        *both("Signature"),
        words=((says, True), (signs, False), (tr("It is recorded under the number that signs."), False)),
        identity=identity,
        way_back=tr("Back to the staff"),
        badge=tr("or hold a badge to the reader"),
    )


def staff_guide(table: Table, title: str) -> GuideView:
    """Return the guide next to the pages of the staff desk."""
    return page_guide(table, tr("STAFF"), Bilingual(title, ""))
