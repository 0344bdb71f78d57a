"""Taking an act of the dealer back, with all that it made: what can be, by which inverse, and in which order.

An act is one command. `note_act` remembers it, and the acts before it, so that they can be taken back one by
one from the latest. To make another act undoable, give each event that it makes a line in `INVERSES`: that is
all. An act with an event that has no line there is a decision: nothing before it can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.commands import TakeBack
from terminal.rounds.decision import Decision
from terminal.rounds.evolve import evolve
from terminal.rounds.refusal import refuse
from terminal.rounds.state import NOTHING_REMEMBERED, Remembered, Table, UndoableAct, UndoableEntry
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.ranks import Rank
from terminal.rules.stakes import Slice


class Inverse(Struct, frozen=True):
    """How an event is taken back."""

    make: Callable[[Any, UndoableEntry, Table], e.Event] | None = None
    """Makes the event that takes it back, of the event and its entry, at the table as it stands then.

    None if it goes with what stands before it in the act."""
    keep: Callable[[Any, Table, Table], Remembered] | None = None
    """Returns what has to be remembered for that, of the event and of the table before and after its act."""
    only_if: Callable[[Any, Sequence[e.Event]], bool] | None = None
    """Returns whether it can be taken back at all, by the event and all events of its act."""


def take_back(table: Table, command: TakeBack, rank: Rank) -> Decision:
    """Take back the latest act that can be, the event made last first (RULINGS 27)."""
    act = table.last_act
    if act is None:
        return refuse(
            "nothing_to_take_back",
            "There is nothing to take back here. A supervisor can correct an entry.",
        )
    if act.seq != command.seq:
        return refuse("not_the_last_act", "That is not the latest entry. Take back the later ones first.")
    return (e.ActTakenBack(act.seq), *_inverses(act, table))


def named_by(act: UndoableAct) -> tuple[e.Event, ...]:
    """Return the events by which people name an act: the others only led there, or followed."""
    events = act.events
    dealt = any(type(event) is e.CardDealt and not event.carried for event in events)
    return (
        tuple(event for event in events if not _follows(event, alone=len(events) == 1, dealt=dealt)) or events
    )


def _follows(event: e.Event, *, alone: bool, dealt: bool) -> bool:
    if INVERSES[type(event)].make is None:
        return True
    if isinstance(event, e.CardDealt):
        return event.carried
    if isinstance(event, e.InsuranceClosed):
        return dealt
    return isinstance(event, e.IrregularityDecided) or (isinstance(event, e.RoundCommenced) and not alone)


def _inverses(act: UndoableAct, table: Table) -> list[e.Event]:
    inverses = []
    for entry in reversed(act.entries):
        make = INVERSES[type(entry.event)].make
        if make is not None:
            inverse = make(entry.event, entry, table)
            inverses.append(inverse)
            table = evolve(table, inverse)
    return inverses


def note_act(before: Table, after: Table, seq: int, events: Sequence[e.Event], at_utc: str = "") -> Table:
    """Return the table after an act together with what of it, and of the acts before it, can be taken back.

    `after` is `before` after all its events; `events` are those that are recorded, the first as `seq`,
    all at `at_utc`.
    Raises `Unreplayable` where an act is taken back that is not the latest.
    """
    last = before.last_act
    kinds = [type(event) for event in events]
    if e.ActTakenBack in kinds:
        taken_back = events[kinds.index(e.ActTakenBack)]
        if last is None or not isinstance(taken_back, e.ActTakenBack) or taken_back.seq != last.seq:
            raise Unreplayable("an act taken back that is not the latest")
        return replace(after, last_act=last.below)
    if _BYSTANDERS.issuperset(kinds):
        return after if after.last_act is last else replace(after, last_act=last)
    if e.OverrideGranted not in kinds:  # what somebody has signed for is not the dealer's to take back
        kept = _after_the_end(kinds)
        entries = _entries(before, after, seq + kept, events[kept:])
        if entries is not None:
            below = _cut_card(before, after) if kept else last
            return replace(after, last_act=UndoableAct(seq + kept, entries, at_utc, below))
        if _UNDONE.issuperset(kinds):
            return replace(after, last_act=_without_undone(before))
    return replace(after, last_act=_cut_card(before, after))


def _after_the_end(kinds: Sequence[type[e.Event]]) -> int:
    """Return from which event on an act can be taken back: not the end of a round, but what follows it.

    It is 0 for any other act, and for one that ends with the round.
    """
    after = kinds.index(e.RoundConcluded) + 1 if e.RoundConcluded in kinds else 0
    return after if after < len(kinds) else 0


def _entries(
    before: Table, after: Table, seq: int, events: Sequence[e.Event]
) -> tuple[UndoableEntry, ...] | None:
    """Return what of an act can be taken back; None if it holds what cannot be."""
    entries = []
    for number, event in enumerate(events, seq):
        inverse = INVERSES.get(type(event))
        if inverse is None:
            if type(event) in _BYSTANDERS:
                continue
            return None
        if inverse.only_if is not None and not inverse.only_if(event, events):
            return None
        kept = NOTHING_REMEMBERED if inverse.keep is None else inverse.keep(event, before, after)
        entries.append(UndoableEntry(number, event, kept))
    return tuple(entries)


def _without_undone(before: Table) -> UndoableAct | None:
    """Return the acts without the entry that `Undo` has taken back; none if that was not of the latest."""
    last, played = before.last_act, before.round
    if last is None or played is None or played.undo is None:
        return None
    place = next((place for place, event in enumerate(last.events) if event is played.undo.event), None)
    if place is None:
        return None
    return replace(last, entries=last.entries[:place]) if place else last.below


def _cut_card(before: Table, after: Table) -> UndoableAct | None:
    """Return the act that noted the cut card: it outlives its round, up to a bet of the next (RULINGS 27)."""
    act = before.last_act if after.cut_round is not None and after.cut_round == before.rounds else None
    while act is not None and not any(type(event) is e.CutCardShown for event in act.events):
        act = act.below
    return None if act is None else replace(act, below=None)


_BYSTANDERS: Final = frozenset(
    {
        e.WentOnDuty,
        e.WentOffDuty,
        e.StaffChanged,
        e.StaffDiffers,
        e.StaffRestored,
        e.ApprovalRefused,
        e.ApprovalSigned,
        e.StaffKnown,
        e.ActingRankAssigned,
        e.ActingRankRevoked,
        e.PinRefused,
        e.StaffLocked,
        e.StaffUnlocked,
        e.OverrideGranted,
        e.DisplayPutRight,
        e.ClockConfirmed,
        e.ClockJumped,
        e.ForeignWriteFound,
        e.ForeignWriteSigned,
        e.TableResumed,
        e.PaceSet,
        e.ProfileMatched,
        e.SettingsAdopted,
        e.TableKeyKnown,
        e.NoteKeyKnown,
        e.ProgramChecksRecorded,
        e.TrainingSet,
        e.TrainingAnswered,
        e.TrainingDayEnded,
        e.CoachedRoundBegun,
        e.CoachedStepDone,
        e.PlacementBegun,
        e.PlacementEnded,
        e.ExamBegun,
        e.ExamAnswered,
        e.ExamInterrupted,
        e.ExamResumed,
        e.ExamEnded,
        e.ExamSignedOff,
        e.SupervisorAnswered,
        e.TraineeRemoved,
        e.SignOffsLapsed,
    }
)
"""Events that change nothing on the felt: acts before them can still be taken back."""

_UNDONE: Final = frozenset(
    {
        e.BetRetracted,
        e.WithdrawalRetracted,
        e.TiedBetPutBack,
        e.CardRetracted,
        e.CardCovered,
        e.InsuranceRetracted,
        e.ClockJumped,
    }
)
"""What `Undo` makes."""


def _lying_again(event: e.BetWithdrawn, entry: UndoableEntry, table: Table) -> e.Event:
    """Return what lay there before a withdrawal, and what bettors have left lying since."""
    played: tuple[Slice, ...] = () if table.round is None else table.round.slices
    slices: dict[int, Slice] = {piece.order: piece for piece in (*played, *entry.kept.slices)}
    return e.WithdrawalRetracted(tuple(slices[order] for order in sorted(slices)))


def _insurance_retracted(event: e.InsuranceTaken, entry: UndoableEntry, table: Table) -> e.Event:
    """Return the inverse of insurance: the lammer, and who had declined, are as they were before it."""
    offer = entry.kept.offer
    before = (False, ()) if offer is None else (offer.out, offer.declined)
    return e.InsuranceRetracted(event.box, event.bettor, event.hand, event.amount, *before)


def _insurance_reopened(event: e.InsuranceClosed, entry: UndoableEntry, table: Table) -> e.Event:
    offer = entry.kept.offer
    return e.InsuranceReopened(offer is not None and offer.out, event.forgone)


def _cut_by_withdrawal(event: e.BetWithdrawn, before: Table, after: Table) -> Remembered:
    undo = None if after.round is None else after.round.undo
    while undo is not None and undo.event is not event:
        undo = undo.below
    return NOTHING_REMEMBERED if undo is None else Remembered(slices=undo.cut)


def _cut_by_excess(event: e.ExcessRejected, before: Table, after: Table) -> Remembered:
    cut = {order for order, _ in event.cuts}
    slices = () if before.round is None else before.round.slices
    return Remembered(slices=tuple(piece for piece in slices if piece.order in cut))


def _fault_before(event: e.CardOpened, before: Table, after: Table) -> Remembered:
    return NOTHING_REMEMBERED if before.round is None else Remembered(fault=before.round.fault)


def _squeezer_before(event: e.SqueezeRequested, before: Table, after: Table) -> Remembered:
    return NOTHING_REMEMBERED if before.round is None else Remembered(squeezer=before.round.squeezer)


def _taken_before(event: e.LosingBetsTakenUpTo, before: Table, after: Table) -> Remembered:
    played = before.round
    return NOTHING_REMEMBERED if played is None else Remembered(taken_up_to=played.taken_up_to)


def _offer_before(event: e.Event, before: Table, after: Table) -> Remembered:
    offers = () if before.round is None else before.round.offers
    return Remembered(offer=offers[-1]) if offers else NOTHING_REMEMBERED


def _burn_before(event: e.Event, before: Table, after: Table) -> Remembered:
    return Remembered(burn_due=before.burn_due)


INVERSES: Final[Mapping[type[e.Event], Inverse]] = {
    e.RoundCommenced: Inverse(
        lambda event, entry, table: e.RoundRetracted(event.number, entry.kept.burn_due),
        keep=_burn_before,
        only_if=lambda event, events: not event.entered_late,  # a supervisor vouches for that
    ),
    e.BetsNotRepeated: Inverse(),  # goes with the bets that were placed again
    e.BetPlaced: Inverse(lambda event, entry, table: e.BetRetracted(event.order)),
    e.BetWithdrawn: Inverse(_lying_again, keep=_cut_by_withdrawal),
    e.TiedBetWithdrawn: Inverse(
        lambda event, entry, table: e.TiedBetPutBack(event.box, event.bettor, event.bet, event.amount)
    ),
    e.ExcessRejected: Inverse(
        lambda event, entry, table: e.ExcessPutBack(entry.kept.slices), keep=_cut_by_excess
    ),
    e.BetsClosed: Inverse(
        lambda event, entry, table: e.BetsReopened(
            entry.kept.tied, 0 if table.round is None else len(table.round.sums)
        ),
        keep=lambda event, before, after: Remembered(tied=before.tied),
    ),
    e.IrregularityDecided: Inverse(
        lambda event, entry, table: e.IrregularityRetracted(event.kind, entry.seq),
        # by the terminal alone, at the call: what people have decided stands
        only_if=lambda event, events: any(type(other) is e.BetsClosed for other in events),
    ),
    e.CardDealt: Inverse(lambda event, entry, table: e.CardRetracted(event.card, event.carried)),
    e.FaceRecorded: Inverse(),  # goes with the card
    e.CardOpened: Inverse(
        lambda event, entry, table: e.CardCovered(event.index, entry.kept.fault), keep=_fault_before
    ),
    e.SqueezeRequested: Inverse(
        lambda event, entry, table: e.SqueezeRetracted(entry.kept.squeezer), keep=_squeezer_before
    ),
    e.InsuranceDue: Inverse(),  # goes with the card or the face on which it hangs
    e.InsuranceOffered: Inverse(lambda event, entry, table: e.InsuranceOfferRetracted()),
    e.InsuranceTaken: Inverse(_insurance_retracted, keep=_offer_before),
    e.InsuranceDeclined: Inverse(
        lambda event, entry, table: e.InsuranceDeclineRetracted(event.box, event.bettor)
    ),
    e.InsuranceClosed: Inverse(_insurance_reopened, keep=_offer_before),
    e.OptionChosen: Inverse(lambda event, entry, table: e.OptionRetracted(event.box, event.bettor)),
    e.LosingBetsTaken: Inverse(lambda event, entry, table: e.TakingRetracted()),
    e.LosingBetsTakenUpTo: Inverse(
        lambda event, entry, table: e.TakingUpToRetracted(entry.kept.taken_up_to), keep=_taken_before
    ),
    e.BettorPaid: Inverse(lambda event, entry, table: e.PaymentRetracted(event.box, event.bettor)),
    e.CutCardShown: Inverse(lambda event, entry, table: e.CutCardRetracted()),
    e.LastRoundAnnounced: Inverse(lambda event, entry, table: e.LastRoundRetracted()),
    e.CardsBurnt: Inverse(
        lambda event, entry, table: e.BurnRetracted(event.card, event.count, entry.kept.burn_due),
        keep=_burn_before,
    ),
}
"""From an event that can be taken back to how that is done.

A line is enough for any command that makes such events, however many: they go back together, the last first.
An event that changes the state in another way needs an inverse event of its own in `events.taken_back`.
"""
