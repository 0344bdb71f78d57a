"""Follows the chain of a ledger from one event to its head: what is made from those events stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from terminal.ledger.faults import named_faults
from terminal.ledger.links import PORTION, ROWS, Chain
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.verify import Finding, kept_beside, kept_faults
from terminal.rules.message import Message

_NO_WAY_ON = Message("After event {seq} nothing leads on to event {last}: the file is damaged.")


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

    def kept_faults(self) -> Iterator[Finding]:
        """What the files beside the ledger say otherwise, which tells that the end was cut off.

        Raises the fault that the disk meets.
        """
        kept = kept_beside(self.path)
        with named_faults(self.path):
            yield from kept_faults(self._connection, self.identity, kept)


def _finding(row: Sequence[Any], message: Message) -> Finding:
    return Finding("events", row[0], message, row[3], row[4])
