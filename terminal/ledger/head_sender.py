"""Finds the heads that have not left the machine yet, and sends them where the house wants them.

The ledger itself is the queue: what could not be sent is sent later, in order. A note next to the ledger says
up to which event heads were sent; without it those of the file in use are sent again, which does no harm.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.archive import files_back
from terminal.ledger.faults import fault_of_system
from terminal.ledger.head_file import sync_folder
from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.ledger.reader import LedgerReader
from terminal.ledger.rights import create_private
from terminal.ledger.signed_heads import SignedHead, read_key, send_to_file, send_to_syslog

_NOTE: Final = rb"(\d{1,19})\n"


class HeadTargets(Struct, frozen=True):
    """Where the heads of a table go, and the key that they are signed with."""

    key: Path
    file: Path | None = None
    """A file that only grows, such as one on another machine's disk."""
    syslog: bool = False
    """Whether they go to the log of the system too."""
    former_key: Path | None = None
    """The key before, while that signs for this one; None where there is no such."""

    file_as_named: str = ""
    """That file as the profile names it."""

    @property
    def places(self) -> tuple[str, ...]:
        """Return all places that they go to, as the profile names them."""
        file = () if self.file is None else (self.file_as_named or str(self.file),)
        return (*file, "syslog") if self.syslog else file


def sent_path(ledger: Path) -> Path:
    """Return where it is noted up to which event heads were sent."""
    return ledger.with_name(ledger.name + ".sent")


def unsent_heads(ledger: Path, targets: HeadTargets, up_to: int | None = None) -> Sequence[SignedHead]:
    """Return the heads of rounds and days that were not sent yet, in order, of closed days too.

    `up_to` is the last event of a table that is open: what another program has added is not signed.

    Raises `NO_TABLE_KEY`, or the fault that the disk meets.
    """
    key = read_key(targets.key)
    sent = _read_sent(ledger)
    found: list[SignedHead] = []
    for path in files_back(ledger):
        reader = LedgerReader.open(path)
        try:
            ends = reader.ends(reader.identity.follows_seq if sent is None else sent)
            own = [end for end in ends if up_to is None or end[0].seq <= up_to]
            found[:0] = [key.sign(reader.identity, head, what) for head, what in own]
            is_enough = sent is None or reader.identity.follows_seq <= sent
        finally:
            reader.close()
        if is_enough:
            break
    return found


def send_heads(ledger: Path, targets: HeadTargets, heads: Sequence[SignedHead]) -> None:
    """Send heads, and note that they were sent.

    Raises the fault that a target meets: they are then sent again later, to each target.
    """
    if not heads:
        return
    if targets.file is not None:
        send_to_file(targets.file, heads)
    if targets.syslog:
        send_to_syslog(heads)
    _note_sent(ledger, heads[-1].seq)


def _read_sent(ledger: Path) -> int | None:
    """Return up to which event heads were sent; None if that is not known."""
    path = sent_path(ledger)
    try:
        found = re.fullmatch(_NOTE, read_plain(path))
    except (FileNotFoundError, NotPlain):
        return None
    except OSError as error:
        raise fault_of_system(error, path) from error
    return None if found is None else int(found[1])


def _note_sent(ledger: Path, seq: int) -> None:
    path = sent_path(ledger)
    draft = path.with_name(path.name + ".new")
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(create_private(draft, ledger), "wb") as file:
            file.write(b"%d\n" % seq)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise fault_of_system(error, path) from error
