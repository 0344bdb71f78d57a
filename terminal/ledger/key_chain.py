"""Says which keys may sign the heads of a table: those noted elsewhere, and those that follow from them.

A key that the one before has signed is as good as that. One that a Shift Manager has put on record, since the
one before was lost, is noted elsewhere like the first: the record alone cannot vouch for it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec import Struct

from terminal.ledger.identity import Identity
from terminal.ledger.signed_heads import SignedHead, signature_holds

_PURPOSE: Final = "lammer table key 1"

_encode = msgspec.json.Encoder().encode


class KeyOnRecord(Struct, frozen=True):
    """A key with which the heads of a table are signed, from an event on."""

    seq: int
    key: str
    """The public key, in hexadecimal."""
    signature: str
    """That of the key before; empty for the first, and for one that a Shift Manager has put on record."""


def succession_text(kind: str, table_id: str, former: str, key: str) -> bytes:
    """Return what the key of a table signs of the one that follows it."""
    return _encode((_PURPOSE, kind, table_id, former, key))


class KeyChain:
    """The keys that were noted elsewhere, and those before and after them in the record."""

    def __init__(
        self, identity: Identity, noted: Collection[str], on_record: Sequence[KeyOnRecord] = ()
    ) -> None:
        """Take the public keys that were noted, none where the key is not checked, and those on record."""
        self._noted = frozenset(noted)
        self._on_record = on_record
        self._attested = -1
        vouched = {one for one in on_record if one.key in noted}
        for former, one in pairwise(on_record):
            text = succession_text(identity.kind.value, identity.table_id, former.key, one.key)
            if former in vouched and one.signature and signature_holds(former.key, text, one.signature):
                vouched.add(one)
        self._vouched = frozenset(vouched)

    def takes(self, head: SignedHead) -> bool:
        """Return whether a head is signed with a key that is vouched for, and was not followed by then."""
        if not self._noted:
            return True
        in_force = self._in_force(head)
        if not in_force and all(one.key != head.key for one in self._on_record):
            return head.key in self._noted
        return any(one in self._vouched for one in in_force)

    def takes_former(self, head: SignedHead) -> bool:
        """Return whether a head is signed with a key that stood on record before one that is vouched for.

        It counts once a head of a later key is found in the ledger, which attests the whole chain before it.
        """
        return any(self._followed_at(one) is not None for one in self._in_force(head))

    def note_found(self, head: SignedHead) -> None:
        """Take note that the ledger holds the event of a head which `takes` takes."""
        if self._noted:
            self._attested = max(self._attested, head.seq)

    def attests(self, head: SignedHead) -> bool:
        """Return whether a head of a vouched key stands after the change from this one's, which is former."""
        ends = [self._followed_at(one) for one in self._in_force(head)]
        return any(end is not None and self._attested > end for end in ends)

    def put_on_record(self, head: SignedHead) -> KeyOnRecord | None:
        """Return by what event a head's key was in force that nothing vouches for; None if it never was."""
        return next(iter(self._in_force(head)), None)

    def _in_force(self, head: SignedHead) -> list[KeyOnRecord]:
        """Return where its key was put on record, without those that another had followed by then.

        What waited to be sent is signed with the key of the day on which it is sent.
        """
        ends = [one.seq for one in self._on_record[1:]]
        return [
            one
            for one, end in zip(self._on_record, [*ends, None], strict=False)
            if one.key == head.key and (end is None or head.seq < end)
        ]

    def _followed_at(self, former: KeyOnRecord) -> int | None:
        """Return the event with which a vouched key first stands after a former one."""
        return next(
            (one.seq for one in self._on_record if one.seq > former.seq and one in self._vouched), None
        )
