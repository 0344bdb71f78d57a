"""The page after an exam: what came of it, the wrong moments to go over, and the sign-off."""

from __future__ import annotations

from datetime import datetime, timedelta
from fractions import Fraction
from statistics import median_low
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.ledger.system_words import why_failed
from terminal.reports.output import put_files, reports_folder
from terminal.reports.sources import ReportError
from terminal.reports.values import fixed
from terminal.rounds.training.record import ExamRecord, TrainingRecord
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.screen.training.debrief_views import (
    ComesBackLine,
    DebriefHeadView,
    DebriefView,
    GradeLine,
    ResultTile,
    SignOffView,
    TickLine,
    TimeBarView,
    WrongLine,
)
from terminal.screen.training.replay_page import ReplayPage
from terminal.screen.training.sign_off_page import SignOffPage, Ticks
from terminal.screen.training.training_page import StripWork, TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, language, say, second_said, tr
from terminal.screen.views import MainView, StatusField, Tool, ToolState
from terminal.table.setup.data_dirs import resources_folder
from terminal.training.certificate import NoCertificate, make_certificate
from terminal.training.debrief import EARLIER_ITEMS, Debrief, WrongMoment
from terminal.training.moments import item_named
from terminal.training.schedule import ItemDue
from terminal.training.skills import SKILL_MAP, Topic

LEAVE: Final = "leave"
CERTIFICATE: Final = "certificate"
SIGN: Final = "sign"
_MINUTE: Final = timedelta(minutes=1)
_SEED_SHOWN: Final = len("00000000")
"""How much of a seed stands in the top bar."""


class DebriefPage(TrainingPage):
    """What came of an exam. It is read once: what is on record of an exam that is over stays."""

    def __init__(self, house: TrainingHouse, number: int) -> None:
        """Raises `LookupError` for no exam of the trainee, `RecordMisfit` if its record does not hold."""
        super().__init__(house)
        self._debrief = house.desk.debrief(number)
        self._comes_back = house.desk.comes_back()
        self._ticks = Ticks()

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("After the mock") if self._debrief.mock else both("After the exam")

    def fields(self) -> tuple[StatusField, ...]:
        """Return the exam, its seed that is no longer sealed, and the day."""
        result = self._debrief
        return (
            StatusField(tr("EXAM"), str(result.number)),
            StatusField(tr("SEED"), result.seed[:_SEED_SHOWN]),
            StatusField(tr("DATE"), f"{self._local(result.ended):%Y-%m-%d %H:%M}"),
        )

    def panels(self) -> tuple[Struct, ...]:
        """Return the page, the head of the rail, and the sign-off."""
        return (self._view(), self._head(), self._sign_off())

    def main(self) -> MainView:
        """Return the way to the first wrong moment, or back."""
        count = len(self._to_replay)
        if not count:
            return MainView(tr("BACK"), tr("to the skill map"))
        first = self._to_replay[0].number
        title = tr("GO OVER IT") if count == 1 else tr("GO OVER ALL {count}").format(count=count)
        return MainView(title, tr("decision {number} first").format(number=first))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back, and the certificate."""
        exam = self._exam
        there = exam.signed and exam.outcome is ExamVerdict.PASSED
        why = tr("A passed exam that was signed has a certificate.")
        state = ToolState.READY if there else ToolState.OFF
        return (
            Tool(LEAVE, "left", tr("Start page")),
            Tool(CERTIFICATE, "document", tr("Certificate"), state, reason=why),
        )

    def work(self) -> StripWork:
        """Return that the record is sealed, and up to where."""
        head = self.house.session.ledger.head
        said = tr("up to event {seq}, head {hash}").format(seq=head.seq, hash=head.hash)
        return StripWork(both("Sealed record of this exam"), said)

    def touch(self, key: object) -> None:
        """Tick, sign, open a replay, make the certificate, or leave."""
        match key:
            case ("replay", int(number)):
                self._replay(number)
            case (str(name), bool(right)):
                self._ticks = self._ticks.ticked(name, right=right)
            case "sign":
                person = self.house.trainee
                if person is not None and self._ticks.complete:
                    self.house.open(SignOffPage(self.house, self._debrief, person, self._ticks, self))
            case "certificate":
                self._certificate()
            case "leave":
                self.house.home()

    def apply(self) -> None:
        """Go over the wrong moments, or back."""
        wrong = self._to_replay
        if wrong:
            self._replay(wrong[0].number)
        else:
            self.house.home()

    def _replay(self, number: int) -> None:
        self.house.open(ReplayPage(self.house, self._debrief, number, self))

    @property
    def _to_replay(self) -> tuple[WrongMoment, ...]:
        """The wrong moments that can be shown again."""
        return self._debrief.wrong if self._debrief.shows_moments else ()

    @property
    def _exam(self) -> ExamRecord:
        record = self.house.session.table.training or TrainingRecord()
        exam = record.exam(self._debrief.number)
        if exam is None:
            raise LookupError(f"no exam {self._debrief.number}")
        return exam

    def _local(self, at: datetime) -> datetime:
        return at.astimezone(ZoneInfo(self.house.session.ledger.identity.zone))

    def _view(self) -> DebriefView:
        result = self._debrief
        times = tuple(
            TimeBarView(one.milliseconds / one.target, not one.right, one.red_line) for one in result.times
        )
        shares = [Fraction(one.milliseconds, one.target) for one in result.times]
        median = fixed(median_low(shares), 2) if shares else ""
        return DebriefView(
            result=Bilingual(say(result.result), second_said(result.result)),
            reason=say(result.reason),
            passed=result.outcome is ExamVerdict.PASSED,
            tiles=_tiles(result),
            grades=tuple(
                GradeLine(
                    _title(one.topic),
                    tr("{right} of {count}").format(right=one.right, count=one.decisions),
                    one.grade,
                )
                for one in result.grades
            ),
            times=times,
            median=tr("share of the target, median {share}").format(share=median) if shares else "",
            wrong=tuple(map(self._wrong, result.wrong)),
            comes_back=tuple(map(self._back, self._comes_back)),
            then=self._then(),
        )

    def _wrong(self, wrong: WrongMoment) -> WrongLine:
        fault = wrong.faults[0]
        house = tr("house")
        return WrongLine(
            number=wrong.number,
            topic=_title(wrong.topic.value),
            at=f"{self._local(wrong.at):%H:%M:%S}",
            was=say(fault.was),
            ought=say(fault.ought),
            paragraph=house if fault.paragraph is None else f"¶ {fault.paragraph}",
            red=wrong.red_line,
            opens=wrong.moment is not None,
        )

    def _back(self, due: ItemDue) -> ComesBackLine:
        title = say(item_named(self.house.desk.terms, Topic(due.topic), due.item).title)
        day, today = self._local(due.due).date(), self._local(self.house.now()).date()
        return ComesBackLine(title, tr("today") if day <= today else day.isoformat())

    def _then(self) -> str:
        result = self._debrief
        if result.mock:
            return tr("A mock: it cannot be signed.")
        if result.outcome is ExamVerdict.PASSED:
            return tr("The exam is signed.") if self._exam.signed else tr("Passed: the sign-off is due.")
        again = self._exam.resit_from(self.house.desk.settings)
        return tr("Resit from {day} on, with another seed").format(day=again.isoformat())

    def _head(self) -> DebriefHeadView:
        count = len(self._to_replay)
        title, text = both("Go over what was wrong"), tr("Each opens where it went wrong.")
        if not self._debrief.wrong:
            counts = tr("The exam is signed.") if self._exam.signed else tr("It counts once it is signed.")
            title, text = both("Nothing was wrong"), counts
        elif not count:
            title, text = both("What was wrong"), say(EARLIER_ITEMS)
        return DebriefHeadView(
            pill=tr("NEXT"),
            caption=tr("{count} to go over").format(count=count) if count else "",
            title=title.text,
            second=title.second,
            text=text,
        )

    def _sign_off(self) -> SignOffView:
        exam, ticks = self._exam, self._ticks
        words = {
            ExamVerdict.PASSED: tr("Sign “passed” with PIN"),
            ExamVerdict.NOT_YET: tr("Sign “not yet” with PIN"),
        }
        note, ready = tr("only if you watched the exam"), True
        if exam.mock:
            note, ready = tr("a mock cannot be signed"), False
        elif not ticks.complete:
            note, ready = tr("a tick is missing"), False
        signed = ""
        if exam.signed:
            known = self.house.desk.history.exams[exam.number]
            by = "" if known.approval is None else f"{known.approval.name} {known.approval.number}"
            at = "" if known.signed is None else f"{self._local(known.signed.at):%Y-%m-%d %H:%M}"
            signed = tr("Signed by {who}, {when}").format(who=by, when=at)
        return SignOffView(
            ticks=tuple(TickLine(name, title, ticks.of(name)) for name, title in ticks.lines()),
            sign=words.get(self._debrief.outcome, tr("Sign “not passed” with PIN")),
            note=note,
            ready=ready,
            signed=signed,
        )

    def _certificate(self) -> None:
        """Write the certificate into the folder of reports next to the ledger."""
        ledger, person = self.house.session.ledger, self.house.trainee
        if ledger.path is None or person is None:
            self.house.tell(tr("A ledger in memory keeps no files."))
            return
        folder = reports_folder(ledger.path)
        file = folder / f"{ledger.identity.table_id}-certificate-{self._debrief.number}.pdf"
        try:
            fonts = resources_folder() / "fonts"
            content = make_certificate(
                *(ledger.identity, ledger.read(), self._debrief.number, person, fonts), language=language()
            )
            folder.mkdir(parents=True, exist_ok=True)
            put_files({file: content}, replace=True)
        except (NoCertificate, ReportError) as fault:
            self.house.tell(say(fault.message))
        except OSError as error:
            why = tr("The certificate could not be written: {why}.")
            self.house.tell(why.format(why=say(why_failed(error))))
        else:
            self.house.tell(tr("The certificate is in {file}").format(file=str(file)), done=True)


def _tiles(result: Debrief) -> tuple[ResultTile, ...]:
    of = tr("of {count}").format(count=result.decisions)
    seconds = round((result.ended - result.began) / timedelta(seconds=1))
    minutes, rest = divmod(seconds, round(_MINUTE / timedelta(seconds=1)))
    stops = tr("interrupted {count} times").format(count=result.interruptions)
    return (
        ResultTile(tr("right"), str(result.right), of),
        ResultTile(tr("within target"), str(result.within_target), of),
        ResultTile(tr("red lines"), str(result.red_lines), tr("none allowed"), alarm=bool(result.red_lines)),
        ResultTile(tr("time"), f"{minutes}:{rest:02}", stops if result.interruptions else tr("start to end")),
    )


def _title(topic: str) -> str:
    return say(SKILL_MAP[Topic(topic)].title)
