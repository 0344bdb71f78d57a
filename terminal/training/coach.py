"""The coached table: a whole round at a full table, the trainee first, a mistake told at once.

What the trainee enters is judged when it is done, not before: an entry that is taken back first is a
self-correction. A wrong act changes nothing at the table; it is shown, and done again.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.commands import (
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    DealCard,
    OfferInsurance,
    PayUpTo,
    PlaceBet,
    PlaceYourBets,
    RaiseIrregularity,
    RejectExcess,
    TakeInsurance,
    TakeLosingBets,
    WithdrawBet,
)
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.irregularities.late_bet import ID as LATE_BET
from terminal.rounds.irregularities.late_withdrawal import ID as LATE_WITHDRAWAL
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import BeginCoachedRound, RecordCoachedStep
from terminal.rounds.training.record import AnswerFault, CoachedRound, CoachedStep, LaidChips
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.cards import Card
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import BetKey
from terminal.table.session.table_session import TableSession
from terminal.training.answers import Answer
from terminal.training.bettors import AFTER_THE_CALL, Bettors, BreaksRule, ChipsLaid, Violation
from terminal.training.errors import RIGHT, ErrorWay, Grade
from terminal.training.exam import recorded_fault
from terminal.training.grading import grade, right_answer
from terminal.training.moment import (
    NOTHING_HAPPENS,
    Chips,
    Occurrence,
    OddChip,
    PosedQuestion,
    TrainingMoment,
    question_of,
)
from terminal.training.skills import Topic
from terminal.training.topics.take_and_pay import judge_takes, takes_due

INITIAL_CARDS = 4


class CoachedAct(StrEnum):
    """What the trainee does next in a coached round."""

    BETS = "bets"
    AFTER_THE_CALL = "after_the_call"
    OFFER = "offer"
    DRAW = "draw"
    CALL = "call"
    TAKE = "take"
    PAY = "pay"
    OVER = "over"


_TOPICS = {
    CoachedAct.BETS: Topic.LIMITS,
    CoachedAct.AFTER_THE_CALL: Topic.IRREGULARITIES,
    CoachedAct.OFFER: Topic.INSURANCE_ROWS,
    CoachedAct.DRAW: Topic.DRAW_RULES,
    CoachedAct.CALL: Topic.CALLS,
    CoachedAct.TAKE: Topic.TAKE_AND_PAY,
    CoachedAct.PAY: Topic.PAYOUTS,
}
_ODD = {Violation.FOREIGN_CHIP: OddChip.FOREIGN, Violation.CASH: OddChip.CASH}
_LIES = frozenset({Violation.UNDER_MINIMUM, Violation.OVER_DIFFERENTIAL})
"""What the table takes, and the dealer sets right before the call."""
_KINDS = {Violation.LATE_BET: LATE_BET, Violation.LATE_WITHDRAWAL: LATE_WITHDRAWAL}


class CardShoe(Protocol):
    """Gives the card when one is drawn."""

    def next_card(self, shoe: Shoe) -> Card | None:
        """Return the next card out of a shoe, the same one until it is recorded; None if it is empty."""


class Told(Struct, frozen=True):
    """What the coach says to an act."""

    grade: Grade
    right: Answer | None
    """What was right, if the act was wrong."""


class CoachUnready(Exception):
    """The round is over, nothing was entered, or the table refuses what it ought to take: a bug of ours."""


class Coach:
    """A coached round after the other, through the session of a training table."""

    def __init__(self, session: TableSession, shoe: CardShoe, bettors: Bettors, seed: int = 0) -> None:
        """`session` is that of a table with a shoe; its ledger is one of training.

        `seed` made shoe and bettors. A round that is under way goes on where its record has it.
        """
        self._session = session
        self._shoe = shoe
        self._bettors = bettors
        self.seed = seed
        self._broken = _still_broken(self._record)
        self._entered: Answer | None = None
        self._faults: tuple[AnswerFault, ...] = ()
        self._corrected = 0
        self._carry_out: dict[CoachedAct, Callable[[], None]] = {
            CoachedAct.BETS: self._close_bets,
            CoachedAct.AFTER_THE_CALL: self._refuse_late,
            CoachedAct.OFFER: self._offer,
            CoachedAct.DRAW: self._draw,
            CoachedAct.CALL: self._call,
            CoachedAct.TAKE: self._take,
            CoachedAct.PAY: self._pay,
        }

    @property
    def steps(self) -> tuple[CoachedStep, ...]:
        """The acts of the round that were done."""
        record = self._record
        return () if record is None else record.steps

    @property
    def entered(self) -> Answer | None:
        """What the trainee has entered and not done yet."""
        return self._entered

    @property
    def missed(self) -> bool:
        """Whether the last act was wrong, and is to be done again."""
        return bool(self._faults)

    @property
    def act(self) -> CoachedAct:
        """What is done next; never shown before the trainee has done it."""
        now = self._session.situation
        if self._session.table.round is None:
            return CoachedAct.OVER
        step = now.step.do
        if step in (StepKind.NO_MORE_BETS, StepKind.REJECT_EXCESS):
            return CoachedAct.BETS
        if self._broken is not None and self._broken.how in AFTER_THE_CALL:
            return CoachedAct.AFTER_THE_CALL
        if step is StepKind.CLOSE_INSURANCE:
            return CoachedAct.OFFER
        if step is StepKind.DEAL:
            return CoachedAct.DRAW
        if CoachedAct.CALL not in {step.act for step in self.steps}:
            return CoachedAct.CALL
        return CoachedAct.TAKE if now.still_to_take else CoachedAct.PAY

    @property
    def moment(self) -> TrainingMoment:
        """The question that the table asks now. Raises `CoachUnready` once the round is over."""
        act = self.act
        if act is CoachedAct.OVER:
            raise CoachUnready("the round is over")
        happens, command = self._happening(act)
        return TrainingMoment(
            topic=self._topic(act),
            item=f"coach:{act.value}",
            game=self._session.table.terms.game,
            state=self._session.table,
            seed=0,
            happens=happens,
            command=command,
        )

    @property
    def question(self) -> PosedQuestion:
        """What is shown of it. Raises `CoachUnready` once the round is over."""
        return question_of(self.moment)

    def begin(self) -> None:
        """Commence a round: the bettors place their bets."""
        coming = self._bettors.next_round()
        self._broken = coming.breaks
        self._forget()
        self._do(_begun(self.seed, self._place_of_round + 1, coming.breaks))
        self._do(PlaceYourBets())
        for laid in coming.bets:
            self._place(laid)
        if self._broken is not None and self._broken.how in _LIES:
            for laid in self._broken.chips:
                self._place(laid)

    def enter(self, answer: Answer) -> None:
        """Enter an act; nothing is said of it before it is done."""
        self._entered = answer

    def take_back(self) -> None:
        """Take the entry back before it is done: a self-correction, not an error."""
        if self._entered is not None:
            self._entered = None
            self._corrected += 1

    def go_on(self) -> None:
        """Deal what is still missing of the first four cards, where the program ended between them."""
        if self.act is CoachedAct.DRAW:
            self._deal_four()

    def look_up(self) -> Told:
        """Tell what is right before it is done: a miss, whatever is done then. Raises `CoachUnready`."""
        act, moment = self.act, self.moment
        right = takes_due(moment) if act is CoachedAct.TAKE else right_answer(moment)
        self._faults = (*self._faults, AnswerFault(moment.topic.value, ErrorWay.OMISSION.value, None))
        return Told(RIGHT, right)

    def done(self, milliseconds: int = 0) -> Told:
        """Do what was entered: judge it, and carry it out if it is right. Raises `CoachUnready`.

        `milliseconds` is what it took.
        """
        answer = self._entered
        if answer is None:
            raise CoachUnready("nothing was entered")
        act, moment = self.act, self.moment
        right = takes_due(moment) if act is CoachedAct.TAKE else right_answer(moment)
        found = judge_takes(moment, answer) if act is CoachedAct.TAKE else grade(moment, answer)
        self._entered = None
        if not found.right:
            self._faults = (*self._faults, *map(recorded_fault, found.faults))
            return Told(found, right)
        step = CoachedStep(act.value, moment.topic.value, self._faults, self._corrected, milliseconds)
        self._forget()
        self._do(RecordCoachedStep(step))
        self._carry_out[act]()
        return Told(found, None)

    @property
    def _record(self) -> CoachedRound | None:
        """The round that is on record as begun, over or not."""
        training = self._session.table.training
        return None if training is None else training.coached

    @property
    def _place_of_round(self) -> int:
        """How many rounds of this seed were begun."""
        record = self._record
        return 0 if record is None or record.seed != self.seed else record.place

    def _forget(self) -> None:
        self._entered, self._faults, self._corrected = None, (), 0

    def _topic(self, act: CoachedAct) -> Topic:
        lines = [line for payout in self._session.situation.payouts_now for line in payout.lines]
        special = any(line.commission or line.odds != 1 for line in lines if line.bet in ORIGINAL_BETS)
        return Topic.COMMISSION if act is CoachedAct.PAY and special else _TOPICS[act]

    def _happening(self, act: CoachedAct) -> tuple[Occurrence, Command | None]:
        """Return what happens besides what is on record, and what would have to be done about it."""
        broken = self._broken
        if broken is None or act not in (CoachedAct.BETS, CoachedAct.AFTER_THE_CALL):
            return NOTHING_HAPPENS, None
        late = broken.how in AFTER_THE_CALL
        if broken.how in _LIES or late is (act is CoachedAct.BETS):
            return NOTHING_HAPPENS, None
        came = tuple(Chips(*laid.key, laid.cents, _ODD.get(broken.how)) for laid in broken.chips)
        return Occurrence(came=came), self._raised(broken) if late else None

    def _raised(self, broken: BreaksRule) -> RaiseIrregularity:
        laid = broken.chips[0]
        bet = DisputedBet(
            box=laid.key.box, bettor=laid.key.bettor, bet=laid.key.bet.value, amount=abs(laid.cents)
        )
        return RaiseIrregularity(_KINDS[broken.how], IrregularityAnswers(bet=bet))

    # What follows once an act was right

    def _close_bets(self) -> None:
        """Set right what was seen; or close the bets, and deal the first four cards."""
        now, broken = self._session.situation, self._broken
        if now.cuts:
            self._do(RejectExcess())
        elif now.under_minimum:
            for key in now.under_minimum:
                self._do(WithdrawBet(key.box, key.bet, None, key.bettor))
        elif broken is None or broken.how in _LIES or broken.how in AFTER_THE_CALL:
            self._do(CloseBets())
            if broken is None or broken.how not in AFTER_THE_CALL:
                self._deal_four()
            return
        self._broken = None

    def _refuse_late(self) -> None:
        if self._broken is not None:
            self._do(self._raised(self._broken))
        self._broken = None
        self._deal_four()

    def _deal_four(self) -> None:
        while len(self._session.situation.open_round.dealt) < INITIAL_CARDS:
            self._draw()

    def _draw(self) -> None:
        shoe = self._session.table.shoe
        card = None if shoe is None else self._shoe.next_card(shoe)
        if card is None:
            raise CoachUnready("the shoe is empty")
        self._do(DealCard(card))

    def _offer(self) -> None:
        offer = self._session.situation.offer
        self._do(OfferInsurance())
        for box, bettor, cents in () if offer is None else self._bettors.insures(offer):
            if offer is not None:
                self._do(TakeInsurance(box, offer.hand, cents, bettor))
        if self._session.situation.insurance_open is not None or self._session.situation.offer is not None:
            self._do(CloseInsurance())

    def _call(self) -> None:
        self._conclude()

    def _take(self) -> None:
        self._do(TakeLosingBets())
        self._conclude()

    def _pay(self) -> None:
        self._do(PayUpTo(*self._session.situation.payouts_now[-1].bettor))
        self._conclude()

    def _conclude(self) -> None:
        """End the round once nothing is left to take or to pay."""
        now = self._session.situation
        if not now.still_to_take and not now.still_to_pay:
            self._bettors.settled(now.lines)
            self._do(ConcludeRound())

    def _place(self, laid: ChipsLaid) -> None:
        key = laid.key
        self._do(PlaceBet(key.box, key.bet, laid.cents, key.bettor))

    def _do(self, command: Command) -> None:
        done = self._session.handle(command)
        if isinstance(done, Refusal):
            raise CoachUnready(done.message.render())


def _begun(seed: int, place: int, breaks: BreaksRule | None) -> BeginCoachedRound:
    """Return what puts a round on record before its bets."""
    if breaks is None:
        return BeginCoachedRound(seed, place)
    chips = tuple(LaidChips(*laid.key, laid.cents) for laid in breaks.chips)
    return BeginCoachedRound(seed, place, breaks.how.value, chips)


def _still_broken(record: CoachedRound | None) -> BreaksRule | None:
    """Return the rule that somebody breaks in the round on record, unless the trainee has seen to it."""
    if record is None or not record.breaks:
        return None
    how = Violation(record.breaks)
    seen = CoachedAct.AFTER_THE_CALL if how in AFTER_THE_CALL else CoachedAct.BETS
    if how not in _LIES and any(step.act == seen for step in record.steps):
        return None
    laid = (ChipsLaid(BetKey(one.box, one.bettor, one.bet), one.cents) for one in record.chips)
    return BreaksRule(how, tuple(laid))
