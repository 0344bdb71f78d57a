"""Names what decides each command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from terminal.rounds import commands as c
from terminal.rounds.betting import close, leave, place, place_your_bets, reject_excess, withdraw
from terminal.rounds.clock import confirm_clock, record_clock_jump
from terminal.rounds.concluding import conclude, return_neglected
from terminal.rounds.correcting import correct_bet, correct_card
from terminal.rounds.dealing import deal, deal_face_down, open_card
from terminal.rounds.decision import Decision
from terminal.rounds.display import announce_last_round, put_display_right
from terminal.rounds.foreign_write import record_foreign_write, sign_foreign_write
from terminal.rounds.gaming_day import begin_day, close_day
from terminal.rounds.insurance import (
    close_offer,
    decline,
    offer,
    order_squeeze,
    request_squeeze,
    take,
)
from terminal.rounds.irregularities.deciding import choose, raise_irregularity
from terminal.rounds.note_key import record_note_key
from terminal.rounds.pace import set_pace
from terminal.rounds.people import (
    assign_acting_rank,
    go_off_duty,
    go_on_duty,
    record_pin_refused,
    record_staff_locked,
    record_staff_unlocked,
    resume_table,
    revoke_acting_rank,
)
from terminal.rounds.profile import adopt_profile, adopt_reading
from terminal.rounds.program_checks import record_program_checks
from terminal.rounds.recording_staff import (
    record_approval_refused,
    record_staff,
    record_staff_change,
    record_staff_file,
)
from terminal.rounds.repeating import repeat
from terminal.rounds.several_bets import leave_all, raise_all, return_tied, withdraw_all
from terminal.rounds.shoe import burn, new_shoe, open_table, set_limits, set_notice, show_cut_card
from terminal.rounds.state import Table
from terminal.rounds.table_key import record_table_key
from terminal.rounds.take_and_pay import pay_bettor, pay_up_to, take_losing, take_up_to
from terminal.rounds.taking_back import take_back
from terminal.rounds.training import commands as t
from terminal.rounds.training.decisions import (
    answer_exam,
    begin_coached_round,
    begin_exam,
    begin_placement,
    end_exam,
    end_training_day,
    interrupt_exam,
    lapse_sign_offs,
    record_answer,
    record_coached_step,
    record_supervisor_answer,
    remove_trainee,
    resume_exam,
    set_training,
    sign_off_exam,
)
from terminal.rounds.undoing import undo
from terminal.rules.ranks import Rank

DECIDERS: Final[Mapping[type, Callable[[Table, Any, Rank], Decision]]] = {
    c.OpenTable: open_table,
    c.NewShoe: new_shoe,
    c.BurnCards: burn,
    c.ShowCutCard: show_cut_card,
    c.AnnounceLastRound: announce_last_round,
    c.PutDisplayRight: put_display_right,
    c.SetLimits: set_limits,
    c.SetNotice: set_notice,
    c.SetPace: set_pace,
    c.AdoptProfile: adopt_profile,
    c.AdoptReading: adopt_reading,
    c.GoOnDuty: go_on_duty,
    c.GoOffDuty: go_off_duty,
    c.AssignActingRank: assign_acting_rank,
    c.RevokeActingRank: revoke_acting_rank,
    c.RecordPinRefused: record_pin_refused,
    c.RecordStaffLocked: record_staff_locked,
    c.RecordStaffUnlocked: record_staff_unlocked,
    c.RecordStaff: record_staff,
    c.RecordStaffChange: record_staff_change,
    c.RecordStaffFile: record_staff_file,
    c.RecordApprovalRefused: record_approval_refused,
    c.RecordTableKey: record_table_key,
    c.RecordNoteKey: record_note_key,
    c.RecordProgramChecks: record_program_checks,
    c.ResumeTable: resume_table,
    c.RecordClockJump: record_clock_jump,
    c.ConfirmClock: confirm_clock,
    c.RecordForeignWrite: record_foreign_write,
    c.SignForeignWrite: sign_foreign_write,
    c.CloseDay: close_day,
    c.BeginDay: begin_day,
    c.PlaceYourBets: place_your_bets,
    c.PlaceBet: place,
    c.WithdrawBet: withdraw,
    c.LeaveBet: leave,
    c.LeaveBets: leave_all,
    c.WithdrawBets: withdraw_all,
    c.ReturnTiedBets: return_tied,
    c.RaiseBets: raise_all,
    c.RepeatBets: repeat,
    c.RejectExcess: reject_excess,
    c.CloseBets: close,
    c.DealCard: deal,
    c.DealFaceDown: deal_face_down,
    c.OpenCard: open_card,
    c.RequestSqueeze: request_squeeze,
    c.OrderSqueeze: order_squeeze,
    c.OfferInsurance: offer,
    c.TakeInsurance: take,
    c.DeclineInsurance: decline,
    c.CloseInsurance: close_offer,
    c.TakeLosingBets: take_losing,
    c.TakeUpTo: take_up_to,
    c.PayBettor: pay_bettor,
    c.PayUpTo: pay_up_to,
    c.ConcludeRound: conclude,
    c.RaiseIrregularity: raise_irregularity,
    c.ChooseOption: choose,
    c.ReturnNeglected: return_neglected,
    c.CorrectCard: correct_card,
    c.CorrectBet: correct_bet,
    c.Undo: undo,
    c.TakeBack: take_back,
    t.SetTraining: set_training,
    t.RecordAnswer: record_answer,
    t.EndTrainingDay: end_training_day,
    t.BeginPlacement: begin_placement,
    t.BeginCoachedRound: begin_coached_round,
    t.RecordCoachedStep: record_coached_step,
    t.BeginExam: begin_exam,
    t.AnswerExam: answer_exam,
    t.InterruptExam: interrupt_exam,
    t.ResumeExam: resume_exam,
    t.EndExam: end_exam,
    t.SignOffExam: sign_off_exam,
    t.RecordSupervisorAnswer: record_supervisor_answer,
    t.RemoveTrainee: remove_trainee,
    t.LapseSignOffs: lapse_sign_offs,
}
