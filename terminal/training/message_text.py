"""Messages as canonical JSON text, as they go on record, and back: `[template, {place: value, …}]`."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from terminal.rules.message import Message


class _StoredMessage(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A message as it is written; what its places hold may be one too."""

    template: str
    params: dict[str, object]


def message_as_text(message: Message) -> str:
    """Return a message as text. Raises `TypeError` for a value that is no word, number or message."""
    return msgspec.json.encode(_stored(message)).decode()


def message_from_text(text: str) -> Message:
    """Return the message of a recorded text.

    Raises `ValueError` for a text that `message_as_text` does not write.
    """
    try:
        return _message(msgspec.json.decode(text, type=_StoredMessage))
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error


def _stored(message: Message) -> _StoredMessage:
    return _StoredMessage(message.template, {name: _plain(value) for name, value in message.params.items()})


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return _stored(value)
    if isinstance(value, str | int):
        return value
    raise TypeError(f"{type(value).__name__} has no stored form")


def _message(stored: _StoredMessage) -> Message:
    return Message(stored.template, {name: _value(value) for name, value in stored.params.items()})


def _value(stored: object) -> object:
    if isinstance(stored, str | int):
        return stored
    return _message(msgspec.convert(stored, _StoredMessage))
