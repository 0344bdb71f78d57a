"""The keys with which people sign: a pair for each person, its private half sealed under a PIN or a badge."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from terminal.ledger.discreet import Discreet
from terminal.rounds.staff_record import StaffChange

if TYPE_CHECKING:
    from nacl.secret import SecretBox

# The least advised for argon2id: some tens of milliseconds, at a sign-on or an approval, never in dealing.
PASSES: Final = 2
MEMORY_KIB: Final = 19 * 1024
LANES: Final = 1
KEY_BYTES: Final = 32
SALT_BYTES: Final = 16

_APPROVAL: Final = "lammer approval 1"
_CHANGE: Final = "lammer staff change 1"
_PEPPER_ID: Final = b"lammer pepper"
_PEPPER_ID_DIGITS: Final = 16

_encode = msgspec.json.Encoder().encode


class Pepper(Discreet, frozen=True):
    """A secret of the house that is kept apart from the staff file; without it no PIN of that is guessed."""

    UNSHOWN = ("secret",)

    secret: bytes

    @property
    def id(self) -> str:
        """What a sealed key names it by, which does not tell the secret."""
        return hmac.new(self.secret, _PEPPER_ID, sha256).hexdigest()[:_PEPPER_ID_DIGITS]


class SealedKey(Discreet, frozen=True):
    """A private key under a PIN or a badge's code; all but the numbers in hexadecimal."""

    UNSHOWN = ("salt", "box")

    public: str
    salt: str
    box: str
    """The private key, encrypted and authenticated."""
    pepper: str
    """The name of the pepper that goes with the PIN; empty without one."""
    passes: int
    memory_kib: int
    lanes: int


class KeyPair(Discreet, frozen=True, eq=False):
    """A person's pair of Ed25519 keys, for as long as they act."""

    UNSHOWN = ("private",)

    public: str
    """The public key, in hexadecimal."""
    private: bytes

    def sign(self, text: bytes) -> str:
        """Return the signature of a text, in hexadecimal."""
        from nacl.signing import SigningKey  # noqa: PLC0415 - slow to import, and no table needs it to be painted

        return SigningKey(self.private).sign(text).signature.hex()


def new_pair() -> KeyPair:
    """Return a new pair of keys."""
    return _pair_of(secrets.token_bytes(KEY_BYTES))


def _pair_of(private: bytes) -> KeyPair:
    from nacl.signing import SigningKey  # noqa: PLC0415

    return KeyPair(bytes(SigningKey(private).verify_key).hex(), private)


def seal(pair: KeyPair, secret: str, pepper: Pepper | None) -> SealedKey:
    """Return the private key sealed under a PIN or a badge's code, with a salt of its own."""
    name, salt = "" if pepper is None else pepper.id, secrets.token_hex(SALT_BYTES)
    sealed = SealedKey(pair.public, salt, "", name, PASSES, MEMORY_KIB, LANES)
    return replace(sealed, box=bytes(_box(sealed, secret, pepper).encrypt(pair.private)).hex())


def unseal(sealed: SealedKey, secret: str, pepper: Pepper | None) -> KeyPair | None:
    """Return the pair if the secret is the right one, else None; `pepper` is the one that `sealed` names."""
    from nacl.exceptions import CryptoError  # noqa: PLC0415

    try:
        pair = _pair_of(_box(sealed, secret, pepper).decrypt(bytes.fromhex(sealed.box)))
    except CryptoError:
        return None
    return pair if pair.public == sealed.public else None


def _box(sealed: SealedKey, secret: str, pepper: Pepper | None) -> SecretBox:
    from nacl.secret import SecretBox  # noqa: PLC0415

    costs = sealed.passes, sealed.memory_kib, sealed.lanes
    return SecretBox(_derived(secret, sealed.salt, pepper, costs))


def _derived(secret: str, salt: str, pepper: Pepper | None, costs: tuple[int, int, int]) -> bytes:
    """Return what argon2id makes of a secret; `costs` are passes, KiB and lanes, the salt is hexadecimal."""
    from argon2.low_level import Type, hash_secret_raw  # noqa: PLC0415 - slow to import, as is the rest

    return hash_secret_raw(_peppered(secret, pepper), bytes.fromhex(salt), *costs, KEY_BYTES, Type.ID)


def hash_badge(code: str, salt: str, pepper: Pepper | None = None) -> str:
    """Return the argon2id hash of a badge's code in hexadecimal.

    The salt is shared, so that it can be looked up.
    """
    return _derived(code, salt, pepper, (PASSES, MEMORY_KIB, LANES)).hex()


def _peppered(secret: str, pepper: Pepper | None) -> bytes:
    """Return what is hashed of a PIN or a badge's code."""
    text = secret.encode("utf-8", "surrogatepass")
    return text if pepper is None else hmac.new(pepper.secret, text, sha256).digest()


def approval_text(
    *,
    kind: str,
    table_id: str,
    previous: str,
    at: str,
    command: str,
    number: str,
    rank: str,
    asked_by: str,
    reason: str,
) -> bytes:
    """Return what the signature of an approval covers.

    `previous` is the hash of the last event before the act, which stands for the whole state; `command` is
    the command as the ledger stores it, `at` the time as it writes times.
    """
    return _encode((_APPROVAL, kind, table_id, previous, at, command, number, rank, asked_by, reason))


def change_text(change: StaffChange) -> bytes:
    """Return what the signature of a change of the staff file covers: all of it but the signature."""
    person = None if change.person is None else tuple(change.person)
    return _encode(
        (
            _CHANGE,
            change.act,
            change.number,
            person,
            change.by,
            change.at,
            change.before,
            change.after,
        )
    )


_CODE_LETTERS: Final = "ABCDEFGHKMNPRSTX"
"""Sixteen letters, four bits each, which are not taken for one another."""
_CODE_GROUP: Final = 4
CODE_LENGTH: Final = 39
"""Characters of a sealed code with its hyphens."""


def new_code() -> str:
    """Return a sealed code of 128 random bits: letters alone, in groups that can be read aloud."""
    return _grouped("".join(secrets.choice(_CODE_LETTERS) for _ in range(32)))


def code_as_typed(text: str) -> str:
    """Return a sealed code in the form in which it was made, however it was typed."""
    return _grouped("".join(letter for letter in text.upper() if letter in _CODE_LETTERS)[:32])


def _grouped(letters: str) -> str:
    return "-".join(letters[start : start + _CODE_GROUP] for start in range(0, len(letters), _CODE_GROUP))
