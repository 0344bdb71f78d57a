"""The profile of a table: what the house has settled for it, read from a TOML file and checked."""

import grp
import os
import re
from collections.abc import Mapping
from datetime import timedelta
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, Struct

from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.identity import LedgerKind
from terminal.ledger.signed_heads import KEY_CREDENTIAL, key_handed_over
from terminal.rounds.commands import AdoptProfile
from terminal.rounds.profile import profile_changes
from terminal.rounds.state import Table
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.rounds.training.record import MOST_VIOLATIONS, SHIPPED_TARGETS, TrainingSettings
from terminal.table.people.pepper import handed_over
from terminal.table.session.table_clock import DEFAULT_CLOCK_GAP
from terminal.table.setup.data_dirs import data_home, resources_folder
from terminal.table.setup.defaults import (
    DEFAULT_CHIPS,
    DEFAULT_COPIES,
    DEFAULT_CURRENCY,
    DEFAULT_NUMBER_DIGITS,
    DEFAULT_PACE,
    DEFAULT_PIN_DIGITS,
    DEFAULT_TURN,
    LEAST_PIN_DIGITS,
)
from terminal.table.setup.languages import Language
from terminal.table.setup.terms import LIMIT_KEYS, TermsWords, check_limits, terms_of
from terminal.table.setup.toml_file import TomlText, read_toml
from terminal.table.setup.typed_input import Cents, FaultyInput, Place, read_as

NO_LIMIT: Final = "none"
"""What a profile writes for a limit that the table has not, for TOML knows no null."""

_TABLE_ID = r"[A-Za-z0-9][A-Za-z0-9._-]{0,15}"
_MOST_CHIPS: Final = 9
_LONGEST_CURRENCY: Final = 5
_MINUTES_A_DAY: Final = 24 * 60
_MOST_COPIES: Final = 10_000
_MOST_GAP_HOURS: Final = 31 * 24
_SHORTEST_CLOCK: Final = 10
_LONGEST_CLOCK: Final = 60
_SHORTEST_TURN: Final = 5
_MOST_LINES: Final = 8
_LONGEST_LINE: Final = 60
_MOST_TRAINING_DAYS: Final = 3660
_LONGEST_TARGET: Final = 600


class ChipSet(Struct, frozen=True):
    """The chips of the table: the label of their currency, and their values in cents, the smallest first."""

    currency: str
    values: tuple[int, ...]


class StaffSettings(Struct, frozen=True):
    """Where the staff file lies (None: the demo's own people), and how long numbers and PINs are."""

    path: Path | None
    number_digits: int
    pin_digits: int
    """Digits of a PIN that is set from now on."""
    short_pin_digits: int | None = None
    """Digits of PINs that were set before and are too short for a live table; None if there are none."""
    pepper: Path | None = None
    """Where the pepper lies; None if the house has none."""
    badge_reader: Path | None = None
    """The device of the badge reader; None if it types as a keyboard, or if there is none."""


class Backup(Struct, frozen=True):
    """Copies of the ledger: how many minutes apart, into which folder, and how many are kept there."""

    minutes: int
    folder: Path
    keep: int


class BoardSettings(Struct, frozen=True):
    """The players' display: its screen (None: a window), and what the house has settled for it."""

    screen: str | None = None
    clock: int | None = None
    """Seconds that the betting clock shows; None without one."""
    lines: tuple[str, ...] = ()
    """The text of the house, shown while no shoe is on the table."""
    picture: Path | None = None
    """The picture shown with it."""
    rules: tuple[str, ...] = ()
    """Where the rules may be read, in the words of the house."""
    languages: tuple[Language, ...] = ()
    """The languages between which it turns; without one it speaks as the dealer's screen does."""
    turn: int = DEFAULT_TURN
    """Seconds between two languages, and between two pages while no shoe is on the table."""


class TableProfile(Struct, frozen=True, kw_only=True):
    """All that the house has settled for a table."""

    terms: Terms
    """What is in force on the felt."""
    kind: LedgerKind
    """Live, training or demo."""
    zone: str
    """The IANA name of the house's time zone."""
    language: Language | None = None
    """The language of the table; None: that of the house."""
    chips: ChipSet
    pace: int
    """Rounds an hour that are expected."""
    clock_gap: timedelta = DEFAULT_CLOCK_GAP
    """How far the clock may be ahead of the last event at a start, before somebody has to confirm it."""
    motion: bool
    """Whether chips, cards and panels move on the screen."""
    staff: StaffSettings
    ledger: Path
    """Where the ledger lies."""
    backup: Backup | None
    """When copies of the ledger are made, if any are."""
    heads: HeadTargets | None = None
    """Where the heads of rounds and days are sent; None if they stay on the machine."""
    group: int | None = None
    """The number of the group that may read the table's files next to its account; None for nobody."""
    board: BoardSettings = BoardSettings()
    """The players' display, shown if it has a screen."""
    training: TrainingSettings = TrainingSettings()
    """What is settled for training; of use at a table of training alone."""

    @property
    def table_id(self) -> str:
        """The name on the table's sign."""
        return self.terms.table_id

    @property
    def settings(self) -> TableSettings:
        """What it settles for people, clock and heads."""
        staff = self.staff
        return TableSettings(
            staff.number_digits,
            staff.pin_digits,
            staff.short_pin_digits,
            self.clock_gap // timedelta(hours=1),
            () if self.heads is None else self.heads.places,
        )

    @property
    def said(self) -> AdoptProfile | None:
        """What puts this profile in force at a live table."""
        is_live = self.kind is LedgerKind.LIVE
        return AdoptProfile(self.terms, self.pace, self.settings) if is_live else None

    def pending(self, table: Table) -> AdoptProfile | None:
        """Return what puts this profile in force at a live table; None if nothing in it is otherwise."""
        if self.said is None or table.opened is None:
            return None
        return self.said if profile_changes(table, self.said) else None


class ChipWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[chips]` of a profile."""

    currency: str = DEFAULT_CURRENCY
    values: list[Cents] | None = None


class StaffWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[staff]` of a profile."""

    file: str | None = None
    number_digits: Annotated[int, Meta(ge=3, le=10)] = DEFAULT_NUMBER_DIGITS
    pin_digits: Annotated[int, Meta(ge=4, le=12)] = DEFAULT_PIN_DIGITS
    pepper: str | None = None
    badge_reader: str | None = None


class LedgerWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[ledger]` of a profile."""

    file: str | None = None


class HeadsWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[heads]` of a profile."""

    file: str | None = None
    syslog: bool = False
    key: str | None = None
    former_key: str | None = None


class FilesWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[files]` of a profile."""

    group: str | None = None


class BackupWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[backup]` of a profile."""

    every_minutes: Annotated[int, Meta(ge=1, le=_MINUTES_A_DAY)]
    folder: str | None = None
    keep: Annotated[int, Meta(ge=1, le=_MOST_COPIES)] = DEFAULT_COPIES


class BoardWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[board]` of a profile."""

    clock: Annotated[int, Meta(ge=0, le=_LONGEST_CLOCK)] = 0
    text: Annotated[list[str], Meta(max_length=_MOST_LINES)] = []
    picture: str | None = None
    rules: Annotated[list[str], Meta(max_length=_MOST_LINES)] = []
    languages: Annotated[list[Language], Meta(max_length=len(Language))] = []
    turn: Annotated[int, Meta(ge=_SHORTEST_TURN, le=_LONGEST_CLOCK)] = DEFAULT_TURN


class TrainingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[training]` of a profile."""

    standard_percent: Annotated[int, Meta(ge=50, le=99)] = 90
    resit_days: Annotated[int, Meta(ge=0, le=_MOST_TRAINING_DAYS)] = TrainingSettings().resit_days
    valid_days: Annotated[int, Meta(ge=1, le=_MOST_TRAINING_DAYS)] = TrainingSettings().valid_days
    violations: Annotated[int, Meta(ge=0, le=MOST_VIOLATIONS)] = TrainingSettings().violations
    retention_days: Annotated[int, Meta(ge=1, le=_MOST_TRAINING_DAYS)] | None = None
    target_seconds: dict[str, Annotated[float, Meta(gt=0, le=_LONGEST_TARGET)]] = {}


class ProfileWords(TermsWords, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A profile as it is written."""

    id: str
    kind: Literal["live", "training", "demo"]
    zone: str
    language: Language | None = None
    rounds_an_hour: Annotated[int, Meta(ge=1, le=500)] = DEFAULT_PACE
    clock_gap_hours: Annotated[int, Meta(ge=1, le=_MOST_GAP_HOURS)] = DEFAULT_CLOCK_GAP // timedelta(hours=1)
    motion: bool = True
    board_screen: str | None = None
    board: BoardWords = BoardWords()
    chips: ChipWords | None = None
    staff: StaffWords = StaffWords()
    ledger: LedgerWords = LedgerWords()
    backup: BackupWords | None = None
    files: FilesWords = FilesWords()
    heads: HeadsWords | None = None
    training: TrainingWords = TrainingWords()


def load_profile(path: Path) -> TableProfile:
    """Return the profile in a file; paths in it are taken from the file's own folder.

    Raises `FaultyInput`, also if the file of the layout is faulty.
    """
    try:
        toml = read_toml(path)
    except FileNotFoundError:
        problem = f"there is no such profile in {path.parent}; check the path"
        raise FaultyInput(problem, file=path.name) from None
    return _read(toml, path.parent)


def demo_profile() -> TableProfile:
    """Return the profile of the demo table, which travels with the program."""
    return load_profile(profiles_folder() / "demo.toml")


def training_profile() -> TableProfile:
    """Return the profile of the table of training, which travels with the program."""
    return load_profile(profiles_folder() / "training.toml")


def profiles_folder() -> Path:
    """Return the folder of the profiles that travel with the program: the demo's, and one for each game."""
    return resources_folder() / "profiles"


def _read(toml: TomlText, folder: Path) -> TableProfile:
    words = read_as(ProfileWords, _limits_as_null(toml.content), toml)
    if re.fullmatch(_TABLE_ID, words.id) is None:
        raise toml.fault("id", "must be 1 to 16 letters, digits, dots and hyphens, such as BA-07")
    kind = LedgerKind(words.kind)
    _check_zone(words.zone, toml)
    terms = terms_of(words, toml, words.id)
    _check_sums(terms, toml)
    return TableProfile(
        terms=terms,
        kind=kind,
        zone=words.zone,
        language=words.language,
        chips=_chips(words.chips, terms, toml),
        pace=words.rounds_an_hour,
        clock_gap=timedelta(hours=words.clock_gap_hours),
        motion=words.motion,
        staff=_staff(words.staff, kind, folder, toml),
        ledger=_ledger(words, kind, folder, toml),
        group=_group(words.files.group, toml),
        heads=None if words.heads is None else _heads(words.heads, folder, toml),
        backup=None if words.backup is None else _backup(words.backup, kind, folder, toml),
        board=_board(words, folder, toml),
        training=_training(words.training, toml),
    )


def _limits_as_null(content: Mapping[str, object]) -> dict[str, object]:
    return {key: None if key in LIMIT_KEYS and value == NO_LIMIT else value for key, value in content.items()}


def _check_zone(name: str, place: Place) -> None:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        problem = f"{name!r} is no time zone; write an IANA name such as Asia/Singapore"
        raise place.fault("zone", problem) from None


def _check_sums(terms: Terms, place: Place) -> None:
    for key in LIMIT_KEYS:
        limit = getattr(terms.limits, key)
        if limit is not None and limit <= 0:
            raise place.fault(key, f'must be more than 0, or "{NO_LIMIT}"')
    check_limits(terms.limits, place)
    if terms.chip_unit > LARGEST_AMOUNT:
        raise place.fault("chip_unit", "is more than any table takes")


def _chips(words: ChipWords | None, terms: Terms, place: Place) -> ChipSet:
    if words is None:
        return ChipSet(DEFAULT_CURRENCY, DEFAULT_CHIPS)
    if not 1 <= len(words.currency) <= _LONGEST_CURRENCY or not words.currency.isprintable():
        problem = f"must be a label of 1 to {_LONGEST_CURRENCY} characters, such as SGD"
        raise place.fault("chips.currency", problem)
    values = DEFAULT_CHIPS if words.values is None else tuple(int(value) for value in words.values)
    if not 1 <= len(values) <= _MOST_CHIPS:
        raise place.fault("chips.values", f"must be 1 to {_MOST_CHIPS} values, one for each key of the tray")
    if values[0] <= 0 or any(low >= high for low, high in pairwise(values)):
        raise place.fault("chips.values", "must rise from the smallest chip to the largest, all more than 0")
    written = words.values is not None
    if values[-1] > LARGEST_AMOUNT or (written and all(value % terms.chip_unit for value in values)):
        raise place.fault(
            "chips.values", "no chip is a whole multiple of chip_unit, so that no bet could be placed"
        )
    return ChipSet(words.currency, values)


def _staff(words: StaffWords, kind: LedgerKind, folder: Path, place: Place) -> StaffSettings:
    if words.file is not None and kind is LedgerKind.DEMO:
        raise place.fault("staff.file", "a demo table has people of its own; leave this out")
    default = None if kind is LedgerKind.DEMO else data_home() / "staff.json"
    path = _path(words.file, "staff.file", folder, place) or default
    if words.pepper is not None and kind is LedgerKind.DEMO:
        raise place.fault("staff.pepper", "a demo table has people of its own; leave this out")
    pepper = None if kind is LedgerKind.DEMO else _path(words.pepper, "staff.pepper", folder, place)
    short = kind is LedgerKind.LIVE and words.pin_digits < LEAST_PIN_DIGITS
    return StaffSettings(
        path,
        words.number_digits,
        LEAST_PIN_DIGITS if short else words.pin_digits,
        words.pin_digits if short else None,
        pepper if kind is LedgerKind.DEMO else pepper or handed_over(),
        _path(words.badge_reader, "staff.badge_reader", folder, place),
    )


def _ledger(words: ProfileWords, kind: LedgerKind, folder: Path, place: Place) -> Path:
    """Return the file itself: its lock and its head lie next to it, not next to a link that leads there."""
    written = _path(words.ledger.file, "ledger.file", folder, place)
    ledger = written or data_home() / kind.value / f"{words.id}.ledger"
    is_link = os.path.islink(ledger)  # noqa: PTH114 - unlike that of a path, it raises nothing
    return Path(os.path.realpath(ledger)) if is_link else ledger


def _backup(words: BackupWords, kind: LedgerKind, folder: Path, place: Place) -> Backup:
    into = _path(words.folder, "backup.folder", folder, place)
    # Live and training tables of one name must not count each other's copies.
    return Backup(words.every_minutes, into or data_home() / "backup" / kind.value, words.keep)


def _board(words: ProfileWords, folder: Path, place: Place) -> BoardSettings:
    """Return what the house has settled for the display; a clock of 0 seconds is none."""
    name, board = words.board_screen, words.board
    if name is not None and not name.strip():
        raise place.fault("board_screen", "must be the name of a screen, such as HDMI-1")
    if 0 < board.clock < _SHORTEST_CLOCK:
        problem = f"must be 0 for no clock, or {_SHORTEST_CLOCK} to {_LONGEST_CLOCK} seconds"
        raise place.fault("board.clock", problem)
    for field, lines in (("board.text", board.text), ("board.rules", board.rules)):
        if not all(line.isprintable() and 1 <= len(line.strip()) <= _LONGEST_LINE for line in lines):
            raise place.fault(field, f"must be lines of 1 to {_LONGEST_LINE} characters")
    if len(set(board.languages)) != len(board.languages):
        raise place.fault("board.languages", "names a language twice")
    return BoardSettings(
        name,
        board.clock or None,
        tuple(board.text),
        _path(board.picture, "board.picture", folder, place),
        tuple(board.rules),
        tuple(board.languages),
        board.turn,
    )


def _training(words: TrainingWords, place: Place) -> TrainingSettings:
    """Return what the house has settled for training; a target that is left out is as shipped."""
    targets = dict(SHIPPED_TARGETS)
    for topic, seconds in words.target_seconds.items():
        if topic not in targets:
            known = ", ".join(targets)
            raise place.fault("training.target_seconds", f"{topic!r} is no topic; there are {known}")
        targets[topic] = round(seconds * 1000)
    return TrainingSettings(
        Fraction(words.standard_percent, 100),
        tuple(targets.items()),
        words.resit_days,
        words.valid_days,
        words.violations,
        words.retention_days,
    )


def _heads(words: HeadsWords, folder: Path, place: Place) -> HeadTargets:
    file = _path(words.file, "heads.file", folder, place)
    if file is None and not words.syslog:
        raise place.fault("heads", "says nowhere to send heads to: name a file, or write syslog = true")
    key = _path(words.key, "heads.key", folder, place) or key_handed_over()
    if key is None:
        problem = f"name the file of the table's key, or have systemd load it as {KEY_CREDENTIAL}"
        raise place.fault("heads.key", problem)
    former_key = _path(words.former_key, "heads.former_key", folder, place)
    return HeadTargets(key, file, words.syslog, former_key, words.file or "")


def _group(name: str | None, place: Place) -> int | None:
    """Return the number of a group of this system."""
    if name is None:
        return None
    try:
        return grp.getgrnam(name).gr_gid
    except (KeyError, ValueError):
        raise place.fault("files.group", f"{name!r} is no group of this system") from None


def _path(text: str | None, field: str, folder: Path, place: Place) -> Path | None:
    """Return a path from the profile's own folder, or from the user's with `~`."""
    if text is None:
        return None
    if not text.strip() or "\0" in text:
        raise place.fault(field, "must be the path of a file or folder")
    try:
        return (folder / Path(text).expanduser()).absolute()
    except RuntimeError as error:
        raise place.fault(field, f"{text!r} names a user whose folder is not known") from error
