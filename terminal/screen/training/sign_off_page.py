"""The page on which an exam is signed: a Pit Manager or above, by PIN, in whose sight it was sat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.refusal import Refusal
from terminal.screen.training.signed_page import SignedAct, SignedPage
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
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


class SignOffPage(SignedPage):
    """The signature on an exam; it goes back to the page that it came from."""

    def __init__(
        self, house: TrainingHouse, debrief: Debrief, person: Trainee, ticks: Ticks, back: TrainingPage
    ) -> None:
        self._debrief = debrief
        self._person = person
        self._ticks = ticks
        super().__init__(house, self._sign_off(), lambda: house.open(back))

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Sign-off")

    def sign(self, signature: Signature) -> None:
        """Sign the exam; a record that does not hold cannot be signed."""
        try:
            super().sign(signature)
        except RecordMisfit as fault:
            self.house.tell(
                tr("The record of this exam does not hold: {why}.").format(why=say(fault.message))
            )

    def _sign_off(self) -> SignedAct:
        words = {True: tr("right"), False: tr("not right"), None: ""}
        seen = tuple((title.text, words[self._ticks.of(name)]) for name, title in Ticks.lines())
        return SignedAct(
            title=both("Sign what came of this exam"),
            caption=tr("Pit Manager or above"),
            lines=(
                (tr("trainee"), f"{self._person.name} {self._person.number}"),
                (tr("result"), say(self._debrief.result)),
                *seen,
            ),
            note=tr("By signing you also say that you watched the exam."),
            sign=tr("Sign"),
            do=self._signed_by,
            then=self._signed,
        )

    def _signed_by(self, signature: Signature) -> Refusal | None:
        ticks = self._ticks
        done = self.house.desk.sign_off(
            self._debrief.number,
            self._person,
            signature,
            signals=bool(ticks.signals),
            cutting=bool(ticks.cutting),
            manner=bool(ticks.manner),
            present=True,
        )
        return done if isinstance(done, Refusal) else None

    def _signed(self) -> None:
        self.leave()
        self.house.tell(tr("The exam is signed."), done=True)
