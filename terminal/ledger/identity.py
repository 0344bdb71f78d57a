"""What a ledger is: its kind, its table, the zone of its house and its age, fixed when it is made."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class LedgerKind(StrEnum):
    """What a ledger's rounds are worth; a ledger of one kind is never opened as another."""

    LIVE = "live"
    TRAINING = "training"
    DEMO = "demo"
    REPLAY = "replay"


class Identity(Struct, frozen=True):
    """The unchanging facts of a ledger.

    `zone` is the IANA name of the house's time zone: times are stored in UTC and read out in it.
    `created_utc` is stored text (see `terminal.ledger.times`), `created_format` the format version at birth.
    A ledger that goes on where an archived one ends names the last event of that: its number and its hash.
    """

    kind: LedgerKind
    table_id: str
    zone: str
    created_utc: str
    created_format: int
    follows_seq: int = 0
    follows_hash: str = ""
