"""A ledger of a million events, made once and kept as long as nothing that writes one has changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import GoOnDuty, NewShoe, SetPace
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.house import Limits
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.session.table_session import PROFILE, Actor, TableSession
from terminal.table.setup.profile import demo_profile
from tests.bench.children import ROOT, WORK
from tests.bench.nine_boxes import opening, rounds_of

EVENTS = 1_000_000
A_ROUND = timedelta(seconds=75)
BEGAN = datetime(2025, 1, 1, tzinfo=UTC)
_LONGER_THAN_ANY = 10**9


def folder_with(events: int, name: str) -> Path:
    """Return a data folder whose demo table has at least so many events in its ledger, at the end of a round.

    Made if it is not there; it takes about a minute for a million events.
    """
    folder = WORK / f"{name}-{events}-{fingerprint(Path(__file__))}"
    ledger = ledger_in(folder)
    if not ledger.exists():
        draft = ledger.with_name("draft.ledger")
        draft.parent.mkdir(parents=True, exist_ok=True)
        for old in draft.parent.glob("draft.ledger*"):
            old.unlink()
        fill(draft, lambda kept: kept.head.seq >= events)
        head_path(draft).rename(head_path(ledger))
        draft.rename(ledger)
    return folder


def ledger_in(folder: Path) -> Path:
    """Return the ledger of the demo table in a data folder."""
    return folder / "lammer" / "demo" / "DEMO-1.ledger"


def fill(path: Path, enough: Callable[[Ledger], bool]) -> None:
    """Fill a new ledger of the demo table, round after round until there is enough."""
    profile = demo_profile()
    # The rounds are those of a table without a Differential; at the end the profile's limits are in force.
    terms = replace(profile.terms, limits=Limits(minimum=profile.terms.limits.minimum))
    clock = Clock()
    ledger = Ledger.create(
        path, kind=LedgerKind.DEMO, table_id=profile.table_id, zone=profile.zone, at=clock()
    )
    ledger._connection.execute("PRAGMA synchronous=OFF")
    ledger._connection.execute("PRAGMA wal_autocheckpoint=10000")
    session = TableSession(ledger, Table(terms), clock=clock)
    dealer = DEMO_PEOPLE[0]
    for command in (
        opening(terms),
        SetPace(profile.pace, of_profile=True),
        GoOnDuty(dealer.number, dealer.name),
    ):
        assert not isinstance(session.handle(command, acting=PROFILE), Refusal)
    on_duty = Actor(dealer.number, PROFILE.rank)
    for commands in rounds_of(terms, _LONGER_THAN_ANY, bets_a_box=2):
        for command in commands:
            done = session.handle(command, acting=on_duty)
            assert not isinstance(done, Refusal), done
        clock.moment += A_ROUND
        if enough(ledger):
            break
    # The screen that such a ledger opens on shows no more than that of a new one.
    for command in (opening(profile.terms), NewShoe(terms.decks)):
        assert not isinstance(session.handle(command, acting=on_duty), Refusal)
    session.tidy()
    ledger.close()


class Clock:
    """Stands still within a round."""

    def __init__(self) -> None:
        self.moment = BEGAN

    def __call__(self) -> datetime:
        """Return the time of the round."""
        return self.moment


def fingerprint(maker: Path) -> str:
    """Return a fingerprint of all that decides what stands in a ledger that the module `maker` makes."""
    digest = sha256()
    sources = [
        *sorted(path for part in ("rules", "rounds", "ledger") for path in _modules(part)),
        *(ROOT / "resources" / "profiles" / f"{name}.toml" for name in ("demo", "training")),
        maker,
    ]
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:12]


def _modules(part: str) -> list[Path]:
    return list((ROOT / "terminal" / part).rglob("*.py"))
