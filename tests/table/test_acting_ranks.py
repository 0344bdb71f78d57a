"""A person acts in a higher rank (CB ¶1.11, NCI ¶1.13; RULINGS 22)."""

from __future__ import annotations

import pytest

from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rules.ranks import Rank
from terminal.table.people.authority import (
    revoke_rank,
)
from terminal.table.people.staff import Signature, in_force
from terminal.table.session.table_session import Done
from tests.table.approving import LIMITS, REASON, approve_unrecorded, ask, assign, code
from tests.table.pit import (
    DEALER,
    MANAGER,
    PINS,
    RELIEF,
    SHIFT_MANAGER,
    SUPERVISOR,
    Pit,
)

NEEDS_MANAGER = c.RevokeActingRank(RELIEF)
"""An act that a Pit Manager may do, once somebody acts in that rank."""


def test_nci_1_13_a_person_acts_in_a_higher_rank_until_its_end(pit: Pit) -> None:
    assert code(ask(pit, RELIEF)) == "rank_missing"
    done = assign(pit, number=RELIEF, rank=Rank.PIT_SUPERVISOR)
    assert isinstance(done, Done)
    assert done.events == (
        e.OverrideGranted(SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER, DEALER, "AssignActingRank", REASON),
        e.ActingRankAssigned(
            RELIEF, "Lee K. M.", Rank.PIT_SUPERVISOR, "2024-05-01T14:00:00+00:00", SHIFT_MANAGER
        ),
    )
    done = ask(pit, RELIEF)
    assert isinstance(done, Done)
    assert isinstance(done.events[0], e.OverrideGranted)
    assert done.events[0].rank is Rank.PIT_SUPERVISOR
    pit.clocks.wait(2 * 3600)
    assert in_force(pit.session.table.acting, pit.clocks.day) == ()
    assert code(ask(pit, RELIEF, command=c.SetNotice(up=True))) == "rank_missing"


def test_a_grant_given_in_an_acting_rank_ends_with_it(pit: Pit) -> None:
    assign(pit, number=RELIEF, rank=Rank.PIT_SUPERVISOR)
    pit.clocks.wait(2 * 3600 - 10)
    approve_unrecorded(pit, RELIEF)
    pit.clocks.wait(10)
    assert code(pit.session.retry(LIMITS)) == "stale_grant"


def test_an_acting_rank_is_assigned_by_somebody_of_at_least_that_rank(pit: Pit) -> None:
    assert code(assign(pit, SUPERVISOR, number=RELIEF)) == "rank_missing"
    assert isinstance(assign(pit, MANAGER, number=RELIEF), Done)


def test_who_merely_acts_in_a_rank_does_not_assign_it(pit: Pit) -> None:
    assign(pit, number=SUPERVISOR)
    assert code(assign(pit, SUPERVISOR, number=RELIEF)) == "rank_missing"


def test_nobody_assigns_a_rank_to_themselves(pit: Pit) -> None:
    assign(pit, number=SUPERVISOR)
    assert code(assign(pit, SUPERVISOR, number=SUPERVISOR)) == "own_rank"


def test_an_assignment_names_who_really_approved_it(pit: Pit) -> None:
    command = c.AssignActingRank(
        RELIEF, "Lee K. M.", Rank.PIT_SUPERVISOR, "2024-05-01T14:00:00+00:00", SHIFT_MANAGER
    )
    assert code(ask(pit, MANAGER, command=command)) == "not_proved"
    assert isinstance(ask(pit, SHIFT_MANAGER, command=command), Done)


@pytest.mark.parametrize("hours", [0, -1, 24.1])
def test_an_acting_rank_ends_within_a_day(pit: Pit, hours: float) -> None:
    assert code(assign(pit, hours=hours)) == "acting_too_long"


def test_a_rank_that_a_person_has_already_is_not_assigned(pit: Pit) -> None:
    assert code(assign(pit, number=MANAGER)) == "rank_held"
    assert code(assign(pit, number="99999")) == "unknown_staff"


@pytest.mark.parametrize("until", ["", "tomorrow", "2024-05-01", "2024-05-01T14:00:00"])
def test_the_end_is_a_time_with_its_zone(pit: Pit, until: str) -> None:
    command = c.AssignActingRank(RELIEF, "Lee K. M.", Rank.PIT_SUPERVISOR, until, SHIFT_MANAGER)
    assert code(pit.session.handle(command)) == "no_such_time"


def test_an_acting_rank_is_revoked_by_somebody_of_at_least_that_rank(pit: Pit) -> None:
    assign(pit, number=SUPERVISOR)

    def revoke(by: str, number: str = SUPERVISOR) -> Done | Refusal:
        return revoke_rank(pit.session, Signature(by, PINS[by]), number=number, reason="back from the break")

    assert code(revoke(RELIEF)) == "rank_missing"
    assert code(revoke(MANAGER, DEALER)) == "acts_in_no_rank"
    assert isinstance(revoke(MANAGER), Done)
    assert pit.session.table.acting == ()


def test_acting_ranks_hold_over_to_the_next_shoe_and_through_a_restart(pit: Pit) -> None:
    assign(pit, number=SUPERVISOR)
    pit.session.handle(c.ShowCutCard())
    shoe = pit.session.handle(c.NewShoe(8))
    assert isinstance(shoe, Done)
    opened = shoe.events[-1]
    assert isinstance(opened, e.ShoeOpened)
    assert [acting.number for acting in opened.standing.acting] == [SUPERVISOR]
    assert pit.session.table.acting == opened.standing.acting


def test_a_second_assignment_takes_the_place_of_the_first(pit: Pit) -> None:
    assign(pit, number=RELIEF)
    assign(pit, number=RELIEF, rank=Rank.PIT_SUPERVISOR)
    assert [(acting.number, acting.rank) for acting in pit.session.table.acting] == [
        (RELIEF, Rank.PIT_SUPERVISOR)
    ]
