"""Mutated files and flags for the commands of the program: whatever they hold, the answer is a message."""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import io
import random
import shutil
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple
from unittest import mock

from terminal.cli import FAILED, MALFORMED, main
from terminal.cli_parser import make_parser
from terminal.ledger.archive import ARCHIVE
from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path
from terminal.ledger.head_sender import HeadTargets, send_heads, unsent_heads
from terminal.ledger.signed_heads import make_key
from terminal.ledger.tail_witness import witness_path
from terminal.rules.ranks import Rank
from terminal.table.people.authority import staff_step
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore, StaffError
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from terminal.table.setup.opening import NotOpened, open_table
from terminal.table.setup.profile import load_profile
from terminal.table.setup.typed_input import FaultyInput
from tests.patience import HANGS
from tests.table.closing import close_as
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
pepper = "pepper"
[heads]
key = "table.key"
file = "elsewhere.heads"
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
_WINDOWS: Final = ("terminal.screen.app.run_table", "terminal.screen.training_app.run_training")
"""What a command with a window comes to in the end: here it has come far enough."""
OPENS: Final = "open"
"""Stands for a start of the table without its window, which no command is."""


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
    table = DealtTable(live_ledger(ledger), 5)
    table.open()
    table.play_plainly(2)
    assert isinstance(close_as(table.session, "2024-05-01", Actor("11260", Rank.PIT_MANAGER)), ClosedDay)
    table.table = table.session.table
    table.play_plainly(1)
    table.session.tidy()
    table.session.ledger.close()
    (folder / "house.toml").write_text(_PROFILE)
    (folder / "rounds.jsonl").write_text(_SCRIPT)
    (folder / "pepper").write_bytes(b"pepper of sixteen bytes")
    (folder / "pepper").chmod(0o400)
    FileStore(folder / "staff.json", new_salt).update(lambda _: book())
    targets = HeadTargets(folder / "table.key", folder / "elsewhere.heads")
    make_key(targets.key)
    send_heads(ledger, targets, unsent_heads(ledger, targets))
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
    path.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IWUSR)
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


def _heads(folder: Path, dice: random.Random) -> list[str]:
    changed = _changed(folder / "elsewhere.heads", dice)
    return ["verify", str(folder / "BA-07.ledger"), "--heads", str(changed)]


def _key(folder: Path, dice: random.Random) -> list[str]:
    key = _changed(folder / "table.key", dice)
    key.chmod(0o400)
    return dice.choice([["key", str(key)], [OPENS, str(folder / "house.toml")]])


def _archive(folder: Path, dice: random.Random) -> list[str]:
    (archived,) = (folder / ARCHIVE).glob("*.ledger")
    _changed(dice.choice([archived, head_path(archived)]), dice)
    ledger = str(folder / "BA-07.ledger")
    return dice.choice(
        [["verify", "--all", str(folder)], ["verify", ledger], ["report", "shift", str(archived), ledger]]
    )


def _start(folder: Path, dice: random.Random) -> list[str]:
    """Change anything that a start reads; several of it now and then."""
    read = [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(".lock")]
    for path in dice.sample(sorted(read), dice.choice([1, 1, 1, 2, 3])):
        _changed(path, dice)
    return [OPENS, str(folder / "house.toml")]


def _certificate(folder: Path, dice: random.Random) -> list[str]:
    certificate = folder / "certificate.pdf"
    certificate.write_bytes(b'%PDF-1.4\n%Lammer {"trainee":1}\n%%EOF\n')
    _changed(certificate, dice)
    more = dice.choice([[], ["--ledger", str(folder / "BA-07.ledger")]])
    return ["verify", str(certificate), *more]


def _commands() -> dict[str, list[str]]:
    """Return every command, each with its own flags, as the parser knows them."""
    (choices,) = [
        action.choices for action in make_parser()._actions if isinstance(action, argparse._SubParsersAction)
    ]
    return {
        name: [flag for action in parser._actions for flag in action.option_strings]
        for name, parser in choices.items()
    }


def _flags(folder: Path, dice: random.Random) -> list[str]:
    commands = _commands()
    command = dice.choice(sorted(commands))
    names = ("BA-07.ledger", "rounds.jsonl", "house.toml", "nowhere", "table.key", "elsewhere.heads")
    words = [str(folder / name) for name in names]
    odd = [
        "",
        "\udcff",
        "\0",
        "a" * 300,
        "/",
        "/dev/null",
        "-1",
        "9" * 20,
        "\u8ced",
        "{}",
        "list",
        "shift",
        "-",
    ]
    return [
        command,
        *(dice.choice([*commands[command] * 2, *words, *odd]) for _ in range(dice.randrange(1, 6))),
    ]


ATTEMPTS: Final[tuple[Attempt, ...]] = (
    *(_profile, _staff, _head, _note, _ledger, _script, _heads, _key, _archive, _start, _certificate, _flags),
)


def attempts(inputs: Inputs, work: Path, count: int, seed: int) -> Iterator[tuple[list[str], int | str, str]]:
    """Yield the words of each command on a mutated input, what it answered, and what it wrote."""
    dice = random.Random(seed)
    for number in range(count):
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(inputs.folder, work)
        words = ATTEMPTS[number % len(ATTEMPTS)](work, dice)
        with contextlib.chdir(work):  # what a flag has it write is written there
            answer = answer_of(words)
        yield words, *answer


def _open(profile: Path) -> int:
    """Open the table of a profile as its command does, without a window; return its exit status."""
    try:
        opened = open_table(load_profile(profile))
    except FaultyInput:
        return MALFORMED
    except (LedgerError, NotOpened, StaffError) as fault:
        print(fault.message.render(), file=sys.stderr)
        return FAILED
    with closing(opened.session.ledger):
        try:
            staff_step(opened.session, opened.staff)
            unsent_heads(opened.profile.ledger, opened.profile.heads or HeadTargets(profile))
        except (LedgerError, StaffError) as fault:
            print(fault.message.render(), file=sys.stderr)
    return 0


class NeverAnswered(Exception):
    """A command that waits for what never comes, and takes no time of the processor meanwhile."""


def _cut_off(_number: int, _frame: object) -> None:
    raise NeverAnswered


def answer_of(
    words: list[str], *, run: Callable[[list[str]], int] = main, waits: float = HANGS
) -> tuple[int | str, str]:
    """Return the status of a command, or the fault that escaped it, and what it wrote.

    One that does not answer within the seconds `waits`, by the wall, is cut off: `NeverAnswered`. Where even
    that cannot reach it, the whole process is ended.
    """
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="strict")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    before = sys.stdin
    cut_off = signal.signal(signal.SIGALRM, _cut_off)
    signal.setitimer(signal.ITIMER_REAL, waits)
    faulthandler.dump_traceback_later(2 * waits + 1.0, exit=True, file=sys.__stderr__)
    sys.stdin = io.TextIOWrapper(io.BytesIO(b"{}\n"), encoding="utf-8")
    status: int | str
    try:
        with contextlib.ExitStack() as around:
            around.enter_context(contextlib.redirect_stdout(out))
            around.enter_context(contextlib.redirect_stderr(err))
            for window in _WINDOWS:
                around.enter_context(mock.patch(window, return_value=0))
            status = _open(Path(words[1])) if words[0] == OPENS else run(words)
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 2
    except Exception as fault:  # noqa: BLE001 - this is what is looked for
        status = f"{type(fault).__name__}: {fault}"
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, cut_off)
        sys.stdin = before
    err.flush()
    return status, err.buffer.getvalue().decode(errors="replace")
