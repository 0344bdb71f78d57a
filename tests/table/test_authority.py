"""A higher rank's consent: proved by PIN, for one act in one state, used once, and both names on record."""

from __future__ import annotations

import copy
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.errors import DiskFull, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import OnDuty
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.authority import (
    authorise,
    prove,
    sign_on,
    unlock,
)
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import UNKNOWN, Proof
from terminal.table.people.staff_file import FileStore
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import UNSIGNED, Actor, Done, TableSession
from tests.table.approving import LIMITS, REASON, ask, assign, code, granted, recorded
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
    done = pit.session.handle(LIMITS, grant=granted(pit))
    assert isinstance(done, Done)
    override = e.OverrideGranted(SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR, DEALER, "SetLimits", REASON)
    assert done.events == (override, e.LimitsSet(LIMITS.limits))
    last = list(pit.ledger.read())[-1]
    assert (last.actor, last.authority) == (DEALER, f"pit_supervisor {SUPERVISOR}")


def test_a_higher_rank_than_needed_approves_too_and_a_badge_serves_for_number_and_pin(pit: Pit) -> None:
    assert isinstance(ask(pit, SHIFT_MANAGER), Grant)
    badge = authorise(pit.session, pit.staff, LIMITS, asked_by=DEALER, number=BADGE, pin=None, reason=REASON)
    assert isinstance(badge, Grant)
    assert badge.number == SUPERVISOR


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
    assert isinstance(ask(pit, MANAGER, asked_by=SUPERVISOR), Grant)


def test_a_grant_serves_whoever_asked_and_nobody_else(pit: Pit) -> None:
    grant = ask(pit, asked_by=RELIEF)
    assert isinstance(grant, Grant)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"


def test_a_grant_is_used_once(pit: Pit) -> None:
    grant = granted(pit)
    assert isinstance(pit.session.handle(LIMITS, grant=grant), Done)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"


def test_a_grant_serves_no_other_act(pit: Pit) -> None:
    grant = granted(pit)
    other = c.SetLimits(Limits(minimum=300_00))
    assert code(pit.session.handle(other, grant=grant)) == "stale_grant"
    assert code(pit.session.handle(c.SetNotice(up=True), grant=grant)) == "stale_grant"


def test_any_act_in_between_makes_a_grant_stale(pit: Pit) -> None:
    grant = granted(pit)
    assert isinstance(pit.session.handle(c.ShowCutCard()), Done)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"


def test_a_grant_is_good_for_a_minute(pit: Pit) -> None:
    grant = granted(pit)
    pit.clocks.wait(60.1)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"


def test_a_second_grant_ends_the_first(pit: Pit) -> None:
    first = granted(pit)
    second = granted(pit, MANAGER)
    assert code(pit.session.handle(LIMITS, grant=first)) == "stale_grant"
    assert isinstance(pit.session.handle(LIMITS, grant=second), Done)


def test_a_grant_made_by_hand_or_copied_is_none(pit: Pit) -> None:
    real = granted(pit)
    by_hand = Grant(real.number, real.name, real.rank, real.reason, real.command, real.asked_by, real.head)
    for forged in (by_hand, replace(real, rank=Rank.SHIFT_MANAGER), replace(real), copy.copy(real)):
        assert code(pit.session.handle(LIMITS, grant=forged)) == "stale_grant"
    assert isinstance(pit.session.handle(LIMITS, grant=real), Done)


def test_a_grant_of_another_table_is_none(pit: Pit) -> None:
    other = Pit(memory_ledger())
    grant = granted(other)
    assert grant.head == pit.ledger.head
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"
    other.ledger.close()


def test_a_proof_made_by_hand_mints_nothing(pit: Pit) -> None:
    forged = Proof(SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER)
    assert code(pit.session.mint(forged, LIMITS, reason=REASON)) == "not_proved"


def test_a_proof_mints_one_grant(pit: Pit) -> None:
    proof = pit.staff.identify(SUPERVISOR, PINS[SUPERVISOR])
    assert isinstance(proof, Proof)
    assert isinstance(pit.session.mint(proof, LIMITS, reason=REASON), Grant)
    assert code(pit.session.mint(proof, LIMITS, reason=REASON)) == "not_proved"


def test_a_session_without_staff_mints_nothing(pit: Pit) -> None:
    bare = TableSession(pit.ledger, pit.table)
    proof = pit.staff.identify(SUPERVISOR, PINS[SUPERVISOR])
    assert isinstance(proof, Proof)
    assert code(bare.mint(proof, LIMITS, reason=REASON)) == "not_proved"


def test_a_grant_outlives_a_disk_that_did_not_take_the_act(pit: Pit, monkeypatch: pytest.MonkeyPatch) -> None:
    grant = granted(pit)
    fault = NotRecorded("SetLimits", DiskFull(Path("BA-07.ledger")))

    def no_disk(*_: object, **__: object) -> Head:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(pit.ledger, "append", no_disk)
        with pytest.raises(NotRecorded):
            pit.session.handle(LIMITS, grant=grant)
    assert isinstance(pit.session.handle(LIMITS, grant=grant), Done)


# Refused PINs on record


def test_a_refused_pin_is_on_record_with_its_number_and_count(pit: Pit) -> None:
    assert code(ask(pit, pin=WRONG_PIN)) == "wrong_pin"
    pit.clocks.wait(5)
    assert code(ask(pit, pin=WRONG_PIN)) == "wrong_pin"
    assert recorded(pit) == [e.PinRefused(SUPERVISOR, 1), e.PinRefused(SUPERVISOR, 2)]


def test_a_lock_and_its_end_are_on_record(pit: Pit) -> None:
    for _ in range(5):
        ask(pit, pin=WRONG_PIN)
        pit.clocks.wait(60)
    assert code(ask(pit)) == "staff_locked"
    by = {"by": MANAGER, "pin": PINS[MANAGER]}
    assert isinstance(unlock(pit.session, pit.staff, number=SUPERVISOR, **by), Done)
    assert recorded(pit)[-3:] == [
        e.PinRefused(SUPERVISOR, 5),
        e.StaffLocked(SUPERVISOR),
        e.StaffUnlocked(SUPERVISOR, MANAGER),
    ]
    assert isinstance(ask(pit), Grant)


def test_an_equal_rank_unlocks_nobody(pit: Pit) -> None:
    for _ in range(5):
        ask(pit, pin=WRONG_PIN)
        pit.clocks.wait(60)
    head = pit.ledger.head
    answer = unlock(pit.session, pit.staff, number=SUPERVISOR, by=RELIEF, pin=PINS[RELIEF])
    assert code(answer) == "rank_missing"
    assert pit.ledger.head == head


def test_an_unknown_number_is_on_record_without_what_was_typed(pit: Pit) -> None:
    answer = prove(pit.session, pit.staff, number=PINS[SUPERVISOR], pin=PINS[SUPERVISOR])
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
        sign_on(pit.session, pit.staff, number=RELIEF, pin=PINS[RELIEF]),
    ):
        assert code(answer) == "held"
    assert recorded(pit) == []
    grant = ask(pit, token="override 1")
    assert isinstance(grant, Grant)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "held"
    assert isinstance(pit.session.handle(LIMITS, grant=grant, token="override 1"), Done)


def test_a_cancelled_dialog_leaves_everything_as_it_was(pit: Pit) -> None:
    before, head = pit.session.table, pit.ledger.head
    pit.session.hold("override 1")
    grant = ask(pit, token="override 1")
    assert isinstance(grant, Grant)
    pit.session.release("override 1")
    assert (pit.session.table, pit.ledger.head) == (before, head)
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"
    assert code(pit.session.handle(LIMITS, grant=grant, token="override 1")) == "hold_ended"
    assert isinstance(pit.session.handle(c.PlaceYourBets()), Done)


def test_a_dialog_that_nobody_answers_gives_the_table_back(pit: Pit) -> None:
    pit.session.hold("override 1", 45)
    grant = ask(pit, token="override 1")
    assert isinstance(grant, Grant)
    pit.clocks.wait(45.1)
    assert code(pit.session.handle(LIMITS, grant=grant, token="override 1")) == "hold_ended"
    assert code(pit.session.handle(LIMITS, grant=grant)) == "stale_grant"
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
    assert isinstance(ask(pit, token="override 1"), Grant)


# Who deals


def test_a_dealer_relieves_another_in_mid_round_and_acts_stand_under_each(pit: Pit) -> None:
    pit.session.handle(c.PlaceBet("1", Bet.BANKER, 500_00))
    done = sign_on(pit.session, pit.staff, number=RELIEF, pin=PINS[RELIEF])
    assert isinstance(done, Done)
    assert done.events == (e.WentOnDuty(RELIEF, "Lee K. M."),)
    pit.session.handle(c.CloseBets())
    actors = {type(record.event).__name__: record.actor for record in pit.ledger.read()}
    assert actors["BetPlaced"] == DEALER
    assert actors["WentOnDuty"] == actors["BetsClosed"] == RELIEF


def test_without_a_proof_nobody_goes_on_duty(pit: Pit) -> None:
    relief = c.GoOnDuty(RELIEF, "Lee K. M.")
    assert code(pit.session.handle(relief)) == "not_proved"
    assert code(pit.session.handle(relief, proof=Proof(RELIEF, "Lee K. M.", Rank.DEALER))) == "not_proved"
    somebody = pit.staff.identify(SUPERVISOR, PINS[SUPERVISOR])
    assert isinstance(somebody, Proof)
    assert code(pit.session.handle(relief, proof=somebody)) == "not_proved"
    assert recorded(pit) == []


def test_a_wrong_pin_signs_nobody_on(pit: Pit) -> None:
    assert code(sign_on(pit.session, pit.staff, number=RELIEF, pin=WRONG_PIN)) == "wrong_pin"
    assert pit.session.table.dealer == OnDuty(DEALER, "Tan W. L.")


def test_a_dealer_does_not_relieve_themselves(pit: Pit) -> None:
    assert code(sign_on(pit.session, pit.staff, number=DEALER, pin=PINS[DEALER])) == "already_on_duty"


def test_while_nobody_deals_nothing_is_done_but_signing_on(pit: Pit) -> None:
    assert isinstance(pit.session.handle(c.GoOffDuty()), Done)
    assert pit.session.acting == Actor(UNSIGNED, Rank.DEALER)
    for command in (c.PlaceYourBets(), c.DealCard(Card("9S")), c.NewShoe(8), LIMITS, c.Undo()):
        assert code(pit.session.handle(command)) == "nobody_on_duty"
    assert isinstance(sign_on(pit.session, pit.staff, number=RELIEF, pin=PINS[RELIEF]), Done)
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
    said.append(pit.session.handle(LIMITS, grant=granted(pit)))
    said.append(sign_on(pit.session, pit.staff, number=RELIEF, pin=PINS[RELIEF]))
    said.append(prove(pit.session, pit.staff, number=BADGE, pin=None))
    said.append(prove(pit.session, pit.staff, number=f"{BADGE}x", pin=None))
    said.append(prove(pit.session, pit.staff, number=PINS[DEALER], pin=PINS[DEALER]))
    for _ in range(5):
        pit.clocks.wait(60)
        said.append(prove(pit.session, pit.staff, number=DEALER, pin=WRONG_PIN))
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
