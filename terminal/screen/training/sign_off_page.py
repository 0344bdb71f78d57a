"""The page on which an exam is signed: a Pit Manager or above, by PIN, in whose sight it was sat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.refusal import Refusal
from terminal.screen.signer import SignatureTries
from terminal.screen.training.debrief_views import SignaturePageView
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import Tool
from terminal.table.people.staff import Signature
from terminal.training.debrief import Debrief, RecordMisfit
from terminal.training.trainees import Trainee

SIGNALS: Final = "signals"
CUTTING: Final = "cutting"
MANNER: Final = "manner"


class Ticks(Struct, frozen=True):
    """What a screen cannot see, ticked or crossed; None until it is one of them."""

    signals: bool | None = None
    cutting: bool | None = None
    manner: bool | None = None

    @staticmethod
    def lines() -> Iterator[tuple[str, Bilingual]]:
        """Give the name and the title of each."""
        yield SIGNALS, both("Hand signals")
        yield CUTTING, both("Chip cutting by hand")
        yield MANNER, both("Manner, voice")

    def of(self, name: str) -> bool | None:
        """Return how one of them stands."""
        return {SIGNALS: self.signals, CUTTING: self.cutting, MANNER: self.manner}[name]

    def ticked(self, name: str, *, right: bool) -> Ticks:
        """Return the ticks with one more."""
        return replace(self, **{name: right})

    @property
    def complete(self) -> bool:
        """Whether all are ticked or crossed."""
        return None not in (self.signals, self.cutting, self.manner)


class SignOffPage(TrainingPage):
    """The signature on an exam; it goes back to the page that it came from."""

    def __init__(
        self, house: TrainingHouse, debrief: Debrief, person: Trainee, ticks: Ticks, back: TrainingPage
    ) -> None:
        super().__init__(house)
        self._debrief = debrief
        self._person = person
        self._ticks = ticks
        self._back = back
        self._tries = SignatureTries(house.session.staff, house.refresh)

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Sign-off")

    def panels(self) -> tuple[Struct, ...]:
        """Return the page of the signature."""
        words = {True: tr("right"), False: tr("not right"), None: ""}
        seen = tuple((title.text, words[self._ticks.of(name)]) for name, title in Ticks.lines())
        view = SignaturePageView(
            title=both("Sign what came of this exam"),
            caption=tr("Pit Manager or above"),
            lines=(
                (tr("trainee"), f"{self._person.name} {self._person.number}"),
                (tr("result"), say(self._debrief.result)),
                *seen,
            ),
            note=tr("By signing you also say that you watched the exam."),
            sign=tr("Sign"),
            identity=self._tries.view,
        )
        return (view,)

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back without a signature."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Take the number as far as it is typed, sign, or go back."""
        match key:
            case (str(), str(number)):
                self._tries.typed(number)
            case Signature():
                self._sign(key)
            case "leave":
                self.house.open(self._back)

    def _sign(self, signature: Signature) -> None:
        ticks = self._ticks
        try:
            done = self.house.desk.sign_off(
                self._debrief.number,
                self._person,
                signature,
                signals=bool(ticks.signals),
                cutting=bool(ticks.cutting),
                manner=bool(ticks.manner),
                present=True,
            )
        except RecordMisfit as fault:
            self.house.tell(
                tr("The record of this exam does not hold: {why}.").format(why=say(fault.message))
            )
            return
        if isinstance(done, Refusal):
            self._tries.refused(done)
        else:
            self.house.open(self._back)
            self.house.tell(tr("The exam is signed."), done=True)
