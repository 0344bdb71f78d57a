"""Events and commands as canonical JSON text, and back: declared order, no spaces, fractions as `n/d`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from terminal.ledger.errors import UnreadableAct
from terminal.ledger.upcasters import COMMAND_UPCASTERS, EVENT_UPCASTERS, Body, Upcasters, carry_forward
from terminal.rounds.commands import COMMANDS, Command
from terminal.rounds.events import EVENTS, Event
from terminal.rules.message import Message


def _write_special(value: object) -> str:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"{type(value).__name__} has no stored form")


def _read_special(wanted: type, value: object) -> object:
    if wanted is Fraction and isinstance(value, str):
        return _fraction(value)
    raise TypeError(f"{wanted.__name__} has no stored form")


@lru_cache(maxsize=4096)
def _fraction(text: str) -> Fraction:
    numerator, _, denominator = text.partition("/")
    return Fraction(int(numerator), int(denominator))


_encode = msgspec.json.Encoder(enc_hook=_write_special).encode
_plain_body = msgspec.json.Decoder(Body)
_MISFITS = (msgspec.MsgspecError, ValueError, ArithmeticError, RecursionError)
"""What a stored text raises that was never written by this program."""


_PLACE = re.compile(r" - at `(.+)`$")
"""Where in a body, by msgspec's words, something does not fit."""


def _misfit(error: Exception) -> Message:
    """Return why a stored text cannot be read, with the place in it where that is known."""
    place = _PLACE.search(str(error))
    if place is None:
        return Message("it is not written as an act is")
    return Message("{place} in it does not fit", {"place": place[1]})


def encode_part(value: object) -> str:
    """Return a part of an event, such as its facts, as the same canonical text."""
    return _encode(value).decode()


class _StoredCommand(msgspec.Struct):
    name: str
    version: int
    body: msgspec.Raw


_stored_command = msgspec.json.Decoder(_StoredCommand)


class Codec:
    """Knows the stored names, and keeps a reader for each kind of act that it has met."""

    def __init__(
        self,
        events: Mapping[tuple[str, int], type[Event]] = EVENTS,
        commands: Mapping[str, type[Command]] = COMMANDS,
        event_upcasters: Upcasters = EVENT_UPCASTERS,
        command_upcasters: Upcasters = COMMAND_UPCASTERS,
    ) -> None:
        self._events = events
        self._commands = commands
        self._event_upcasters = event_upcasters
        self._command_upcasters = command_upcasters
        self._event_readers: dict[tuple[str, int], Callable[[str], Any]] = {}
        self._command_openings: dict[type[Command], str] = {}

    def encode_event(self, event: Event) -> str:
        """Return the body of an event; its stored name and version stand in columns of their own."""
        return _encode(event).decode()

    def decode_event(self, name: str, version: int, body: str) -> Event:
        """Return the event of a stored name, version and body.

        Raises `UnreadableAct` if this program knows no such event, or if the body does not fit.
        """
        try:
            reader = self._event_readers.get((name, version)) or self._event_reader(name, version)
            event: Event = reader(body)
        except _MISFITS as error:
            raise UnreadableAct(name, version, _misfit(error)) from error
        return event

    def encode_command(self, command: Command) -> str:
        """Return a command with its name and version as text."""
        opening = self._command_openings.get(type(command)) or self._command_opening(type(command))
        return f"{opening}{_encode(command).decode()}}}"

    def decode_command(self, text: str) -> Command:
        """Return the command of a stored text.

        Raises `UnreadableAct` if this program knows no such command, or if the text is wrong.
        """
        try:
            stored = _stored_command.decode(text)
        except _MISFITS as error:
            raise UnreadableAct("command", 0, _misfit(error)) from error
        name, version = stored.name, stored.version
        if name not in self._commands or version > self._command_version(name):
            raise UnreadableAct(name, version)
        try:
            _, body = carry_forward(self._command_upcasters, name, version, _plain_body.decode(stored.body))
            command: Command = msgspec.convert(body, self._commands[name], dec_hook=_read_special)
        except _MISFITS as error:
            raise UnreadableAct(name, version, _misfit(error)) from error
        return command

    def _event_reader(self, name: str, version: int) -> Callable[[str], Any]:
        if (name, version) in self._event_upcasters:
            reader = self._older_event_reader(name, version)
        elif (name, version) in self._events:
            reader = msgspec.json.Decoder(self._events[name, version], dec_hook=_read_special).decode
        else:
            raise UnreadableAct(name, version)
        self._event_readers[name, version] = reader
        return reader

    def _older_event_reader(self, name: str, version: int) -> Callable[[str], Any]:
        upcasters, events = self._event_upcasters, self._events

        def read(text: str) -> object:
            newest, body = carry_forward(upcasters, name, version, _plain_body.decode(text))
            if (name, newest) not in events:
                raise UnreadableAct(name, newest)
            return msgspec.convert(body, events[name, newest], dec_hook=_read_special)

        return read

    def _command_opening(self, kind: type[Command]) -> str:
        name = kind.__name__
        if self._commands.get(name) is not kind:
            raise TypeError(f"{name} is no command that can be stored")
        opening = f'{{"name":"{name}","version":{self._command_version(name)},"body":'
        self._command_openings[kind] = opening
        return opening

    def _command_version(self, name: str) -> int:
        return 1 + max((version for known, version in self._command_upcasters if known == name), default=0)
