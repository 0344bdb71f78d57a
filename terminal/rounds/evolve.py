"""What each event makes of the table: one small function an event, no decisions. Bets and cards are here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.evolve_endings import (
    bettor_paid,
    losing_bets_taken,
    losing_bets_taken_up_to,
    neglected_returned,
    option_chosen,
    options_given,
    round_concluded,
    round_voided,
    settlement_reversed,
)
from terminal.rounds.evolve_insurance import (
    insurance_closed,
    insurance_declined,
    insurance_due,
    insurance_forgone,
    insurance_offered,
    insurance_retracted,
    insurance_taken,
    offers_reviewed,
)
from terminal.rounds.evolve_staff import (
    staff_changed,
    staff_differs,
    staff_known,
    staff_locked,
    staff_restored,
    staff_unlocked,
)
from terminal.rounds.evolve_table import (
    acting_rank_assigned,
    acting_rank_revoked,
    cards_burnt,
    clock_confirmed,
    clock_jumped,
    cut_card_shown,
    day_begun,
    day_closed,
    display_put_right,
    foreign_write_found,
    foreign_write_signed,
    last_round_announced,
    limits_set,
    note_key_known,
    notice_set,
    pace_set,
    profile_matched,
    program_checks_recorded,
    reading_adopted,
    replacement_ordered,
    settings_adopted,
    shoe_condemned,
    shoe_opened,
    table_key_known,
    table_opened,
    went_off_duty,
    went_on_duty,
)
from terminal.rounds.evolve_taken_back import (
    bets_reopened,
    burn_retracted,
    cut_card_retracted,
    excess_put_back,
    insurance_decline_retracted,
    insurance_offer_retracted,
    insurance_reopened,
    irregularity_retracted,
    last_round_retracted,
    option_retracted,
    payment_retracted,
    round_retracted,
    squeeze_retracted,
    taking_retracted,
    taking_up_to_retracted,
)
from terminal.rounds.settled_before import before_correction
from terminal.rounds.state import (
    NOTHING_SETTLED,
    SLICES_TOGETHER,
    DealtCard,
    Irregularity,
    Round,
    Table,
    Undoable,
    new_round,
    split,
)
from terminal.rounds.tie_chips import tied_bet_put_back, tied_bet_withdrawn, with_tied
from terminal.rounds.training.evolving import (
    coached_round_begun,
    coached_step_done,
    exam_answered,
    exam_begun,
    exam_ended,
    exam_interrupted,
    exam_resumed,
    exam_signed_off,
    placement_begun,
    placement_ended,
    sign_offs_lapsed,
    supervisor_answered,
    trainee_removed,
    training_answered,
    training_day_ended,
    training_set,
)
from terminal.rounds.unreplayable import last_entry, open_round, open_shoe, undo_below
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN
from terminal.rules.stakes import BetKey, Slice


def evolve(table: Table, event: e.Event) -> Table:
    """Return the table after the event.

    Raises `KeyError` for an event that is not of the table, `Unreplayable` for one that cannot follow here.
    """
    kind = type(event)
    if kind in _SETTLE_ANEW:
        table = before_correction(table, event)
    on_round = _ON_ROUND.get(kind)
    if on_round is not None:
        after = replace(table, round=on_round(open_round(table), event))
    else:
        after = _ON_TABLE[kind](table, event)
    if table.round is not None and after.round is not None and after.round is not table.round:
        after.round.take_over(table.round)
    return after


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """Return the table after several events."""
    for event in events:
        table = evolve(table, event)
    return table


def bet_placed(table: Table, event: e.BetPlaced) -> Table:
    """Return the table with the chips; a bet left lying since a Tie lies there as such no more."""
    played = open_round(table)
    piece = Slice(
        event.order,
        event.box,
        event.bettor,
        event.bet,
        event.amount,
        event.after_call,
        event.on_request,
        event.left_lying,
        event.after_reopening,
    )
    earlier, latest = played.earlier, (*played.latest, piece)
    if len(latest) == SLICES_TOGETHER:
        earlier, latest = earlier + latest, ()
    placed = played.with_chips(
        piece.key,
        piece.amount,
        earlier=earlier,
        latest=latest,
        next_order=event.order + 1,
        undo=played.undo if event.left_lying else Undoable(event, played.undo),
    )
    if not event.left_lying:
        return replace(table, round=placed)
    return replace(table, round=placed, tied=tuple(tied for tied in table.tied if tied[0] != piece.key))


def bet_withdrawn(played: Round, event: e.BetWithdrawn) -> Round:
    """Return the round without the chips: those placed last come back first."""
    key = BetKey(event.box, event.bettor, event.bet)
    earlier = played.earlier
    latest, cut, left = _without_newest(played.latest, key, event.amount)
    if left:
        slices, cut, left = _without_newest(played.slices, key, event.amount)
        earlier, latest = split(slices)
    undo = Undoable(event, played.undo, cut=cut)
    return played.with_chips(key, left - event.amount, earlier=earlier, latest=latest, undo=undo)


def _without_newest(
    slices: tuple[Slice, ...], key: BetKey, cents: int
) -> tuple[tuple[Slice, ...], tuple[Slice, ...], int]:
    """Return what is left of slices, those that were cut as they lay before, and the cents still missing."""
    cut: list[Slice] = []
    kept: list[Slice] = []
    place = len(slices)
    while cents and place:
        place -= 1
        piece = slices[place]
        if piece.key != key:
            kept.append(piece)
            continue
        cut.append(piece)
        if piece.amount > cents:
            kept.append(piece._replace(amount=piece.amount - cents))
        cents -= min(cents, piece.amount)
    return (*slices[:place], *reversed(kept)), tuple(reversed(cut)), cents


def excess_rejected(played: Round, event: e.ExcessRejected) -> Round:
    """Return the round without what was turned back."""
    cuts = dict(event.cuts)
    slices = []
    for piece in played.slices:
        amount = piece.amount - cuts.get(piece.order, 0)
        if amount:
            slices.append(piece if amount == piece.amount else piece._replace(amount=amount))
    earlier, latest = split(tuple(slices))
    return replace(played, earlier=earlier, latest=latest, undo=None)


def bet_retracted(table: Table, event: e.BetRetracted) -> Table:
    """Return the table as if the placing had never been entered; what a Tie left lies there as such again."""
    played = open_round(table)
    among_latest = any(piece.order == event.order for piece in played.latest)
    slices = played.latest if among_latest else played.slices
    kept = tuple(piece for piece in slices if piece.order != event.order)
    earlier, latest = (played.earlier, kept) if among_latest else split(kept)
    tied, undo = table.tied, undo_below(played)
    for piece in slices:
        if piece.order == event.order:
            if piece.left_lying:
                tied, undo = with_tied(table, piece.key, piece.amount), played.undo
            played = played.with_chips(piece.key, -piece.amount, earlier=earlier, latest=latest, undo=undo)
            return replace(table, round=played, tied=tied)
    return replace(table, round=replace(played, undo=undo))


def withdrawal_retracted(played: Round, event: e.WithdrawalRetracted) -> Round:
    """Return the round as if the withdrawal had never been entered."""
    earlier, latest = split(event.slices)
    return replace(played, earlier=earlier, latest=latest, undo=undo_below(played))


def bet_corrected(played: Round, event: e.BetCorrected) -> Round:
    """Return the round in which the bet is one slice of the right sum, in the place of its first."""
    key = BetKey(event.box, event.bettor, event.bet)
    own = [piece for piece in played.slices if piece.key == key]
    others = [piece for piece in played.slices if piece.key != key]
    order = own[0].order if own else played.next_order
    if event.after:
        others.append(Slice(order, event.box, event.bettor, event.bet, event.after))
    earlier, latest = split(tuple(sorted(others, key=lambda piece: piece.order)))
    return replace(
        played,
        earlier=earlier,
        latest=latest,
        next_order=max(played.next_order, order + 1),
        undo=None,
        **NOTHING_SETTLED,
    )


def card_dealt(table: Table, event: e.CardDealt) -> Table:
    """Return the table with the card where it was put; no undo reaches over a carried one."""
    played = open_round(table)
    dealt = (*played.dealt, DealtCard(event.card, event.hand, event.carried))
    if event.carried:
        return replace(table, round=replace(played, dealt=dealt, undo=None), carried=table.carried[1:])
    undo = Undoable(event, played.undo)
    return replace(
        table,
        round=replace(played, dealt=dealt, fault=event.fault, undo=undo),
        shoe=open_shoe(table).without(event.card),
    )


def face_recorded(played: Round, event: e.FaceRecorded) -> Round:
    """Return the round with the face of its last card on record, and the card as unknown as before."""
    index = len(played.dealt) - 1
    return _with_card(played, index, played.dealt[index]._replace(recorded=event.card))


def card_opened(table: Table, event: e.CardOpened) -> Table:
    """Return the table with the face known."""
    played = open_round(table)
    before = played.dealt[event.index]
    undo = Undoable(event, played.undo, fault=played.fault)
    return replace(
        table,
        round=replace(
            _with_card(played, event.index, before._replace(card=event.card)), fault=event.fault, undo=undo
        ),
        shoe=open_shoe(table).read_as(before.card, event.card),
    )


def card_retracted(table: Table, event: e.CardRetracted) -> Table:
    """Return the table without the last card; an offer that hung on it goes with it.

    One that had been carried over waits for its place again."""
    played = open_round(table)
    dealt = played.dealt[:-1]
    lying = sum(card.hand is not None for card in dealt)
    retracted = replace(
        played,
        dealt=dealt,
        fault=None,
        offers=tuple(offer for offer in played.offers if offer.cards <= lying),
        undo=undo_below(played),
    )
    if event.carried:
        return replace(table, round=retracted, carried=(event.card, *table.carried))
    return replace(table, round=retracted, shoe=open_shoe(table).with_back(event.card))


def card_covered(table: Table, event: e.CardCovered) -> Table:
    """Return the table with the face unknown; an offer or a fault that hung on it goes with it."""
    played = open_round(table)
    before = played.dealt[event.index]
    offers = tuple(offer for offer in played.offers if offer.closed or offer.cards != played.lying)
    covered = replace(
        _with_card(played, event.index, before._replace(card=UNKNOWN)),
        fault=event.fault if event.says_fault else last_entry(played).fault,
        offers=offers,
        undo=undo_below(played),
    )
    return replace(table, round=covered, shoe=open_shoe(table).read_as(before.card, UNKNOWN))


def card_corrected(table: Table, event: e.CardCorrected) -> Table:
    """Return the table as if the card had been another all the time."""
    played = open_round(table)
    before = played.dealt[event.index]
    corrected = _with_card(played, event.index, before._replace(card=event.after))
    shoe = table.shoe
    if table.deals(played):
        shoe = open_shoe(table).read_as(event.before, event.after)
    corrected = replace(corrected, fault=event.fault, undo=None, **NOTHING_SETTLED)
    return replace(table, round=corrected, shoe=shoe)


def round_reconstructed(table: Table, event: e.RoundReconstructed) -> Table:
    """Return the table with the cards as the Table of Play deals them, and a shoe that gave just these."""
    played = open_round(table)
    carried_in = sum(dealt.carried for dealt in played.dealt) + played.carried_again
    order = dealt_in_order(event)
    shoe = table.shoe
    if table.deals(played):
        shoe = open_shoe(table)
        own = [dealt.card for dealt in played.dealt if not dealt.carried]
        for card in (*own, *played.carried[played.carried_again :]):
            shoe = shoe.with_back(card)
        for dealt in order[carried_in:]:
            shoe = shoe.without(dealt.card)
    lying = tuple(
        dealt._replace(carried=index < carried_in)
        for index, dealt in enumerate(order[: len(event.player) + len(event.banker)])
    )
    reconstructed = replace(
        played,
        dealt=lying,
        carried=event.carried,
        carried_at=len(lying),
        carried_again=max(0, carried_in - len(lying)),
        as_it_lies=False,
        fault=None,
        undo=None,
        **NOTHING_SETTLED,
    )
    return replace(table, round=reconstructed, shoe=shoe)


def cards_carried(table: Table, event: e.CardsCarried) -> Table:
    """Return the table with cards out of the shoe that take their places once the bets are closed."""
    shoe = open_shoe(table)
    for card in event.cards:
        shoe = shoe.without(card)
    return replace(table, carried=(*table.carried, *event.cards), shoe=shoe)


def dealt_in_order(event: e.RoundReconstructed) -> tuple[DealtCard, ...]:
    """Return the cards of a reconstructed round as they left the shoe, the carried ones last."""
    player = [DealtCard(card, Hand.PLAYER) for card in event.player]
    banker = [DealtCard(card, Hand.BANKER) for card in event.banker]
    initial = [card for pair in zip(player[:2], banker[:2], strict=False) for card in pair]
    if len(player) > len(banker) and len(player) <= 2:
        initial.append(player[-1])
    beyond = [DealtCard(card, None) for card in event.carried]
    return (*initial, *player[2:], *banker[2:], *beyond)


def hands_stand(played: Round, event: e.HandsStand) -> Round:
    """Return the round with the hands as they lie; what lies aside is out of the round."""
    lying = tuple(dealt for dealt in played.dealt if dealt.hand is not None)
    aside = tuple(dealt.card for dealt in played.dealt if dealt.hand is None)
    return replace(
        played,
        dealt=lying,
        discarded=(*played.discarded, *aside),
        as_it_lies=True,
        fault=None,
        undo=None,
    )


def _with_card(played: Round, index: int, card: DealtCard) -> Round:
    return replace(played, dealt=(*played.dealt[:index], card, *played.dealt[index + 1 :]))


def _round_commenced(table: Table, event: e.RoundCommenced) -> Table:
    commenced = new_round(table, event.number, entered_late=event.entered_late)
    rounds, before = event.number, table.last
    return replace(table, round=commenced, rounds=rounds, last=None, before=before, burn_due=False)


def _bets_closed(table: Table, event: e.BetsClosed) -> Table:
    return replace(table, round=replace(open_round(table), closed=True, undo=None), tied=())


def _irregularity_decided(table: Table, event: e.IrregularityDecided) -> Table:
    record = Irregularity(
        event.kind,
        event.paragraph,
        event.action,
        event.options,
        event.decided_by,
        event.established,
        event.facts,
    )
    current = table.current
    if current is None:
        return table
    noted = replace(current, irregularities=(*current.irregularities, record), undo=None)
    return replace(table, round=noted) if table.round is not None else replace(table, last=noted)


def _squeeze_requested(played: Round, event: e.SqueezeRequested) -> Round:
    return replace(played, squeezer=event.box)


def _squeeze_ordered(played: Round, event: e.SqueezeOrdered) -> Round:
    return replace(played, waived=event.granted, undo=None)


def _only_on_record(table: Table, event: e.Event) -> Table:
    """Return the table as it is: what the record says of people and clocks changes nothing on the felt."""
    return table


_ON_TABLE: dict[type[e.Event], Callable[[Table, Any], Table]] = {
    e.TableOpened: table_opened,
    e.ShoeOpened: shoe_opened,
    e.CardsBurnt: cards_burnt,
    e.CardsCarried: cards_carried,
    e.CutCardShown: cut_card_shown,
    e.LastRoundAnnounced: last_round_announced,
    e.DisplayPutRight: display_put_right,
    e.ShoeCondemned: shoe_condemned,
    e.ReplacementOrdered: replacement_ordered,
    e.LimitsSet: limits_set,
    e.NoticeSet: notice_set,
    e.PaceSet: pace_set,
    e.ProfileMatched: profile_matched,
    e.SettingsAdopted: settings_adopted,
    e.ReadingAdopted: reading_adopted,
    e.TableKeyKnown: table_key_known,
    e.NoteKeyKnown: note_key_known,
    e.ProgramChecksRecorded: program_checks_recorded,
    e.WentOnDuty: went_on_duty,
    e.WentOffDuty: went_off_duty,
    e.ActingRankAssigned: acting_rank_assigned,
    e.ActingRankRevoked: acting_rank_revoked,
    e.PinRefused: _only_on_record,
    e.StaffLocked: staff_locked,
    e.StaffUnlocked: staff_unlocked,
    e.StaffKnown: staff_known,
    e.StaffChanged: staff_changed,
    e.StaffDiffers: staff_differs,
    e.StaffRestored: staff_restored,
    e.ApprovalRefused: _only_on_record,
    e.ApprovalSigned: _only_on_record,
    e.OverrideGranted: _only_on_record,
    e.ClockJumped: clock_jumped,
    e.ClockConfirmed: clock_confirmed,
    e.ForeignWriteFound: foreign_write_found,
    e.ForeignWriteSigned: foreign_write_signed,
    e.TableResumed: _only_on_record,
    e.DayClosed: day_closed,
    e.DayBegun: day_begun,
    e.RoundCommenced: _round_commenced,
    e.BetPlaced: bet_placed,
    e.BetsNotRepeated: _only_on_record,
    e.TiedBetWithdrawn: tied_bet_withdrawn,
    e.TiedBetPutBack: tied_bet_put_back,
    e.BetRetracted: bet_retracted,
    e.BetsClosed: _bets_closed,
    e.IrregularityDecided: _irregularity_decided,
    e.CardDealt: card_dealt,
    e.CardOpened: card_opened,
    e.CardRetracted: card_retracted,
    e.CardCovered: card_covered,
    e.CardCorrected: card_corrected,
    e.RoundReconstructed: round_reconstructed,
    e.RoundConcluded: round_concluded,
    e.RoundVoided: round_voided,
    e.SettlementReversed: settlement_reversed,
    e.ActTakenBack: _only_on_record,
    e.RoundRetracted: round_retracted,
    e.BetsReopened: bets_reopened,
    e.CutCardRetracted: cut_card_retracted,
    e.LastRoundRetracted: last_round_retracted,
    e.BurnRetracted: burn_retracted,
    e.TrainingSet: training_set,
    e.TrainingAnswered: training_answered,
    e.TrainingDayEnded: training_day_ended,
    e.PlacementBegun: placement_begun,
    e.PlacementEnded: placement_ended,
    e.CoachedRoundBegun: coached_round_begun,
    e.CoachedStepDone: coached_step_done,
    e.ExamBegun: exam_begun,
    e.ExamAnswered: exam_answered,
    e.ExamInterrupted: exam_interrupted,
    e.ExamResumed: exam_resumed,
    e.ExamEnded: exam_ended,
    e.ExamSignedOff: exam_signed_off,
    e.SupervisorAnswered: supervisor_answered,
    e.TraineeRemoved: trainee_removed,
    e.SignOffsLapsed: sign_offs_lapsed,
}

_SETTLE_ANEW: Final = frozenset(
    {
        e.CardCorrected,
        e.RoundReconstructed,
        e.BetCorrected,
        e.OptionsGiven,
        e.NeglectedReturned,
        e.RoundVoided,
    }
)
"""Events after which a round is settled again or void, whatever had been taken and paid of it."""

_ON_ROUND: dict[type[e.Event], Callable[[Round, Any], Round]] = {
    e.BetWithdrawn: bet_withdrawn,
    e.ExcessRejected: excess_rejected,
    e.WithdrawalRetracted: withdrawal_retracted,
    e.BetCorrected: bet_corrected,
    e.FaceRecorded: face_recorded,
    e.SqueezeRequested: _squeeze_requested,
    e.SqueezeOrdered: _squeeze_ordered,
    e.LosingBetsTaken: losing_bets_taken,
    e.LosingBetsTakenUpTo: losing_bets_taken_up_to,
    e.BettorPaid: bettor_paid,
    e.OptionsGiven: options_given,
    e.OptionChosen: option_chosen,
    e.NeglectedReturned: neglected_returned,
    e.HandsStand: hands_stand,
    e.InsuranceDue: insurance_due,
    e.InsuranceOffered: insurance_offered,
    e.InsuranceTaken: insurance_taken,
    e.InsuranceDeclined: insurance_declined,
    e.InsuranceClosed: insurance_closed,
    e.InsuranceForgone: insurance_forgone,
    e.InsuranceRetracted: insurance_retracted,
    e.OffersReviewed: offers_reviewed,
    e.IrregularityRetracted: irregularity_retracted,
    e.ExcessPutBack: excess_put_back,
    e.SqueezeRetracted: squeeze_retracted,
    e.InsuranceOfferRetracted: insurance_offer_retracted,
    e.InsuranceDeclineRetracted: insurance_decline_retracted,
    e.InsuranceReopened: insurance_reopened,
    e.OptionRetracted: option_retracted,
    e.TakingRetracted: taking_retracted,
    e.TakingUpToRetracted: taking_up_to_retracted,
    e.PaymentRetracted: payment_retracted,
}
