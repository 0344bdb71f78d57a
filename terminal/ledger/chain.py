"""The hash chain: the canonical text of a row, its SHA-256, and the hash that the first row stands on."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from terminal.ledger.identity import Identity

ChainedRow = tuple[int, str, str, int, int, str, int, str, str, str, str | None, str]

_encode = msgspec.json.Encoder().encode


def row_hash(row: ChainedRow) -> str:
    """The SHA-256, in hexadecimal, of a row without its hash.

    The canonical text is a JSON array without spaces, in UTF-8, of seq, at, table_id, shoe, round, kind,
    version, body, actor, authority, command and previous: any JSON library can write it again, so that
    anyone can check the chain.
    """
    return sha256(_encode(row)).hexdigest()


def genesis(identity: Identity) -> str:
    """What the first row has for its previous hash.

    Where the ledger goes on from an archived one it is the hash of the last event of that. Else it is the
    SHA-256 of the JSON array of kind, table_id, zone, created_utc and created_format, so that a ledger
    cannot change its kind or its table unseen.
    """
    if identity.follows_hash:
        return identity.follows_hash
    facts = (
        identity.kind.value,
        identity.table_id,
        identity.zone,
        identity.created_utc,
        identity.created_format,
    )
    return sha256(_encode(facts)).hexdigest()
