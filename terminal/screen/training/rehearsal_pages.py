"""A trainer rehearses other rules: what changes, the drill of it, and the sign-offs that lapse by it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import groupby
from random import Random
from typing import Final

from msgspec import Struct

from terminal.ledger.errors import LedgerError
from terminal.ledger.system_words import why_failed
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.screen.training.review_views import ChoiceGroup, ReviewLine, ReviewView, VerdictView
from terminal.screen.training.signed_page import SignedAct, SignedPage
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, Tool, ToolState
from terminal.table.people.staff import Signature
from terminal.table.setup.data_dirs import DataFolderError
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.exam_plan import draw_seed
from terminal.training.rehearsal.at_hand import FOLDER, VersionAtHand, read_at_hand, versions_at_hand
from terminal.training.rehearsal.compare import Comparison, compare_in_steps
from terminal.training.rehearsal.drill import RehearsedQuestion, rehearsed_questions
from terminal.training.rehearsal.marking import mark_lapsed, to_lapse
from terminal.training.rehearsal.wording import KINDS, answer_in_words, as_asked, merged

_LOG: Final = logging.getLogger("lammer")
OLD: Final = "old"
NEW: Final = "new"
_APART: Final = "apart"


def _before(what: str) -> str:
    return tr("Before: {what}").format(what=what)


def _now(what: str) -> str:
    return tr("Now: {what}").format(what=what)


def _in_lines(told: Iterable[Message]) -> Iterator[str]:
    """Yield what happened, all bets that follow each other in one line, and all cards."""
    for (box, card), group in groupby(told, lambda one: ("box" in one.params, "card" in one.params)):
        texts = [say(one) for one in group]
        if box or card:
            yield " · ".join(texts)
        else:
            yield from texts


def _why(fault: FaultyInput | DataFolderError) -> str:
    """Return what is faulty, by its place; what is wrong there is for the log, in the words of the files."""
    if isinstance(fault, DataFolderError):
        return tr("files of Lammer are missing. Install it again.")
    line = "" if fault.line is None else tr("line {line}").format(line=fault.line)
    field = tr("field {field}").format(field=fault.field) if fault.field else ""
    where = tr(", ").join(filter(None, (fault.file, line, field)))
    return tr("{where} cannot be used. The log of faults says what is wrong there.").format(where=where)


class RehearsalPage(TrainingPage):
    """Asks which two versions of the rules are compared."""

    def __init__(self, house: TrainingHouse, back: Callable[[], None]) -> None:
        super().__init__(house)
        self._back = back
        self._side = OLD
        self._chosen: dict[str, VersionAtHand] = {}
        self._fault = ""
        try:
            self._versions = versions_at_hand(house.session)
        except OSError as error:
            self._versions = ()
            unread = tr("The folder of rehearsals cannot be read: {why}.")
            self._fault = unread.format(why=say(why_failed(error)))

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Rehearsal")

    def panels(self) -> tuple[Struct, ...]:
        """Return what can be chosen, with the two sides."""
        now = self._chosen.get(self._side)
        lines = tuple(
            ReviewLine(say(one.title), place, one == now) for place, one in enumerate(self._versions)
        )
        page = ReviewView(
            title=both("Which rules are compared?"),
            caption=tr("profiles and files of rules: folder {folder} next to the ledger").format(
                folder=FOLDER
            ),
            lines=lines,
        )
        keys = (
            (("side", OLD), tr("Before"), self._side == OLD),
            (("side", NEW), tr("Now"), self._side == NEW),
        )
        words = [self._fault] if self._fault else [tr("Each side is asked the same questions.")]
        if OLD in self._chosen:
            words.append(_before(self._named(OLD)))
        if NEW in self._chosen:
            words.append(_now(self._named(NEW)))
        group = ChoiceGroup(title=both("Before and now"), keys=keys)
        return page, VerdictView(groups=(group,), told=tuple(words))

    def _named(self, side: str) -> str:
        return say(self._chosen[side].title)

    @property
    def _whole(self) -> bool:
        return len(self._chosen) == len((OLD, NEW))

    def main(self) -> MainView:
        """Return the key that compares."""
        if not self._whole:
            return MainView(tr("COMPARE"), tr("choose both sides first"), ready=False)
        return MainView(tr("COMPARE"), tr("takes a few seconds"))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Choose a side, or what stands on it."""
        match key:
            case ("side", str(side)):
                self._side = side
            case ("act", int(place)):
                self._chosen[self._side] = self._versions[place]
                if self._side == OLD and NEW not in self._chosen:
                    self._side = NEW
            case "leave":
                self._back()
            case _:
                pass

    def apply(self) -> None:
        """Compare, once both sides are chosen."""
        if not self._whole:
            return
        try:
            old, new = (read_at_hand(self.house.session, self._chosen[side]) for side in (OLD, NEW))
        except (FaultyInput, DataFolderError) as fault:
            _LOG.warning("rules that were chosen cannot be compared", exc_info=fault)
            self.house.tell(tr("It cannot be compared: {why}").format(why=_why(fault)))
            return
        told = _before(self._named(OLD)), _now(self._named(NEW))
        work = compare_in_steps(old, new)
        self.house.open(ComparingPage(self.house, work, told, self._changes, self._here))

    def _here(self) -> None:
        self.house.open(self)

    def _changes(self, comparison: Comparison) -> None:
        names = self._named(OLD), self._named(NEW)
        try:
            page = ChangesPage(self.house, comparison, names, self._back)
        except LedgerError as fault:
            self._here()
            self.house.tell(say(fault.message))
            return
        self.house.open(page)


class ComparingPage(TrainingPage):
    """Says that the rules are compared, a few questions at a time; touches are taken between them."""

    def __init__(
        self,
        house: TrainingHouse,
        work: Generator[int, None, Comparison],
        told: tuple[str, ...],
        then: Callable[[Comparison], None],
        back: Callable[[], None],
    ) -> None:
        """Begin with the work; `then` is called with what changes, unless somebody goes back before."""
        super().__init__(house)
        self._work = work
        self._told = told
        self._then = then
        self._back = back
        self._asked = 0
        house.later(self._go_on)

    def _go_on(self) -> None:
        """Ask a few questions more, and the rest later."""
        try:
            self._asked = next(self._work)
        except StopIteration as done:
            if done.value is not None:
                self._then(done.value)
            return
        self.house.later(self._go_on)

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Rehearsal")

    def panels(self) -> tuple[Struct, ...]:
        """Return how far it is."""
        asked = ReviewLine(tr("Questions asked so far: {count}").format(count=self._asked))
        page = ReviewView(
            title=both("Comparing the rules"), caption=tr("takes a few seconds"), lines=(asked,)
        )
        return page, VerdictView(groups=(), told=(*self._told, tr("You may go back meanwhile.")))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Go back: what was asked so far is forgotten."""
        if key == "leave":
            self._work.close()
            self._back()

    def close(self, leave: Callable[[], None]) -> None:
        """Break off, and leave."""
        self._work.close()
        leave()


class ChangesPage(TrainingPage):
    """What changes, kind by kind; the ways to its drill, and to the lapse of sign-offs."""

    def __init__(
        self, house: TrainingHouse, comparison: Comparison, names: tuple[str, str], back: Callable[[], None]
    ) -> None:
        super().__init__(house)
        self._comparison = comparison
        self._names = names
        self._back = back
        self._merged = merged(comparison)
        self._counts = dict(as_asked(comparison))
        self._kind = next((what for what, count in self._counts.items() if count), _APART)
        self._lapsing = to_lapse(house.session, comparison)

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Rehearsal")

    def panels(self) -> tuple[Struct, ...]:
        """Return what changes of one kind, with the kinds."""
        comparison = self._comparison
        changed = tr("{changed} of {asked} questions have another answer").format(
            changed=len(comparison.differences), asked=comparison.cells
        )
        page = ReviewView(
            title=both("Nothing changes") if comparison.equal else both("What changes"),
            caption=tr("No question has another answer.") if comparison.equal else changed,
            lines=self._lines(),
        )
        kinds = [
            (("kind", what), f"{say(KINDS[what])} · {count}", what == self._kind)
            for what, count in self._counts.items()
        ]
        apart = f"{tr('Wording')} · {len(comparison.apart)}"
        kinds.append((("kind", _APART), apart, self._kind == _APART))
        lapse = tr("Sign-offs that lapse: {count}").format(count=len(self._lapsing))
        group = ChoiceGroup(title=both("Kinds of change"), keys=tuple(kinds))
        old, new = self._names
        return page, VerdictView(groups=(group,), told=(_before(old), _now(new), lapse))

    def _lines(self) -> tuple[ReviewLine, ...]:
        """Return what changes of the kind that is looked at; a kind without changes says so."""
        lines = self._changed()
        if lines or self._comparison.equal:
            return lines
        return (ReviewLine(tr("Nothing of this kind changes.")),)

    def _changed(self) -> tuple[ReviewLine, ...]:
        if self._kind == _APART:
            return tuple(ReviewLine(say(one)) for one in self._comparison.apart)
        return tuple(
            ReviewLine(
                tr("{question}: {before}; now {now} ({count})").format(
                    question=say(one.question), before=say(one.before), now=say(one.now), count=one.count
                )
            )
            for one in self._merged
            if self._kind in one.kinds
        )

    def main(self) -> MainView:
        """Return the key that marks sign-offs as lapsed."""
        count = len(self._lapsing)
        title = tr("MARK AS LAPSED")
        if not count:
            return MainView(title, tr("no sign-off lapses"), ready=False)
        return MainView(title, tr("Sign-offs that lapse: {count}").format(count=count))

    def tools(self) -> tuple[Tool, ...]:
        """Return the ways back and to the drill."""
        drill = ToolState.OFF if self._comparison.equal else ToolState.READY
        return (
            Tool("leave", "left", tr("Back")),
            Tool("drill", "repeat", tr("Drill"), drill, reason=tr("Nothing changes.")),
        )

    def touch(self, key: object) -> None:
        """Look at a kind of change, go to the drill, or back."""
        match key:
            case ("kind", str(kind)):
                self._kind = kind
            case "drill":
                self.house.open(RehearsalDrillPage(self.house, self._comparison, self._here))
            case "leave":
                self._back()
            case _:
                pass

    def _here(self) -> None:
        self.house.open(self)

    def apply(self) -> None:
        """Ask for the signature by which the sign-offs lapse."""
        if self._lapsing:
            self.house.open(SignedPage(self.house, self._lapse(), self._here))

    def _lapse(self) -> SignedAct:
        session, people = self.house.session, self.house.people
        count = len(self._lapsing)
        old, new = self._names
        known = [people.known(one.trainee) for one in self._lapsing]
        names = tr(", ").join(dict.fromkeys(f"{one.name} {one.number}" for one in known if one is not None))

        def mark(signature: Signature) -> Refusal | None:
            done = mark_lapsed(session, self._comparison, signature)
            return done if isinstance(done, Refusal) else None

        def marked() -> None:
            self._back()
            self.house.tell(tr("Marked as lapsed: {count}.").format(count=count), done=True)

        return SignedAct(
            title=both("Mark sign-offs as lapsed"),
            caption=tr("Pit Manager or above"),
            lines=(
                (tr("sign-offs"), str(count)),
                (tr("people"), names),
                (tr("before"), old),
                (tr("now"), new),
            ),
            note=tr("Everybody who was signed off has to sit the exam again. It cannot be taken back."),
            sign=tr("Sign"),
            do=mark,
            then=marked,
        )


class RehearsalDrillPage(TrainingPage):
    """Asks what changes, question by question. Each answer is judged at once; nothing goes on record."""

    def __init__(
        self, house: TrainingHouse, comparison: Comparison, back: Callable[[], None], seed: str | None = None
    ) -> None:
        super().__init__(house)
        self._back = back
        self._coming = rehearsed_questions(comparison, Random(f"rehearsal {seed or draw_seed()}"))
        self._question = next(self._coming, None)
        self._choice: int | None = None
        self._told = False
        self._asked = 0
        self._right = 0

    @property
    def question(self) -> RehearsedQuestion | None:
        """The question at hand; None once there is none left."""
        return self._question

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Rehearsal")

    def panels(self) -> tuple[Struct, ...]:
        """Return the round with the answers, and what was right."""
        question = self._question
        if question is None:
            lines: tuple[ReviewLine, ...] = ()
        else:
            told = tuple(ReviewLine(text) for text in _in_lines(question.told))
            keys = (
                ReviewLine(say(answer_in_words(answer)), place, place == self._choice)
                for place, answer in enumerate(question.choices)
            )
            lines = (*told, *keys)
        page = ReviewView(
            title=both("What is right now?"), caption=tr("touch the answer of the new rules"), lines=lines
        )
        return page, VerdictView(groups=(), told=self._words())

    def _words(self) -> tuple[str, ...]:
        question = self._question
        if question is None:
            return (tr("That was the last question that can be asked at a table."), self._score())
        if not self._told:
            return (self._score(),)
        before, now = answer_in_words(question.change.old), answer_in_words(question.right)
        return (
            tr("Right.") if self._answered else tr("Not right."),
            _before(say(before)),
            _now(say(now)),
            self._score(),
        )

    def _score(self) -> str:
        return tr("{right} of {count} right").format(right=self._right, count=self._asked)

    @property
    def _answered(self) -> bool:
        """Whether the answer that was chosen is right."""
        question = self._question
        return (
            question is not None
            and self._choice is not None
            and question.choices[self._choice] is question.right
        )

    def main(self) -> MainView | None:
        """Return the key that gives the answer, and then the one that goes on."""
        if self._question is None:
            return None
        if self._told:
            return MainView(tr("NEXT"), self._score())
        ready = self._choice is not None
        return MainView(tr("ANSWER"), "" if ready else tr("choose an answer first"), ready=ready)

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Choose an answer, or go back."""
        match key:
            case ("act", int(place)) if not self._told:
                self._choice = place
            case "leave":
                self._back()
            case _:
                pass

    def apply(self) -> None:
        """Give the answer, or go on."""
        if self._told:
            self._question = next(self._coming, None)
            self._choice, self._told = None, False
        elif self._choice is not None:
            self._told = True
            self._asked += 1
            self._right += self._answered
