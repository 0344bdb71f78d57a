"""Tells a record that no table can have made from a fault of the program, where either raises an error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from terminal.ledger.errors import CorruptLedger
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Finding, Recorded
from terminal.rounds.events import ShoeOpened
from terminal.rounds.evolve import evolve
from terminal.rounds.state import Table
from terminal.rules.message import Message
from terminal.table.session.recovery import IMPOSSIBLE

_IN_MEMORY = Path(":memory:")


class ImpossibleRecord(CorruptLedger):
    """A record whose hashes fit, but which no table can have made."""


@contextmanager
def attribute_fault(ledger: Ledger) -> Iterator[None]:
    """Raise what the block raises over acts that no table can have made as `ImpossibleRecord`.

    The acts by which a table is recovered are decided again; if nothing is wrong with them, what was raised
    is a fault of the program and is raised as it is. Costs nothing where nothing is raised.
    """
    try:
        yield
    except IMPOSSIBLE as error:
        found = _unlawful(ledger)
        if found is None:
            raise
        raise ImpossibleRecord(ledger.path or _IN_MEMORY, _in_words(found)) from error


@contextmanager
def attribute_fault_in_files(*paths: Path) -> Iterator[None]:
    """Do the same over whole files; each is verified, which may take a while."""
    try:
        yield
    except IMPOSSIBLE as error:
        from terminal.table.audit.audit import audit_ledger  # noqa: PLC0415 - only once something is wrong

        for path in paths:
            found = audit_ledger(path).findings
            if found:
                raise ImpossibleRecord(path, _in_words(found[0])) from error
        raise


def _unlawful(ledger: Ledger) -> Finding | None:
    """Return the first fault in what the table was recovered from."""
    from terminal.table.audit.audit import ActAudit  # noqa: PLC0415 - only once something is wrong

    replay: ActAudit | None = None
    for recorded in ledger.read_to_recover():
        if replay is None:
            replay = ActAudit(ledger.identity, _table_after(recorded), recorded.at_utc)
        command = None if recorded.command is None else ledger.codec.decode_command(recorded.command)
        for finding in replay.after(recorded, command, None):
            return finding
    return None if replay is None else next(replay.at_end(), None)


def _table_after(first: Recorded) -> Table | None:
    """Return the table after a shoe that was opened under an approval: its act begins with the approval."""
    event = first.event
    if first.command is not None or not isinstance(event, ShoeOpened):
        return None
    return evolve(Table(event.standing.terms), event)


def _in_words(finding: Finding) -> Message:
    said = finding.message
    return said if finding.seq is None else Message("event {seq}: {why}", {"seq": finding.seq, "why": said})
