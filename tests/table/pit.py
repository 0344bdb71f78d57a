"""A pit for the tests: five people with PINs, clocks that are set by hand, a table and its session."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from msgspec import structs

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.state import OnDuty, Table
from terminal.rules.ranks import Rank
from terminal.table.people.keys import SealedKey, hash_badge, new_pair, seal
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import Book, MemoryStore, Person, Store
from terminal.table.session.table_session import TableSession
from tests.rounds.paragraph_table import table_of

START = datetime(2024, 5, 1, 12, 0, tzinfo=UTC)
SALT = "5a" * 16

DEALER = "30277"
RELIEF = "31188"
SUPERVISOR = "20418"
MANAGER = "11260"
SHIFT_MANAGER = "10077"
PINS = {
    DEALER: "830164",
    RELIEF: "927503",
    SUPERVISOR: "518472",
    MANAGER: "640298",
    SHIFT_MANAGER: "275936",
}
WRONG_PIN = "704916"
BADGE = "B4DGE-77-1043"
"""The code on the supervisor's badge."""

_PEOPLE = (
    (DEALER, "Tan W. L.", Rank.DEALER),
    (RELIEF, "Lee K. M.", Rank.DEALER),
    (SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR),
    (MANAGER, "Rahman A.", Rank.PIT_MANAGER),
    (SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER),
)
OF_RANK = {
    Rank.PIT_SUPERVISOR: SUPERVISOR,
    Rank.PIT_MANAGER: MANAGER,
    Rank.SHIFT_MANAGER: SHIFT_MANAGER,
}
"""The number of somebody of each rank above the Dealer's."""


def new_seal(secret: str) -> SealedKey:
    """Return a new key under a PIN or a badge's code."""
    return seal(new_pair(), secret, None)


@lru_cache(maxsize=1)
def book() -> Book:
    """Return the five people, with their keys."""
    people = [Person(number, name, rank, seal=new_seal(PINS[number])) for number, name, rank in _PEOPLE]
    badge = new_seal(BADGE)
    people[2] = structs.replace(people[2], badge=hash_badge(BADGE, SALT), badge_seal=badge)
    return Book(SALT, tuple(people))


@dataclass
class Clocks:
    """The time of day, and the seconds that only go forward."""

    day: datetime = START
    seconds: float = 0.0

    def now(self) -> datetime:
        """Return the time of day."""
        return self.day

    def elapsed(self) -> float:
        """Return the seconds."""
        return self.seconds

    def wait(self, seconds: float) -> None:
        """Move both clocks forward."""
        self.seconds += seconds
        self.day += timedelta(seconds=seconds)


def staff_of(store: Store, clocks: Clocks) -> Staff:
    """Return staff in a store."""
    return Staff(store, clock=clocks.now, elapsed=clocks.elapsed, boot="this run")


@dataclass
class Pit:
    """A table with a dealer on duty, its staff, and the clocks of both."""

    ledger: Ledger
    table: Table = field(default_factory=lambda: table_of("insurance-super-six-plus", private=True))
    clocks: Clocks = field(default_factory=Clocks)
    store: Store = field(default_factory=lambda: MemoryStore(book()))

    def __post_init__(self) -> None:
        """Join staff and table."""
        self.staff = staff_of(self.store, self.clocks)
        on_duty = structs.replace(self.table, dealer=OnDuty(DEALER, "Tan W. L."))
        self.session = self.session_at(on_duty)

    def session_at(self, table: Table) -> TableSession:
        """Return another session of the same people and ledger."""
        return TableSession(
            self.ledger, table, clock=self.clocks.now, elapsed=self.clocks.elapsed, staff=self.staff
        )


def memory_ledger() -> Ledger:
    """Return a live ledger in memory."""
    return Ledger.create(None, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)
