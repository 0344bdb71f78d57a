"""The command line of `lammer`: the commands, their options, and the help on them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.cli_training import AFTER_TRAINING, FAILED_TO_OPEN, LEFT
from terminal.rules.ranks import Rank

_STATUSES = """exit status:
  0    done; of verify: the ledger is whole
  1    not done, or of verify: not whole; the reason is said
  2    not understood: the command line, a profile, a script, a period
  3    report: made, though a part of its period is on record elsewhere;
       verify --all: whole, but a day is missing
  4    report: made of ledgers that are not whole, or not made because of that
  5    trial: not now, a round is under way
  130  broken off with Ctrl+C
  141  the reader of the output closed it (as in: lammer layouts | head -1)
"""
_VERIFY = """examples:
  lammer verify BA-07.ledger
  lammer verify archive/BA-07-2025-11-27-5123.ledger
  lammer verify archive/*.ledger --jobs 4
  lammer verify --all /var/lib/lammer/live --jobs 4
  lammer verify BA-07.ledger --head /mnt/audit/BA-07.ledger.head
  lammer verify BA-07.ledger --head HASH    (that at the foot of a report)
  lammer verify BA-07.ledger --heads /mnt/audit/BA-07.heads --key PUBLIC
  lammer verify certificate.pdf --ledger TR-01.ledger

Each finding is one line: where, then what. Looked at are the file itself, its
tables and triggers, the chain of hashes without a gap, times that run back
only where a clock was confirmed, the head file, the last event noted next to
the ledger, every act, decided again by the rules, and the reporting tables. It
only reads, and can be run while the table is in play. --all proves the whole
chain of days: each goes on from the one before. A certificate of training is
made again from its ledger and compared byte for byte.
Exit status: 0 whole, 1 not whole or not readable, 2 not understood, 3 of --all:
whole, but the day before one of them is missing; a certificate without its
ledger is not checked, which is 3 too.
"""
_KEY = """examples:
  lammer key --new /etc/lammer/BA-07.key
  lammer key /etc/lammer/BA-07.key

The heads of a table that names it in its profile ([heads] key) are signed with
it. Note the public key and its fingerprint elsewhere: `lammer verify --heads`
asks for it. Exit status: 0 shown, 1 not made or not readable.
"""
_REBUILD = """example:
  lammer rebuild BA-07.ledger

The events stay as they are; of altered ones no table is made. It takes up to a
minute, and the table must be closed.
Exit status: 0 made again, 1 not made, and the tables are as before.
"""
_BACKUP = """example:
  lammer backup BA-07.ledger /mnt/backup/BA-07-noon.ledger

The copy is whole, with its head file, also of a table in play. Nothing is
written over. Of a ledger that lacks what was recorded, or was altered, no copy
is made. Copies at regular times are made by the table itself: see [backup] in
its profile. Exit status: 0 copied, 1 not copied, nothing left.
"""
_REPORT = """examples:
  lammer report shift BA-07.ledger
  lammer report shift BA-07.ledger --from 2025-11-27T10:00 --to 2025-11-27T18:00
  lammer report insurance archive/*.ledger BA-07.ledger --format csv --out sheets/
  lammer report shift BA-07.ledger --format pdf --out shift.pdf

Of a live ledger alone, the archived days that the period reaches back to are
looked for in the archive next to it. It only reads, and can be run while the
table is in play. What the figures mean: resources/docs/reports.md.
Exit status: 0 made, 1 not made or not written, 2 not available in this form,
3 made though not complete, 4 the ledgers are not whole.
"""
_REPLAY = """examples:
  lammer replay rounds.jsonl
  lammer replay - < rounds.jsonl
  lammer replay rounds.jsonl --ledger audit.ledger
  lammer replay monday.jsonl tuesday.jsonl --jobs 4

A line of JSON for each script; the form of both is written down in
resources/docs/session-scripts.md. Exit status: 0 played, refusals included,
1 not recorded, 2 malformed: then nothing was played.
"""
_EDGE = """examples:
  lammer edge --game NAME
  lammer edge --game NAME --decks 6 --json
  lammer edge --game NAME --after "P: 5H KC; B: QS 6D"

Exit status: 0 worked out, 2 not understood.
"""
_REHEARSE = """examples:
  lammer rehearse GAME OTHER
  lammer rehearse GAME@2 GAME
  lammer rehearse BA-07.toml BA-07-tomorrow.toml --ledger training.ledger
  lammer rehearse GAME tomorrow.json --drill drill.jsonl
  lammer rehearse --rules GAME > tomorrow.json

Says which questions have another answer under NEW: draws, insurance rows,
prices, remedies, who decides, and what the settings of the house alter. A
side is a game, a game with the version of its reading, a profile, or a file
of rules that is changed to what the new ones say. Wording, paragraph numbers
and order are listed apart. Exit status: 0 compared, 1 not written, 2 a side
is not understood.
"""
_SCENARIO = """examples:
  lammer scenario own-scenarios.jsonl
  lammer scenario --from BA-07.ledger 3/41 > drill.jsonl

Reads scenarios, one a line: a story, the paragraph that it is about, and a
session script. Each is played in each of its games, and what follows is
compared with what it says. Those that travel with the program stand in
resources/scenarios. With --from it makes a scenario of a round that was
dealt, here round 41 of shoe 3: boxes, suits and sums are drawn again, people,
times and the table are left out. Exit status: 0 all hold, or made; 1 none can
be made; 2 one does not hold, its line is named.
"""
_LAYOUTS = """Exit status: 0 listed, 2 a layout file is faulty.
"""
_TABLE = """examples:
  lammer table
  lammer table --profile BA-07.toml
  lammer table --board window

The players' display has a screen of its own where the profile names one: see
board_screen and [board] there.
Exit status: 0 closed by somebody, 1 not opened, 2 the profile is faulty.
"""
_TRAIN = """examples:
  lammer train
  lammer train --game commission --layout mini-7
  lammer train --profile training.toml

A live or demo table leads here too, before its first shoe: *Train on this
terminal*. Leaving then goes back to that table.

No network, no PIN: a trainee gives a name and a staff number. What is done here
stands in a ledger of its own; a live ledger is refused, as a live table refuses
this one. See resources/docs/training.md.
Exit status: 0 closed by somebody, 1 not opened, 2 not understood.
"""
_COHORT = """examples:
  lammer cohort
  lammer cohort --profile training.toml --format pdf --out cohort.pdf
  lammer cohort --profile training.toml --format csv --out sheets/

Who is ready, topic by topic; the hardest items, exams, sign-offs that lapsed,
assignments and notes, as the last day of training has left them. Not while the
table of training is open.
Exit status: 0 made, 1 not made, 2 not understood.
"""
_STAFF = """examples:
  lammer staff --profile BA-07.toml list
  lammer staff --profile BA-07.toml --by 40001 add 10007 "Chua B. H." dealer

PINs are asked for, never written on the command line.
Exit status: 0 done, 1 refused or not done, 2 not understood.
"""


_DOCTOR = """examples:
  lammer doctor --profile /etc/lammer/table.toml

Looked at are the release and the last check of its files, displays and touch,
the clock, the disk, rights, fonts, the ledger, the staff file and the copies.
It only reads, and can be run while the table is in play.
Exit status: 0 nothing is wrong, 1 something is, 2 the profile is faulty.
"""
_SUPPORT = """example:
  lammer support-bundle --profile /etc/lammer/table.toml /media/stick/BA-07.tar.gz

In it are versions, the page of `lammer doctor`, the results of the checks, and
of the logs the times, the kinds of faults and the places in the program: no
name, no PIN, no bet. Nothing is written over.
Exit status: 0 packed, 1 not packed, 2 the profile is faulty.
"""
_TRIAL = """example:
  lammer trial --profile /etc/lammer/table.toml

The ledger is only read: a copy of it is brought to the form of this release
and verified. Exit status: 0 the table may go over to it, 1 it may not, with the
reason, 2 the profile is faulty, 5 not now, a round is under way.
"""
_WHERE = """example:
  lammer where --profile /etc/lammer/table.toml
"""


_MOST_JOBS = 256


class _Version(argparse.Action):
    """Says which Lammer this is, once it is asked for: looking that up takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="say which Lammer this is")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from terminal.table.setup.release import this_release

        parser.exit(message=f"lammer {this_release()}\n")


class Parser(argparse.ArgumentParser):
    """A parser whose help names what there is of something, looked up only once that help is asked for."""

    listing: tuple[argparse.Action, Callable[[], Iterable[str]]] | None = None
    """The argument, and the names that it takes; the first stands in the examples for NAME."""

    def format_help(self) -> str:
        if self.listing is not None:
            argument, find_names = self.listing
            names = tuple(find_names())
            argument.help = ", ".join(names)
            self.epilog = (self.epilog or "").replace("NAME", names[0])
        return super().format_help()


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]  # noqa: SLF001 - argparse has no other name for it


def _game_names() -> Iterable[str]:
    from terminal.rules.games import GAMES

    return GAMES


def _report_names() -> Iterable[str]:
    from terminal.reports.catalogue import REPORTS

    return REPORTS


def _ledger(text: str) -> Path:
    """Return the file that a name leads to: what lies next to a ledger never lies next to a link to it."""
    is_link = os.path.islink(text)  # noqa: PTH114 - unlike that of a path, it raises nothing
    return Path(os.path.realpath(text)) if is_link else Path(text)


def _file(text: str) -> Path:
    """Return the path of a name; no file has a name with a NUL in it, as a program may pass on."""
    if "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a file")
    return Path(text)


def _name(text: str) -> str:
    """Return what may be the name of a file, or something else, as it stands."""
    return text if "\0" not in text else str(_file(text))


def make_parser(*, only_table: bool = False) -> Parser:
    """Return the parser; what it answers has the name of the command in `command`.

    With `only_table` it knows no other command: a start of the table waits for none of them.
    """
    parser = Parser(
        prog="lammer",
        description="The dealer's terminal for live casino baccarat. Without a command it opens a table.",
        epilog=_STATUSES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version)
    parser.set_defaults(command="table", profile=None, painted_to=None, board=None, after_training=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_table(commands)
    if not only_table:
        _add_training(commands)
        _add_replay(commands)
        _add_ledger_commands(commands)
        _add_report(commands)
        _add_rules(commands)
        _add_rehearse(commands)
        _add_staff(commands)
        _add_installed(commands)
    return parser


def _add_table(commands: Commands) -> None:
    table = _command(commands, "table", "open a table (the demo table, if no profile is named)", _TABLE)
    table.add_argument("--profile", type=_file, metavar="FILE", help="the table's profile, a TOML file")
    table.add_argument(
        "--board", choices=("window",), help="show the players' display in a window, to try it out"
    )
    table.add_argument("--painted-to", type=int, metavar="FD", help=argparse.SUPPRESS)
    table.add_argument(AFTER_TRAINING, choices=(LEFT, FAILED_TO_OPEN), help=argparse.SUPPRESS)


def _add_training(commands: Commands) -> None:
    train = _command(commands, "train", "learn to deal, and show that you can", _TRAIN)
    train.add_argument("--profile", type=_file, metavar="FILE", help="the profile of a table of training")
    train.add_argument("--game", metavar="G", help="the game, where no profile is named")
    train.add_argument("--layout", metavar="L", help="the layout, where no profile is named")
    train.add_argument("--full-screen", action="store_true", help=argparse.SUPPRESS)
    train.add_argument("--then", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)

    cohort = _command(commands, "cohort", "say who of the trainees is ready, and what is hard", _COHORT)
    cohort.add_argument("--profile", type=_file, metavar="FILE", help="the profile of a table of training")
    _add_formats(cohort)


def _add_replay(commands: Commands) -> None:
    replay = _command(commands, "replay", "play session scripts without a screen", _REPLAY)
    replay.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a file of scripts, one JSON object a line; - = standard input",
    )
    replay.add_argument(
        "--ledger",
        type=_ledger,
        metavar="PATH",
        help="record into this ledger of kind replay, made if it is not there; in one process",
    )
    _add_jobs(replay)


def _add_rules(commands: Commands) -> None:
    """Add the commands on layouts and games."""
    layouts = _command(commands, "layouts", "list the table layouts and their boxes", _LAYOUTS)
    layouts.add_argument("--json", action="store_true", help="as JSON")

    edge = _command(commands, "edge", "the exact house edge of every bet of a game", _EDGE)
    game = edge.add_argument("--game", required=True, metavar="G")
    edge.listing = (game, _game_names)
    edge.add_argument("--decks", type=int, default=8, metavar="N", help="decks in the shoe (default 8)")
    edge.add_argument(
        "--after", metavar="HANDS", help='the odds of a moment, such as "P: 5H KC 7D; B: QS 6D"'
    )
    edge.add_argument("--json", action="store_true", help="as JSON")


def _command(commands: Commands, name: str, does: str, more: str) -> Parser:
    """Return one command, with what it does in a line, and what else its own help says."""
    parser = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=name)
    return parser


def _add_jobs(parser: Parser) -> None:
    parser.add_argument(
        "--jobs", type=_jobs, default=1, metavar="N", help="processes that share the work (default 1)"
    )


def _jobs(text: str) -> int:
    """Return a number of processes from 1 on."""
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= _MOST_JOBS:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to {_MOST_JOBS}")
    return int(text)


def _add_ledger_commands(commands: Commands) -> None:
    """Add the commands that do something with a ledger's file."""
    verify = _command(commands, "verify", "prove a ledger, live or archived, or a certificate", _VERIFY)
    verify.add_argument(
        "ledgers", type=_ledger, nargs="*", metavar="LEDGER", help="the files, or one certificate as PDF"
    )
    verify.add_argument(
        "--all",
        type=_file,
        metavar="FOLDER",
        dest="folder",
        help="every day of the tables whose ledgers lie in a folder and in its archive",
    )
    _add_jobs(verify)
    verify.add_argument(
        "--head",
        type=_name,
        action="append",
        default=[],
        metavar="FILE|HASH",
        help="a head noted elsewhere: a copy of a head file, or the hash on a report",
    )
    verify.add_argument(
        "--after",
        type=_ledger,
        metavar="LEDGER",
        help="the archived ledger that it goes on from (else it is looked for in the archive)",
    )
    verify.add_argument(
        "--ledger",
        type=_ledger,
        dest="of_ledger",
        metavar="LEDGER",
        help="the training ledger of the certificate that is named",
    )
    verify.add_argument(
        "--heads", type=_file, metavar="FILE", help="the heads that left the machine, to be found in it again"
    )
    verify.add_argument(
        "--key",
        action="append",
        default=[],
        dest="keys",
        metavar="PUBLIC",
        help="the public key of the table, noted elsewhere (lammer key shows it); may be given again",
    )
    rebuild = _command(commands, "rebuild", "make the reporting tables of a ledger again", _REBUILD)
    rebuild.add_argument("ledger", type=_ledger, metavar="LEDGER", help="the file")
    key = _command(commands, "key", "show the public key of a table, or make a new key", _KEY)
    key.add_argument("file", type=_file, metavar="FILE", help="the file of the private key")
    key.add_argument("--new", action="store_true", help="make it, where no file is yet")
    backup = _command(commands, "backup", "copy a ledger safely, in play if need be", _BACKUP)
    backup.add_argument("ledger", type=_ledger, metavar="LEDGER", help="the file")
    backup.add_argument("destination", type=_file, metavar="DEST", help="where nothing is yet")


def _add_report(commands: Commands) -> None:
    report = _command(commands, "report", "make a report on a table and a period, out of its ledger", _REPORT)
    report.listing = (report.add_argument("name", metavar="NAME"), _report_names)
    report.add_argument("ledgers", type=_ledger, nargs="+", metavar="LEDGER", help="live and archived files")
    moment = "a date, or a time such as 2025-11-27T18:00, by the clock of the house"
    report.add_argument("--from", dest="start", metavar="TIME", help=f"{moment} (default: the first event)")
    report.add_argument("--to", dest="end", metavar="TIME", help=f"{moment}; a date is meant to its end")
    _add_formats(report)
    report.add_argument(
        "--target-pace", metavar="N", help="rounds an hour to be reached, if not those on record"
    )


def _add_formats(report: argparse.ArgumentParser) -> None:
    """Add how and where a report is written."""
    report.add_argument(
        "--format", choices=("text", "csv", "json", "pdf"), default="text", help="text if left out"
    )
    report.add_argument("--out", type=_file, metavar="FILE", help="for CSV also a folder: one file a section")
    report.add_argument(
        "--replace", action="store_true", help="write over a file that is there, if it is not a ledger's"
    )
    report.add_argument("--section", metavar="KEY", help="the section that CSV holds, if not the main one")
    report.add_argument(
        "--language",
        choices=("en", "zh-Hant", "zh-Hans"),
        default="en",
        help="of text and PDF; English if left out",
    )


def _add_installed(commands: Commands) -> None:
    """Add the commands for a technician at an installed table."""
    for name, does, more in (
        ("doctor", "say what is right and what is wrong with this installation", _DOCTOR),
        ("support-bundle", "pack logs and versions, without a name, a PIN or a bet", _SUPPORT),
        ("trial", "try this release on a copy of a table's ledger", _TRIAL),
        ("where", "say where the files of a table lie", _WHERE),
    ):
        command = _command(commands, name, does, more)
        command.add_argument("--profile", type=_file, metavar="FILE", help="the table's profile")
        if name == "support-bundle":
            command.add_argument("out", type=_file, metavar="FILE", help="where nothing is yet")


def _add_rehearse(commands: Commands) -> None:
    scenario = _command(commands, "scenario", "play scenarios, and say whether they hold", _SCENARIO)
    scenario.add_argument(
        "files", type=_name, nargs="+", metavar="FILE", help="a file of scenarios; with --from, SHOE/ROUND"
    )
    scenario.add_argument(
        "--from",
        dest="origin",
        type=_ledger,
        metavar="LEDGER",
        help="make a scenario of a round of it",
    )
    rehearse = _command(
        commands, "rehearse", "say what changes from one version of rules to another", _REHEARSE
    )
    rehearse.add_argument("versions", type=_name, nargs="*", metavar="OLD NEW", help="the two sides")
    rehearse.add_argument(
        "--ledger",
        type=_ledger,
        metavar="FILE",
        help="a training ledger, whose sign-offs that lapse are listed",
    )
    rehearse.add_argument(
        "--drill",
        type=_file,
        metavar="FILE",
        help="write the drill of the differing questions, where nothing is yet",
    )
    rehearse.add_argument("--rules", metavar="GAME", help="write the rules of a game as a file to change")


def _add_staff(commands: Commands) -> None:
    """Add the commands of `lammer staff`. No PIN is ever an argument: others could read it there."""
    staff = _command(commands, "staff", "list and change the people of a table's staff file", _STAFF)
    staff.add_argument(
        "--profile", type=_file, required=True, metavar="FILE", help="the profile that names the staff file"
    )
    staff.add_argument(
        "--by", metavar="NUMBER", help="staff number of who authorises a change; the PIN is asked for"
    )
    acts = staff.add_subparsers(title="commands", metavar="COMMAND", dest="act", required=True)
    acts.add_parser("list", help="everybody: number, rank, name, and whether the number is locked")
    ranks = [rank.value for rank in Rank]
    for act, words in (
        ("add", "add a person; the first must be a shift_manager, and nobody authorises it"),
        ("set-pin", "give a person another PIN: one's own, or anybody's by a Shift Manager"),
        ("set-badge", "give a person a badge, or take it away"),
        ("rank", "give a person another rank"),
        ("unlock", "unlock a number"),
        ("remove", "take a person off the staff"),
    ):
        one = acts.add_parser(act, help=words)
        one.add_argument("number", metavar="NUMBER", help="the person's staff number")
        if act == "add":
            one.add_argument("name", metavar="NAME")
        if act in ("add", "rank"):
            one.add_argument("rank", choices=ranks)
