"""The commands of `lammer`: the table itself, and what can be done without its screen."""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.rounds.ranks import Rank

if TYPE_CHECKING:
    from terminal.ledger.verify import Finding
    from terminal.table.staff_commands import Desk, Outcome

MALFORMED = 2
"""Exit status for input that cannot be read."""

FAILED = 1
"""Exit status for what could not be done."""

INCOMPLETE = 3
"""Exit status for a report that was made, though a part of its period is on record elsewhere."""

NOT_WHOLE = 4
"""Exit status for a report out of ledgers that are not whole, whether or not one could be made."""

STANDARD_INPUT = "-"

_HASH = re.compile(r"[0-9a-f]{64}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; answers its exit status."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except BrokenPipeError:
        # Whoever read our output has heard enough; nothing of ours is lost by that.
        sys.stderr.close()
        return FAILED


class _Version(argparse.Action):
    """Says which Lammer this is, once it is asked for: looking that up takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="say which Lammer this is")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        parser.exit(message=f"lammer {version('lammer')}\n")


class _Parser(argparse.ArgumentParser):
    """A parser whose help names what there is of something, looked up only once that help is asked for."""

    listing: tuple[argparse.Action, Callable[[], Iterable[str]]] | None = None
    """The argument, and the names that it takes."""

    def format_help(self) -> str:
        if self.listing is not None:
            argument, names = self.listing
            argument.help = ", ".join(names())
        return super().format_help()


def _game_names() -> Iterable[str]:
    from terminal.rules.games import GAMES

    return GAMES


def _report_names() -> Iterable[str]:
    from terminal.reports.catalogue import REPORTS

    return REPORTS


def _parser() -> _Parser:
    parser = _Parser(
        prog="lammer",
        description="The dealer's terminal for live casino baccarat. Without a command it opens a table.",
    )
    parser.add_argument("--version", action=_Version)
    parser.set_defaults(run=_open_table, profile=None, painted_to=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    table = commands.add_parser("table", help="open a table (the demo table, if no profile is named)")
    table.add_argument("--profile", type=Path, metavar="FILE", help="the table's profile, a TOML file")
    table.add_argument("--painted-to", type=int, metavar="FD", help=argparse.SUPPRESS)
    table.set_defaults(run=_open_table)

    replay = commands.add_parser("replay", help="play session scripts without a screen")
    replay.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a file of scripts, one JSON object a line; - = standard input",
    )
    replay.add_argument(
        "--ledger",
        type=Path,
        metavar="PATH",
        help="record into this ledger of kind replay, made if it is not there",
    )
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify", help="prove a ledger, live or archived: exit status 0 if it is whole"
    )
    verify.add_argument("ledger", type=Path, metavar="LEDGER")
    verify.add_argument(
        "--head",
        action="append",
        default=[],
        metavar="FILE|HASH",
        help="a head noted elsewhere: a copy of a head file, or the hash on a report",
    )
    verify.add_argument(
        "--after",
        type=Path,
        metavar="LEDGER",
        help="the archived ledger that it goes on from (else it is looked for in the archive)",
    )
    verify.set_defaults(run=_verify)

    rebuild = commands.add_parser("rebuild", help="make the read tables of a ledger anew from its events")
    rebuild.add_argument("ledger", type=Path, metavar="LEDGER")
    rebuild.set_defaults(run=_rebuild)

    backup = commands.add_parser("backup", help="copy a ledger safely, in play if need be")
    backup.add_argument("ledger", type=Path, metavar="LEDGER")
    backup.add_argument("destination", type=Path, metavar="DEST", help="where nothing is yet")
    backup.set_defaults(run=_backup)

    _add_report(commands)

    layouts = commands.add_parser("layouts", help="list the table layouts and their boxes")
    layouts.add_argument("--json", action="store_true", help="as JSON")
    layouts.set_defaults(run=_layouts)

    edge = commands.add_parser("edge", help="the exact house edge of every bet of a game")
    game = edge.add_argument("--game", required=True, metavar="G")
    edge.listing = (game, _game_names)
    edge.add_argument("--decks", type=int, default=8, metavar="N", help="decks in the shoe (default 8)")
    edge.add_argument(
        "--after", metavar="HANDS", help='the odds of a moment, such as "P: 5H 2C 9D; B: QS 6D"'
    )
    edge.add_argument("--json", action="store_true", help="as JSON")
    edge.set_defaults(run=_edge)
    _add_staff(commands)
    return parser


def _add_report(commands: argparse._SubParsersAction[_Parser]) -> None:
    """The command `lammer report`."""
    report = commands.add_parser("report", help="a report on a table and a period, out of its ledger")
    report.listing = (report.add_argument("name", metavar="NAME"), _report_names)
    report.add_argument("ledgers", type=Path, nargs="+", metavar="LEDGER", help="live and archived files")
    moment = "a date, or a time such as 2025-11-27T18:00, by the clock of the house"
    report.add_argument("--from", dest="start", metavar="TIME", help=f"{moment} (default: the first event)")
    report.add_argument("--to", dest="end", metavar="TIME", help=f"{moment}; a date is meant to its end")
    report.add_argument("--format", choices=("text", "csv", "json", "pdf"), default="text")
    report.add_argument("--out", type=Path, metavar="FILE", help="for CSV also a folder: one file a section")
    report.add_argument(
        "--replace", action="store_true", help="write over a file that is there, if it is not a ledger's"
    )
    report.add_argument("--section", metavar="KEY", help="the section that CSV holds, if not the main one")
    report.add_argument("--target-pace", metavar="N", help="rounds an hour to be reached")
    report.set_defaults(run=_report)


def _add_staff(commands: argparse._SubParsersAction[_Parser]) -> None:
    """The commands of `lammer staff`. No PIN is ever an argument: others could read it there."""
    staff = commands.add_parser("staff", help="list and change the people of a table's staff file")
    staff.add_argument(
        "--profile", type=Path, required=True, metavar="FILE", help="the profile that names the staff file"
    )
    staff.add_argument(
        "--by", metavar="NUMBER", help="staff number of whoever authorises a change; the PIN is asked for"
    )
    staff.set_defaults(run=_staff)
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


def _open_table(options: argparse.Namespace) -> int:
    # Nothing that a start makes is garbage; once the table is ready, it lets the collector in again.
    gc.disable()
    from terminal.screen.first_picture import show_first_picture

    picture = show_first_picture(options.profile)
    from terminal.screen.app import run_table

    return run_table(options.profile, options.painted_to, picture)


def _replay(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.ledger import Ledger
    from terminal.table.layout_reader import LayoutError
    from terminal.table.places import DataFolderError
    from terminal.table.scripts.fields import ScriptError
    from terminal.table.scripts.playing import ScriptNotPlayed, play
    from terminal.table.scripts.reading import SCRIPT_TABLE, Script, read_scripts

    scripts: list[Script] = []
    for name in options.files:
        try:
            scripts.extend(read_scripts(_lines(name), _source(name)))
        except (ScriptError, LayoutError, DataFolderError) as error:
            return _fail(str(error), MALFORMED)
        except OSError as error:
            return _fail(f"{name}: cannot be read: {error}", MALFORMED)

    def ledger_of(path: Path | None) -> Ledger:
        if path is not None and os.path.lexists(path):  # unlike `exists` of a path, it raises nothing
            return Ledger.open(path, kind=LedgerKind.REPLAY)
        return Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")

    try:
        with ExitStack() as open_ledgers:
            shared = None
            if options.ledger is not None:
                shared = ledger_of(options.ledger)
                open_ledgers.callback(shared.close)
            for script in scripts:
                ledger = shared or ledger_of(None)
                print(json.dumps(play(script, ledger), ensure_ascii=False))
                if shared is None:
                    ledger.close()
    except (LedgerError, ScriptNotPlayed) as error:
        return _fail(error.message.render(), FAILED)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.head_file import read_head_in
    from terminal.ledger.verify import Attested
    from terminal.table.verification import verify_ledger

    attested = []
    started = time.perf_counter()
    try:
        for text in options.head:
            if _HASH.fullmatch(text.lower()):
                attested.append(Attested(None, text.lower()))
                continue
            head = read_head_in(Path(text))
            if head is None:
                return _fail(f"--head: {text!r} is neither a hash of 64 digits nor a file", MALFORMED)
            attested.append(Attested(head.seq, head.hash))
        done = verify_ledger(
            options.ledger, attested=attested, earlier=options.after, progress=_progress("verified")
        )
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    seconds = time.perf_counter() - started
    for finding in done.findings:
        print(f"{_where(finding)}: {finding.message.render()}")
    state = f"findings: {len(done.findings)}" if done.findings else "whole"
    pace = f"{seconds:.1f} s, {done.rounds / seconds:,.0f} rounds a second"
    print(f"{options.ledger.name}: {state}; events: {done.events:,}, rounds: {done.rounds:,}, in {pace}")
    if done.earlier is not None:
        print(f"It was held against {done.earlier.name}, from which it goes on.")
    elif done.continues:
        print("It goes on from an archived ledger that was not found: name it with --after.")
    return FAILED if done.findings else 0


def _where(finding: Finding) -> str:
    if finding.seq is None:
        return finding.place
    named = "" if finding.shoe is None else f", shoe {finding.shoe}, round {finding.round_number}"
    return f"{finding.place}, event {finding.seq}{named}"


def _progress(word: str) -> Callable[[int, int], None] | None:
    """Tells how far long work has come, to a person who looks on."""
    if not sys.stderr.isatty():
        return None

    def tell(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{done:,} of {total:,} events {word}", end=end, file=sys.stderr, flush=True)

    return tell


def _rebuild(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.ledger import Ledger
    from terminal.ledger.reader import LedgerReader

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            kind = reader.identity.kind
        with closing(Ledger.open(options.ledger, kind=kind)) as ledger:
            ledger.rebuild()
            ledger.checkpoint()
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    print(f"{options.ledger.name}: the read tables were made anew.")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.reader import LedgerReader

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            head = reader.backup(options.destination)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    print(f"{options.destination}: copied up to event {head.seq:,}, {head.hash}")
    return 0


def _report(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.reports.period import read_pace, read_period
    from terminal.reports.run import run_report
    from terminal.reports.sources import NotFollowed, ReportError
    from terminal.table.places import resources_folder

    try:
        document = run_report(
            options.name,
            options.ledgers,
            *read_period(options.ledgers, options.start, options.end),
            options.format,
            target_pace=None if options.target_pace is None else read_pace(options.target_pace),
            out=options.out,
            fonts=resources_folder() / "fonts",
            section=options.section,
            replace=options.replace,
        )
    except NotFollowed as error:
        return _fail(error.message.render(), NOT_WHOLE)
    except ReportError as error:
        return _fail(error.message.render(), MALFORMED)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _fail(f"{options.out or 'standard output'}: cannot be written: {error}", FAILED)
    for warning in document.warnings:
        _fail(warning.render(), FAILED)
    if not document.whole:
        return NOT_WHOLE
    return 0 if document.complete else INCOMPLETE


def _staff(options: argparse.Namespace) -> int:
    from terminal.rounds.refusal import Refusal
    from terminal.table import staff_commands
    from terminal.table.layout_reader import LayoutError
    from terminal.table.places import DataFolderError
    from terminal.table.profile import ProfileError, load_profile
    from terminal.table.setup import open_staff
    from terminal.table.staff_file import StaffError

    try:
        people = open_staff(load_profile(options.profile))
    except (ProfileError, LayoutError, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    desk = staff_commands.Desk(people, options.by)
    try:
        if options.act == "list":
            for line in staff_commands.list_people(desk):
                print(line)
            return 0
        outcome = _change_staff(desk, options)
    except StaffError as error:
        return _fail(error.message.render(), FAILED)
    except (EOFError, KeyboardInterrupt):
        return _fail("no PIN was given; nothing was changed", FAILED)
    if isinstance(outcome, Refusal):
        return _fail(outcome.message.render(), FAILED)
    print(outcome.render())
    return 0


def _change_staff(desk: Desk, options: argparse.Namespace) -> Outcome:
    from terminal.table import staff_commands

    match options.act:
        case "add":
            return staff_commands.add_person(desk, options.number, options.name, Rank(options.rank))
        case "rank":
            return staff_commands.set_rank(desk, options.number, Rank(options.rank))
        case "set-pin":
            return staff_commands.set_pin(desk, options.number)
        case "set-badge":
            return staff_commands.set_badge(desk, options.number)
        case "unlock":
            return staff_commands.unlock_person(desk, options.number)
        case _:
            return staff_commands.remove_person(desk, options.number)


def _source(name: str) -> str:
    return "standard input" if name == STANDARD_INPUT else name


def _lines(name: str) -> Iterable[bytes]:
    text = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    return text.split(b"\n")


def _layouts(options: argparse.Namespace) -> int:
    from terminal.table.layout_reader import LayoutError
    from terminal.table.layouts import layout_labels, layout_names
    from terminal.table.places import DataFolderError

    try:
        listed = [{"name": name, "boxes": list(layout_labels(name))} for name in layout_names()]
    except (LayoutError, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    if options.json:
        print(json.dumps(listed))
    else:
        for layout in listed:
            print(f"{layout['name']}: {' '.join(layout['boxes'])}")
    return 0


def _edge(options: argparse.Namespace) -> int:
    from terminal.rules.edge import EdgeError, edge_after, house_edge
    from terminal.rules.edge_text import as_data, as_table, parse_moment
    from terminal.rules.games import GAMES

    game = GAMES.get(options.game)
    if game is None:
        return _fail(f"--game: {options.game!r} is none of {', '.join(GAMES)}", MALFORMED)
    try:
        if options.after is None:
            report = house_edge(game, options.decks)
        else:
            report = edge_after(game, options.decks, *parse_moment(options.after))
    except EdgeError as error:
        return _fail(str(error), MALFORMED)
    print(json.dumps(as_data(report)) if options.json else as_table(report))
    return 0


def _fail(message: str, status: int) -> int:
    print(f"lammer: {message}", file=sys.stderr)
    return status
