"""What each event makes of the table: one small function an event, no decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.evolve_bets import (
    bet_corrected,
    bet_placed,
    bet_retracted,
    bet_withdrawn,
    excess_rejected,
    withdrawal_retracted,
)
from terminal.rounds.evolve_cards import (
    card_corrected,
    card_covered,
    card_dealt,
    card_opened,
    card_retracted,
    cards_carried,
    face_recorded,
    hands_stand,
    open_round,
    open_shoe,
    round_reconstructed,
)
from terminal.rounds.evolve_endings import round_concluded, round_voided, settlement_reversed
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
from terminal.rounds.program_check_record import ChecksMark
from terminal.rounds.settled_before import before_correction
from terminal.rounds.state import (
    NOTHING_SETTLED,
    ActingRank,
    Bettor,
    Irregularity,
    OnDuty,
    Round,
    Table,
    new_round,
)
from terminal.rounds.tie_chips import tied_bet_put_back, tied_bet_withdrawn
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
from terminal.rules.shoe import Shoe


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


def _table_opened(table: Table, event: e.TableOpened) -> Table:
    """Return the table under its terms: a round that is over is not corrected under others.

    Another game has a shoe of its own."""
    opened = replace(table, terms=event.terms, opened=event.terms, notice=event.notice, last=None, tied=())
    if table.opened is None:
        return replace(opened, first_shoe=table.shoes + 1)
    if table.opened.game == event.terms.game:
        return opened
    return replace(
        opened,
        shoe=None,
        burn_due=False,
        cut_round=None,
        last_round=None,
        announced_before=(),
        replace_after_round=False,
        carried=(),
        history=(),
        last_bets=(),
    )


def _shoe_opened(table: Table, event: e.ShoeOpened) -> Table:
    """Return the table with the new shoe.

    The round before can still be corrected, unless it lies behind a shoe from which nothing was dealt."""
    return replace(
        table,
        last=table.last if table.rounds else None,
        terms=event.standing.terms,
        notice=event.standing.notice,
        dealer=event.standing.dealer,
        acting=event.standing.acting,
        opened=event.standing.opened,
        tied=event.standing.tied,
        pace=event.standing.pace,
        profile_pace=event.standing.profile_pace,
        staff=event.standing.staff,
        settings=event.standing.settings,
        table_key=event.standing.table_key,
        training=event.standing.training,
        foreign_writes=event.standing.foreign_writes,
        program_checks=event.standing.program_checks,
        note_key=event.standing.note_key,
        shoes=event.number,
        rounds=0,
        shoe=Shoe(event.number, event.decks),
        burn_due=event.burn_due,
        cut_round=None,
        last_round=None,
        announced_before=(),
        display_put_right=0,
        condemned=None,
        replace_after_round=False,
        carried=(),
        history=(),
        last_bets=(),
    )


def _cards_burnt(table: Table, event: e.CardsBurnt) -> Table:
    shoe = open_shoe(table).without(event.card).burnt(event.count)
    return replace(table, shoe=shoe, burn_due=False)


def _cut_card_shown(table: Table, event: e.CutCardShown) -> Table:
    return replace(table, cut_round=event.round_number)


def _last_round_announced(table: Table, event: e.LastRoundAnnounced) -> Table:
    earlier = () if table.last_round is None else (table.last_round,)
    return replace(table, last_round=event.round_number, announced_before=(*table.announced_before, *earlier))


def _display_put_right(table: Table, event: e.DisplayPutRight) -> Table:
    return replace(table, display_put_right=table.display_put_right + 1)


def _shoe_condemned(table: Table, event: e.ShoeCondemned) -> Table:
    return replace(table, condemned=event.reason)


def _replacement_ordered(table: Table, event: e.ReplacementOrdered) -> Table:
    return replace(table, replace_after_round=True)


def _limits_set(table: Table, event: e.LimitsSet) -> Table:
    return replace(table, terms=replace(table.terms, limits=event.limits))


def _notice_set(table: Table, event: e.NoticeSet) -> Table:
    return replace(table, notice=event.up)


def _pace_set(table: Table, event: e.PaceSet) -> Table:
    of_profile = event.rounds_an_hour if event.of_profile else table.profile_pace
    return replace(table, pace=event.rounds_an_hour, profile_pace=of_profile)


def _profile_matched(table: Table, event: e.ProfileMatched) -> Table:
    opened = None if table.opened is None else replace(table.opened, limits=event.limits)
    return replace(table, opened=opened, profile_pace=event.pace)


def _settings_adopted(table: Table, event: e.SettingsAdopted) -> Table:
    return replace(table, settings=event.settings)


def _table_key_known(table: Table, event: e.TableKeyKnown) -> Table:
    return replace(table, table_key=event.key)


def _note_key_known(table: Table, event: e.NoteKeyKnown) -> Table:
    return replace(table, note_key=event.key)


def _program_checks_recorded(table: Table, event: e.ProgramChecksRecorded) -> Table:
    return replace(table, program_checks=ChecksMark(event.found.lines, event.found.digest))


def _reading_adopted(table: Table, event: e.ReadingAdopted) -> Table:
    """Return the table under another reading: a round that is over is not corrected under it."""
    opened = None if table.opened is None else replace(table.opened, rules_version=event.reading)
    terms = replace(table.terms, rules_version=event.reading)
    return replace(table, terms=terms, opened=opened, last=None, tied=())


def _went_on_duty(table: Table, event: e.WentOnDuty) -> Table:
    return replace(table, dealer=OnDuty(event.number, event.name))


def _went_off_duty(table: Table, event: e.WentOffDuty) -> Table:
    return replace(table, dealer=None)


def _acting_rank_assigned(table: Table, event: e.ActingRankAssigned) -> Table:
    others = tuple(acting for acting in table.acting if acting.number != event.number)
    own = ActingRank(event.number, event.name, event.rank, event.until, event.assigned_by)
    return replace(table, acting=(*others, own))


def _acting_rank_revoked(table: Table, event: e.ActingRankRevoked) -> Table:
    others = tuple(acting for acting in table.acting if acting.number != event.number)
    return replace(table, acting=others)


def _clock_jumped(table: Table, event: e.ClockJumped) -> Table:
    return replace(table, clock_doubted=table.clock_doubted or event.to_confirm)


def _clock_confirmed(table: Table, event: e.ClockConfirmed) -> Table:
    return replace(table, clock_doubted=False)


def _foreign_write_found(table: Table, event: e.ForeignWriteFound) -> Table:
    return replace(table, foreign_writes=(*table.foreign_writes, event.found))


def _foreign_write_signed(table: Table, event: e.ForeignWriteSigned) -> Table:
    signed = tuple(replace(found, is_signed=True) for found in table.foreign_writes)
    return replace(table, foreign_writes=signed)


def _only_on_record(table: Table, event: e.Event) -> Table:
    """Return the table as it is: what the record says of people and clocks changes nothing on the felt."""
    return table


def _day_closed(table: Table, event: e.DayClosed) -> Table:
    return replace(table, day_closed=event.day)


def _day_begun(table: Table, event: e.DayBegun) -> Table:
    """Return the table of the event: all that is known stands there, and no other file need be read."""
    return event.table


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


def _losing_bets_taken(played: Round, event: e.LosingBetsTaken) -> Round:
    return replace(played, taken=True, undo=None)


def _losing_bets_taken_up_to(played: Round, event: e.LosingBetsTakenUpTo) -> Round:
    return replace(played, taken_up_to=event.box, undo=None)


def _bettor_paid(played: Round, event: e.BettorPaid) -> Round:
    return replace(played, paid=(*played.paid, Bettor(event.box, event.bettor)), undo=None)


def _options_given(played: Round, event: e.OptionsGiven) -> Round:
    choices = tuple((bettor, None) for bettor in event.bettors)
    return replace(played, choices=choices, undo=None, **NOTHING_SETTLED)


def _option_chosen(played: Round, event: e.OptionChosen) -> Round:
    chooser = Bettor(event.box, event.bettor)
    choices = tuple(
        (bettor, event.option if bettor == chooser else option) for bettor, option in played.choices
    )
    given_back = played.given_back if event.option != "return" else (*played.given_back, chooser)
    return replace(played, choices=choices, given_back=given_back, undo=None)


def _neglected_returned(played: Round, event: e.NeglectedReturned) -> Round:
    bettor = Bettor(event.box, event.bettor)
    neglected = (*played.neglected, (bettor, event.hand))
    return replace(played, neglected=neglected, undo=None, **NOTHING_SETTLED)


_ON_TABLE: dict[type[e.Event], Callable[[Table, Any], Table]] = {
    e.TableOpened: _table_opened,
    e.ShoeOpened: _shoe_opened,
    e.CardsBurnt: _cards_burnt,
    e.CardsCarried: cards_carried,
    e.CutCardShown: _cut_card_shown,
    e.LastRoundAnnounced: _last_round_announced,
    e.DisplayPutRight: _display_put_right,
    e.ShoeCondemned: _shoe_condemned,
    e.ReplacementOrdered: _replacement_ordered,
    e.LimitsSet: _limits_set,
    e.NoticeSet: _notice_set,
    e.PaceSet: _pace_set,
    e.ProfileMatched: _profile_matched,
    e.SettingsAdopted: _settings_adopted,
    e.ReadingAdopted: _reading_adopted,
    e.TableKeyKnown: _table_key_known,
    e.NoteKeyKnown: _note_key_known,
    e.ProgramChecksRecorded: _program_checks_recorded,
    e.WentOnDuty: _went_on_duty,
    e.WentOffDuty: _went_off_duty,
    e.ActingRankAssigned: _acting_rank_assigned,
    e.ActingRankRevoked: _acting_rank_revoked,
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
    e.ClockJumped: _clock_jumped,
    e.ClockConfirmed: _clock_confirmed,
    e.ForeignWriteFound: _foreign_write_found,
    e.ForeignWriteSigned: _foreign_write_signed,
    e.TableResumed: _only_on_record,
    e.DayClosed: _day_closed,
    e.DayBegun: _day_begun,
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
    e.LosingBetsTaken: _losing_bets_taken,
    e.LosingBetsTakenUpTo: _losing_bets_taken_up_to,
    e.BettorPaid: _bettor_paid,
    e.OptionsGiven: _options_given,
    e.OptionChosen: _option_chosen,
    e.NeglectedReturned: _neglected_returned,
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
