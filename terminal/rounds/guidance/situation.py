"""Works out what a state of the table calls for: each part once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cached_property
from typing import NamedTuple

from terminal.rounds.answers import NO_ANSWERS
from terminal.rounds.betting import excess_of, returned_on_tie
from terminal.rounds.commands import (
    BeginDay,
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    LeaveBets,
    OfferInsurance,
    PayUpTo,
    PlaceYourBets,
    RejectExcess,
    ReturnNeglected,
    TakeLosingBets,
)
from terminal.rounds.dealing import insurance_still_open
from terminal.rounds.decision import Decision
from terminal.rounds.foreign_write import foreign_write_refused
from terminal.rounds.gaming_day import day_refused
from terminal.rounds.guidance.calls import (
    card_call,
    insurance_call,
    insurance_said,
    over_limit_call,
    result_call,
    result_with_tie,
    running_count,
)
from terminal.rounds.guidance.payouts import (
    Payout,
    bets_of_the_tie,
    bets_that_go_back,
    bets_to_take,
    not_yet_back,
    payouts,
    stakes_back,
    taken_boxes,
)
from terminal.rounds.guidance.step import Step, StepKind, Task
from terminal.rounds.insurance import (
    both_draw_whatever_comes,
    largest_stakes,
    offer_waits_for_face,
    squeezers,
    took,
)
from terminal.rounds.irregularities.kind import Case
from terminal.rounds.refusal import Refusal
from terminal.rounds.repeating import entered_bets, still_to_repeat, would_be_placed
from terminal.rounds.settled_before import still_due, void_differences
from terminal.rounds.settlement import Line, LineKey
from terminal.rounds.settlement_lines import lines_at_result
from terminal.rounds.state import OPENED_WHILE_HALTED, Bettor, Offer, Phase, Round, Table, phase_of
from terminal.rules.bets import SEATED, Bet, Hand, Result
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.differential import TurnBack, excess
from terminal.rules.established import Status
from terminal.rules.house import DifferentialScope
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, minimum_of, side_totals, under_minimum


def decide(table: Table, command: Command, rank: Rank) -> Decision:
    """Decide a command, the only way in which a table changes: return its events in order, or a refusal.

    `rank` is the rank in which somebody acts. Changes nothing.
    """
    from terminal.rounds.deciders import DECIDERS  # noqa: PLC0415 - no start waits for some forty files

    kind = type(command)
    wrong = day_refused(table) if kind is not BeginDay else None
    if table.foreign_writes and wrong is None:
        wrong = foreign_write_refused(table, command)
    return wrong if wrong is not None else DECIDERS[kind](table, command, rank)


class Sides(NamedTuple):
    """The Player and the Banker side of the table, and what the Differential leaves each, in cents."""

    player: int
    banker: int
    limit: int | None
    """The Differential allowed on the table; None if there is none, or none for the table as a whole."""
    player_room: int | None
    """What may still be placed on the Player side."""
    banker_room: int | None
    """What may still be placed on the Banker side."""


class ShoeCount(NamedTuple):
    """Where the cards of the shoe in use are."""

    left: int
    """How many are still in it."""
    discarded: int
    """How many lie in the discard rack."""
    carried: tuple[Card, ...]
    """Those that lie first in the next round."""


class Situation:
    """A state of the table, and all that it calls for."""

    def __init__(self, table: Table) -> None:
        """Nothing is worked out yet."""
        self.table = table
        self._decisions: dict[tuple[Command, Rank], Decision] = {}

    @cached_property
    def phase(self) -> Phase:
        """Where the table stands."""
        return phase_of(self.table)

    # The next step

    @cached_property
    def step(self) -> Step:
        """What comes next."""
        return _STEPS[self.phase](self)

    @cached_property
    def task(self) -> Task:
        """What the dealer is about to do."""
        if self.step.do is not StepKind.SETTLE:
            return Task(self.step.do.value)
        if self.still_to_take:
            return Task.TAKE
        return Task.SETTLED if self.payout_now is None else Task.PAY

    @cached_property
    def commands(self) -> tuple[Command, ...]:
        """The commands that do the next step; none where a card, a face or a choice has to be entered."""
        return _COMMANDS[self.task](self) if self.task in _COMMANDS else ()

    # What may be done

    def decide(self, command: Command, rank: Rank = Rank.DEALER) -> Decision:
        """Return what a command makes of the table in a rank: its events, or a refusal."""
        key = command, rank
        decided = self._decisions.get(key)
        if decided is None:
            decided = self._decisions[key] = decide(self.table, command, rank)
        return decided

    def refusal(self, command: Command, rank: Rank = Rank.DEALER) -> Refusal | None:
        """Return why a command would be refused in a rank; None if it would be done."""
        decided = self.decide(command, rank)
        return decided if isinstance(decided, Refusal) else None

    # The bets

    @cached_property
    def sums(self) -> Mapping[BetKey, int]:
        """The bets of the open round, in cents."""
        return {} if self.table.round is None else self.table.round.sums

    @cached_property
    def standing_bets(self) -> Mapping[BetKey, int]:
        """The bets of the round open or just ended that stand, in cents: not those given back."""
        played = self._played
        return {} if played is None else played.standing

    @cached_property
    def under_minimum(self) -> Mapping[BetKey, int]:
        """The bets of the open round under their minimum, with that minimum in cents (¶5.2.1; RULINGS 29)."""
        played = self.table.round
        if played is None:
            return {}
        limits = played.limits
        return {key: minimum_of(key.bet, limits) or 0 for key, _ in under_minimum(self.sums, limits)}

    @cached_property
    def excess(self) -> int:
        """Cents by which the bets that stand exceed the Differential."""
        terms = self.table.terms
        return excess(self.standing_bets, terms.limits, terms.house.differential_scope)

    @cached_property
    def turn_back(self) -> tuple[TurnBack, ...]:
        """What ¶5.1 would turn back of the bets that stand."""
        played = self._played
        return () if played is None else excess_of(self.table.terms, played)

    @property
    def cuts(self) -> tuple[TurnBack, ...]:
        """What ¶5.1 turns back while bets are open."""
        return () if self.table.round is None or self.table.round.closed else self.turn_back

    @cached_property
    def lying_from_tie(self) -> Mapping[BetKey, int]:
        """Bets returned on the Tie that lie on the felt and may be left for the round, in cents."""
        lying = {key: returned_on_tie(self.table, key) for key, _ in self.table.tied}
        return {key: cents for key, cents in lying.items() if cents}

    @cached_property
    def bets_that_stay(self) -> tuple[LeaveBets, ...]:
        """What records all chips that still lie there since the Tie as bets (RULINGS 0)."""
        return (LeaveBets(),) if self.lying_from_tie else ()

    @cached_property
    def _entered(self) -> Set[BetKey]:
        return entered_bets(self.table)

    @cached_property
    def ghosts(self) -> Mapping[BetKey, int]:
        """The last bets that are not entered yet, with the cents that each still lacks of its last sum."""
        return still_to_repeat(self.table, self._entered)

    @cached_property
    def repeats(self) -> Mapping[Bettor, int]:
        """The bettors whose last bets can be placed again by one act, with the cents that this would add."""
        found: dict[Bettor, int] = {}
        for placed in would_be_placed(self.table, self.ghosts):
            bettor = Bettor(placed.box, placed.bettor)
            found[bettor] = found.get(bettor, 0) + placed.amount
        return found

    @cached_property
    def untouched_boxes(self) -> tuple[str, ...]:
        """The boxes that repeating the whole table would fill, in their order."""
        touched = {key.box for key in self._entered}
        seated = {bettor.box for bettor in self.repeats if bettor.bettor == SEATED}
        return tuple(box for box in self.table.terms.boxes if box in seated - touched)

    @cached_property
    def table_repeat(self) -> int:
        """The cents that repeating the whole table would add to the bets."""
        return sum(self.repeats[Bettor(box, SEATED)] for box in self.untouched_boxes)

    @cached_property
    def sides(self) -> Sides:
        """How far the sides are apart, and what room is left on each."""
        player, banker = side_totals(self.sums.items())
        terms = self.table.terms
        limit = terms.limits.maximum_differential
        if limit is None or terms.house.differential_scope is DifferentialScope.BOX:
            return Sides(player, banker, None, None, None)
        return Sides(player, banker, limit, banker + limit - player, player + limit - banker)

    # The cards

    @cached_property
    def shoe_count(self) -> ShoeCount:
        """Where the cards of the shoe are: in it, in the discard rack, carried over."""
        table, shoe, played = self.table, self.table.shoe, self.table.current
        if shoe is None:
            return ShoeCount(0, 0, ())
        lying = len(played.dealt) if played is not None and table.deals(played) else 0
        carried = table.carried if table.round is None else (*table.carried, *table.round.carried)
        return ShoeCount(shoe.cards_left, max(0, shoe.out - lying - len(carried)), carried)

    @cached_property
    def used_up(self) -> frozenset[Card]:
        """The cards of which the shoe can hold no more."""
        return self.table.used_up

    @cached_property
    def running_count(self) -> Message | None:
        """The points of both hands of the open round, as called; None while a face is unknown."""
        return None if self.table.round is None else running_count(self.table.round)

    @cached_property
    def may_order_squeeze(self) -> bool:
        """Whether the Banker's third card may be asked for first (NCI ¶3.14)."""
        played = self.table.round
        asked_for = self.table.terms.rules.paragraphs.squeeze_order is not None
        return played is not None and asked_for and both_draw_whatever_comes(played)

    @cached_property
    def squeezers(self) -> tuple[str, ...]:
        """The boxes whose seated player has the highest bet, and so may ask to squeeze."""
        return () if self.table.round is None else squeezers(self.table.round)

    @cached_property
    def statuses(self) -> Mapping[Bet, Status]:
        """The status of every bet of the layout, on the same hands as `established_by` (RULINGS 15).

        Nothing is decided over a face that is not known yet. While play is halted the statuses are those
        before the card that halted it.
        """
        if self._played is None or self._case.face_missing:
            return dict.fromkeys(self.table.terms.rules.bets, Status.OPEN)
        return self._case.statuses

    @cached_property
    def established_by(self) -> tuple[Bet, ...]:
        """The bets that have established an outcome; a void round has none."""
        return () if self._played is None else self._case.established_by

    # Insurance

    @cached_property
    def offer(self) -> Offer | None:
        """The insurance that is due now and not yet closed."""
        return None if self.table.round is None else self.table.round.offer

    @cached_property
    def insurance_rooms(self) -> Mapping[Bettor, int]:
        """The largest stake that each bettor may still place on the offer, in cents, box by box."""
        played, offer = self.table.round, self.offer
        if played is None or offer is None:
            return {}
        rooms = largest_stakes(self.table, played, offer.hand, offer.odds)
        return {Bettor(room.box, room.bettor): room.amount for room in rooms}

    @cached_property
    def insurance_taken(self) -> Mapping[Bettor, int]:
        """What each bettor has taken of the offer, in cents."""
        played, offer = self.table.round, self.offer
        taken: dict[Bettor, int] = {}
        for insured in () if played is None or offer is None else played.insured:
            if offer is not None and insured.stage is offer.stage:
                bettor = Bettor(insured.box, insured.bettor)
                taken[bettor] = taken.get(bettor, 0) + insured.amount
        return taken

    @cached_property
    def not_answered(self) -> frozenset[Bettor]:
        """Who was offered the insurance and has neither taken nor declined it."""
        played, offer = self.table.round, self.offer
        if played is None or offer is None:
            return frozenset()
        offered = {Bettor(room.box, room.bettor) for room in offer.largest}
        return frozenset(offered - set(offer.declined) - took(played, offer))

    @cached_property
    def insurance_open(self) -> Refusal | None:
        """Why the next card waits for the offer to be closed; None if it does not."""
        played = self.table.round
        return None if played is None else insurance_still_open(self.table, played)

    @cached_property
    def neglected(self) -> tuple[ReturnNeglected, ...]:
        """The Original Bets that would go back for neglected insurance that would have won (NCI ¶5.13)."""
        played = self.table.current
        offers = () if played is None else played.offers
        asked = dict.fromkeys(
            (room.box, offer.hand, room.bettor) for offer in offers for room in offer.largest
        )
        commands = (ReturnNeglected(*who) for who in asked)
        return tuple(command for command in commands if self.refusal(command, Rank.SHIFT_MANAGER) is None)

    # The settlement

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The settlement of the round as it stands at the result, or as it was made; empty before that."""
        played = self.table.current
        if played is None:
            return ()
        if played.settlement is not None:
            return played.settlement.lines
        if self.phase is Phase.RESULT and played.all_known:
            return lines_at_result(self.table, played)
        return ()

    @cached_property
    def lines_due(self) -> tuple[Line, ...]:
        """The settlement, less what had been taken and paid before a correction."""
        played = self.table.round
        before = () if played is None else played.settled_before
        return tuple(still_due(self.lines, before)) if before and self.lines else self.lines

    @cached_property
    def losing_bets(self) -> tuple[Line, ...]:
        """The bets that lose, whether or not anything is left to take of them."""
        return bets_to_take(self.lines)

    @cached_property
    def insurance_said(self) -> Message | None:
        """The offer that is due or out, as the dealer calls it."""
        return None if self.offer is None else insurance_said(self.open_round, self.offer)

    @cached_property
    def result_said(self) -> Message:
        """The result as the dealer calls it."""
        return result_with_tie(self.table, self.open_round)

    @cached_property
    def bets_to_take(self) -> tuple[Line, ...]:
        """What the House takes, from the dealer's right, whether or not it has been taken.

        These are the losing bets; after a correction, the difference to what had been settled before."""
        return bets_to_take(self.lines_due)

    @cached_property
    def still_to_take(self) -> tuple[Line, ...]:
        """The losing bets that have not been taken yet."""
        if self.table.round is None:
            return ()
        return tuple(line for line in self.bets_to_take if line.box not in self.taken_boxes)

    @cached_property
    def taken_boxes(self) -> Sequence[str]:
        """The boxes of the open round from which the losing bets have been taken, from the dealer's right."""
        losing = tuple(dict.fromkeys(line.box for line in self.bets_to_take))
        return () if self.table.round is None else taken_boxes(self.table.round, losing)

    @cached_property
    def payouts(self) -> tuple[Payout, ...]:
        """Who is paid, from the dealer's right, whether or not they have been paid."""
        return payouts(self.lines_due)

    @cached_property
    def still_to_pay(self) -> tuple[Payout, ...]:
        """Who has not been paid yet, from the dealer's right; nobody before the losing bets are taken."""
        played = self.table.round
        if played is None or self.still_to_take:
            return ()
        return tuple(payout for payout in self.payouts if payout.bettor not in played.paid)

    @property
    def payout_now(self) -> Payout | None:
        """Who is paid next."""
        return self.still_to_pay[0] if self.still_to_pay else None

    @cached_property
    def payouts_now(self) -> tuple[Payout, ...]:
        """Who is paid next, with all others of the same box who have not been paid yet."""
        now = self.payout_now
        if now is None:
            return ()
        return tuple(payout for payout in self.still_to_pay if payout.bettor.box == now.bettor.box)

    @property
    def payout_after(self) -> Payout | None:
        """Who is paid once that box has been."""
        after = self.still_to_pay[len(self.payouts_now) :]
        return after[0] if after else None

    @cached_property
    def is_void(self) -> bool:
        """Whether the round just ended has no result, until the next commences (NCI ¶1.23)."""
        ended = None if self.table.round is not None else self.table.last
        settlement = None if ended is None else ended.settlement
        return settlement is not None and settlement.result is Result.VOID

    @cached_property
    def void_differences(self) -> tuple[Line, ...]:
        """What had been taken and paid of a round that is now void: it is given back, and recovered."""
        ended = self.table.last
        return void_differences(ended) if ended is not None and self.is_void else ()

    @cached_property
    def taken_and_void(self) -> Mapping[LineKey, int]:
        """The bets of a round that is now void that had been taken, and the cents that go back."""
        return {line.key: line.paid for line in self.void_differences if line.paid}

    @cached_property
    def to_recover(self) -> tuple[Line, ...]:
        """What had been paid in a round that is now void, and comes back to the House."""
        return bets_to_take(self.void_differences)

    @cached_property
    def going_back(self) -> tuple[Line, ...]:
        """The bets that go back to their bettors, in whole or in part, but for those that a Tie leaves."""
        return bets_that_go_back(self._not_yet_back)

    @cached_property
    def of_the_tie(self) -> tuple[Line, ...]:
        """The Player and Banker bets that stay where they lie after a Tie, unless somebody takes them up."""
        return bets_of_the_tie(self.lines)

    @cached_property
    def stakes_back(self) -> Mapping[str, int]:
        """The stakes that go back neither won nor lost, in cents by box."""
        return stakes_back(self._not_yet_back)

    @property
    def _not_yet_back(self) -> tuple[Line, ...]:
        """The lines of the bettors who did not have all their bets back when they chose."""
        return not_yet_back(self.lines, self.table.current)

    @property
    def _played(self) -> Round | None:
        """The round open or just ended, unless it is void."""
        played = self.table.current
        settlement = None if played is None else played.settlement
        return None if settlement is not None and settlement.result is Result.VOID else played

    @cached_property
    def _case(self) -> Case:
        """The cards as a fault raised now would find them."""
        return Case(self.table, NO_ANSWERS)

    @property
    def open_round(self) -> Round:
        """The open round; raises `LookupError` if there is none."""
        if self.table.round is None:
            raise LookupError("no round is open")
        return self.table.round


def _between(now: Situation) -> Step:
    table = now.table
    if table.shoe is None or table.condemned is not None or table.shoe_ended:
        return Step(StepKind.NEW_SHOE)
    if table.burn_due:
        return Step(StepKind.BURN, Message("Burn"))
    return Step(StepKind.PLACE_YOUR_BETS, Message("Place your bets, please."))


def _betting(now: Situation) -> Step:
    if now.cuts:
        hand = Hand.PLAYER if now.cuts[0].key.bet is Bet.PLAYER else Hand.BANKER
        return Step(StepKind.REJECT_EXCESS, over_limit_call(hand), hand=hand)
    return Step(StepKind.NO_MORE_BETS, Message("No more bets."))


def _dealing(now: Situation) -> Step:
    played = now.open_round
    coming = played.coming()
    if not isinstance(coming, Hand) or offer_waits_for_face(now.table, played):
        return _open_a_face(played)
    return Step(StepKind.DEAL, card_call(played, coming), hand=coming)


def _insurance(now: Situation) -> Step:
    if now.offer is None:
        return _dealing(now)
    call = insurance_call(now.open_round, now.offer)
    return Step(StepKind.CLOSE_INSURANCE, call, hand=now.offer.hand)


def _halted(now: Situation) -> Step:
    """The fault is decided; a face that can be opened before that is named (RULINGS 15)."""
    played = now.open_round
    unread = _open_a_face(played) if played.fault in OPENED_WHILE_HALTED else None
    return Step(
        StepKind.IRREGULARITY,
        Message("One moment please, the supervisor is coming."),
        hand=None if unread is None else unread.hand,
        position=None if unread is None else unread.position,
    )


def _choosing(now: Situation) -> Step:
    for bettor, option in now.open_round.choices:
        if option is None:
            call = Message("Box {box}: go on, or take the bet back?", {"box": bettor.box})
            return Step(StepKind.CHOOSE, call, box=bettor.box, bettor=bettor.bettor)
    return _dealing(now)


def _result(now: Situation) -> Step:
    if not now.open_round.all_known:
        return _open_a_face(now.open_round)
    return Step(StepKind.SETTLE, result_call(now.table, now.open_round))


def _open_a_face(played: Round) -> Step:
    for index, dealt in enumerate(played.dealt):
        if dealt.card == UNKNOWN and dealt.hand is not None:
            number = sum(other.hand is dealt.hand for other in played.dealt[: index + 1])
            return Step(StepKind.OPEN, hand=dealt.hand, position=CardPlace(dealt.hand, number))
    return Step(StepKind.SETTLE)


_STEPS: Mapping[Phase, Callable[[Situation], Step]] = {
    Phase.BETWEEN_ROUNDS: _between,
    Phase.BETTING: _betting,
    Phase.CLOSED: _dealing,
    Phase.DEALING: _dealing,
    Phase.INSURANCE: _insurance,
    Phase.HALTED: _halted,
    Phase.CHOOSING: _choosing,
    Phase.RESULT: _result,
}


def _close_insurance(now: Situation) -> tuple[Command, ...]:
    offer = now.offer
    return (OfferInsurance(),) if offer is not None and not offer.out else (CloseInsurance(),)


def _pay(now: Situation) -> tuple[Command, ...]:
    return (PayUpTo(*now.payouts_now[-1].bettor),) if now.payouts_now else ()


_COMMANDS: Mapping[Task, Callable[[Situation], tuple[Command, ...]]] = {
    Task.PLACE_YOUR_BETS: lambda now: (PlaceYourBets(),),
    Task.NO_MORE_BETS: lambda now: now.bets_that_stay or (CloseBets(),),
    Task.REJECT_EXCESS: lambda now: (RejectExcess(),),
    Task.CLOSE_INSURANCE: _close_insurance,
    Task.TAKE: lambda now: (TakeLosingBets(),),
    Task.PAY: _pay,
    Task.SETTLED: lambda now: (ConcludeRound(),),
}
"""The tasks that are one touch; the others ask for something to be entered first."""
