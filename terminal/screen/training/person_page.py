"""One trainee as the trainer sees one: notes, what was given to do, and the removal of the name."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.rounds.refusal import Refusal
from terminal.screen.dialogue_views import Answer, KeyboardView
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.home_page import KEYBOARD_AT
from terminal.screen.training.signed_page import SignedAct, SignedPage
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, Tool
from terminal.table.people.staff import Proof, Signature
from terminal.training.assignments import LAST_SHOWN, left_of
from terminal.training.desk import TrainingDesk
from terminal.training.exam import gaming_day
from terminal.training.names import remove_name
from terminal.training.skills import SKILL_MAP, Topic
from terminal.training.trainees import LONGEST_NOTE, Assignment, Note, Trainee


class PersonPage(TrainingPage):
    """The page; everything on it but the removal is in the file of names alone."""

    def __init__(self, house: TrainingHouse, trainer: Proof, person: str, back: Callable[[], None]) -> None:
        super().__init__(house)
        self._trainer = trainer
        self._id = person
        self._back = back
        self._text: str | None = None

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("One trainee")

    @property
    def _person(self) -> Trainee:
        known = self.house.people.known(self._id)
        if known is None:
            raise LookupError(f"no trainee {self._id}")
        return known

    def panels(self) -> tuple[Struct, ...]:
        """Return what is known of this person, and the keyboard while a note is written."""
        person = self._person
        given = ((("calendar"), self._given(one)) for one in person.assignments[-LAST_SHOWN:])
        notes = (("speech", f"{one.day} · {one.by}: {one.text}") for one in person.notes[-LAST_SHOWN:])
        lines = (*given, *notes) or (("notice", tr("Nothing was given and nothing was noted.")),)
        view = QuestionPageView(
            title=Bilingual(person.name, ""),
            caption=person.number,
            icon="person",
            lines=lines,
            answers=(
                Answer("note", "speech", *both("Write a note"), effect=tr("it stays in the file of names")),
                Answer("remove", "cross", *both("Remove this name"), effect=tr("for good, by PIN")),
            ),
        )
        if self._text is None:
            return (view,)
        done = tr("Done")
        return view, KeyboardView(tr("Note"), self._text, LONGEST_NOTE, KEYBOARD_AT, done=done, figures=True)

    def _given(self, one: Assignment) -> str:
        desk = TrainingDesk(self.house.session, self._id, self.house.terms)
        left = len(left_of(one, self.house.terms, desk.history.seeds))
        topics = tr(", ").join(say(SKILL_MAP[Topic(topic)].title) for topic in one.topics)
        return tr("{topics}: {left} of {count} left, until {day}").format(
            topics=topics, left=left, count=one.items, day=one.until
        )

    def main(self) -> MainView | None:
        """Return the way out of a note."""
        return None if self._text is None else MainView(tr("BACK"), tr("nothing is noted"))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Write a note, remove the name, or go back."""
        if key == "leave":
            self._back()
        elif key == "note":
            self._text = ""
        elif key == "remove" and self._text is None:
            self.house.open(SignedPage(self.house, self._removal(), lambda: self.house.open(self)))

    def typed(self, text: str) -> None:
        """Take the note as it reads."""
        if self._text is not None:
            self._text = text

    def finished(self) -> None:
        """Keep the note."""
        text = (self._text or "").strip()
        if not text:
            self.house.tell(tr("Nothing is written yet."))
            return
        note = Note(gaming_day(self.house.session), self._trainer.number, text)
        self.house.people.note(self._id, note)
        self._text = None

    def apply(self) -> None:
        """Note nothing."""
        self._text = None

    def _removal(self) -> SignedAct:
        person = self._person
        session, people = self.house.session, self.house.people

        def remove(signature: Signature) -> Refusal | None:
            done = remove_name(session, people, person.id, signature)
            return done if isinstance(done, Refusal) else None

        def gone() -> None:
            here = self.house.trainee
            if here is not None and here.id == person.id:
                self.house.sit_down(None)
            self._back()
            self.house.tell(tr("The name was removed. The ledger stays whole."), done=True)

        return SignedAct(
            title=both("Remove this name"),
            caption=tr("Pit Supervisor or above"),
            lines=((tr("trainee"), f"{person.name} {person.number}"),),
            note=tr("It leaves every list and every later export. Certificates handed out stay."),
            sign=tr("Remove"),
            do=remove,
            then=gone,
        )
