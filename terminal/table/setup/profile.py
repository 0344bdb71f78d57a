"""The profile of a table: what the house has settled for it, read from a TOML file and checked."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from terminal.ledger.identity import LedgerKind
from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.table.setup.data_dirs import data_home, resources_folder
from terminal.table.setup.defaults import (
    DEFAULT_CHIPS,
    DEFAULT_COPIES,
    DEFAULT_CURRENCY,
    DEFAULT_NUMBER_DIGITS,
    DEFAULT_PACE,
    DEFAULT_PIN_DIGITS,
)
from terminal.table.setup.fields import Fields
from terminal.table.setup.terms import LIMIT_KEYS, check_limits, read_terms
from terminal.table.setup.toml_file import TomlFault, TomlText, read_toml

KINDS: Final = (LedgerKind.LIVE.value, LedgerKind.TRAINING.value, LedgerKind.DEMO.value)
ENGLISH: Final = "en"
"""The one language that the screen speaks as yet."""
NO_LIMIT: Final = "none"
"""What a profile writes for a limit that the table has not, for TOML knows no null."""

_TABLE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,15}")
_MOST_CHIPS: Final = 9
_LONGEST_CURRENCY: Final = 5
_MINUTES_A_DAY: Final = 24 * 60
_MOST_COPIES: Final = 10_000


class ProfileError(ValueError):
    """A profile that cannot be used; the message names file, line and field, and says what to change."""

    def __init__(self, file: str, line: int | None, field: str, problem: str) -> None:
        at = "" if line is None else f", line {line}"
        named = f", field {field!r}" if field else ""
        super().__init__(f"{file}{at}{named}: {problem}")
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem


class ChipSet(Struct, frozen=True):
    """The chips of the table: the label of their currency, and their values in cents, the smallest first."""

    currency: str
    values: tuple[int, ...]


class StaffSettings(Struct, frozen=True):
    """Where the staff file lies (None: the demo's own people), and how long numbers and PINs are."""

    path: Path | None
    number_digits: int
    pin_digits: int


class Backup(Struct, frozen=True):
    """Copies of the ledger: how many minutes apart, into which folder, and how many are kept there."""

    minutes: int
    folder: Path
    keep: int


class TableProfile(Struct, frozen=True, kw_only=True):
    """All that the house has settled for a table."""

    terms: Terms
    """What is in force on the felt."""
    kind: LedgerKind
    """Live, training or demo."""
    zone: str
    """The IANA name of the house's time zone."""
    chips: ChipSet
    pace: int
    """Rounds an hour that are expected."""
    motion: bool
    """Whether chips, cards and panels move on the screen."""
    staff: StaffSettings
    ledger: Path
    """Where the ledger lies."""
    backup: Backup | None
    """When copies of the ledger are made, if any are."""

    @property
    def table_id(self) -> str:
        """The name on the table's sign."""
        return self.terms.table_id


class ProfilePlace(Struct, frozen=True):
    """A table of a profile file, which knows the lines of its keys."""

    file: str
    toml: TomlText
    names: tuple[str, ...] = ()

    def fault(self, field: str, problem: str) -> ProfileError:
        """The error about a key of this table, or about the table itself."""
        keys = (*self.names, *([field.split("[", maxsplit=1)[0]] if field else []))
        name = ".".join((*self.names, *([field] if field else [])))
        return ProfileError(self.file, self.toml.line_of(keys), name, problem)

    def within(self, name: str) -> ProfilePlace:
        """The place of a table within this one."""
        return ProfilePlace(self.file, self.toml, (*self.names, name))


def load_profile(path: Path) -> TableProfile:
    """The profile in a file; paths in it are taken from the file's own folder.

    Raises `ProfileError`, or `LayoutError` if the file of the layout itself is faulty.
    """
    try:
        toml = read_toml(path)
    except FileNotFoundError:
        raise ProfileError(
            path.name, None, "", f"there is no such profile in {path.parent}; check the path"
        ) from None
    except TomlFault as fault:
        raise ProfileError(path.name, fault.line, "", fault.problem) from fault
    return _read(path.name, toml, path.parent)


def demo_profile() -> TableProfile:
    """The profile of the demo table, which travels with the program."""
    return load_profile(profiles_folder() / "demo.toml")


def profiles_folder() -> Path:
    """The folder of the profiles that travel with the program: the demo's, and one for each game."""
    return resources_folder() / "profiles"


def _read(file: str, toml: TomlText, folder: Path) -> TableProfile:
    place = ProfilePlace(file, toml)
    fields = Fields(place, _limits_as_null(toml.content))
    table_id = fields.need("id", fields.text)
    if _TABLE_ID.fullmatch(table_id) is None:
        raise fields.fail("id", "must be 1 to 16 letters, digits, dots and hyphens, such as BA-07")
    kind = LedgerKind(fields.need("kind", fields.one_of(KINDS)))
    _check_language(fields)
    zone = _zone(fields)
    terms = read_terms(fields, table_id)
    _check_limits(fields, terms)
    profile = TableProfile(
        terms=terms,
        kind=kind,
        zone=zone,
        chips=_chips(fields.within("chips"), terms),
        pace=fields.take("rounds_an_hour", fields.number_within(1, 500), DEFAULT_PACE),
        motion=fields.take("motion", fields.flag, True),
        staff=_staff(fields.within("staff"), kind, folder),
        ledger=_ledger(fields.within("ledger"), kind, table_id, folder),
        backup=_backup(fields.within("backup"), kind, folder),
    )
    fields.done()
    return profile


def _limits_as_null(content: Mapping[str, object]) -> dict[str, object]:
    return {key: None if key in LIMIT_KEYS and value == NO_LIMIT else value for key, value in content.items()}


def _check_language(fields: Fields) -> None:
    """Nobody may ask for a language and then find the table in another one."""
    if fields.take("language", fields.text, ENGLISH) != ENGLISH:
        raise fields.fail("language", f'must be "{ENGLISH}": the screen speaks no other language yet')


def _zone(fields: Fields) -> str:
    name = fields.need("zone", fields.text)
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise fields.fail(
            "zone", f"{name!r} is no time zone; write an IANA name such as Asia/Singapore"
        ) from None
    return name


def _check_limits(fields: Fields, terms: Terms) -> None:
    for key in LIMIT_KEYS:
        limit = getattr(terms.limits, key)
        if limit is not None and limit <= 0:
            raise fields.fail(key, f'must be more than 0, or "{NO_LIMIT}"')
    check_limits(fields, terms.limits)
    if terms.chip_unit > LARGEST_AMOUNT:
        raise fields.fail("chip_unit", "is more than any table takes")


def _chips(fields: Fields | None, terms: Terms) -> ChipSet:
    if fields is None:
        return ChipSet(DEFAULT_CURRENCY, DEFAULT_CHIPS)
    currency = fields.take("currency", fields.text, DEFAULT_CURRENCY)
    if not 1 <= len(currency) <= _LONGEST_CURRENCY or not currency.isprintable():
        raise fields.fail("currency", f"must be a label of 1 to {_LONGEST_CURRENCY} signs, such as SGD")
    values = fields.take("values", fields.list_of(fields.money), DEFAULT_CHIPS)
    if not 1 <= len(values) <= _MOST_CHIPS:
        raise fields.fail("values", f"must be 1 to {_MOST_CHIPS} values, one for each key of the tray")
    if values[0] <= 0 or any(low >= high for low, high in pairwise(values)):
        raise fields.fail("values", "must rise from the smallest chip to the largest, all more than 0")
    if values[-1] > LARGEST_AMOUNT or all(value % terms.chip_unit for value in values):
        raise fields.fail(
            "values", "no chip is a whole multiple of chip_unit, so that no bet could be placed"
        )
    fields.done()
    return ChipSet(currency, values)


def _staff(fields: Fields | None, kind: LedgerKind, folder: Path) -> StaffSettings:
    standard = None if kind is LedgerKind.DEMO else data_home() / "staff.json"
    if fields is None:
        return StaffSettings(standard, DEFAULT_NUMBER_DIGITS, DEFAULT_PIN_DIGITS)
    path = _path(fields, "file", folder)
    if path is not None and kind is LedgerKind.DEMO:
        raise fields.fail("file", "a demo table has people of its own; leave this out")
    settings = StaffSettings(
        path or standard,
        fields.take("number_digits", fields.number_within(3, 10), DEFAULT_NUMBER_DIGITS),
        fields.take("pin_digits", fields.number_within(4, 12), DEFAULT_PIN_DIGITS),
    )
    fields.done()
    return settings


def _ledger(fields: Fields | None, kind: LedgerKind, table_id: str, folder: Path) -> Path:
    standard = data_home() / kind.value / f"{table_id}.ledger"
    if fields is None:
        return _behind_link(standard)
    path = _path(fields, "file", folder)
    fields.done()
    return _behind_link(path or standard)


def _behind_link(ledger: Path) -> Path:
    """The file itself: its lock and its head lie beside it, and not beside each link that leads there."""
    is_link = os.path.islink(ledger)  # noqa: PTH114 - unlike that of a path, it raises nothing
    return Path(os.path.realpath(ledger)) if is_link else ledger


def _backup(fields: Fields | None, kind: LedgerKind, folder: Path) -> Backup | None:
    if fields is None:
        return None
    minutes = fields.need("every_minutes", fields.number_within(1, _MINUTES_A_DAY))
    into = _path(fields, "folder", folder)
    keep = fields.take("keep", fields.number_within(1, _MOST_COPIES), DEFAULT_COPIES)
    fields.done()
    # Live and training tables of one name must not count each other's copies.
    return Backup(minutes, into or data_home() / "backup" / kind.value, keep)


def _path(fields: Fields, key: str, folder: Path) -> Path | None:
    """A path from the profile's own folder, or from the user's with `~`."""

    def read(field: str, value: object) -> Path:
        text = fields.text(field, value)
        if not text.strip() or "\0" in text:
            raise fields.fail(field, "must be the path of a file or folder")
        try:
            return (folder / Path(text).expanduser()).absolute()
        except RuntimeError as error:
            raise fields.fail(field, f"{text!r} names a user whose folder is not known") from error

    return fields.maybe(key, read)
