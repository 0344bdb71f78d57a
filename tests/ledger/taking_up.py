"""Compares what a ledger notes of the round in play with what it would take up, were it opened just now."""

from __future__ import annotations

from sqlite3 import Connection

from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import REPORTING_TABLES
from terminal.ledger.projections.round_builder import RoundBuilder
from terminal.ledger.projections.writer import ReportingTables
from terminal.ledger.queries import clean_shoe
from terminal.ledger.records import Recorded

_NOTHING = (None, [], [])


def check_taken_up(ledger: Ledger) -> None:
    """Check that the reporting tables would go on from here, after a restart, as they go on without one.

    Only what lies behind an unused shoe is not taken up: nobody comes back to that.
    """
    assert ledger.stale is None, ledger.stale
    again = ReportingTables(ledger._connection, ledger._label, ledger._round_in_play())
    assert again.stale is None, again.stale
    rounds = zip(_rounds(again._builder), _rounds(ledger._reporting_tables._builder), strict=True)
    for taken_up, noted in rounds:
        if taken_up != noted:
            assert taken_up == _NOTHING
            assert noted[0] is not None
            assert noted[0].seq < clean_shoe(ledger._connection)


def take_up_again(ledger: Ledger) -> None:
    """Let the reporting tables of an open ledger go on from its file alone, as after a restart."""
    ledger._reporting_tables.reload(ledger._round_in_play())
    assert ledger.stale is None, ledger.stale


def check_rows(ledger: Ledger) -> None:
    """Check that the rows of all rounds are those that a rebuild makes of the events."""
    assert ledger.stale is None, ledger.stale
    rows = reporting_rows(ledger._connection)
    ledger.rebuild()
    assert reporting_rows(ledger._connection) == rows


def reporting_rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of the reporting tables, by the name of the table."""
    return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in REPORTING_TABLES}


def _rounds(builder: RoundBuilder) -> tuple[tuple[Recorded | None, list[tuple[object, ...]], list[str]], ...]:
    """Return what is noted of the round in play, and of the one before, to which it may be taken back."""
    return (builder._first, builder._movements, builder._taken_utc), builder._round_before
