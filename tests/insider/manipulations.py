"""What insiders do to a table, by row of the page on security, and where each of it is found."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from terminal.ledger.head_file import head_path, write_head_file
from terminal.ledger.head_sender import sent_path
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.signed_heads import make_key, read_heads, read_key
from terminal.ledger.tail_witness import TailWitness, witness_path
from terminal.rounds import commands as c
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.authority import assign_rank, record_staff
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import Book
from terminal.table.session.table_session import Done
from tests.insider import rewriting as again
from tests.insider.house import DAY, House
from tests.insider.rewriting import Record, copied_over
from tests.ledger.acts import behind_its_back
from tests.table.pit import MANAGER, PINS, SHIFT_MANAGER, SUPERVISOR, WRONG_PIN, book, new_seal

OWN_PIN: Final = "583920"
"""The PIN that an insider gives to everybody in a staff file of theirs."""
_LEDGER: Final = "BA-07.ledger"


class Where(Enum):
    """Where a manipulation is found."""

    VERIFY = "verify"
    ALL = "verify --all"
    HEADS = "verify --heads"
    START = "the start"
    RECORD = "refused, and on record"


@dataclass(frozen=True)
class Manipulation:
    """One manipulation, and where it must be found."""

    row: str
    """The row of the page on security to which it belongs."""
    do: Callable[[House], None]
    found: frozenset[Where]
    access: str = "B"
    not_found: str = ""
    """What the page says of why it is not found, where it is not."""


def found_by(*where: Where) -> frozenset[Where]:
    """Return where it is found."""
    return frozenset(where)


VERIFY, ALL, HEADS, START, RECORD = Where


def _written_again(change: Callable[[Record], None]) -> Callable[[House], None]:
    def do(house: House) -> None:
        record = Record(house)
        change(record)
        record.write()

    return do


def _statement(*statements: str) -> Callable[[House], None]:
    def do(house: House) -> None:
        with behind_its_back(house.ledger) as connection:
            for statement in statements:
                assert connection.execute(statement).rowcount, statement

    return do


def _file_gone(*names: str) -> Callable[[House], None]:
    def do(house: House) -> None:
        for name in names:
            (house.folder / name).unlink()

    return do


@lru_cache(maxsize=1)
def of_an_insider() -> Book:
    """Return a staff file with the numbers of the house, and PINs of the insider's choice."""
    people = [replace(one, seal=new_seal(OWN_PIN)) for one in book().people]
    return replace(book(), people=tuple(people))


def _swap_staff(house: House) -> None:
    house.staff.update(lambda _: of_an_insider())


def _older_staff(house: House) -> None:
    copied_over(house.kept["earlier"], house, "staff.json")


def _swapped_and_back(house: House) -> None:
    own = house.staff.read()
    _swap_staff(house)
    with house.opened() as table:
        refused = table.session.approve(
            c.SetLimits(Limits(minimum=1_00)), Signature(SUPERVISOR, OWN_PIN), "as agreed"
        )
        assert not isinstance(refused, Done)
    house.staff.update(lambda _: own)


def _taken_without_code(house: House) -> None:
    _swap_staff(house)
    with house.opened() as table:
        taken = record_staff(
            table.session, table.staff, Signature(SHIFT_MANAGER, OWN_PIN), StaffBasis.UNPROVED
        )
        assert isinstance(taken, str), taken
        table.session.tidy()


def _guess(house: House) -> None:
    """Try three PINs, set the count in the staff file back, and try three more."""
    own = house.staff.read()
    for _ in range(2):
        with house.opened() as table:
            for _ in range(3):
                table.session.approve(
                    c.SetLimits(Limits(minimum=1_00)), Signature(SUPERVISOR, WRONG_PIN), "as agreed"
                )
                house.clocks.wait(5)
        house.staff.update(lambda _: own)


def _profile(before: str, after: str) -> Callable[[House], None]:
    def do(house: House) -> None:
        path = house.folder / "house.toml"
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")

    return do


def _clock(span: timedelta) -> Callable[[House], None]:
    def do(house: House) -> None:
        house.clocks.day += span

    return do


def _ended_rank(house: House) -> None:
    """Have an acting rank end, set the clock back before its end, and sign by it."""
    with house.opened() as table:
        assigned = assign_rank(
            *(table.session, table.staff, Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])),
            number=SUPERVISOR,
            rank=Rank.PIT_MANAGER,
            until=house.clocks.day + timedelta(hours=1),
            reason="relief",
        )
        assert isinstance(assigned, Done), assigned
        house.clocks.wait(3700)
        table.session.handle(c.SetLimits(Limits(minimum=1_00)))
        limits = c.SetLimits(Limits(minimum=700_00, maximum=5_000_000, maximum_differential=500_000))
        done = table.session.approve(limits, Signature(MANAGER, PINS[MANAGER]), "evening")
        assert isinstance(done, Done), done
        house.clocks.day -= timedelta(hours=1)
        signature = Signature(SUPERVISOR, PINS[SUPERVISOR])
        assert not isinstance(table.session.approve(c.CloseDay(DAY), signature, "early"), Done)


def _killed(house: House) -> None:
    """Go back to what a killed program has left: acts that stand in the log alone."""
    copied_over(house.kept["killed"], house, *_files(house.kept["killed"]))
    assert (house.folder / f"{_LEDGER}-wal").stat().st_size


def _files(folder: Path) -> list[str]:
    names = {path.name for path in folder.glob(f"{_LEDGER}*")}
    return sorted(names | {f"{_LEDGER}-wal", f"{_LEDGER}-shm", "staff.json"})


def _log_gone(house: House) -> None:
    _killed(house)
    for name in (f"{_LEDGER}-wal", f"{_LEDGER}-shm"):
        (house.folder / name).unlink(missing_ok=True)


def _log_and_note_gone(house: House) -> None:
    _log_gone(house)
    witness_path(house.ledger).unlink()


def _log_gone_and_noted(house: House) -> None:
    """Take the log away, and write a note and a head that fit what is left."""
    _log_gone(house)
    _note_as_it_is(house)


def _note_as_it_is(house: House) -> None:
    with closing(LedgerReader.open(house.ledger)) as reader:
        head = reader.head
    write_head_file(house.ledger, head)
    TailWitness(house.ledger, head).close()


def _dealt_on(house: House) -> None:
    """Add a bet by the program's own code, and write note and head so that they fit: all but the seal."""
    record = Record(house)
    before = len(record.acts)
    record.add_decided(c.NewShoe(8), c.PlaceYourBets(), c.PlaceBet("1", Bet.PLAYER, 1_000_00))
    assert len(record.acts) > before
    record.write(with_key=False)


def _older_copy(house: House) -> None:
    """Put an older copy in the place of the ledger, with its own log, note, head and staff."""
    copied_over(house.kept["earlier"], house, *_files(house.kept["earlier"]))


def _everything_gone(house: House) -> None:
    for path in house.folder.glob(f"{_LEDGER}*"):
        path.unlink()
    shutil.rmtree(house.folder / "archive", ignore_errors=True)


def _ledger_gone(house: House) -> None:
    house.ledger.unlink()


def _closed_day(house: House) -> Path:
    """Return a closed day, made now if there is none."""
    if not house.archived:
        with house.opened() as table:
            from tests.table.closing import close_day  # noqa: PLC0415 - only here

            signature = Signature(MANAGER, PINS[MANAGER])
            close_day(table.session, lambda: table.session.approve(c.CloseDay(DAY), signature, "the end"))
    return house.archived[-1]


def _day_gone(house: House) -> None:
    archived = _closed_day(house)
    archived.unlink()
    head_path(archived).unlink()


def _day_altered(house: House) -> None:
    archived = _closed_day(house)
    archived.chmod(0o600)
    with behind_its_back(archived) as connection:
        connection.execute("UPDATE events SET actor = '99999' WHERE seq = 3")


def _lines(house: House) -> list[bytes]:
    return house.heads.read_bytes().splitlines(keepends=True)


def _head_kept_back(house: House) -> None:
    lines = _lines(house)
    del lines[-2]
    house.heads.write_bytes(b"".join(lines))


def _no_heads(house: House) -> None:
    """Take the section of the heads out of the profile, which is its last."""
    path = house.folder / "house.toml"
    path.write_text(path.read_text(encoding="utf-8").partition("[heads]")[0], encoding="utf-8")


def _head_altered(house: House) -> None:
    text = house.heads.read_text()
    last = [head for _, head in read_heads(house.heads) if head is not None][-1]
    house.heads.write_text(text.replace(last.hash, "5a" * 32))


def _signed_by_another_key(house: House) -> None:
    """Sign the last head that left with a key of one's own."""
    other = make_key(house.folder / "other.key")
    last = [head for _, head in read_heads(house.heads) if head is not None][-1]
    with closing(LedgerReader.open(house.ledger)) as reader:
        forged = other.sign(reader.identity, Head(last.seq, last.hash, last.at), last.what)
    house.heads.write_bytes(b"".join(_lines(house)[:-1]) + msgspec.json.encode(forged) + b"\n")


def _another_key(house: House) -> None:
    key = house.folder / "table.key"
    key.unlink()
    make_key(key)


def _all_with_its_heads(house: House) -> None:
    """Leave the last round out, and write the heads elsewhere again with the table's own key."""
    _written_again(again.last_round_left_out)(house)
    house.heads.unlink()
    sent_path(house.ledger).unlink()
    assert read_key(house.folder / "table.key").public == house.public
    house.send()


_NEVER_SIGNED: Final = "until their first right PIN the record knows no key of theirs"
_IN_NAME: Final = "an act appended to the ledger in somebody's name"
_ALTERED: Final = "an event altered, taken out or put in"
_WITHOUT_RANK: Final = "a signature of somebody locked, removed, unknown or of too low a rank"
_LAST: Final = "(SELECT max(seq) FROM events)"
_TERMS: Final = "limits, game, decks, layout, house settings or the pace edited in the profile"
_PINS: Final = "fewer digits for PINs, or a wider `clock_gap_hours`"

MANIPULATIONS: Final[dict[str, Manipulation]] = {
    # Written again by the program's own code: the chain fits, the signatures do not.
    "another sum": Manipulation(_ALTERED, _written_again(again.another_sum), found_by(VERIFY), "C"),
    "another name": Manipulation(_IN_NAME, _written_again(again.another_name), found_by(VERIFY), "C"),
    "a higher rank": Manipulation(_IN_NAME, _written_again(again.higher_rank), found_by(VERIFY), "C"),
    "another reason": Manipulation(_ALTERED, _written_again(again.another_reason), found_by(VERIFY), "C"),
    "a signature of another act": Manipulation(
        "an approval used again for another act",
        _written_again(again.signature_of_another_act),
        found_by(VERIFY),
        "C",
    ),
    "no signature": Manipulation(_IN_NAME, _written_again(again.no_signature), found_by(VERIFY), "C"),
    "nobody approves": Manipulation(_IN_NAME, _written_again(again.nobody_approves), found_by(VERIFY), "C"),
    "an act appended in a name": Manipulation(
        _IN_NAME, _written_again(again.appended_in_a_name), found_by(VERIFY), "C"
    ),
    "limits lowered by nobody": Manipulation(
        _TERMS, _written_again(again.the_limits_lowered_by_nobody), found_by(VERIFY), "C"
    ),
    "a rank too low": Manipulation(
        _WITHOUT_RANK, _written_again(again.a_rank_too_low), found_by(VERIFY), "C"
    ),
    "a forged change of the staff": Manipulation(
        _IN_NAME, _written_again(again.forged_change), found_by(VERIFY), "C"
    ),
    "a change of the staff left out": Manipulation(
        _ALTERED, _written_again(again.a_change_left_out), found_by(VERIFY), "C"
    ),
    "a key of the insider's for another": Manipulation(
        _IN_NAME, _written_again(again.own_key_for_another), found_by(VERIFY), "C"
    ),
    "another staff on record": Manipulation(
        _IN_NAME, _written_again(again.another_staff), found_by(VERIFY), "C"
    ),
    "an act left out": Manipulation(_ALTERED, _written_again(again.an_act_left_out), found_by(VERIFY), "C"),
    "two acts swapped": Manipulation(_ALTERED, _written_again(again.two_acts_swapped), found_by(VERIFY), "C"),
    "the last round left out": Manipulation(
        "the whole record written again, with all files next to it",
        _written_again(again.last_round_left_out),
        found_by(HEADS),
        "C",
    ),
    "the last round left out, and its head signed again": Manipulation(
        "heads written again where they lie",
        _all_with_its_heads,
        found_by(),
        "C",
        not_found="with the table's key they can be signed again: the file elsewhere must only grow",
    ),
    # The file itself.
    "an event altered": Manipulation(
        _ALTERED, _statement(f"UPDATE events SET actor = '99999' WHERE seq = {_LAST} - 2"), found_by(VERIFY)
    ),
    "an event taken out": Manipulation(
        _ALTERED, _statement(f"DELETE FROM events WHERE seq = {_LAST} - 5"), found_by(VERIFY)
    ),
    "an event put in": Manipulation(
        _ALTERED,
        _statement(
            f"INSERT INTO events SELECT seq + 1, at, table_id, shoe, round, kind, version, body, actor, "
            f"authority, command, hash, hash, wall FROM events WHERE seq = {_LAST}"
        ),
        found_by(VERIFY),
    ),
    "a sum in a reporting table": Manipulation(
        "a reporting table altered",
        _statement("UPDATE bets SET change_cents = change_cents + 100"),
        found_by(VERIFY),
    ),
    "the ledger moved away": Manipulation(
        "the ledger moved away",
        _ledger_gone,
        found_by(START),
    ),
    "ledger, log, note and closed days moved away": Manipulation(
        "the ledger moved away", _everything_gone, found_by(START)
    ),
    "the log gone": Manipulation("the log of the last acts taken away", _log_gone, found_by(START)),
    "the log gone, and noted so": Manipulation(
        "the log of the last acts taken away", _log_gone_and_noted, found_by(START, HEADS)
    ),
    "acts added, and noted so": Manipulation(
        "acts added by another program while the table is closed", _dealt_on, found_by(START)
    ),
    "log and note gone": Manipulation(
        "the log and the note taken away together", _log_and_note_gone, found_by(START, HEADS)
    ),
    "an older copy": Manipulation(
        "an older copy put in the place of the ledger, with its own note and head",
        _older_copy,
        found_by(START, HEADS),
    ),
    "the head file gone": Manipulation(
        "the note or the head file taken away alone", _file_gone(f"{_LEDGER}.head"), found_by(START)
    ),
    "the note gone": Manipulation(
        "the note or the head file taken away alone", _file_gone(f"{_LEDGER}.latest"), found_by(START)
    ),
    "a closed day gone": Manipulation("a closed day taken out of the archive", _day_gone, found_by(ALL)),
    "a closed day altered": Manipulation(_ALTERED, _day_altered, found_by(ALL)),
    # People.
    "the staff file gone": Manipulation(
        "the staff file moved away or spoilt, so that a first Shift Manager is made",
        _file_gone("staff.json"),
        found_by(START),
    ),
    "the staff file spoilt": Manipulation(
        "the staff file moved away or spoilt, so that a first Shift Manager is made",
        lambda house: house.staff.path.write_bytes(b"\xff{}") and None,
        found_by(START),
    ),
    "another staff file": Manipulation("another staff file in its place", _swap_staff, found_by(START)),
    "another staff file, and back": Manipulation(
        "another staff file in its place", _swapped_and_back, found_by(RECORD)
    ),
    "an older staff file": Manipulation(
        "an older copy of the staff file (a removed person, an old PIN)", _older_staff, found_by(START)
    ),
    "another staff file, taken without the code": Manipulation(
        "another file taken without the sealed code", _taken_without_code, found_by(VERIFY)
    ),
    "a guessed PIN, with the count set back": Manipulation(
        "somebody else's number with a guessed PIN", _guess, found_by(RECORD)
    ),
    "an ended rank under a clock set back": Manipulation(
        "the clock set back, so that an ended rank signs", _ended_rank, found_by(RECORD)
    ),
    # The profile.
    "a lower minimum": Manipulation(_TERMS, _profile('minimum = "100"', 'minimum = "1"'), found_by(START)),
    "no Differential": Manipulation(
        _TERMS, _profile('maximum_differential = "5000"', 'maximum_differential = "none"'), found_by(START)
    ),
    "another game": Manipulation(_TERMS, _profile("insurance-super-six-plus", "easy-six"), found_by(START)),
    "other decks": Manipulation(
        _TERMS, _profile("private = true", "private = true\ndecks = 6"), found_by(START)
    ),
    "other digits for PINs": Manipulation(
        _PINS, _profile('file = "staff.json"', 'file = "staff.json"\npin_digits = 8'), found_by(START)
    ),
    "a wider gap of the clock": Manipulation(
        _PINS, _profile('kind = "live"', 'kind = "live"\nclock_gap_hours = 700'), found_by(START)
    ),
    # Time.
    "the clock behind": Manipulation(
        "the clock set while the table is closed", _clock(-timedelta(hours=3)), found_by(START)
    ),
    "the clock far ahead": Manipulation(
        "the clock set while the table is closed", _clock(timedelta(days=365)), found_by(START)
    ),
    "the clock a little ahead": Manipulation(
        "the clock set while the table is closed",
        _clock(timedelta(hours=3)),
        found_by(),
        not_found="**less than that ahead: not found**",
    ),
    # Heads and key.
    "a head kept back": Manipulation("a head kept from leaving", _head_kept_back, found_by(HEADS)),
    "no heads any more": Manipulation(
        "the place of the heads changed in the profile", _no_heads, found_by(START)
    ),
    "heads sent elsewhere": Manipulation(
        "the place of the heads changed in the profile",
        _profile("elsewhere.heads", "another.heads"),
        found_by(START),
    ),
    "a head altered": Manipulation("heads written again where they lie", _head_altered, found_by(HEADS)),
    "a head signed by another key": Manipulation(
        "heads written again where they lie", _signed_by_another_key, found_by(HEADS)
    ),
    "another key of the table": Manipulation(
        "another key put in the place of the table's", _another_key, found_by(START)
    ),
}

PLAYED_ELSEWHERE: Final[dict[str, str]] = {
    "acts added by another program while the table is open": "tests/table/test_foreign_write.py",
    "guessing PINs from the staff file": "tests/table/test_staff_record.py",
    "a person who has not signed since the upgrade": "tests/table/test_staff_record.py",
    "a badge held to the reader amid a round": "tests/screen/test_badge_burst.py",
    "the clock set ahead or back while the table is open": "tests/table/test_clock.py",
    "a second program on the same ledger": "tests/ledger/test_faults_at_work.py",
    "a file of the program changed": "tests/packaging/test_lammer_check.py",
    "an older release with its own manifest": "tests/packaging/test_lammer_check.py",
    "the key, the notes or `lammer-check` replaced": "tests/packaging/test_lammer_check.py",
}
"""The rows that no manipulation of files plays, and the file of tests that holds each."""
