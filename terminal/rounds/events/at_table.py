"""What happens to a table whatever round is played: its terms, shoes, people and days."""

from __future__ import annotations

from msgspec import Struct

from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.program_check_record import ChecksMark, ProgramChecks
from terminal.rounds.staff_record import KnownPerson, StaffBasis, StaffChange, StaffRecord
from terminal.rounds.state import ActingRank, OnDuty, Table
from terminal.rounds.stored import Event, stored_as
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import Terms
from terminal.rounds.training.record import TrainingRecord
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey


class ShoeSnapshot(Struct, frozen=True):
    """What holds over from shoe to shoe, so that a shoe can be read without what came before it."""

    terms: Terms
    notice: bool
    dealer: OnDuty | None = None
    acting: tuple[ActingRank, ...] = ()
    opened: Terms | None = None
    """The terms under which the table was last opened, before any change of limits."""
    tied: tuple[tuple[BetKey, int], ...] = ()
    """Bets returned on the Tie just settled, which may still be left for the next round."""
    pace: int | None = None
    """Rounds an hour that the house expects."""
    profile_pace: int | None = None
    """Those of the profile that was last in force."""
    staff: StaffRecord | None = None
    """What the record knows of the staff."""
    settings: TableSettings | None = None
    """The settings of people, clock and heads."""
    table_key: str | None = None
    """The public key with which the heads of the table are signed."""
    training: TrainingRecord | None = None
    """What is on record of training."""
    foreign_writes: tuple[ForeignWrite, ...] = ()
    """What other programs have written into the ledger."""
    program_checks: ChecksMark | None = None
    """How far the checks of the program's files are on record."""
    note_key: str | None = None
    """The public key of the seal on the note of the last event; empty while it bears none any more."""


@stored_as("table_opened")
class TableOpened(Event, frozen=True):
    """The table was opened under these terms."""

    terms: Terms
    notice: bool


@stored_as("shoe_opened", 11)
class ShoeOpened(Event, frozen=True):
    """A new shoe was put in, shuffled."""

    number: int
    decks: int
    burn_due: bool
    standing: ShoeSnapshot


@stored_as("cards_burnt")
class CardsBurnt(Event, frozen=True):
    """The burn at a new shoe."""

    card: Card
    count: int


@stored_as("cut_card_shown")
class CutCardShown(Event, frozen=True):
    """The cut card came out in this round."""

    round_number: int


@stored_as("last_round_announced")
class LastRoundAnnounced(Event, frozen=True):
    """The players were told that this round is the last before the table closes."""

    round_number: int


@stored_as("display_put_right")
class DisplayPutRight(Event, frozen=True):
    """The players' display was wrong, and shows again what is on record up to this round."""

    round_number: int


@stored_as("shoe_condemned")
class ShoeCondemned(Event, frozen=True):
    """Nothing is dealt before a new shoe."""

    reason: str


@stored_as("replacement_ordered")
class ReplacementOrdered(Event, frozen=True):
    """The cards are replaced once the round is over (¶5.10.2)."""


@stored_as("limits_set")
class LimitsSet(Event, frozen=True):
    """The limits were changed."""

    limits: Limits


@stored_as("notice_set")
class NoticeSet(Event, frozen=True):
    """The no-insurance notice was put up or taken down."""

    up: bool


@stored_as("pace_set", 2)
class PaceSet(Event, frozen=True):
    """The house expects so many rounds an hour from now on."""

    rounds_an_hour: int
    of_profile: bool
    """Whether the profile says so; else somebody has signed for it at the table."""


@stored_as("settings_adopted", 2)
class SettingsAdopted(Event, frozen=True):
    """These settings of people, clock and heads are in force from now on."""

    settings: TableSettings


@stored_as("profile_matched")
class ProfileMatched(Event, frozen=True):
    """The profile says these limits and this pace; what is in force otherwise was signed for after that."""

    limits: Limits
    pace: int


@stored_as("reading_adopted")
class ReadingAdopted(Event, frozen=True):
    """The rules are read by this version from now on."""

    reading: str


@stored_as("table_key_known")
class TableKeyKnown(Event, frozen=True):
    """The heads of the table are signed with this key from now on."""

    key: str
    """The public key, in hexadecimal."""
    signature: str
    """The signature of the key before; empty for the first one, and where a rank has signed instead."""


@stored_as("note_key_known")
class NoteKeyKnown(Event, frozen=True):
    """The note of the last event is sealed with this key from now on."""

    key: str
    """The public key, in hexadecimal; empty where the note bears no seal from now on."""
    found: NoteProof
    """How the note was found."""
    is_proved: bool
    """Whether the note was found as it had to be; else other programs may have written until then."""


@stored_as("program_checks_recorded")
class ProgramChecksRecorded(Event, frozen=True):
    """The checks of the program's files were put on record up to here."""

    found: ProgramChecks


@stored_as("went_on_duty")
class WentOnDuty(Event, frozen=True):
    """A dealer took the table over."""

    number: str
    name: str


@stored_as("went_off_duty")
class WentOffDuty(Event, frozen=True):
    """The dealer left the table, and nobody has taken it over yet."""


@stored_as("acting_rank_assigned")
class ActingRankAssigned(Event, frozen=True):
    """A person acts in a higher rank until then (ISO 8601 with a zone), or until it is revoked."""

    number: str
    name: str
    rank: Rank
    until: str
    assigned_by: str


@stored_as("acting_rank_revoked")
class ActingRankRevoked(Event, frozen=True):
    """A person no longer acts in a higher rank."""

    number: str


@stored_as("pin_refused")
class PinRefused(Event, frozen=True):
    """Somebody could not prove to be whom they named, so many times in a row; what was typed is not kept."""

    number: str
    attempts: int


@stored_as("staff_locked")
class StaffLocked(Event, frozen=True):
    """A number is locked after too many refused attempts."""

    number: str


@stored_as("staff_unlocked")
class StaffUnlocked(Event, frozen=True):
    """A higher rank has unlocked a number."""

    number: str
    unlocked_by: str


@stored_as("staff_known")
class StaffKnown(Event, frozen=True):
    """The people of a staff file are on record from now on; later approvals are checked against them."""

    people: tuple[KnownPerson, ...]
    fingerprint: str
    """The fingerprint of the file."""
    basis: StaffBasis
    code_hash: str
    """The SHA-256 of the sealed code that opens the next recovery."""
    code: str
    """The sealed code that opened this one, used up by it; empty if none did."""


@stored_as("staff_changed")
class StaffChanged(Event, frozen=True):
    """Somebody has changed the staff file, and has signed for that."""

    change: StaffChange


@stored_as("staff_differs")
class StaffDiffers(Event, frozen=True):
    """The staff file is not the one that the record knows; empty where none can be used."""

    fingerprint: str


@stored_as("staff_restored")
class StaffRestored(Event, frozen=True):
    """The staff file is again the one that the record knows."""

    fingerprint: str


@stored_as("approval_refused")
class ApprovalRefused(Event, frozen=True):
    """Somebody proved who they are, but could not approve what was asked."""

    number: str
    asked_by: str
    command: str
    code: str
    """The code of the refusal."""


@stored_as("approval_signed")
class ApprovalSigned(Event, frozen=True):
    """The signature of the person who approved what follows; it comes after `OverrideGranted`."""

    at: str
    """The time that is signed, as the ledger writes times."""
    signature: str
    """In hexadecimal; it covers the ledger's state, the command, the time, the rank and the reason."""


@stored_as("override_granted")
class OverrideGranted(Event, frozen=True):
    """A person of higher rank stood behind what the dealer asked for; it comes before what was granted."""

    number: str
    name: str
    rank: Rank
    asked_by: str
    command: str
    reason: str


@stored_as("clock_jumped", 2)
class ClockJumped(Event, frozen=True):
    """The clock has jumped ahead by so many milliseconds, back by so many if negative."""

    milliseconds: int
    to_confirm: bool
    """Whether the time is to be confirmed before the next round; at first nobody was asked."""


@stored_as("clock_confirmed")
class ClockConfirmed(Event, frozen=True):
    """The time of the clock holds from here on: later than the recorded times by so much, or earlier."""

    shift_milliseconds: int


@stored_as("foreign_write_found")
class ForeignWriteFound(Event, frozen=True):
    """Another program has written into the file of the ledger; the record goes on in a new one."""

    found: ForeignWrite


@stored_as("foreign_write_signed")
class ForeignWriteSigned(Event, frozen=True):
    """A Shift Manager has taken note of what another program wrote: play goes on."""


@stored_as("table_resumed")
class TableResumed(Event, frozen=True):
    """The terminal was started again on an open round, and the round can go on as it lies."""


@stored_as("day_closed")
class DayClosed(Event, frozen=True):
    """The gaming day of this date was closed: the last event of its ledger file."""

    day: str


@stored_as("day_begun", 18)
class DayBegun(Event, frozen=True):
    """A ledger file goes on where another ends: its first event, with all that then stood at the table.

    `kind` and `zone` say again what the file is, so that the chain of events vouches for that too.
    """

    kind: str
    zone: str
    table: Table
