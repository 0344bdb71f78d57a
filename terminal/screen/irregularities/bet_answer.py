"""The bet that an irregularity is about: touched on the felt, with what is on record of it filled in."""

from __future__ import annotations

from enum import Enum

from terminal.rounds.answers import DisputedBet
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Round, Table
from terminal.rules.bets import SEATED, Bet, bettor_order, standing
from terminal.rules.stakes import BetKey
from terminal.screen.dialogue_views import Answer
from terminal.screen.felt_asked import FeltAsked
from terminal.screen.format import money
from terminal.screen.irregularities.step_answer import StepAnswer
from terminal.screen.translate import Bilingual, both, second_line, tr
from terminal.screen.views import MainView, NumberPadView
from terminal.screen.words import bet_title, bettor_title, button_view, whose_box

_BETTOR = "bettor"
_AMOUNT, _OWED, _PAID, _RECOVERED = "amount", "owed", "paid", "recovered"


class BetAsked(Enum):
    """Which bets may be meant, and what is said of one."""

    ANY_AREA = "any_area"
    """Any area that the game and the layout offer."""
    ON_RECORD = "on_record"
    """One that lies there."""
    PAYMENT = "payment"
    """Any, also insurance, with what was owed and paid, and what was recovered if anything was."""


class BetFact(StepAnswer):
    """Asks for a bet by a touch on its area; what is filled in may be changed before it is confirmed."""

    def __init__(self, played: Round | None, table: Table, asked: BetAsked) -> None:
        """Ask about a bet of `played`, the round that is meant."""
        self._table, self._played, self._asked = table, played, asked
        self._box: str | None = None
        self._bet = ""
        self._bettor = SEATED
        self._sums: dict[str, int] = {}
        self._typing: str | None = None
        self._confirmed = False

    @property
    def _wanted(self) -> tuple[str, ...]:
        return (_AMOUNT, _OWED, _PAID) if self._asked is BetAsked.PAYMENT else (_AMOUNT,)

    def told(self) -> DisputedBet | None:
        """Return the bet; None until it is confirmed."""
        if not self._confirmed or self._box is None:
            return None
        return DisputedBet(
            box=self._box,
            bettor=self._bettor,
            bet=self._bet,
            amount=self._sums[_AMOUNT],
            owed=self._sums.get(_OWED),
            paid=self._sums.get(_PAID),
            recovered=self._sums.get(_RECOVERED),
        )

    def question(self, asked: Bilingual) -> Bilingual:
        """Return what is asked now, with the bet that was touched."""
        if self._box is None:
            return asked
        chosen = tr("{box}: {bet}").format(
            box=whose_box(self._box, self._bettor), bet=self._bet_title(self._table)
        )
        return Bilingual(chosen, second_line("Is that right?"))

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Return what is filled in, to be changed by a touch; before a bet is touched, to leave it open."""
        if self._box is None:
            skip = Answer(self.SKIP, "right", *both("Leave it open"))
            return () if self._asked is BetAsked.PAYMENT else (skip,)
        if self._typing is not None:
            return ()
        whose = Answer(_BETTOR, "person", bettor_title(self._bettor), "", tr("whose bet it is"))
        return (whose, *(self._sum_answer(name) for name in (*self._wanted, *self._optional)))

    @property
    def _optional(self) -> tuple[str, ...]:
        """What may be said besides, once it is known what was owed and paid."""
        payment = self._asked is BetAsked.PAYMENT and _PAID in self._sums
        return (_RECOVERED,) if payment and self._sums[_OWED] != self._sums[_PAID] else ()

    def _sum_answer(self, name: str) -> Answer:
        """Return a sum with where it comes from."""
        unplaced = self._asked is BetAsked.PAYMENT and not self._lies
        said = {
            _AMOUNT: tr("no bet on record") if unplaced else tr("the bet"),
            _OWED: tr("owed: no bet on record") if unplaced else tr("owed"),
            _PAID: tr("paid"),
            _RECOVERED: tr("recovered"),
        }[name]
        if name not in self._sums:
            return Answer(name, "pad", tr("not known yet"), "", said)
        if name in self._listed and self._sums[name] == self._listed[name] and not unplaced:
            said = {
                _AMOUNT: tr("the bet, as on record"),
                _OWED: tr("owed, as worked out"),
                _PAID: tr("paid, as listed"),
            }[name]
        return Answer(name, "pad", money(self._sums[name]), "", said)

    def asked(self, table: Table) -> FeltAsked:
        """Return the areas that may be meant; once one is touched, that one."""
        if self._box is not None:
            area = frozenset() if self._insured else frozenset({(self._box, Bet(self._bet))})
            return FeltAsked(areas=area, plates=frozenset({self._box} if self._insured else ()))
        return FeltAsked(areas=self._areas, plates=self._plates)

    @property
    def _areas(self) -> frozenset[tuple[str, Bet]]:
        if self._asked is BetAsked.ON_RECORD:
            return frozenset((key.box, key.bet) for key in self._on_record)
        terms = self._table.terms
        return frozenset((box, bet) for box in terms.boxes for bet in terms.rules.bets)

    @property
    def _plates(self) -> frozenset[str]:
        """The boxes whose insurance may be meant, by a touch on their number."""
        terms = self._table.terms
        if self._asked is not BetAsked.PAYMENT or not terms.rules.has_insurance:
            return frozenset()
        return frozenset(terms.boxes)

    @property
    def _on_record(self) -> dict[BetKey, int]:
        return {} if self._played is None else dict(self._played.sums)

    @property
    def _insured(self) -> bool:
        return self._bet == INSURANCE_LINE

    @property
    def _lies(self) -> int:
        """What the bettor has there by the record, in cents."""
        if self._box is None or self._played is None:
            return 0
        if self._insured:
            return sum(
                taken.amount
                for taken in self._played.insured
                if (taken.box, taken.bettor) == (self._box, self._bettor)
            )
        return self._on_record.get(BetKey(self._box, self._bettor, Bet(self._bet)), 0)

    @property
    def _listed(self) -> dict[str, int]:
        """What the terminal knows of the bet: what lies, what is owed, and what was paid as listed."""
        lies = self._lies
        if self._asked is not BetAsked.PAYMENT:
            return {_AMOUNT: lies} if lies else {}
        if not lies:
            return {_AMOUNT: 0, _OWED: 0}
        settlement = None if self._played is None else self._played.settlement
        owed = sum(
            line.paid
            for line in (() if settlement is None else settlement.lines)
            if (line.box, line.bettor, line.bet) == (self._box, self._bettor, self._bet)
        )
        return {_AMOUNT: lies, _OWED: owed, _PAID: owed}

    def area(self, box: str, bet: Bet) -> None:
        """Take the area of the bet, and fill in what is known."""
        if self._typing is None and (box, bet) in self._areas:
            self._begin(box, bet.value)

    def plate(self, box: str) -> None:
        """Take it that insurance of this box is meant."""
        if self._typing is None and box in self._plates:
            self._begin(box, INSURANCE_LINE)

    def _begin(self, box: str, bet: str) -> None:
        self._box, self._bet = box, bet
        bettors = self._bettors
        self._bettor = bettors[0]
        self._fill_in()

    def _fill_in(self) -> None:
        self._sums = dict(self._listed)
        self._typing = next((name for name in self._wanted if name not in self._sums), None)

    @property
    def _bettors(self) -> tuple[str, ...]:
        """Who may be meant, first who has such a bet: all of the box, and one standing bettor more."""
        if self._insured and self._played is not None:
            keys = [(taken.box, taken.bettor) for taken in self._played.insured]
        else:
            keys = [(key.box, key.bettor) for key in self._on_record if key.bet == self._bet]
        own = sorted({bettor for box, bettor in keys if box == self._box}, key=bettor_order)
        if self._asked is BetAsked.ON_RECORD:
            return tuple(own) or (SEATED,)
        there = {key.bettor for key in self._on_record if key.box == self._box} | {SEATED, *own}
        others = sorted(there - set(own), key=bettor_order)
        further = standing(max(bettor_order(name) for name in there) + 1)
        return (*own, *others, further)

    def answer(self, name: str) -> None:
        """Take the next bettor in turn, or ask for a sum again."""
        if self._box is None or self._typing is not None:
            return
        if name == _BETTOR:
            bettors = self._bettors
            self._bettor = bettors[(bettors.index(self._bettor) + 1) % len(bettors)]
            self._sums = dict(self._listed)
        elif name in (*self._wanted, *self._optional):
            self._typing = name

    def number(self, cents: int) -> None:
        """Take the sum that is asked for."""
        if self._typing is not None:
            self._sums[self._typing] = cents
            if self._typing != _RECOVERED:
                self._sums.pop(_RECOVERED, None)  # it was of another difference
            self._typing = next((name for name in self._wanted if name not in self._sums), None)

    def no_number(self) -> None:
        """Keep the sum as it was."""
        self._typing = None

    def main(self) -> MainView | None:
        """Return the button that confirms the bet; what was paid rightly is no wrong payment."""
        if self._box is None or self._typing is not None:
            return None
        if any(name not in self._sums for name in self._wanted):
            return button_view("THAT IS THE BET", tr("set the sums first"), ready=False)
        right = self._asked is BetAsked.PAYMENT and self._sums[_OWED] == self._sums[_PAID]
        if right:
            return button_view("THAT IS THE BET", tr("change what was owed or paid"), ready=False)
        return button_view("THAT IS THE BET", tr("or touch another area"))

    def confirm(self) -> None:
        """Take the bet as it is filled in."""
        main = self.main()
        self._confirmed = main is not None and main.ready

    @property
    def _most(self) -> int | None:
        """The largest sum that can be meant, in cents; None where there is no such bound."""
        if self._typing == _RECOVERED:
            return abs(self._sums[_OWED] - self._sums[_PAID])
        return self._lies if self._asked is BetAsked.ON_RECORD else None

    def _bet_title(self, table: Table) -> str:
        return tr("INSURANCE") if self._insured else bet_title(Bet(self._bet), table)

    def pad(self, table: Table) -> NumberPadView | None:
        """Return the number pad for the sum that is asked for."""
        if self._typing is None or self._box is None:
            return None
        label = {_AMOUNT: tr("the bet"), _OWED: tr("owed"), _PAID: tr("paid"), _RECOVERED: tr("recovered")}[
            self._typing
        ]
        known = self._sums.get(self._typing)
        note = "" if known is None else tr("so far {sum}").format(sum=money(known))
        if self._asked is BetAsked.PAYMENT and not self._lies:
            note = tr("no bet on record: owed 0.00")
        return NumberPadView(
            box=self._box,
            bettor_title=bettor_title(self._bettor),
            box_title=tr("box {box}").format(box=self._box),
            bet=None if self._typing != _AMOUNT or self._insured else Bet(self._bet),
            bet_title=self._bet_title(table),
            lies=self._lies,
            note=note,
            label=label,
            most=self._most,
            low=True,
        )
