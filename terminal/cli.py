"""The commands of `lammer`: the table itself, and what can be done without its screen."""

from __future__ import annotations

import argparse
import gc
import json
import logging
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from terminal.cli_parser import make_parser
from terminal.rules.ranks import Rank

if TYPE_CHECKING:
    from terminal.ledger.verify import Finding
    from terminal.table.people.staff_commands import Desk, Outcome

MALFORMED = 2
"""Exit status for input that cannot be read."""

FAILED = 1
"""Exit status for what could not be done."""

INCOMPLETE = 3
"""Exit status for a report that was made, though a part of its period is on record elsewhere."""

NOT_WHOLE = 4
"""Exit status for a report out of ledgers that are not whole, whether or not one could be made."""

INTERRUPTED = 130
"""Exit status of what was broken off at the keyboard, as a shell has it."""

OUTPUT_CLOSED = 141
"""Exit status if whoever read the output has closed it, as a shell has it."""

STANDARD_INPUT = "-"

_ANYBODY_WRITES = 0o222
_HASH = re.compile(r"[0-9a-f]{64}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; answers its exit status."""
    options = make_parser().parse_args(arguments)
    # What the parts note for a log is not for whoever reads the answer of a command.
    logging.getLogger("terminal").addHandler(logging.NullHandler())
    try:
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has heard enough; nothing of ours is lost by that.
        _give_up_output()
        return OUTPUT_CLOSED
    except _NotSaid as error:
        _give_up_output()
        return _fail(f"standard output: cannot be written: {error}", FAILED)
    except KeyboardInterrupt:
        return _fail("broken off", INTERRUPTED)
    return status


class _NotSaid(Exception):
    """The answer of a command could not be written down."""


def _say(text: str) -> None:
    """Writes a line of the answer.

    Raises `BrokenPipeError` if nobody reads it any more, `_NotSaid` if it cannot be written.
    """
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _NotSaid(_reason(error)) from error


def _reason(error: OSError) -> str:
    """Why the system would not, in its own words, without numbers and names of drafts."""
    return error.strerror or str(error)


def _give_up_output() -> None:
    """What is still to be written would fail once more when the program ends."""
    with suppress(OSError):  # a standard output without a number is none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
    from terminal.table.replay.parse import SCRIPT_TABLE, Script, read_scripts
    from terminal.table.replay.places import ScriptError
    from terminal.table.replay.run import ScriptNotPlayed, play
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.layout_reader import LayoutError

    scripts: list[Script] = []
    for name in options.files:
        try:
            scripts.extend(read_scripts(_lines(name), _source(name)))
        except (ScriptError, LayoutError, DataFolderError) as error:
            return _fail(str(error), MALFORMED)
        except OSError as error:
            return _fail(f"{name}: cannot be read: {_reason(error)}", MALFORMED)

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
                _say(json.dumps(play(script, ledger), ensure_ascii=False))
                if shared is None:
                    ledger.close()
    except (LedgerError, ScriptNotPlayed) as error:
        return _fail(error.message.render(), FAILED)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.head_file import read_head_in
    from terminal.ledger.verify import Attested
    from terminal.table.audit.audit import audit_ledger

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
        done = audit_ledger(
            options.ledger, attested=attested, earlier=options.after, progress=_progress("verified")
        )
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    seconds = time.perf_counter() - started
    for finding in done.findings:
        _say(f"{_where(finding)}: {finding.message.render()}")
    state = f"findings: {len(done.findings)}" if done.findings else "whole"
    pace = f"{seconds:.1f} s, {done.rounds / seconds:,.0f} rounds a second"
    _say(f"{options.ledger.name}: {state}; events: {done.events:,}, rounds: {done.rounds:,}, in {pace}")
    if done.earlier is not None:
        _say(f"It was held against {done.earlier.name}, from which it goes on.")
    elif done.continues:
        _say("It goes on from an archived ledger that was not found: name it with --after.")
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
    from terminal.ledger.errors import LedgerError, ReadOnlyLedger
    from terminal.ledger.ledger import Ledger
    from terminal.ledger.reader import LedgerReader
    from terminal.table.audit.attribute_fault import attribute_fault_in_files

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            kind = reader.identity.kind
        if not options.ledger.stat().st_mode & _ANYBODY_WRITES:
            raise ReadOnlyLedger(options.ledger)  # an archived day: it stays as it is, even for root
        with (
            attribute_fault_in_files(options.ledger),
            closing(Ledger.open(options.ledger, kind=kind)) as ledger,
        ):
            ledger.rebuild()
            ledger.checkpoint()
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    _say(f"{options.ledger.name}: the read tables were made anew.")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.reader import LedgerReader

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            head = reader.backup(options.destination)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    _say(f"{options.destination}: copied up to event {head.seq:,}, {head.hash}")
    return 0


def _report(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.reports.output import run_report
    from terminal.reports.period import read_pace, read_period
    from terminal.reports.sources import NotFollowed, ReportError
    from terminal.table.audit.attribute_fault import ImpossibleRecord, attribute_fault_in_files
    from terminal.table.setup.data_dirs import resources_folder

    try:
        with attribute_fault_in_files(*options.ledgers):
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
    except (NotFollowed, ImpossibleRecord) as error:
        return _fail(error.message.render(), NOT_WHOLE)
    except ReportError as error:
        return _fail(error.message.render(), MALFORMED)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        if options.out is None:
            raise _NotSaid(_reason(error)) from error
        return _fail(f"{options.out}: cannot be written: {_reason(error)}", FAILED)
    for warning in document.warnings:
        _fail(warning.render(), FAILED)
    if not document.whole:
        return NOT_WHOLE
    return 0 if document.complete else INCOMPLETE


def _staff(options: argparse.Namespace) -> int:
    from terminal.rounds.refusal import Refusal
    from terminal.table.people import staff_commands
    from terminal.table.people.staff_file import StaffError
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.layout_reader import LayoutError
    from terminal.table.setup.opening import open_staff
    from terminal.table.setup.profile import ProfileError, load_profile

    try:
        people = open_staff(load_profile(options.profile))
    except (ProfileError, LayoutError, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    desk = staff_commands.Desk(people, options.by)
    try:
        if options.act == "list":
            for line in staff_commands.list_people(desk):
                _say(line)
            return 0
        outcome = _change_staff(desk, options)
    except StaffError as error:
        return _fail(error.message.render(), FAILED)
    except (EOFError, KeyboardInterrupt):
        return _fail("no PIN was given; nothing was changed", FAILED)
    if isinstance(outcome, Refusal):
        return _fail(outcome.message.render(), FAILED)
    _say(outcome.render())
    return 0


def _change_staff(desk: Desk, options: argparse.Namespace) -> Outcome:
    from terminal.table.people import staff_commands

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
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.layout_reader import LayoutError
    from terminal.table.setup.layouts import layout_labels, layout_names

    try:
        listed = [{"name": name, "boxes": list(layout_labels(name))} for name in layout_names()]
    except (LayoutError, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    if options.json:
        _say(json.dumps(listed))
    else:
        for layout in listed:
            _say(f"{layout['name']}: {' '.join(layout['boxes'])}")
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
    _say(json.dumps(as_data(report)) if options.json else as_table(report))
    return 0


def _fail(message: str, status: int) -> int:
    print(f"lammer: {message}", file=sys.stderr)
    return status


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "table": _open_table,
    "replay": _replay,
    "verify": _verify,
    "rebuild": _rebuild,
    "backup": _backup,
    "report": _report,
    "layouts": _layouts,
    "edge": _edge,
    "staff": _staff,
}
"""What is done for each command."""
