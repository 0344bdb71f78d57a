"""A page on which somebody signs by number and PIN, and what is done then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from terminal.rounds.refusal import Refusal, rank_missing
from terminal.rules.ranks import Rank
from terminal.screen.signer import SignatureTries
from terminal.screen.training.debrief_views import SignaturePageView
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, tr
from terminal.screen.views import Tool
from terminal.table.people.staff import Proof, Signature, rank_held, short_pin_refused


class SignedAct(Struct, frozen=True, kw_only=True):
    """What is signed: what the page says of it, and what it does."""

    title: Bilingual
    caption: str
    lines: tuple[tuple[str, str], ...]
    note: str
    sign: str
    do: Callable[[Signature], Refusal | None]
    """Does what is signed; answers why it does not count."""
    then: Callable[[], None]
    """Goes on once it is done."""


class SignedPage(TrainingPage):
    """The page; its tool goes back to where it came from."""

    def __init__(self, house: TrainingHouse, act: SignedAct, back: Callable[[], None]) -> None:
        super().__init__(house)
        self._act = act
        self._back = back
        self._tries = SignatureTries(house.session.staff, house.refresh)

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return self._act.title

    def panels(self) -> tuple[Struct, ...]:
        """Return the page of the signature."""
        act = self._act
        view = SignaturePageView(
            title=act.title,
            caption=act.caption,
            lines=act.lines,
            note=act.note,
            sign=act.sign,
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
                self.sign(key)
            case "leave":
                self.leave()

    def leave(self) -> None:
        """Go back to where the page came from."""
        self._back()

    def sign(self, signature: Signature) -> None:
        """Do what is signed, or say why the signature does not count."""
        refused = self._act.do(signature)
        if refused is None:
            self._act.then()
        else:
            self._tries.refused(refused)


class TrainerKnown(Protocol):
    """What is done once it is known which trainer looks on."""

    def __call__(self, trainer: Proof) -> None:
        """Go on with this trainer."""


def gate(
    house: TrainingHouse, title: Bilingual, least: Rank, words: tuple[str, str], then: TrainerKnown
) -> SignedPage:
    """Return the page that lets in only who holds at least a rank; `words` are its caption and its note."""
    shown: list[Proof] = []

    def prove(signature: Signature) -> Refusal | None:
        proof = house.session.prove(signature)
        if isinstance(proof, Refusal):
            return proof
        if proof.short_pin:
            return short_pin_refused(house.session.staff.pin_digits)
        held, _ = rank_held(proof.number, proof.rank, house.session.table.acting, house.now())
        if not held.at_least(least):
            return rank_missing(least)
        shown.append(proof)
        return None

    caption, note = words
    act = SignedAct(
        title=title,
        caption=caption,
        lines=(),
        note=note,
        sign=tr("Open"),
        do=prove,
        then=lambda: then(shown[-1]),
    )
    return SignedPage(house, act, house.home)
