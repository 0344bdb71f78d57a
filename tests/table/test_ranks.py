"""Every command in every rank: who may do it by themselves, and that a dealer gets past that by no path."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from msgspec import structs

from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.evolve import evolve_all
from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.guidance.situation import decide
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.program_check_record import ProgramChecks
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import KnownPerson, StaffAct, StaffBasis, StaffChange, StaffRecord
from terminal.rounds.state import ActingRank, OnDuty, Table
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.taking_back import note_act
from terminal.rounds.training.commands import (
    AnswerExam,
    BeginCoachedRound,
    BeginExam,
    BeginPlacement,
    EndExam,
    EndTrainingDay,
    InterruptExam,
    LapseSignOffs,
    RecordAnswer,
    RecordCoachedStep,
    RecordSupervisorAnswer,
    RemoveTrainee,
    ResumeExam,
    SetTraining,
    SignOffExam,
)
from terminal.rounds.training.record import (
    AnswerMode,
    CoachedStep,
    ExamRecord,
    OpenTopics,
    RemovalReason,
    SupervisorDrill,
    TrainingRecord,
    TrainingSettings,
)
from terminal.rounds.training.topics import topics_of
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Proof, Signature
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.table.session.table_session import Actor, Done
from tests.rounds.paragraph_table import a_round, bet, deal, insure, played, table_of
from tests.table.pit import DEALER, OF_RANK, PINS, RELIEF, SHIFT_MANAGER, Pit, memory_ledger

DEALERS = Rank.DEALER
SUPERVISORS = Rank.PIT_SUPERVISOR
MANAGERS = Rank.PIT_MANAGER
SHIFT = Rank.SHIFT_MANAGER

NCI = "insurance-super-six-plus"
FIVE_FOUR = "2S 2H 3S 2D"
"""Player 5, Banker 4: insurance on the Player Hand is due, and both hands draw."""
NINE_FIVE = "9S 2H KD 3C"
TIE = "7S 7H KD KC"
ABSENT = "30614"
UNTIL = "2024-05-01T14:00:00+00:00"

WRITTEN = ForeignWrite(7, "5a" * 32, 8, 9, "a5" * 32, "BA-07-7-1.ledger")


def betting(*bets: str) -> Table:
    """Return a table that takes bets, with these."""
    limits = Limits(minimum=100_00, maximum_differential=500_00)
    return played(table_of(NCI, private=True, limits=limits), c.PlaceYourBets(), *map(bet, bets))


def dealt(codes: str, *bets: str, face_down: bool = False) -> Table:
    """Return a table with these bets and cards."""
    table = table_of(NCI, face_down=face_down)
    return played(table, *map(bet, bets), c.CloseBets(), *deal(codes))


def ended(codes: str = NINE_FIVE) -> Table:
    """Return a table after a round."""
    return a_round(table_of(NCI, private=True), ["1 player 500", "2 banker 500"], codes)


def offered(*commands: c.Command) -> Table:
    """Return a table with insurance due."""
    return played(dealt(FIVE_FOUR, "1 player 500"), *commands)


def neglected() -> Table:
    """Return a round that is over, in which insurance that would have won was never offered."""
    table = played(offered(c.CloseInsurance(offered=False)), *deal("2S"), c.CloseInsurance(offered=False))
    return played(table, *deal("4C"), c.ConcludeRound())


def choosing() -> Table:
    """Return a table whose bettors choose between going on and having their bets back."""
    table = played(dealt("2S 2H 3S", "1 player 500"), c.DealCard(Card("KD"), Hand.PLAYER))
    return played(table, irregularity("dealing_error", reconstructable=True), rank=SHIFT)


def called() -> Table:
    """Return a table whose call of no more bets, recorded as event 7, can be taken back."""
    before = betting("1 player 500")
    events = decide(before, c.CloseBets(), DEALERS)
    assert not isinstance(events, Refusal)
    return note_act(before, evolve_all(before, events), 7, events)


def acting(rank: Rank) -> Table:
    """Return a table at which somebody acts in a higher rank."""
    return structs.replace(betting(), acting=(ActingRank(ABSENT, "Chua B. H.", rank, UNTIL, SHIFT_MANAGER),))


FRESH_TERMS = table_of(NCI).terms
TRAINEE = "0123456789abcdef"
SEED = "5a" * 16
ANSWER = RecordAnswer(TRAINEE, AnswerMode.DRILL, "commission", "4", "draw", "a", right=True)
ALL_OPEN = OpenTopics(TRAINEE, FRESH_TERMS.game, tuple(topics_of(FRESH_TERMS.rules)))
BEGIN_EXAM = BeginExam(TRAINEE, FRESH_TERMS, SEED, "2024-05-01")
RIGHT = [AnswerExam(1, place, "draw", "a", True, False, (), 900, "") for place in range(1, 36)]
"""As many right answers as end an exam."""


def of_training() -> Table:
    """Return a table of training."""
    return structs.replace(ended(), training=TrainingRecord(opened=(ALL_OPEN,)))


def in_exam(*commands: c.Command) -> Table:
    """Return a table at which an exam was begun, after these."""
    return played(of_training(), BEGIN_EXAM, *commands)


def signed_off() -> Table:
    """Return a table at which an exam was passed and signed."""
    exam = ExamRecord(1, TRAINEE, "commission", SEED, False, "2024-05-01", 1, "4", signed=True)
    return structs.replace(ended(), training=TrainingRecord(exams=(exam,)))


STAFF = (
    KnownPerson(SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER),
    KnownPerson(RELIEF, "Lee K. M.", Rank.DEALER),
)
REMOVAL = StaffChange(StaffAct.REMOVED, RELIEF, None, SHIFT_MANAGER, "", "5a" * 32, "a5" * 32, "")


def with_staff() -> Table:
    """Return a table that knows its staff."""
    return structs.replace(ended(), staff=StaffRecord(STAFF, "5a" * 32))


def irregularity(kind: str, **facts: object) -> c.RaiseIrregularity:
    """Return an irregularity with its facts."""
    return c.RaiseIrregularity(kind, IrregularityAnswers(**facts))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Case:
    """A command where it can be done, and the lowest rank that may do it."""

    table: Callable[[], Table]
    command: c.Command
    least: Rank


def case(table: Callable[[], Table], command: c.Command, least: Rank) -> Case:
    """Return a case, by place."""
    return Case(table, command, least)


LATE = DisputedBet(box="1", bettor="seated", bet="banker", amount=100_00)
FRESH = table_of(NCI, private=True)
SETTINGS = TableSettings(number_digits=5, pin_digits=6)


def in_force() -> Table:
    """Return a table whose record knows what its profile says."""
    return structs.replace(FRESH, opened=FRESH.terms, pace=46, settings=SETTINGS)


CASES = {
    "open a table again": case(lambda: FRESH, c.OpenTable(FRESH.terms), SUPERVISORS),
    "a shoe after the cut card": case(lambda: played(ended(), c.ShowCutCard()), c.NewShoe(8), DEALERS),
    "a shoe before the cut card": case(ended, c.NewShoe(8), SUPERVISORS),
    "burn": case(lambda: played(table_of(NCI), c.NewShoe(8)), c.BurnCards(Card("5S"), 5), DEALERS),
    "cut card": case(ended, c.ShowCutCard(), DEALERS),
    "last round": case(ended, c.AnnounceLastRound(), DEALERS),
    "display put right": case(ended, c.PutDisplayRight(), SUPERVISORS),
    "limits": case(ended, c.SetLimits(Limits()), SUPERVISORS),
    "notice": case(ended, c.SetNotice(up=True), SUPERVISORS),
    "pace": case(betting, c.SetPace(46), SUPERVISORS),
    "what the profile says of the limits": case(
        in_force,
        c.AdoptProfile(structs.replace(FRESH.terms, limits=Limits(minimum=1_00)), 46, SETTINGS),
        SUPERVISORS,
    ),
    "what the profile says of the house": case(
        in_force, c.AdoptProfile(structs.replace(FRESH.terms, face_down=True), 46, SETTINGS), SHIFT
    ),
    "what the profile says of the heads": case(
        lambda: structs.replace(in_force(), settings=structs.replace(SETTINGS, heads=("/mnt/a.heads",))),
        c.AdoptProfile(FRESH.terms, 46, structs.replace(SETTINGS, heads=("/mnt/b.heads",))),
        SHIFT,
    ),
    "a place of heads that is first on record": case(
        in_force, c.AdoptProfile(FRESH.terms, 46, structs.replace(SETTINGS, heads=("/mnt/a.heads",))), DEALERS
    ),
    "a later reading of the rules": case(
        lambda: structs.replace(
            in_force(), terms=structs.replace(FRESH.terms, rules_version="1"), opened=FRESH.terms
        ),
        c.AdoptReading(FRESH.terms.rules_version),
        DEALERS,
    ),
    "go on duty": case(ended, c.GoOnDuty(RELIEF, "Lee K. M."), DEALERS),
    "go off duty": case(
        lambda: structs.replace(ended(), dealer=OnDuty(DEALER, "Tan W. L.")), c.GoOffDuty(), DEALERS
    ),
    **{
        f"assign {rank}": case(
            ended, c.AssignActingRank(RELIEF, "Lee K. M.", rank, UNTIL, OF_RANK[rank]), rank
        )
        for rank in OF_RANK
    },
    **{
        f"revoke {rank}": case(lambda rank=rank: acting(rank), c.RevokeActingRank(ABSENT), rank)  # type: ignore[misc]
        for rank in OF_RANK
    },
    "record a refused PIN": case(ended, c.RecordPinRefused(RELIEF, 1), DEALERS),
    "record a lock": case(ended, c.RecordStaffLocked(RELIEF), DEALERS),
    "record an unlock": case(ended, c.RecordStaffUnlocked(RELIEF, SHIFT_MANAGER), DEALERS),
    "record a jump of the clock": case(betting, c.RecordClockJump(-5_000), DEALERS),
    "confirm the clock": case(
        lambda: structs.replace(ended(), clock_doubted=True), c.ConfirmClock(), SUPERVISORS
    ),
    "record the staff": case(ended, c.RecordStaff(STAFF, "5a" * 32, StaffBasis.FIRST, ""), SHIFT),
    "record a change of the staff": case(with_staff, c.RecordStaffChange(REMOVAL), DEALERS),
    "record another staff file": case(with_staff, c.RecordStaffFile(""), DEALERS),
    "record a refused approval": case(
        ended, c.RecordApprovalRefused(RELIEF, DEALER, "SetLimits", "rank_missing"), DEALERS
    ),
    "record a foreign write": case(betting, c.RecordForeignWrite(WRITTEN), DEALERS),
    "sign for a foreign write": case(
        lambda: structs.replace(betting(), foreign_writes=(WRITTEN,)), c.SignForeignWrite(), SHIFT
    ),
    "the first key of the table": case(ended, c.RecordTableKey("5a" * 32), DEALERS),
    "another key of the table": case(
        lambda: structs.replace(ended(), table_key="a5" * 32), c.RecordTableKey("5a" * 32), SHIFT
    ),
    "record the seal on the note": case(
        lambda: structs.replace(ended(), table_key="a5" * 32),
        c.RecordNoteKey("a5" * 32, NoteProof.PLAIN),
        DEALERS,
    ),
    "record checks of the program": case(
        ended, c.RecordProgramChecks(ProgramChecks(1, "5a" * 32, 1, (), 0, 0, continued=True)), DEALERS
    ),
    "resume": case(betting, c.ResumeTable(), DEALERS),
    "close the day": case(ended, c.CloseDay("2024-05-01"), MANAGERS),
    "begin the day": case(
        lambda: structs.replace(ended(), day_closed="2024-05-01"), c.BeginDay("live", "UTC"), MANAGERS
    ),
    "place your bets": case(ended, c.PlaceYourBets(), DEALERS),
    "enter a round late": case(ended, c.PlaceYourBets(late=True), SUPERVISORS),
    "place": case(betting, bet("1 banker 500"), DEALERS),
    "place on request": case(betting, c.PlaceBet("1", Bet.BANKER, 500_00, on_request=True), DEALERS),
    "withdraw": case(lambda: betting("1 banker 500"), c.WithdrawBet("1", Bet.BANKER), DEALERS),
    "leave on a Tie": case(lambda: ended(TIE), c.LeaveBet("1", Bet.PLAYER), DEALERS),
    "leave all on a Tie": case(lambda: ended(TIE), c.LeaveBets(), DEALERS),
    "withdraw all": case(lambda: betting("1 banker 500"), c.WithdrawBets("1"), DEALERS),
    "give back after a Tie": case(lambda: ended(TIE), c.ReturnTiedBets(), DEALERS),
    "raise": case(lambda: betting("1 banker 50"), c.RaiseBets("1"), DEALERS),
    "repeat": case(ended, c.RepeatBets(), DEALERS),
    "reject excess": case(lambda: betting("1 banker 900"), c.RejectExcess(), DEALERS),
    "close bets": case(lambda: betting("1 banker 500"), c.CloseBets(), DEALERS),
    "deal": case(lambda: dealt("2S", "1 player 500"), c.DealCard(Card("3S")), DEALERS),
    "deal face down": case(
        lambda: dealt("2S", "1 player 500", face_down=True), c.DealFaceDown(Card("3S")), DEALERS
    ),
    "open": case(
        lambda: dealt("XX", "1 player 500", face_down=True),
        c.OpenCard(Hand.PLAYER, 1, Card("3S")),
        DEALERS,
    ),
    "squeeze": case(lambda: dealt("XX", "1 player 500", face_down=True), c.RequestSqueeze("1"), DEALERS),
    "squeeze order": case(
        lambda: dealt("2S AH 3S AD", "1 player 500", face_down=True),
        c.OrderSqueeze(granted=True),
        SUPERVISORS,
    ),
    "offer insurance": case(offered, c.OfferInsurance(), DEALERS),
    "take insurance": case(lambda: offered(c.OfferInsurance()), insure("1 player 100"), DEALERS),
    "decline insurance": case(lambda: offered(c.OfferInsurance()), c.DeclineInsurance("1"), DEALERS),
    "close insurance": case(lambda: offered(c.OfferInsurance()), c.CloseInsurance(), DEALERS),
    "take losing bets": case(lambda: dealt(NINE_FIVE, "1 banker 500"), c.TakeLosingBets(), DEALERS),
    "take losing bets up to a box": case(lambda: dealt(NINE_FIVE, "1 banker 500"), c.TakeUpTo("1"), DEALERS),
    "pay": case(lambda: dealt(NINE_FIVE, "1 player 500"), c.PayBettor("1"), DEALERS),
    "pay up to a bettor": case(lambda: dealt(NINE_FIVE, "1 player 500"), c.PayUpTo("1"), DEALERS),
    "conclude": case(lambda: dealt(NINE_FIVE, "1 player 500"), c.ConcludeRound(), DEALERS),
    "a late bet": case(lambda: dealt("2S", "1 player 500"), irregularity("late_bet", bet=LATE), DEALERS),
    "a foreign card": case(lambda: dealt("2S", "1 player 500"), irregularity("foreign_card"), SUPERVISORS),
    "what the rules do not provide for": case(
        lambda: dealt("2S", "1 player 500"),
        irregularity("not_provided_for", decision="dealt on", remedy="continue"),
        SHIFT,
    ),
    "choose": case(choosing, c.ChooseOption("1", "continue"), DEALERS),
    "insurance neglected": case(neglected, c.ReturnNeglected("1", Hand.PLAYER), MANAGERS),
    "correct a card": case(
        lambda: dealt("2S", "1 player 500"), c.CorrectCard(Hand.PLAYER, 1, Card("3S")), SUPERVISORS
    ),
    "correct a bet": case(
        lambda: dealt("2S", "1 player 500"), c.CorrectBet("1", Bet.PLAYER, 600_00), SUPERVISORS
    ),
    "settings of training": case(ended, SetTraining(TrainingSettings()), MANAGERS),
    "an answer": case(of_training, ANSWER, DEALERS),
    "the end of a day of training": case(
        of_training, EndTrainingDay(TRAINEE, "commission", "2024-05-01", ()), DEALERS
    ),
    "a placement": case(of_training, BeginPlacement(TRAINEE, "commission", SEED), DEALERS),
    "a coached round": case(of_training, BeginCoachedRound(7714, 1), DEALERS),
    "an act of a coached round": case(
        lambda: played(of_training(), BeginCoachedRound(7714, 1), c.PlaceYourBets()),
        RecordCoachedStep(CoachedStep("bets", "limits")),
        DEALERS,
    ),
    "an exam": case(of_training, BEGIN_EXAM, DEALERS),
    "an answer in an exam": case(in_exam, AnswerExam(1, 1, "draw", "a", True, False, (), 900, ""), DEALERS),
    "an interrupted exam": case(in_exam, InterruptExam(1), DEALERS),
    "an exam that goes on": case(lambda: in_exam(InterruptExam(1)), ResumeExam(1, "2024-05-01"), DEALERS),
    "an exam ended": case(in_exam, EndExam(1), DEALERS),
    "a passed exam": case(
        lambda: in_exam(*RIGHT),
        SignOffExam(1, "2024-05-01", True, True, True, True, "5a" * 32, "c3" * 32, "a5" * 32),
        MANAGERS,
    ),
    "a supervisor's answer": case(
        of_training,
        RecordSupervisorAnswer(
            TRAINEE, SupervisorDrill.AUDIT, "commission", "4", 1, "", right=True, given="", number=1
        ),
        DEALERS,
    ),
    "a name removed": case(
        of_training, RemoveTrainee(TRAINEE, "2024-05-01", RemovalReason.ASKED), SUPERVISORS
    ),
    "sign-offs that lapse": case(
        signed_off, LapseSignOffs((1,), "2024-05-01", "commission@4", "commission"), MANAGERS
    ),
    "undo": case(lambda: dealt("2S", "1 player 500"), c.Undo(), DEALERS),
    "take back": case(called, c.TakeBack(7), DEALERS),
}
ABOVE = {name: one for name, one in CASES.items() if one.least is not DEALERS}
AT_A_TABLE = {
    name: one for name, one in ABOVE.items() if not isinstance(one.command, c.BeginDay | SetTraining)
}
"""What people may ask for at a table; a day is begun, and training set up, by the program alone."""


def test_the_cases_are_all_commands() -> None:
    assert {type(one.command).__name__ for one in CASES.values()} == set(c.COMMANDS)


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize("one", CASES.values(), ids=CASES)
def test_a_command_is_done_in_its_rank_or_above_and_refused_below_naming_it(one: Case, rank: Rank) -> None:
    answer = decide(one.table(), one.command, rank)
    if rank.at_least(one.least):
        assert not isinstance(answer, Refusal), answer
    else:
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.needs) == ("rank_missing", one.least)


def at(one: Case) -> Pit:
    """Return the pit of a case."""
    return Pit(memory_ledger(), table=one.table())


@pytest.mark.parametrize("one", ABOVE.values(), ids=ABOVE)
def test_a_dealer_gets_past_the_rank_by_no_path(one: Case) -> None:
    pit = at(one)
    session, command = pit.session, one.command
    table, head = session.table, session.ledger.head
    assert isinstance(pit.staff.identify(SHIFT_MANAGER, PINS[SHIFT_MANAGER]), Proof)
    answers: list[object] = [
        session.handle(command),
        session.handle(command, acting=Actor("a device", DEALERS)),
        session.handle(command, acting=Actor("a device", SHIFT)),
        session.handle(command, acting=Actor(SHIFT_MANAGER, SHIFT)),
        session.handle(command, token="nobody's"),
        session.retry(command),
        session.retry(command, acting=Actor(SHIFT_MANAGER, SHIFT)),
        session.approve(command, Signature(SHIFT_MANAGER, None), "because"),
        session.approve(command, Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER], "nobody's"), "because"),
        session.approve(command, Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER]), ""),
    ]
    answers += [
        session.approve(command, Signature(number, pin), "because")
        for number, pin in ((DEALER, PINS[DEALER]), (RELIEF, PINS[RELIEF]), (SHIFT_MANAGER, PINS[DEALER]))
    ]
    assert all(isinstance(answer, Refusal) for answer in answers), answers
    assert session.table == table
    kinds = [record.event.stored_name for record in session.ledger.read(head.seq)]
    assert set(kinds) <= {"pin_refused", "approval_refused"}
    pit.ledger.close()


@pytest.mark.parametrize("one", AT_A_TABLE.values(), ids=AT_A_TABLE)
def test_somebody_of_the_rank_approves_it_and_nobody_below(one: Case) -> None:
    for rank, number in OF_RANK.items():
        pit = at(one)
        command = one.command
        if isinstance(command, c.AssignActingRank):
            command = structs.replace(command, assigned_by=number)
        answer = pit.session.approve(command, Signature(number, PINS[number]), "because")
        if rank.at_least(one.least):
            assert isinstance(answer, Done), answer
        else:
            assert isinstance(answer, Refusal)
            assert (answer.code, answer.needs) == ("rank_missing", one.least)
        pit.ledger.close()


def test_a_dealer_who_is_more_than_that_still_acts_as_a_dealer(pit: Pit) -> None:
    manager = structs.replace(pit.table, dealer=OnDuty(SHIFT_MANAGER, "Ong B. L."))
    answer = pit.session_at(manager).handle(c.SetLimits(Limits()))
    assert isinstance(answer, Refusal)
    assert answer.needs is SUPERVISORS


@pytest.mark.parametrize("by", [None, "dealer"])
def test_a_script_does_a_supervisors_act_only_by_naming_one(by: str | None) -> None:
    ledger = memory_ledger()
    step: dict[str, object] = {"do": "set_limits", "minimum": "500"}
    steps = [step if by is None else {**step, "by": by}]
    script = read_script(ScriptPlace("script"), {"table": {"game": "commission"}, "steps": steps})
    answer = play(script, ledger)
    refusals = answer["refusals"]
    assert isinstance(refusals, list)
    assert [refusal["needs"] for refusal in refusals] == ["pit_supervisor"]
    ledger.close()
