"""The bet that an irregularity is about: box, bettor, area and sum, one after another."""

from __future__ import annotations

from terminal.rounds.answers import DisputedBet
from terminal.rounds.state import INSURANCE_LINE, Table
from terminal.rules.bets import SEATED, Bet, bettor_order, standing
from terminal.rules.stakes import BetKey, totals
from terminal.screen.dialogue_views import Answer
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.words import bet_title, bettor_title

_SUMS = ("amount", "owed", "paid")


class BetFact:
    """Asks for a bet step by step; `told` gives it once it is complete."""

    SKIP = "skip"

    def __init__(self, table: Table, *, with_payment: bool, may_skip: bool) -> None:
        """Ask with `with_payment` for what was owed and paid, too; `may_skip` lets the question stay open."""
        self._boxes = table.terms.boxes
        self._wanted = _SUMS if with_payment else _SUMS[:1]
        self._may_skip = may_skip
        self._names: dict[str, str] = {}
        self._sums: dict[str, int] = {}

    def answer(self, name: str) -> None:
        """Take a box, a bettor or an area."""
        for step in ("box", "bettor", "bet"):
            if step not in self._names:
                self._names[step] = name
                return

    def number(self, cents: int) -> None:
        """Take the sum that is asked for."""
        for name in self._wanted:
            if name not in self._sums:
                self._sums[name] = cents
                return

    def told(self) -> DisputedBet | None:
        """Return the bet; None while anything is missing."""
        if len(self._names) < len(("box", "bettor", "bet")) or len(self._sums) < len(self._wanted):
            return None
        return DisputedBet(
            box=self._names["box"],
            bettor=self._names["bettor"],
            bet=self._names["bet"],
            amount=self._sums["amount"],
            owed=self._sums.get("owed"),
            paid=self._sums.get("paid"),
        )

    def question(self, asked: str) -> str:
        """Return what is asked now, with what was chosen before it; `asked` is the question that begins."""
        if "box" not in self._names:
            return asked
        box = tr("Box {box}").format(box=self._names["box"])
        if "bettor" not in self._names:
            return tr("{box}: which bettor?").format(box=box)
        chosen = tr("{box}, {bettor}").format(box=box, bettor=bettor_title(self._names["bettor"]))
        return tr("{chosen}: which bet?").format(chosen=chosen)

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Return what can be answered now."""
        if "box" not in self._names:
            skip = (Answer(self.SKIP, "right", tr("Leave it open")),) if self._may_skip else ()
            return (*(Answer(box, box, tr("Box {box}").format(box=box)) for box in self._boxes), *skip)
        if "bettor" not in self._names:
            return tuple(Answer(name, "person", bettor_title(name)) for name in self._bettors(table))
        if "bet" not in self._names:
            insurance = (
                (Answer(INSURANCE_LINE, "shield", tr("Insurance")),)
                if table.terms.rules.has_insurance and len(self._wanted) > 1
                else ()
            )
            bets = table.terms.rules.bets
            return (*(Answer(bet.value, "right", bet_title(bet, table)) for bet in bets), *insurance)
        return ()

    def _bettors(self, table: Table) -> list[str]:
        """Return everybody who bet on the box, and one standing bettor more."""
        played = table.current
        slices = () if played is None else played.slices
        own = {key.bettor for key in totals(slices) if key.box == self._names["box"]} | {SEATED}
        further = standing(max(bettor_order(name) for name in own) + 1)
        return [*sorted(own, key=bettor_order), further]

    def _lies(self, table: Table) -> int:
        """Return what lies on the area by the record, in cents."""
        played, bet = table.current, self._names["bet"]
        if played is None or bet == INSURANCE_LINE:
            return 0
        key = BetKey(self._names["box"], self._names["bettor"], Bet(bet))
        return played.sums.get(key, 0)

    def pad(self, table: Table) -> NumberPadView | None:
        """Return the number pad once box, bettor and area are known."""
        if "bet" not in self._names or len(self._sums) == len(self._wanted):
            return None
        labels = {"amount": tr("the bet"), "owed": tr("owed"), "paid": tr("paid")}
        name = self._wanted[len(self._sums)]
        insured = self._names["bet"] == INSURANCE_LINE
        bet = Bet.BANKER if insured else Bet(self._names["bet"])
        return NumberPadView(
            box=self._names["box"],
            bettor_title=bettor_title(self._names["bettor"]),
            box_title=tr("box {box}").format(box=self._names["box"]),
            bet=bet,
            bet_title=tr("INSURANCE") if insured else bet_title(bet, table),
            lies=self._lies(table),
            note=labels[name],
            label=labels[name],
        )
