"""Compares a ledger with the heads that left the machine."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.identity import Identity
from terminal.ledger.key_chain import KeyChain, KeyOnRecord
from terminal.ledger.records import Finding, Head
from terminal.ledger.signed_heads import SignedHead, fingerprint, is_signed, read_heads
from terminal.rules.message import Message

_FORMER: Final = (
    "The head of event {seq} is signed with a key that another has followed, and no later head vouches for "
    "that yet: name that key with --key too."
)
_NOT_VOUCHED: Final = (
    "Line {line} of {file} is signed with the key {key}, on record since event {known}, for which no noted "
    "key vouches: compare it with what was noted then, and name it with --key too."
)


class HeadsChecked(Struct, frozen=True):
    """What came of comparing a ledger with the heads that left the machine."""

    findings: tuple[Finding, ...]
    compared: int
    """How many heads of the ledger there are."""
    keys: tuple[str, ...]
    """The public keys by which they are signed."""
    since: int
    """How many rounds and days have ended in the ledger since the last of them."""


def check_heads(
    identity: Identity,
    ends: Iterable[tuple[Head, str]],
    file: Path,
    noted: Collection[str] = (),
    on_record: Sequence[KeyOnRecord] = (),
) -> HeadsChecked:
    """Compare a ledger with the heads in a file; `noted` are the public keys that were noted elsewhere.

    With none, no key is checked. `on_record` are those of the ledger, in order: a key that a noted one has
    signed may sign too, and one before a noted key as soon as a head after the change vouches for that.

    `ends` are the heads of the ledger where a round or its day has ended, with the stored name of the event.
    Heads of other tables, and of days before and after, are passed over.
    Raises the fault that the disk meets.
    """
    done = _Comparison(identity, ends, file.name, KeyChain(identity, noted, on_record))
    for number, head in read_heads(file):
        done.take(number, head)
    return done.result()


class _Comparison:
    """Takes the heads of a file, one after another, and keeps what came of it."""

    def __init__(
        self, identity: Identity, ends: Iterable[tuple[Head, str]], file: str, chain: KeyChain
    ) -> None:
        self._identity = identity
        self._file = file
        self._chain = chain
        self._wanted = {head.seq: (head, what) for head, what in ends}
        self._first = identity.follows_seq
        self._last = max(self._wanted, default=self._first)
        self._findings: list[Finding] = []
        self._told: set[int] = set()
        self._keys: dict[str, None] = {}
        self._former: list[SignedHead] = []
        """Those signed with a key that another has followed: a later head has to vouch for it."""
        self._beyond = 0
        """The last event that the ledger does not reach, and ought to."""

    def take(self, line: int, head: SignedHead | None) -> None:
        """Compare the head in a line; None is no head."""
        if head is None:
            self._find(None, "Line {line} of {file} is no head.", line=line, file=self._file)
            return
        if not self._is_of_this(head):
            return
        signed = is_signed(head)
        if signed:
            self._keys[head.key] = None
        if not signed or not (self._chain.takes(head) or self._chain.takes_former(head)):
            self._find_key(line, head, signed=signed)
            return
        self._told.add(head.seq)
        if not self._chain.takes(head):
            self._former.append(head)
        if head.seq > self._last:
            self._beyond = max(self._beyond, head.seq)
        elif not _is_of(self._wanted.get(head.seq), head):
            text = "Event {seq} is not the one whose head left the machine (line {line} of {file})."
            self._find(head.seq, text, line=line, file=self._file)
        elif self._chain.takes(head):
            self._chain.note_found(head)

    def result(self) -> HeadsChecked:
        """Return what came of it, after the last line."""
        for head in self._former:
            if not self._chain.attests(head):
                self._find(head.seq, _FORMER)
        latest = max(self._told, default=self._first)
        for seq in sorted(seq for seq in self._wanted if seq not in self._told and seq < latest):
            text = (
                "What ended with event {seq} has no head among those that left the machine: there is a gap."
            )
            self._find(seq, text)
        if self._beyond:
            self._find(
                None, "The ledger ends before event {seq}, whose head left the machine.", seq=self._beyond
            )
        since = sum(seq > latest for seq in self._wanted)
        compared = len(self._told & self._wanted.keys())
        return HeadsChecked(tuple(self._findings), compared, tuple(self._keys), since)

    def _is_of_this(self, head: SignedHead) -> bool:
        """Return whether a head is of this table, and of none of its days before and after."""
        if (head.kind, head.table) != (self._identity.kind.value, self._identity.table_id):
            return False
        is_closed = self._last in self._wanted and self._wanted[self._last][1] == "day_closed"
        return head.seq > self._first and not (is_closed and head.seq > self._last)

    def _find_key(self, line: int, head: SignedHead, *, signed: bool) -> None:
        """Find that a head is not signed with a key that anything vouches for."""
        known = self._chain.put_on_record(head) if signed else None
        if known is None:
            text = "Line {line} of {file} is not signed with the key of the table."
            self._find(head.seq, text, line=line, file=self._file)
            return
        names = {"key": fingerprint(head.key), "known": known.seq}
        self._find(head.seq, _NOT_VOUCHED, line=line, file=self._file, **names)

    def _find(self, event: int | None, template: str, **params: object) -> None:
        self._findings.append(Finding("heads", event, Message(template, {"seq": event, **params})))


def _is_of(end: tuple[Head, str] | None, head: SignedHead) -> bool:
    """Return whether a head that left the machine is that of an end of the ledger."""
    return end is not None and (end[0].hash, end[1]) == (head.hash, head.what)
