"""Supervisors train: rounds in which an error may be planted, and rounds in which one thing goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from msgspec import Struct

from terminal.reports.labels import action_label
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import RecordSupervisorAnswer
from terminal.rounds.training.record import SupervisorDrill
from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import Answer
from terminal.screen.training.answering import MILLISECONDS
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.review_views import ChoiceGroup, ReviewLine, ReviewView, VerdictView
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, Tool
from terminal.training.audits.audit_trainer import (
    ROUNDS_TOGETHER,
    AuditCase,
    AuditSaid,
    Sureness,
    audit_cases,
    kinds_of,
    score,
)
from terminal.training.audits.audited_round import LEVELS, Planted, PlantedKind
from terminal.training.audits.told import act_in_words, before_the_acts
from terminal.training.exam_plan import draw_seed
from terminal.training.misdeals.drill import MisdealRuling, misdeal_cases, right_ruling
from terminal.training.misdeals.generator import Misdeal
from terminal.training.misdeals.told import told
from terminal.training.topics.next_act import RANKS

AUDITED: Final = ROUNDS_TOGETHER + ROUNDS_TOGETHER
"""How many rounds an audit has."""
CLEAN: Final = "clean"


class ReviewPage(TrainingPage):
    """What both pages have in common: one round after the other, and the time that each takes."""

    drill = SupervisorDrill.AUDIT

    def __init__(self, house: TrainingHouse, seed: str | None = None) -> None:
        super().__init__(house)
        self._seed = seed or draw_seed()
        self._number = 1
        self._began = house.elapsed()

    def record(self, *, level: int, item: str, right: bool, given: str, sure: str = "") -> bool:
        """Put an answer on record; answers whether that was done. Raises `NotRecorded`."""
        terms = self.house.terms
        command = RecordSupervisorAnswer(
            trainee=self.house.desk.trainee,
            drill=self.drill,
            game=terms.game,
            rules=terms.rules_version,
            level=level,
            item=item,
            right=right,
            given=given,
            sure=sure,
            milliseconds=round((self.house.elapsed() - self._began) * MILLISECONDS),
            seed=self._seed,
            number=self._number,
        )
        done = self.house.session.handle(command)
        if isinstance(done, Refusal):
            self.house.tell(say(done.message))
            return False
        return True

    def go_on(self) -> None:
        """Go on to the next round."""
        self._number += 1
        self._began = self.house.elapsed()

    def tools(self) -> tuple[Tool, ...]:
        """Return the way out."""
        return (Tool("leave", "left", tr("Start page")),)


class AuditLevelPage(TrainingPage):
    """Asks how hard the rounds shall be."""

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Audit")

    def panels(self) -> tuple[Struct, ...]:
        """Return the levels."""
        told_at_end = tr("What was planted, and how well it was found, is shown after the last round.")
        share = tr("{count} rounds. Three in ten carry one error.").format(count=AUDITED)
        view = QuestionPageView(
            title=both("Audit"),
            caption=tr("for supervisors"),
            icon="search",
            lines=(("cards", share), ("lock", told_at_end)),
            answers=tuple(
                Answer(
                    str(level),
                    str(level),
                    tr("Level {number}").format(number=level),
                    effect=say(settings.title),
                )
                for level, settings in LEVELS.items()
            ),
        )
        return (view,)

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Begin at a level, or go back."""
        if key == "leave":
            self.house.home()
        elif key in {str(level) for level in LEVELS}:
            self.house.open(AuditPage(self.house, int(str(key))))


class AuditPage(ReviewPage):
    """Rounds of which some carry an error; nothing is shown before the last."""

    def __init__(self, house: TrainingHouse, level: int, seed: str | None = None) -> None:
        super().__init__(house, seed)
        self._level = level
        self._coming: Iterator[AuditCase] = audit_cases(house.terms, level, Random(f"audit {self._seed}"))
        self._cases: list[AuditCase] = [next(self._coming)]
        self._said: list[AuditSaid] = []
        self._kind: PlantedKind | str | None = None
        self._act: int | None = None
        self._sure: Sureness | None = None

    @property
    def case(self) -> AuditCase:
        """The round at hand."""
        return self._cases[-1]

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Audit")

    def panels(self) -> tuple[Struct, ...]:
        """Return the round with the keys; after the last, how well errors were found."""
        if len(self._said) == AUDITED:
            return (self._result(),)
        seen = self.case.seen
        lines = [ReviewLine(say(one)) for one in before_the_acts(seen)]
        lines += [
            ReviewLine(say(act_in_words(one)), place, place == self._act)
            for place, one in enumerate(seen.acts)
        ]
        page = ReviewView(
            title=Bilingual(tr("Round {number} of {all}").format(number=self._number, all=AUDITED), ""),
            caption=tr("touch the act at which it shows"),
            lines=tuple(lines),
        )
        return page, self._verdict()

    def _verdict(self) -> VerdictView:
        kinds = [(("kind", CLEAN), tr("Nothing is wrong"), self._kind == CLEAN)]
        kinds += [
            (("kind", kind), _KINDS[kind](), self._kind == kind)
            for kind in kinds_of(self.house.terms, self._level)
        ]
        sure = tuple((("sure", one), _SURE[one](), self._sure is one) for one in Sureness)
        return VerdictView(
            groups=(
                ChoiceGroup(title=both("What is wrong?"), keys=tuple(kinds)),
                ChoiceGroup(title=both("How sure are you?"), keys=sure),
            )
        )

    def _result(self) -> QuestionPageView:
        scored = score(self._cases, self._said)
        lines = [("search", say(scored.told))]
        for degree in Sureness:
            right, of_all = scored.sure[degree]
            words = tr("{sure}: {right} of {count} right")
            lines.append(("pie", words.format(sure=_SURE[degree](), right=right, count=of_all)))
        return QuestionPageView(
            title=both("After the audit"),
            caption=tr("Level {number}").format(number=self._level),
            icon="search",
            lines=tuple(lines),
            answers=(
                Answer("again", "repeat", *both("Other rounds")),
                Answer("leave", "left", *both("Start page")),
            ),
        )

    @property
    def _whole(self) -> bool:
        """Whether the answer is whole: an error has its act, and every answer how sure it is."""
        if self._sure is None or self._kind is None:
            return False
        return self._kind == CLEAN or self._act is not None

    def main(self) -> MainView | None:
        """Return the key that gives the answer: the same whatever is right."""
        if len(self._said) == AUDITED:
            return None
        why = tr("the error with its act, or nothing; and how sure")
        return MainView(tr("ANSWER"), tr("the next round follows") if self._whole else why, ready=self._whole)

    def touch(self, key: object) -> None:
        """Choose the error, its act and how sure it is; or leave."""
        match key:
            case ("kind", str() as kind):
                self._kind = kind
            case ("act", int(place)):
                self._act = None if place == self._act else place
            case ("sure", Sureness() as sure):
                self._sure = sure
            case "again":
                self.house.open(AuditLevelPage(self.house))
            case "leave":
                self.house.home()
            case _:
                pass

    def apply(self) -> None:
        """Give the answer and go on."""
        if not self._whole or self._sure is None or len(self._said) == AUDITED:
            return
        found: Planted | None = None
        if isinstance(self._kind, PlantedKind) and self._act is not None:
            found = Planted(self._kind, self._act)
        planted = self.case.planted
        recorded = self.record(
            level=self._level,
            item=_in_text(planted),
            right=found == planted,
            given=_in_text(found),
            sure=self._sure.value,
        )
        if not recorded:
            return
        self._said.append(AuditSaid(found=found, sure=self._sure))
        self._kind = self._act = self._sure = None
        if len(self._said) < AUDITED:
            self._cases.append(next(self._coming))
            self.go_on()


def _in_text(planted: Planted | None) -> str:
    """Return an error and the act at which it shows as they are recorded; nothing for a clean round."""
    return "" if planted is None else f"{planted.kind.value}:{planted.act}"


_KINDS: Final[Mapping[PlantedKind, Callable[[], str]]] = {
    PlantedKind.WRONG_DRAW: lambda: tr("A card is wrong"),
    PlantedKind.WRONG_PAYOUT: lambda: tr("A payment is wrong"),
    PlantedKind.FORGOTTEN_OFFER: lambda: tr("An offer is missing"),
    PlantedKind.WRONG_ORDER: lambda: tr("The order is wrong"),
    PlantedKind.WRONG_REMEDY: lambda: tr("The remedy is wrong"),
}
_SURE: Final[Mapping[Sureness, Callable[[], str]]] = {
    Sureness.GUESS: lambda: tr("A guess"),
    Sureness.LIKELY: lambda: tr("Likely"),
    Sureness.CERTAIN: lambda: tr("Certain"),
}


class MisdealPage(ReviewPage):
    """Rounds in which one thing goes wrong: what follows, and who decides. Each answer is judged at once."""

    drill = SupervisorDrill.MISDEAL

    def __init__(self, house: TrainingHouse, seed: str | None = None) -> None:
        super().__init__(house, seed)
        self._coming = misdeal_cases(house.terms, Random(f"misdeal {self._seed}"))
        self._misdeal = next(self._coming)
        self._action: Action | None = None
        self._rank: Rank | None = None
        self._told = False
        self._right = 0

    @property
    def misdeal(self) -> Misdeal:
        """The round at hand."""
        return self._misdeal

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Misdeals")

    def panels(self) -> tuple[Struct, ...]:
        """Return the round with the keys; or what was right."""
        page = ReviewView(
            title=Bilingual(tr("Misdeal {number}").format(number=self._number), ""),
            caption=tr("what follows, and who decides?"),
            lines=tuple(ReviewLine(say(one)) for one in told(self._misdeal)),
        )
        return page, self._verdict()

    def _verdict(self) -> VerdictView:
        actions = tuple(
            (("action", one), say(action_label(one).message), self._action is one) for one in Action
        )
        ranks = tuple((("rank", one), say(RANKS[one]), self._rank is one) for one in Rank)
        groups = (
            ChoiceGroup(title=both("What follows?"), keys=actions),
            ChoiceGroup(title=both("Who decides?"), keys=ranks),
        )
        if not self._told:
            return VerdictView(groups=groups)
        ruling = right_ruling(self._misdeal)
        right = ruling == self._said
        words = {"action": say(action_label(ruling.action).message), "rank": say(RANKS[ruling.rank])}
        return VerdictView(
            groups=groups,
            told=(
                tr("Right.") if right else tr("Not right."),
                tr("It is: {action}, by {rank}.").format(**words),
                say(self._misdeal.answer.by),
            ),
        )

    @property
    def _said(self) -> MisdealRuling | None:
        """What was said; None until it is whole."""
        if self._action is None or self._rank is None:
            return None
        return MisdealRuling(self._action, self._rank)

    def main(self) -> MainView:
        """Return the key that gives the answer, and then the one that goes on."""
        if self._told:
            return MainView(tr("NEXT"), tr("{right} of {count} right").format(**self._counts))
        ready = self._said is not None
        return MainView(tr("ANSWER"), "" if ready else tr("what follows, and who decides?"), ready=ready)

    @property
    def _counts(self) -> dict[str, int]:
        return {"right": self._right, "count": self._number}

    def touch(self, key: object) -> None:
        """Choose what follows and who decides; or leave."""
        match key:
            case "leave":
                self.house.home()
            case ("action", Action() as action) if not self._told:
                self._action = action
            case ("rank", Rank() as rank) if not self._told:
                self._rank = rank
            case _:
                pass

    def apply(self) -> None:
        """Give the answer, or go on."""
        said = self._said
        if self._told:
            self._misdeal = next(self._coming)
            self._action = self._rank = None
            self._told = False
            self.go_on()
        elif said is not None:
            right = said == right_ruling(self._misdeal)
            given = f"{said.action.value}:{said.rank.value}"
            if self.record(level=1, item=":".join(self._misdeal.case[1:]), right=right, given=given):
                self._told = True
                self._right += right
