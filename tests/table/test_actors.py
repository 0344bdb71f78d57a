"""The person recorded as having acted is the dealer on duty, or one who may act for them, or it is found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.rounds import commands as c
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.session.table_session import NOBODY, PROFILE, UNSIGNED, Actor
from tests.table.dealing import PRIVATE, DealtTable, live_ledger


@pytest.fixture
def table(tmp_path: Path) -> Iterator[DealtTable]:
    """Return a table at which 30277 is on duty, with one round behind it."""
    table = DealtTable(live_ledger(tmp_path / "BA-07.ledger"), 5)
    table.open()
    assert table.act(c.GoOnDuty("30277", "Tan W. L."))
    table.play_plainly(1)
    yield table
    table.session.ledger.close()


def _said(table: DealtTable) -> list[tuple[int | None, str]]:
    table.session.tidy()
    path = table.session.ledger.path
    assert path is not None
    return [(finding.seq, finding.message.render()) for finding in audit_ledger(path).findings]


@pytest.mark.parametrize("number", ["999", UNSIGNED, PROFILE.number])
def test_an_act_of_somebody_else_than_the_dealer_on_duty_is_found(table: DealtTable, number: str) -> None:
    table.session.handle(c.SetNotice(up=True), acting=Actor(number, Rank.SHIFT_MANAGER))
    seq = table.session.ledger.head.seq
    assert _said(table) == [(seq, f"{number} cannot have done this: 30277 was on duty.")]


def test_a_relief_signs_on_for_themselves_and_for_nobody_else(table: DealtTable) -> None:
    table.session.handle(c.GoOnDuty("31188", "Lee K. M."), acting=Actor("31188", Rank.DEALER))
    assert _said(table) == []
    table.session.handle(c.GoOnDuty("30277", "Tan W. L."), acting=Actor("20418", Rank.DEALER))
    seq = table.session.ledger.head.seq
    assert _said(table) == [(seq, "20418 cannot have done this: 31188 was on duty.")]


def test_the_profile_brings_its_terms_and_limits_under_any_dealer(table: DealtTable) -> None:
    for command in (c.SetLimits(PRIVATE.limits), c.OpenTable(PRIVATE)):
        table.session.handle(command, acting=PROFILE)
    assert _said(table) == []


def test_while_nobody_is_on_duty_no_number_is_held_against_anybody(table: DealtTable) -> None:
    assert table.act(c.GoOffDuty())
    table.session.handle(c.SetNotice(up=True), acting=Actor("20418", Rank.SHIFT_MANAGER))
    table.session.handle(c.RecordPinRefused("31188", 1), acting=NOBODY)
    assert _said(table) == []
