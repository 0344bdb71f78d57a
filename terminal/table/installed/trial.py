"""Tries a release of the program on a copy of a table's ledger, before the table goes over to it."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.rules.message import Message
from terminal.table.audit.attribute_fault import attribute_fault_in_files
from terminal.table.audit.audit import audit_ledger
from terminal.table.session.recovery import recover
from terminal.table.setup.profile import TableProfile


class Trial(Struct, frozen=True):
    """Whether the table may go over to this release now, and why."""

    passed: bool
    told: Message
    amid_a_round: bool = False


def try_release(profile: TableProfile) -> Trial:
    """Open a copy of the table's ledger with this release, bring it to its form, and verify it.

    The ledger itself is only read. Amid a round nothing is tried. Raises a `LedgerError` if the ledger or its
    copy cannot be opened.
    """
    path = profile.ledger
    if not path.exists():
        return Trial(True, Message("There is no ledger at {path} yet.", {"path": str(path)}))
    with attribute_fault_in_files(path), closing(LedgerReader.open(path, kind=profile.kind)) as reader:
        found, wanted = reader.identity.table_id, profile.table_id
        if found != wanted:
            raise LedgerError(LedgerFault.WRONG_TABLE, path=path, found=found, wanted=wanted)
        if recover(reader, profile.terms, proven=True).round is not None:
            told = Message("A round is under way. Finish it, then try again.")
            return Trial(False, told, amid_a_round=True)
        try:
            with TemporaryDirectory(prefix="lammer-trial-") as folder:
                return _tried(reader, profile, Path(folder) / path.name)
        except OSError as error:
            raise fault_of_system(error, path) from error


def _tried(reader: LedgerReader, profile: TableProfile, copy: Path) -> Trial:
    """Bring a copy to the form of this release, and verify it."""
    if shutil.disk_usage(copy.parent).free < 2 * profile.ledger.stat().st_size:
        raise LedgerError(LedgerFault.DISK_FULL, path=copy)
    reader.verified_backup(copy)
    with closing(Ledger.open(copy, kind=profile.kind, table_id=profile.table_id)) as ledger:
        recover(ledger, profile.terms, proven=True)
    done = audit_ledger(copy)
    if done.findings:
        first = done.findings[0].message.render()
        return Trial(False, Message("The copy of the ledger is not whole: {what}", {"what": first}))
    told = {"events": done.events, "rounds": done.rounds}
    return Trial(True, Message("A copy of the ledger was verified: events {events}, rounds {rounds}.", told))
