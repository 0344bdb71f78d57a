"""The commands of `lammer`: the table itself, and what can be done without its screen."""

from __future__ import annotations

import argparse
import errno
import fcntl
import gc
import io
import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from terminal.cli_answers import (
    FAILED,
    INCOMPLETE,
    MALFORMED,
    NOT_WHOLE,
    NotSaid,
    fail,
    give_up_output,
    reason,
    say,
)
from terminal.cli_parser import make_parser
from terminal.cli_training import FAILED_TO_OPEN, TABLE, become, line_to_table, line_to_training
from terminal.rules.ranks import Rank

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from terminal.devices.card_source import CardSource
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.ledger import Ledger
    from terminal.table.people.staff_commands import Desk, Outcome
    from terminal.table.replay.parse import Script, ScriptLine

INTERRUPTED = 130
"""Exit status of what was broken off at the keyboard, as a shell has it."""

OUTPUT_CLOSED = 141
"""Exit status if the reader of the output has closed it, as a shell has it."""

STANDARD_INPUT = "-"

CHECK_LOG: Final = "LAMMER_CHECKS"
"""Names the log of the checks of the program's files, where it is installed with `lammer-check`."""

_ANYBODY_WRITES = 0o222
_MOST_SCRIPTS: Final = 64 * 1024**2
"""Bytes of scripts that are read from one file or stream."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    options = make_parser(only_table=not given or given[0] == "table").parse_args(given)
    options.given = tuple(given)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name or a text that the terminal's own encoding does not have is said in another way, not a fault.
        sys.stdout.reconfigure(errors="backslashreplace")
    if options.command != "table":  # which first shows its picture, and does without all that takes time
        _note_nothing()
    try:
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has read enough; nothing of ours is lost by that.
        give_up_output()
        return OUTPUT_CLOSED
    except NotSaid as error:
        give_up_output()
        return fail(f"standard output: cannot be written: {error}", FAILED)
    except KeyboardInterrupt:
        return fail("broken off", INTERRUPTED)
    return status


def _note_nothing() -> None:
    """Leave out what the parts note for a log: it is not for the reader of a command's answer."""
    import logging

    logging.getLogger("terminal").addHandler(logging.NullHandler())


def _open_table(options: argparse.Namespace) -> int:
    if options.painted_to is not None and not _is_pipe(options.painted_to):
        return fail(f"--painted-to: {options.painted_to} is no pipe that can be written", MALFORMED)
    # Nothing that a start makes is garbage; once the table is ready, it lets the collector in again.
    gc.disable()
    from terminal.screen import left_out
    from terminal.screen.first_picture import show_first_picture

    picture = show_first_picture(options.profile)
    painted = time.process_time_ns()
    _note_nothing()
    from terminal.devices.service_manager import ServiceManager

    service = ServiceManager.of(os.environ, goes_on=options.after_training is not None)
    if service is not None and picture is not None:
        service.say_status("felt painted", painted)
    # The standard library has all of it that is asked for.
    with left_out("typing_extensions"):
        import msgspec  # noqa: F401
    from terminal.screen.app import run_table

    check_log = os.environ.get(CHECK_LOG)

    def train(game: str, layout: str, full_screen: bool) -> int:
        return _become(line_to_training(options.given, game, layout, full_screen=full_screen))

    return run_table(
        *(options.profile, options.painted_to, picture, card_source_of),
        board_in_window=options.board is not None,
        service=service,
        check_log=None if check_log is None else Path(check_log),
        train=train,
        training_failed=options.after_training == FAILED_TO_OPEN,
    )


def _train(options: argparse.Namespace) -> int:
    from terminal.screen.training_app import run_training

    if options.then is None:
        return run_training(options.profile, options.game, options.layout)
    if options.then[:1] != [TABLE]:
        return fail("--then: names no table", MALFORMED)
    from terminal.devices.service_manager import ServiceManager

    status = run_training(
        *(options.profile, options.game, options.layout),
        full_screen=options.full_screen,
        service=ServiceManager.of(os.environ, goes_on=True),
        left=lambda: _become(line_to_table(options.then, opened=True)),
    )
    # A table is not left without its terminal because nobody can train there; why not was said.
    return status and _become(line_to_table(options.then, opened=False))


def _become(line: Sequence[str]) -> int:
    """Become the program with another command line; only what fails is answered."""
    try:
        become(line)
    except OSError as error:
        return fail(f"{sys.executable}: cannot be started again: {reason(error)}", FAILED)
    raise AssertionError("a program that became another goes on")


def _is_pipe(descriptor: int) -> bool:
    """Return whether an open descriptor leads to a pipe: anything else might be a file of the table."""
    try:
        writes = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE != os.O_RDONLY
        return writes and stat.S_ISFIFO(os.fstat(descriptor).st_mode)
    except (OSError, OverflowError):
        return False


def card_source_of(kind: LedgerKind) -> CardSource | None:
    """Return what the cards of a table are drawn from; None where the dealer touches their faces."""
    from terminal.ledger.identity import LedgerKind

    if kind is not LedgerKind.DEMO:
        return None
    from random import SystemRandom

    from terminal.training.virtual_shoe import VirtualShoe

    return VirtualShoe(SystemRandom())


def _replay(options: argparse.Namespace) -> int:
    from terminal.table.replay.parse import script_lines

    lines: list[ScriptLine] = []
    unread: _Unread | None = None
    for name in options.files:
        try:
            lines.extend(script_lines(_content(name), _source(name)))
        except OSError as error:
            unread = _Unread(len(lines), f"{name}: cannot be read: {reason(error)}")
            break
    if options.ledger is not None or options.jobs == 1 or len(lines) < 2:
        return _replay_here(lines, unread, options.ledger)
    return _replay_apart(lines, unread, options.jobs)


class _Unread(NamedTuple):
    """What cannot be read: how many scripts stand before it, and what is wrong with it."""

    place: int
    problem: str


def _parse(lines: Sequence[ScriptLine]) -> list[Script] | _Unread:
    """Return all scripts, or the first that is malformed."""
    from terminal.table.replay.parse import parse_line
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.typed_input import FaultyInput

    scripts: list[Script] = []
    for line in lines:
        try:
            scripts.append(parse_line(line))
        except (FaultyInput, DataFolderError) as error:
            return _Unread(len(scripts), str(error))
    return scripts


def _play(script: Script, ledger: Ledger | None) -> tuple[int, str]:
    """Return the exit status and the answer of one script, or why it was not played."""
    from terminal.ledger.errors import LedgerError
    from terminal.table.replay.run import ScriptNotPlayed, play

    try:
        with ExitStack() as opened:
            if ledger is None:
                ledger = opened.enter_context(closing(_replay_ledger(None)))
            return 0, json.dumps(play(script, ledger), ensure_ascii=False)
    except (LedgerError, ScriptNotPlayed) as error:
        return FAILED, error.message.render()


def _replay_ledger(path: Path | None) -> Ledger:
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.ledger import Ledger
    from terminal.table.replay.parse import SCRIPT_TABLE

    if path is not None and os.path.lexists(path):  # unlike `exists` of a path, it raises nothing
        return Ledger.open(path, kind=LedgerKind.REPLAY)
    return Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")


def _replay_here(lines: Sequence[ScriptLine], unread: _Unread | None, path: Path | None) -> int:
    """Play scripts one after another; into a ledger there is no other way, for it has one writer."""
    from terminal.ledger.errors import LedgerError

    scripts = _parse(lines)
    if isinstance(scripts, _Unread):
        return fail(scripts.problem, MALFORMED)
    if unread is not None:
        return fail(unread.problem, MALFORMED)
    try:
        with ExitStack() as opened:
            ledger = None if path is None else opened.enter_context(closing(_replay_ledger(path)))
            return _say_each(_play(script, ledger) for script in scripts)
    except LedgerError as error:
        return fail(error.message.render(), FAILED)


def _replay_apart(lines: Sequence[ScriptLine], unread: _Unread | None, jobs: int) -> int:
    """Play scripts in several processes; nothing is played before all are read."""
    from terminal.cli_processes import LOST, Processes, ProcessLost

    def work(share: Sequence[int], connection: Connection) -> None:
        scripts = _parse([lines[number] for number in share])
        if isinstance(scripts, _Unread):
            connection.send(_Unread(share[scripts.place], scripts.problem))
            return
        connection.send(None)
        connection.recv()
        for number, script in zip(share, scripts, strict=True):
            connection.send((number, _play(script, None)))

    try:
        with Processes(work, [len(line.text) for line in lines], jobs) as processes:
            malformed = [*processes.one_answer_each(), unread]
            first = min((one for one in malformed if one is not None), default=None)
            if first is not None:
                return fail(first.problem, MALFORMED)
            processes.go_on()
            return _say_each(processes.in_order(len(lines)))
    except ProcessLost:
        return fail(LOST, FAILED)


def _say_each(answers: Iterable[tuple[int, str]]) -> int:
    """Write answers down up to the first that could not be given."""
    for status, text in answers:
        if status:
            return fail(text, status)
        say(text)
    return 0


def _rebuild(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError, LedgerFault
    from terminal.ledger.ledger import Ledger
    from terminal.ledger.reader import LedgerReader
    from terminal.table.audit.attribute_fault import attribute_fault_in_files

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            kind = reader.identity.kind
        if not options.ledger.stat().st_mode & _ANYBODY_WRITES:
            # An archived day stays as it is, even for root.
            raise LedgerError(LedgerFault.READ_ONLY, path=options.ledger)
        with (
            attribute_fault_in_files(options.ledger),
            closing(Ledger.open(options.ledger, kind=kind, leaves_note=True)) as ledger,
        ):
            ledger.rebuild()
            ledger.checkpoint()
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
    say(f"{options.ledger.name}: the reporting tables were made again.")
    return 0


def _key(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.signed_heads import fingerprint, make_key, read_key

    try:
        key = make_key(options.file) if options.new else read_key(options.file)
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
    say(f"public key:  {key.public}")
    say(f"fingerprint: {fingerprint(key.public)}")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.reader import LedgerReader

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            head = reader.verified_backup(options.destination)
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
    say(f"{options.destination}: copied up to event {head.seq:,}, {head.hash}")
    return 0


def _verify(options: argparse.Namespace) -> int:
    from terminal.cli_verify import run_verify

    return run_verify(options)


def _cohort(options: argparse.Namespace) -> int:
    from terminal.cli_teaching import run_cohort

    return run_cohort(options)


def _scenario(options: argparse.Namespace) -> int:
    from terminal.cli_teaching import run_scenario

    return run_scenario(options)


def _rehearse(options: argparse.Namespace) -> int:
    from terminal.cli_teaching import run_rehearse

    return run_rehearse(options)


def _installed(options: argparse.Namespace) -> int:
    from terminal.cli_installed import run_installed

    return run_installed(options)


def _report(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.reports.output import run_report
    from terminal.reports.period import read_pace, read_period
    from terminal.reports.sources import NotFollowed, ReportError
    from terminal.table.audit.attribute_fault import ImpossibleRecord, attribute_fault_in_files
    from terminal.table.setup.data_dirs import resources_folder
    from terminal.table.setup.languages import Language, wording

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
                wording=wording(Language(options.language)),
            )
    except (NotFollowed, ImpossibleRecord) as error:
        return fail(error.message.render(), NOT_WHOLE)
    except ReportError as error:
        return fail(error.message.render(), MALFORMED)
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        if options.out is None:
            raise NotSaid(reason(error)) from error
        return fail(f"{options.out}: cannot be written: {reason(error)}", FAILED)
    for warning in document.warnings:
        fail(warning.render(), FAILED)
    if not document.whole:
        return NOT_WHOLE
    return 0 if document.complete else INCOMPLETE


def _staff(options: argparse.Namespace) -> int:
    from terminal.rounds.refusal import Refusal
    from terminal.table.people import staff_commands
    from terminal.table.people.staff_file import StaffError
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.opening import open_staff
    from terminal.table.setup.profile import load_profile
    from terminal.table.setup.typed_input import FaultyInput

    try:
        people = open_staff(load_profile(options.profile))
    except (FaultyInput, DataFolderError) as error:
        return fail(str(error), MALFORMED)
    desk = staff_commands.Desk(people, options.by)
    try:
        if options.act == "list":
            for line in staff_commands.list_people(desk):
                say(line)
            return 0
        outcome = _change_staff(desk, options)
    except StaffError as error:
        return fail(error.message.render(), FAILED)
    except (EOFError, KeyboardInterrupt):
        return fail("no PIN was given; nothing was changed", FAILED)
    if isinstance(outcome, Refusal):
        return fail(outcome.message.render(), FAILED)
    say(outcome.render())
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


def _content(name: str) -> bytes:
    """Return the bytes of a stream of scripts.

    Raises an `OSError` for what the system meets, and for more than any file of scripts has.
    """
    if "\0" in name:  # no file has such a name, though a program may pass one on
        raise OSError(errno.EINVAL, "no file has a name with a NUL in it")
    if name == STANDARD_INPUT:
        content = sys.stdin.buffer.read(_MOST_SCRIPTS + 1)
    else:
        with Path(name).open("rb") as file:
            content = file.read(_MOST_SCRIPTS + 1)
    if len(content) > _MOST_SCRIPTS:
        raise OSError(
            errno.EFBIG, f"longer than {_MOST_SCRIPTS // 1024**2} MiB; divide it into several files"
        )
    return content


def _layouts(options: argparse.Namespace) -> int:
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.layouts import layout_labels, layout_names
    from terminal.table.setup.typed_input import FaultyInput

    try:
        listed = [{"name": name, "boxes": list(layout_labels(name))} for name in layout_names()]
    except (FaultyInput, DataFolderError) as error:
        return fail(str(error), MALFORMED)
    if options.json:
        say(json.dumps(listed))
    else:
        for layout in listed:
            say(f"{layout['name']}: {' '.join(layout['boxes'])}")
    return 0


def _edge(options: argparse.Namespace) -> int:
    from terminal.rules.edge import EdgeError, edge_after, house_edge
    from terminal.rules.edge_text import as_data, as_table, parse_moment
    from terminal.rules.games import GAMES

    game = GAMES.get(options.game)
    if game is None:
        return fail(f"--game: {options.game!r} is none of {', '.join(GAMES)}", MALFORMED)
    try:
        if options.after is None:
            report = house_edge(game, options.decks)
        else:
            report = edge_after(game, options.decks, *parse_moment(options.after))
    except EdgeError as error:
        return fail(str(error), MALFORMED)
    say(json.dumps(as_data(report)) if options.json else as_table(report))
    return 0


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "table": _open_table,
    "train": _train,
    "cohort": _cohort,
    "replay": _replay,
    "verify": _verify,
    "rebuild": _rebuild,
    "key": _key,
    "backup": _backup,
    "report": _report,
    "layouts": _layouts,
    "edge": _edge,
    "rehearse": _rehearse,
    "scenario": _scenario,
    "staff": _staff,
    "where": _installed,
    "trial": _installed,
    "doctor": _installed,
    "support-bundle": _installed,
}
"""What is done for each command."""
