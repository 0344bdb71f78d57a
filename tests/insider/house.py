"""A live table with its people, key and heads: dealt at random, closed, and then open to insiders."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Final

from terminal.ledger.archive import ARCHIVE
from terminal.ledger.head_sender import HeadTargets, send_heads, unsent_heads
from terminal.ledger.ledger import Ledger
from terminal.ledger.signed_heads import make_key
from terminal.rounds import commands as c
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.authority import change_staff, record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Done, TableSession
from terminal.table.setup.opening import OpenedTable, open_table
from terminal.table.setup.profile import TableProfile, load_profile
from tests.ledger.playing import RandomTable
from tests.table.closing import close_day
from tests.table.pit import DEALER, MANAGER, OF_RANK, PINS, RELIEF, SHIFT_MANAGER, Clocks, book

PROFILE: Final = """\
id = "BA-07"
kind = "live"
zone = "Asia/Singapore"
game = "insurance-super-six-plus"
layout = "bean-7"
private = true
minimum = "100"
maximum = "50000"
maximum_differential = "5000"
[chips]
currency = "SGD"
values = ["100", "500", "1000"]
[ledger]
file = "BA-07.ledger"
[staff]
file = "staff.json"
[heads]
key = "table.key"
file = "elsewhere.heads"
"""
DAY: Final = "2024-05-01"
BY_MANAGER: Final = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])


@dataclass
class House:
    """A table as it lies on the disk while the program is stopped."""

    folder: Path
    public: str
    """The public key of the table, noted elsewhere when it was made."""
    clocks: Clocks
    """The time at which it was left."""
    code: str
    """The sealed code, in its envelope."""
    seed: int = 0
    kept: dict[str, Path] = field(default_factory=dict)
    """Copies of the folder that somebody has kept, by when they were made."""

    @property
    def ledger(self) -> Path:
        """The ledger in use."""
        return self.folder / "BA-07.ledger"

    @property
    def staff(self) -> FileStore:
        """The file of the people."""
        return FileStore(self.folder / "staff.json", new_salt)

    @property
    def heads(self) -> Path:
        """The heads that left the machine."""
        return self.folder / "elsewhere.heads"

    @property
    def archived(self) -> list[Path]:
        """The closed days."""
        return sorted((self.folder / ARCHIVE).glob("*.ledger"))

    @property
    def targets(self) -> HeadTargets:
        """Where the heads go."""
        return HeadTargets(self.folder / "table.key", self.heads)

    def profile(self) -> TableProfile:
        """Return the profile as it is written now."""
        return load_profile(self.folder / "house.toml")

    def copy(self, folder: Path) -> House:
        """Return the house as it lies in a copy of its folder."""
        shutil.copytree(self.folder, folder)
        return replace(self, folder=folder, clocks=replace(self.clocks))

    @contextmanager
    def opened(self) -> Iterator[OpenedTable]:
        """Return the table, opened at the time of its clocks."""
        table = open_table(self.profile(), clock=self.clocks.now, elapsed=self.clocks.elapsed)
        try:
            yield table
        finally:
            table.session.ledger.close()

    def send(self) -> None:
        """Send the heads that wait."""
        send_heads(self.ledger, self.targets, unsent_heads(self.ledger, self.targets))


class SignedTable(RandomTable):
    """A random table at which everything is done by the people who may do it, with their signatures."""

    def __init__(self, house: House, table: OpenedTable) -> None:
        super().__init__(table.session.ledger, house.seed)
        self.session: TableSession = table.session
        self.table = table.session.table
        self._house = house
        self._staff = table.staff

    def act(self, command: c.Command, rank: Rank = Rank.DEALER) -> bool:
        """Do one thing as the dealer, or have it approved; return whether the rules let it pass."""
        self._house.clocks.wait(self._random.randint(1, 40))
        done = self.session.handle(command)
        if isinstance(done, Refusal) and done.needs is not None:
            number = OF_RANK[done.needs]
            done = self.session.approve(command, Signature(number, PINS[number]), "as the House has it")
        self.table = self.session.table
        return isinstance(done, Done)

    def open(self) -> None:
        """Sign the dealer on, and put in the first shoe."""
        assert isinstance(self.session.sign_on(Signature(DEALER, PINS[DEALER])), Done)
        self.new_shoe()

    def between(self) -> None:
        """Have somebody sign for something, change the staff, relieve the dealer: one of these or none."""
        match self._random.randrange(6):
            case 0:
                minimum = self._random.choice([100_00, 200_00, 300_00])
                self.act(
                    c.SetLimits(Limits(minimum=minimum, maximum=5_000_000, maximum_differential=500_000))
                )
            case 1:
                self.act(c.SetNotice(not self.table.notice))
            case 2:
                rank = self._random.choice([Rank.DEALER, Rank.PIT_SUPERVISOR])
                change_staff(
                    self.session, BY_MANAGER, lambda by: self._staff.set_rank(by, RELIEF, rank), "rank"
                )
            case 3:
                number = self._random.choice([DEALER, RELIEF])
                self.session.sign_on(Signature(number, PINS[number]))
            case 4:
                end = self._house.clocks.day + timedelta(hours=2)
                name = "Rahman A."
                self.act(c.AssignActingRank(MANAGER, name, Rank.SHIFT_MANAGER, end.isoformat(), ""))
            case _:
                pass
        self.table = self.session.table

    def play(self, rounds: int) -> None:
        """Deal so many rounds at random, with what happens between them."""
        for _ in range(rounds):
            super().play(1)
            self.between()
            self.session.tidy()
            self._house.send()

    def close_day(self) -> None:
        """Close the day."""
        signature = Signature(MANAGER, PINS[MANAGER])
        session = self.session
        closed = close_day(session, lambda: session.approve(c.CloseDay(DAY), signature, "end of the day"))
        assert isinstance(closed, ClosedDay), closed
        self.table = session.table
        self.ledger: Ledger = session.ledger


def build(folder: Path, seed: int) -> House:
    """Return a house with a history of its own for each seed.

    It keeps copies of its folder: one of an earlier time, and one of what a killed program leaves.
    """
    folder = folder / "house"
    folder.mkdir(parents=True)
    FileStore(folder / "staff.json", new_salt).update(lambda _: book())
    public = make_key(folder / "table.key").public
    (folder / "house.toml").write_text(PROFILE, encoding="utf-8")
    house = House(folder, public, Clocks(), "", seed)
    dice = random.Random(seed)
    table = open_table(house.profile(), clock=house.clocks.now, elapsed=house.clocks.elapsed)
    code = record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST)
    assert isinstance(code, str)
    house.code = code
    dealt = SignedTable(house, table)
    dealt.open()
    dealt.play(dice.randint(1, 3))
    if seed % 2 == 0:
        dealt.close_day()
        house.send()
    _sign_for_limits(dealt, 400_00)
    dealt.play(1)
    _keep(house, "earlier")
    _rank_of(dealt, Rank.DEALER)
    _rank_of(dealt, Rank.PIT_SUPERVISOR)
    _sign_for_limits(dealt, 500_00)
    super(SignedTable, dealt).play(dice.randint(1, 2))
    _sign_for_limits(dealt, 600_00)
    house.send()
    _keep(house, "killed")
    dealt.session.tidy()
    dealt.session.ledger.close()
    house.clocks.wait(60)
    return house


def _sign_for_limits(dealt: SignedTable, minimum: int) -> None:
    limits = Limits(minimum=minimum, maximum=5_000_000, maximum_differential=500_000)
    assert dealt.act(c.SetLimits(limits))


def _rank_of(dealt: SignedTable, rank: Rank) -> None:
    refused = change_staff(
        dealt.session, BY_MANAGER, lambda by: dealt._staff.set_rank(by, RELIEF, rank), "rank"
    )
    assert refused is None or refused.code == "rank_unchanged"
    dealt.table = dealt.session.table


def _keep(house: House, name: str) -> None:
    """Keep a copy of the folder as it lies, the program still running."""
    kept = house.folder.with_name(name)
    shutil.copytree(house.folder, kept)
    house.kept[name] = kept
