"""Mutated files and flags for the commands of the program: whatever they hold, the answer is a message."""

from __future__ import annotations

import contextlib
import io
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from terminal.cli import main
from terminal.ledger.head_file import head_path
from terminal.ledger.tail_witness import witness_path
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from tests.table.dealing import DealtTable, live_ledger
from tests.table.pit import book

STATUSES: Final = frozenset({0, 1, 2, 3, 4})
"""What a command may answer to input that is wrong."""

_PROFILE: Final = """\
id = "BA-07"
kind = "live"
zone = "Asia/Singapore"
game = "insurance-super-six-plus"
layout = "mini-7"
minimum = "100"
clock_gap_hours = 24
[chips]
currency = "SGD"
values = ["100", "500", "1000"]
[ledger]
file = "BA-07.ledger"
[staff]
file = "staff.json"
[backup]
every_minutes = 5
"""
_SCRIPT: Final = (
    '{"table": {"game": "easy-six"}, "steps": [{"do": "new_shoe"}, {"do": "place_your_bets"}, '
    '{"do": "place", "box": "1", "bet": "player", "amount": "100"}, {"do": "no_more_bets"}, '
    '{"do": "deal", "card": "8S"}, {"do": "deal", "card": "KH"}, {"do": "deal", "card": "KD"}, '
    '{"do": "deal", "card": "2C"}]}\n'
)
_TOKENS: Final = (
    b"\xff", b"\x00", b"\xed\xa0\x80", b"\xc3\x28", b"{", b"}", b"[", b"]", b'"', b"\\", b"\\ud800", b"'",
    b"-1", b"1e999", b"9" * 40, b"0" * 5000, b"null", b"true", b"NaN", b"\r", b"\n", b"=", b"#", b"A" * 300,
    b"\xef\xbb\xbf", b"[" * 2000, b"1970-01-01", b"../../etc/passwd", b"\xe8\xb3\xad",
)  # fmt: skip
_FLAGS: Final = (
    "--head", "--after", "--jobs", "--ledger", "--format", "--from", "--to", "--out", "--section", "-",
    "--profile", "--game", "--decks", "--json", "--painted-to", "--target-pace", "--by", "--version",
)  # fmt: skip


class Inputs(NamedTuple):
    """Whole files to mutate, in a folder of their own."""

    folder: Path

    def file(self, name: str) -> Path:
        """Return a file by its name."""
        return self.folder / name


def whole_inputs(folder: Path) -> Inputs:
    """Make one of each file that the program reads."""
    folder.mkdir(parents=True, exist_ok=True)
    ledger = folder / "BA-07.ledger"
    with closing(live_ledger(ledger)) as made:
        table = DealtTable(made, 5)
        table.open()
        table.play_plainly(2)
        made.write_head()
        made.checkpoint()
    (folder / "house.toml").write_text(_PROFILE)
    (folder / "rounds.jsonl").write_text(_SCRIPT)
    FileStore(folder / "staff.json", new_salt).update(lambda _: book())
    return Inputs(folder)


def mutated(content: bytes, dice: random.Random) -> bytes:
    """Return a content with something wrong in it."""
    at = dice.randrange(len(content) + 1)
    token = dice.choice(_TOKENS)
    match dice.randrange(6):
        case 0:
            return content[:at]
        case 1:
            return content[:at] + token + content[at:]
        case 2:
            return content[:at] + token + content[at + len(token) :]
        case 3:
            return content[:at] + content[at + dice.randrange(1, 40) :]
        case 4:
            return bytes([dice.randrange(256)]).join((content[:at], content[at + 1 :]))
        case _:
            return content[at:] + content[:at]


Attempt = Callable[[Path, random.Random], list[str]]
"""Makes something wrong in the folder, and returns the words of a command that meets it."""


def _changed(path: Path, dice: random.Random) -> Path:
    path.write_bytes(mutated(path.read_bytes(), dice))
    return path


def _profile(folder: Path, dice: random.Random) -> list[str]:
    return ["staff", "--profile", str(_changed(folder / "house.toml", dice)), "list"]


def _staff(folder: Path, dice: random.Random) -> list[str]:
    _changed(folder / "staff.json", dice)
    return ["staff", "--profile", str(folder / "house.toml"), "list"]


def _head(folder: Path, dice: random.Random) -> list[str]:
    return [
        "verify",
        str(folder / "BA-07.ledger"),
        "--head",
        str(_changed(head_path(folder / "BA-07.ledger"), dice)),
    ]


def _note(folder: Path, dice: random.Random) -> list[str]:
    _changed(witness_path(folder / "BA-07.ledger"), dice)
    return [dice.choice(["verify", "rebuild"]), str(folder / "BA-07.ledger")]


def _ledger(folder: Path, dice: random.Random) -> list[str]:
    ledger = _changed(folder / "BA-07.ledger", dice)
    return dice.choice(
        [["verify", str(ledger)], ["report", "shift", str(ledger)], ["rebuild", str(ledger)],
         ["backup", str(ledger), str(folder / "copy.ledger")]]
    )  # fmt: skip


def _script(folder: Path, dice: random.Random) -> list[str]:
    return ["replay", str(_changed(folder / "rounds.jsonl", dice))]


def _flags(folder: Path, dice: random.Random) -> list[str]:
    command = dice.choice(["replay", "verify", "rebuild", "backup", "report", "layouts", "edge", "staff"])
    words = [str(folder / name) for name in ("BA-07.ledger", "rounds.jsonl", "house.toml", "nowhere")]
    odd = [
        "",
        "\udcff",
        "\0",
        "a" * 300,
        "/",
        "/dev/null",
        "-1",
        "99999999999999999999",
        "\u8ced",
        "{}",
        "list",
    ]
    return [command, *(dice.choice([*_FLAGS, *words, *odd]) for _ in range(dice.randrange(1, 6)))]


ATTEMPTS: Final[tuple[Attempt, ...]] = (_profile, _staff, _head, _note, _ledger, _script, _flags)


def attempts(inputs: Inputs, work: Path, count: int, seed: int) -> Iterator[tuple[list[str], int | str, str]]:
    """Yield the words of each command on a mutated input, what it answered, and what it wrote."""
    dice = random.Random(seed)
    for number in range(count):
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(inputs.folder, work)
        words = ATTEMPTS[number % len(ATTEMPTS)](work, dice)
        with contextlib.chdir(work):  # what a flag has it write is written there
            answer = _answer(words)
        yield words, *answer


def _answer(words: list[str]) -> tuple[int | str, str]:
    """Return the status of a command, or the fault that escaped it, and what it wrote."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="strict")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(b"{}\n"), encoding="utf-8")
    status: int | str
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(words)
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 2
    except Exception as fault:  # noqa: BLE001 - this is what is looked for
        status = f"{type(fault).__name__}: {fault}"
    finally:
        sys.stdin = before
    err.flush()
    return status, err.buffer.getvalue().decode(errors="replace")
