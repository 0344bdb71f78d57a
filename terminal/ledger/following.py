"""Follows the chain of a ledger from one event to its head: what is made from those events stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import named_faults
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.links import PORTION, ROWS, Chain
from terminal.ledger.reader import LedgerReader
from terminal.ledger.reading import attested_hash
from terminal.ledger.records import Head
from terminal.ledger.verify import Finding
from terminal.rules.message import Message

_NO_HEAD_FILE = Message("The head file {path} is missing.")
_NO_WAY_ON = Message("After event {seq} nothing leads on to event {last}: the file is damaged.")
_NOT_HELD = Message("The head file attests event {seq}, but the ledger does not hold it.")
_OTHER_HASH = Message("The head file attests event {seq} with another hash than it has.")


class FollowedReader(LedgerReader):
    """A ledger opened for reading that can say whether a stretch of its chain is whole, in little time.

    It looks at hashes alone. Whether the acts were allowed, and the read tables: `verify` proves all of it.
    """

    def chain_faults(self, after_seq: int, head: Head) -> Iterator[Finding]:
        """What is wrong from the first event after a number to the head that was read before.

        Raises the fault that the disk meets, and `CorruptLedger` if the event to begin with is missing.
        """
        with named_faults(self.path):
            chain = Chain.up_to(self._connection, self.identity, after_seq)
        read = chain.seq
        while read < head.seq:
            with named_faults(self.path):
                rows = self._connection.execute(ROWS, (read, PORTION)).fetchall()
            for row in rows:
                if row[0] > head.seq:
                    return
                yield from (_finding(row, message) for message in chain.after(row))
            if not rows or rows[-1][0] <= read:  # only a damaged file gives rows that lead no further
                yield Finding("events", None, Message(_NO_WAY_ON.template, {"seq": read, "last": head.seq}))
                return
            read = rows[-1][0]

    def head_file_faults(self) -> Iterator[Finding]:
        """What the file beside the ledger says otherwise, which tells that the end was cut off.

        Raises the fault that the disk meets.
        """
        try:
            kept = read_head_file(self.path)
        except LedgerError as error:
            yield Finding("head file", None, error.message)
            return
        if kept is None:
            missing = {"path": str(head_path(self.path))}
            yield Finding("head file", None, Message(_NO_HEAD_FILE.template, missing))
            return
        with named_faults(self.path):
            found = attested_hash(self._connection, self.identity, kept.seq)
        if found != kept.hash:
            words = _NOT_HELD if found is None else _OTHER_HASH
            yield Finding("head file", None, Message(words.template, {"seq": kept.seq}))


def _finding(row: Sequence[Any], message: Message) -> Finding:
    return Finding("events", row[0], message, row[3], row[4])
