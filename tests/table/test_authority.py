"""A higher rank's consent: proved by PIN, for one act in one state, used once, and both names on record."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.decision import Decision
from terminal.rounds.guidance import situation
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import OnDuty, Table
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.authority import unlock
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import UNKNOWN, Proof, Signature
from terminal.table.people.staff_file import FileStore, StaffError
from terminal.table.session.table_session import CANNOT_PROVE, UNSIGNED, Actor, Done, TableSession
from tests.table.approving import LIMITS, REASON, approve_unrecorded, ask, assign, code, recorded
from tests.table.pit import (
    BADGE,
    DEALER,
    MANAGER,
    PINS,
    RELIEF,
    SHIFT_MANAGER,
    START,
    SUPERVISOR,
    WRONG_PIN,
    Pit,
    book,
    memory_ledger,
)


def test_a_refused_act_is_done_under_a_grant_and_both_names_are_on_record(pit: Pit) -> None:
    refused = pit.session.handle(LIMITS)
    assert isinstance(refused, Refusal)
    assert refused.needs is Rank.PIT_SUPERVISOR
    done = ask(pit)
    assert isinstance(done, Done)
    override = e.OverrideGranted(SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR, DEALER, "SetLimits", REASON)
    assert done.events == (override, e.LimitsSet(LIMITS.limits))
    last = list(pit.ledger.read())[-1]
    assert (last.actor, last.authority) == (DEALER, f"pit_supervisor {SUPERVISOR}")


def test_a_higher_rank_than_needed_approves_too_and_a_badge_serves_for_number_and_pin(pit: Pit) -> None:
    assert isinstance(ask(pit, SHIFT_MANAGER), Done)
    badge = ask(pit, BADGE, command=c.SetNotice(up=True), pin=None)
    assert isinstance(badge, Done)
    assert isinstance(badge.events[0], e.OverrideGranted)
    assert badge.events[0].number == SUPERVISOR


def test_a_rank_too_low_approves_nothing(pit: Pit) -> None:
    answer = ask(pit, RELIEF)
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.needs) == ("rank_missing", Rank.PIT_SUPERVISOR)


def test_what_needs_nobody_or_what_nobody_can_allow_is_not_approved(pit: Pit) -> None:
    assert code(ask(pit, command=c.PlaceYourBets())) == "nothing_to_approve"
    assert code(ask(pit, command=c.SetNotice(up=False))) == "notice_unchanged"
    assert recorded(pit) == []


@pytest.mark.parametrize("reason", ["", "  ", "x" * 201])
def test_an_approval_has_a_reason(pit: Pit, reason: str) -> None:
    assert code(ask(pit, reason=reason)) == "reason_missing"


def test_a_pin_typed_as_the_reason_is_not_recorded(pit: Pit) -> None:
    assert code(ask(pit, reason=f"ok {PINS[SUPERVISOR]}")) == "reason_holds_pin"


def test_nobody_approves_what_they_asked_for_themselves(pit: Pit) -> None:
    pit.session = pit.session_at(structs.replace(pit.table, dealer=OnDuty(SUPERVISOR, "Goh M. K.")))
    assert code(ask(pit, SUPERVISOR, asked_by=SUPERVISOR)) == "own_request"
    assert code(ask(pit, SUPERVISOR, asked_by="somebody else")) == "own_request"
    assert isinstance(ask(pit, MANAGER, asked_by=SUPERVISOR), Done)


def test_an_approval_serves_the_person_who_asked_and_nobody_else(pit: Pit) -> None:
    approve_unrecorded(pit, asked_by=RELIEF)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"


def test_an_approval_is_used_once(pit: Pit) -> None:
    approve_unrecorded(pit)
    assert isinstance(pit.session.retry(LIMITS), Done)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"
    assert isinstance(ask(pit, command=c.SetNotice(up=True)), Done)
    assert code(pit.session.retry(c.SetNotice(up=True))) == "stale_grant"


def test_an_approval_serves_no_other_act(pit: Pit) -> None:
    approve_unrecorded(pit)
    other = c.SetLimits(Limits(minimum=300_00))
    assert code(pit.session.retry(other)) == "stale_grant"
    assert code(pit.session.retry(c.SetNotice(up=True))) == "stale_grant"
    assert code(pit.session.handle(LIMITS)) == "rank_missing"


def test_any_act_in_between_makes_an_approval_stale(pit: Pit) -> None:
    approve_unrecorded(pit)
    assert isinstance(pit.session.handle(c.ShowCutCard()), Done)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"


def test_an_approval_is_good_for_a_minute(pit: Pit) -> None:
    approve_unrecorded(pit)
    pit.clocks.wait(60.1)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"


def test_a_second_approval_ends_the_first(pit: Pit) -> None:
    approve_unrecorded(pit)
    approve_unrecorded(pit, MANAGER, command=c.SetNotice(up=True))
    assert code(pit.session.retry(LIMITS)) == "stale_grant"
    assert isinstance(pit.session.retry(c.SetNotice(up=True)), Done)


def test_an_approval_of_another_table_is_none(pit: Pit) -> None:
    other = Pit(memory_ledger())
    approve_unrecorded(other)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"
    other.ledger.close()


def test_at_a_session_without_staff_nobody_signs(pit: Pit) -> None:
    bare = TableSession(pit.ledger, pit.table)
    assert code(bare.approve(LIMITS, Signature(SUPERVISOR, PINS[SUPERVISOR]), REASON)) == "not_proved"


def test_an_approval_outlives_a_disk_that_did_not_take_the_act(pit: Pit) -> None:
    approve_unrecorded(pit)
    assert recorded(pit) == []
    done = pit.session.retry(LIMITS)
    assert isinstance(done, Done)
    override = e.OverrideGranted(SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR, DEALER, "SetLimits", REASON)
    assert done.events == (override, e.LimitsSet(LIMITS.limits))


def test_the_rules_decide_once_before_the_signature_and_once_at_the_act(
    pit: Pit, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Rank] = []

    def counted(table: Table, command: c.Command, rank: Rank) -> Decision:
        asked.append(rank)
        return decide(table, command, rank)

    monkeypatch.setattr(situation, "decide", counted)
    assert code(pit.session.handle(LIMITS)) == "rank_missing"
    assert asked == [Rank.DEALER]
    assert isinstance(ask(pit), Done)
    assert asked == [Rank.DEALER, Rank.PIT_SUPERVISOR]
    assert code(pit.session.check(c.SetNotice(up=True))) == "rank_missing"
    assert isinstance(ask(pit, MANAGER, command=c.SetNotice(up=True)), Done)
    assert asked == [Rank.DEALER, Rank.PIT_SUPERVISOR, Rank.DEALER, Rank.PIT_MANAGER]


def test_what_the_rules_said_of_another_state_is_not_taken_for_this_one(pit: Pit) -> None:
    assert code(pit.session.handle(c.SetNotice(up=True))) == "rank_missing"
    assert isinstance(ask(pit, command=c.SetNotice(up=True)), Done)
    assert code(ask(pit, command=c.SetNotice(up=True))) == "notice_unchanged"


def test_a_staff_file_that_cannot_be_read_refuses_every_signature(
    pit: Pit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> Proof:
        raise StaffError(Message("The staff file is damaged."))

    monkeypatch.setattr(pit.staff, "identify", damaged)
    for answer in (ask(pit), pit.session.sign_on(Signature(RELIEF, PINS[RELIEF]))):
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.message.render()) == (CANNOT_PROVE, "The staff file is damaged.")
    assert recorded(pit) == []


def test_a_refused_pin_that_cannot_be_recorded_refuses_the_signature(
    pit: Pit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_disk(*_: object, **__: object) -> Head:
        raise NotRecorded("RecordPinRefused", LedgerError(LedgerFault.DISK_FULL, path=Path("BA-07.ledger")))

    monkeypatch.setattr(pit.ledger, "append", no_disk)
    assert code(ask(pit, pin=WRONG_PIN)) == CANNOT_PROVE


# Refused PINs on record


def test_a_refused_pin_is_on_record_with_its_number_and_count(pit: Pit) -> None:
    assert code(ask(pit, pin=WRONG_PIN)) == "wrong_pin"
    pit.clocks.wait(5)
    assert code(ask(pit, pin=WRONG_PIN)) == "wrong_pin"
    assert recorded(pit) == [e.PinRefused(SUPERVISOR, 1), e.PinRefused(SUPERVISOR, 2)]


def test_a_lock_and_its_end_are_on_record(pit: Pit) -> None:
    for _ in range(5):
        pit.clocks.wait(60)
        ask(pit, pin=WRONG_PIN)
    assert code(ask(pit)) == "staff_locked"
    by = Signature(MANAGER, PINS[MANAGER])
    assert isinstance(unlock(pit.session, pit.staff, by, number=SUPERVISOR), Done)
    assert recorded(pit)[-3:] == [
        e.PinRefused(SUPERVISOR, 5),
        e.StaffLocked(SUPERVISOR),
        e.StaffUnlocked(SUPERVISOR, MANAGER),
    ]
    assert isinstance(ask(pit), Done)


def test_an_equal_rank_unlocks_nobody_and_that_it_tried_is_on_record(pit: Pit) -> None:
    for _ in range(5):
        pit.clocks.wait(60)
        ask(pit, pin=WRONG_PIN)
    answer = unlock(pit.session, pit.staff, Signature(RELIEF, PINS[RELIEF]), number=SUPERVISOR)
    assert code(answer) == "rank_missing"
    assert recorded(pit)[-1] == e.ApprovalRefused(RELIEF, DEALER, "unlock", "rank_missing")


def test_an_unknown_number_is_on_record_without_what_was_typed(pit: Pit) -> None:
    answer = pit.session.prove(Signature(PINS[SUPERVISOR], PINS[SUPERVISOR]))
    assert code(answer) == "unknown_staff"
    assert recorded(pit) == [e.PinRefused(UNKNOWN, 1)]


def test_an_attempt_that_came_too_soon_is_not_recorded(pit: Pit) -> None:
    ask(pit, pin=WRONG_PIN)
    assert code(ask(pit, pin=WRONG_PIN)) == "too_soon"
    assert len(recorded(pit)) == 1


# Dialogs and devices


def test_while_a_dialog_holds_the_table_everybody_else_waits(pit: Pit) -> None:
    assert pit.session.hold("override 1")
    assert not pit.session.hold("override 2")
    for answer in (
        pit.session.handle(c.PlaceYourBets()),
        pit.session.handle(c.PlaceYourBets(), token="override 2"),
        pit.session.check(c.PlaceYourBets()),
        ask(pit),
        ask(pit, pin=WRONG_PIN),
        pit.session.sign_on(Signature(RELIEF, PINS[RELIEF])),
    ):
        assert code(answer) == "held"
    assert recorded(pit) == []
    approve_unrecorded(pit, token="override 1")
    assert code(pit.session.retry(LIMITS)) == "held"
    assert isinstance(pit.session.retry(LIMITS, token="override 1"), Done)
    assert isinstance(ask(pit, command=c.SetNotice(up=True), token="override 1"), Done)


def test_a_cancelled_dialog_leaves_everything_as_it_was(pit: Pit) -> None:
    before, head = pit.session.table, pit.ledger.head
    pit.session.hold("override 1")
    approve_unrecorded(pit, token="override 1")
    pit.session.release("override 1")
    assert (pit.session.table, pit.ledger.head) == (before, head)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"
    assert code(pit.session.retry(LIMITS, token="override 1")) == "hold_ended"
    assert isinstance(pit.session.handle(c.PlaceYourBets()), Done)


def test_a_dialog_that_nobody_answers_gives_the_table_back(pit: Pit) -> None:
    pit.session.hold("override 1", 45)
    approve_unrecorded(pit, token="override 1")
    pit.clocks.wait(45.1)
    assert code(pit.session.retry(LIMITS, token="override 1")) == "hold_ended"
    assert code(pit.session.retry(LIMITS)) == "stale_grant"
    assert pit.session.waits() is None
    assert recorded(pit) == []


def test_nobody_but_the_holder_ends_a_hold(pit: Pit) -> None:
    pit.session.hold("override 1")
    pit.session.release("override 2")
    assert code(pit.session.waits()) == "held"


def test_a_wrong_pin_in_a_dialog_is_on_record_and_the_dialog_stays(pit: Pit) -> None:
    pit.session.hold("override 1")
    assert code(ask(pit, pin=WRONG_PIN, token="override 1")) == "wrong_pin"
    assert recorded(pit) == [e.PinRefused(SUPERVISOR, 1)]
    pit.clocks.wait(2)
    assert isinstance(ask(pit, token="override 1"), Done)


# Who deals


def test_a_dealer_relieves_another_in_mid_round_and_acts_stand_under_each(pit: Pit) -> None:
    pit.session.handle(c.PlaceBet("1", Bet.BANKER, 500_00))
    done = pit.session.sign_on(Signature(RELIEF, PINS[RELIEF]))
    assert isinstance(done, Done)
    assert done.events == (e.WentOnDuty(RELIEF, "Lee K. M."),)
    pit.session.handle(c.CloseBets())
    actors = {type(record.event).__name__: record.actor for record in pit.ledger.read()}
    assert actors["BetPlaced"] == DEALER
    assert actors["WentOnDuty"] == actors["BetsClosed"] == RELIEF


def test_without_a_proof_nobody_goes_on_duty(pit: Pit) -> None:
    relief = c.GoOnDuty(RELIEF, "Lee K. M.")
    assert code(pit.session.handle(relief)) == "not_proved"
    assert code(pit.session.handle(relief, acting=Actor(RELIEF, Rank.DEALER))) == "not_proved"
    assert isinstance(pit.staff.identify(RELIEF, PINS[RELIEF]), Proof)
    assert code(pit.session.handle(relief)) == "not_proved"
    assert recorded(pit) == []


def test_a_wrong_pin_signs_nobody_on(pit: Pit) -> None:
    assert code(pit.session.sign_on(Signature(RELIEF, WRONG_PIN))) == "wrong_pin"
    assert pit.session.table.dealer == OnDuty(DEALER, "Tan W. L.")


def test_a_dealer_does_not_relieve_themselves(pit: Pit) -> None:
    assert code(pit.session.sign_on(Signature(DEALER, PINS[DEALER]))) == "already_on_duty"


def test_while_nobody_deals_nothing_is_done_but_signing_on(pit: Pit) -> None:
    assert isinstance(pit.session.handle(c.GoOffDuty()), Done)
    assert pit.session.acting == Actor(UNSIGNED, Rank.DEALER)
    for command in (c.PlaceYourBets(), c.DealCard(Card("9S")), c.NewShoe(8), LIMITS, c.Undo()):
        assert code(pit.session.handle(command)) == "nobody_on_duty"
    assert isinstance(pit.session.sign_on(Signature(RELIEF, PINS[RELIEF])), Done)
    assert isinstance(pit.session.handle(c.PlaceYourBets()), Done)


# No PIN anywhere


def test_no_pin_stands_in_the_ledger_its_files_a_log_or_a_text(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    ledger = Ledger.create(
        tmp_path / "BA-07.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START
    )
    store = FileStore(tmp_path / "staff.json", new_salt)
    store.update(lambda _: book())
    pit = Pit(ledger, store=store)
    said: list[object] = [ask(pit, pin=WRONG_PIN), ask(pit, MANAGER), assign(pit, number=RELIEF)]
    pit.clocks.wait(2)
    approve_unrecorded(pit)
    said += [
        pit.session._unrecorded,
        Signature(DEALER, PINS[DEALER]),
        Signature(BADGE),
        pit.session.retry(LIMITS),
    ]
    said.append(pit.session.sign_on(Signature(RELIEF, PINS[RELIEF])))
    said.append(pit.session.prove(Signature(BADGE, None)))
    said.append(pit.session.prove(Signature(f"{BADGE}x", None)))
    said.append(pit.session.prove(Signature(PINS[DEALER], PINS[DEALER])))
    for _ in range(5):
        pit.clocks.wait(60)
        said.append(pit.session.prove(Signature(DEALER, WRONG_PIN)))
    said += [pit.session, pit.staff, pit.staff.people, pit.session.table, *ledger.read()]
    ledger.write_head()
    ledger.close()
    texts = [repr(one) for one in said] + [str(one) for one in said] + [caplog.text, *capfd.readouterr()]
    written = [file.read_bytes() for file in tmp_path.iterdir()]
    assert len(written) >= 4
    for secret in (*PINS.values(), WRONG_PIN, BADGE):
        assert not any(secret in text for text in texts)
        assert not any(secret.encode() in content for content in written)
    assert not any(b"argon2" in file.read_bytes() for file in tmp_path.glob("*.ledger*"))
