"""The pace that the house expects: on record, kept from shoe to shoe, and no term of play."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.events import PaceSet
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from tests.ledger.playing import TERMS


def after(table: Table, *commands: c.Command) -> Table:
    """Return the table after commands that nobody refuses."""
    for command in commands:
        decided = decide(table, command, Rank.SHIFT_MANAGER)
        assert not isinstance(decided, Refusal), decided
        table = evolve_all(table, decided)
    return table


def refused(table: Table, pace: int) -> str:
    """Return the code of the refusal of a pace."""
    answer = decide(table, c.SetPace(pace), Rank.SHIFT_MANAGER)
    assert isinstance(answer, Refusal)
    return answer.code


def test_it_may_change_in_the_middle_of_a_round_and_changes_nothing_else() -> None:
    table = after(Table(TERMS), c.OpenTable(TERMS), c.NewShoe(8, burn_due=False), c.PlaceYourBets())
    assert decide(table, c.SetPace(46), Rank.PIT_SUPERVISOR) == (PaceSet(46, of_profile=False),)
    assert after(table, c.SetPace(46)) == replace(table, pace=46)


def test_it_is_kept_by_a_new_shoe_and_by_other_terms() -> None:
    table = after(Table(TERMS), c.OpenTable(TERMS), c.SetPace(46), c.NewShoe(8), c.OpenTable(TERMS))
    assert table.pace == 46


def test_what_is_expected_already_or_is_no_pace_is_refused() -> None:
    table = after(Table(TERMS), c.OpenTable(TERMS), c.SetPace(46))
    assert refused(table, 46) == "pace_unchanged"
    assert refused(table, 0) == "no_such_pace"


def test_what_is_signed_for_at_the_table_is_not_the_profiles_until_the_profile_says_it_too() -> None:
    table = after(Table(TERMS), c.OpenTable(TERMS), c.SetPace(52, of_profile=True), c.SetPace(46))
    table = after(table, c.NewShoe(8, burn_due=False))
    assert (table.pace, table.profile_pace) == (46, 52)
    assert after(table, c.SetPace(46, of_profile=True)).profile_pace == 46
