"""The commands of `lammer`: the table itself, and what can be done without its screen."""

from __future__ import annotations

import argparse
import errno
import fcntl
import gc
import io
import json
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from terminal.cli_parser import make_parser
from terminal.cli_training import FAILED_TO_OPEN, TABLE, become, line_to_table, line_to_training
from terminal.rules.ranks import Rank

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from terminal.devices.card_source import CardSource
    from terminal.ledger.attested import Attested
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.ledger import Ledger
    from terminal.ledger.records import Finding
    from terminal.table.people.staff_commands import Desk, Outcome
    from terminal.table.replay.parse import Script, ScriptLine

MALFORMED = 2
"""Exit status for input that cannot be read."""

FAILED = 1
"""Exit status for what could not be done."""

INCOMPLETE = 3
"""Exit status for a report that was made, and for days that are whole, though a part is elsewhere."""

NOT_WHOLE = 4
"""Exit status for a report out of ledgers that are not whole, whether or not one could be made."""

INTERRUPTED = 130
"""Exit status of what was broken off at the keyboard, as a shell has it."""

OUTPUT_CLOSED = 141
"""Exit status if the reader of the output has closed it, as a shell has it."""

STANDARD_INPUT = "-"

CHECK_LOG: Final = "LAMMER_CHECKS"
"""Names the log of the checks of the program's files, where it is installed with `lammer-check`."""

_LOST: Final = "a process was ended before its work was done; try it again, with fewer --jobs"
_ANYBODY_WRITES = 0o222
_MOST_SCRIPTS: Final = 64 * 1024**2
"""Bytes of scripts that are read from one file or stream."""
_PDF: Final = ".pdf"
_ROUND = r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})"
_HASH = r"[0-9a-f]{64}"


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
        _give_up_output()
        return OUTPUT_CLOSED
    except _NotSaid as error:
        _give_up_output()
        return _fail(f"standard output: cannot be written: {error}", FAILED)
    except KeyboardInterrupt:
        return _fail("broken off", INTERRUPTED)
    return status


def _note_nothing() -> None:
    """Leave out what the parts note for a log: it is not for the reader of a command's answer."""
    import logging

    logging.getLogger("terminal").addHandler(logging.NullHandler())


class _NotSaid(Exception):
    """The answer of a command could not be written down."""


def _say(text: str) -> None:
    """Write a line of the answer.

    Raises `BrokenPipeError` if nobody reads it any more, `_NotSaid` if it cannot be written.
    """
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _NotSaid(_reason(error)) from error


def _reason(error: OSError) -> str:
    """Return why the system would not, in its own words, without numbers and names of drafts."""
    return error.strerror or str(error)


def _give_up_output() -> None:
    """Drop what is still to be written: it would fail once more when the program ends."""
    with suppress(OSError):  # a standard output without a number is none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_table(options: argparse.Namespace) -> int:
    if options.painted_to is not None and not _is_pipe(options.painted_to):
        return _fail(f"--painted-to: {options.painted_to} is no pipe that can be written", MALFORMED)
    # Nothing that a start makes is garbage; once the table is ready, it lets the collector in again.
    gc.disable()
    from terminal.screen.first_picture import show_first_picture

    picture = show_first_picture(options.profile)
    painted = time.process_time_ns()
    _note_nothing()
    from terminal.devices.service_manager import ServiceManager

    service = ServiceManager.of(os.environ, goes_on=options.after_training is not None)
    if service is not None and picture is not None:
        service.say_status("felt painted", painted)
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
        return _fail("--then: names no table", MALFORMED)
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
        return _fail(f"{sys.executable}: cannot be started again: {_reason(error)}", FAILED)
    raise AssertionError("a program that became another goes on")


def _cohort(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.identity import LedgerKind
    from terminal.reports.output import write_report
    from terminal.reports.sources import ReportError
    from terminal.table.setup.data_dirs import DataFolderError, resources_folder
    from terminal.table.setup.languages import Language, wording
    from terminal.table.setup.opening import NotOpened, open_table
    from terminal.table.setup.profile import load_profile, training_profile
    from terminal.table.setup.typed_input import FaultyInput
    from terminal.training.cohort_report import cohort_report
    from terminal.training.trainees import Trainees, TraineesError, trainees_path
    from terminal.training.trainer import TrainerDesk

    try:
        profile = training_profile() if options.profile is None else load_profile(options.profile)
    except (FaultyInput, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    if profile.kind is not LedgerKind.TRAINING:
        return _fail(f'{options.profile}: kind must be "training": this is another kind of table', MALFORMED)
    if not profile.ledger.exists():
        return _fail(f"{profile.ledger}: nobody has trained there yet", FAILED)
    try:
        people = Trainees(trainees_path(profile.ledger)).all()
        session = open_table(profile).session
        with closing(session.ledger):
            write_report(
                lambda: cohort_report(TrainerDesk(session, people, profile.terms), session),
                [profile.ledger],
                options.format,
                out=options.out,
                fonts=resources_folder() / "fonts",
                section=options.section,
                replace=options.replace,
                wording=wording(Language(options.language)),
            )
    except ReportError as error:
        return _fail(error.message.render(), MALFORMED)
    except (LedgerError, NotOpened, TraineesError) as error:
        return _fail(error.message.render(), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        if options.out is None:
            raise _NotSaid(_reason(error)) from error
        return _fail(f"{options.out}: cannot be written: {_reason(error)}", FAILED)
    return 0


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
            unread = _Unread(len(lines), f"{name}: cannot be read: {_reason(error)}")
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
        return _fail(scripts.problem, MALFORMED)
    if unread is not None:
        return _fail(unread.problem, MALFORMED)
    try:
        with ExitStack() as opened:
            ledger = None if path is None else opened.enter_context(closing(_replay_ledger(path)))
            return _say_each(_play(script, ledger) for script in scripts)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)


def _replay_apart(lines: Sequence[ScriptLine], unread: _Unread | None, jobs: int) -> int:
    """Play scripts in several processes; nothing is played before all are read."""
    from terminal.cli_processes import Processes, ProcessLost

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
                return _fail(first.problem, MALFORMED)
            processes.go_on()
            return _say_each(processes.in_order(len(lines)))
    except ProcessLost:
        return _fail(_LOST, FAILED)


def _say_each(answers: Iterable[tuple[int, str]]) -> int:
    """Write answers down up to the first that could not be given."""
    for status, text in answers:
        if status:
            return _fail(text, status)
        _say(text)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from terminal.ledger.attested import Attested
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.head_file import read_head_in

    ledgers: list[Path] = options.ledgers
    wrong = _not_verified_so(options)
    if wrong:
        return _fail(wrong, MALFORMED)
    if options.of_ledger is not None or [path.suffix.lower() for path in ledgers] == [_PDF]:
        return _verify_certificate(ledgers[0], options.of_ledger)
    if options.folder is not None:
        return _verify_all(options)
    attested = []
    try:
        for text in options.head:
            if re.fullmatch(_HASH, text.lower()):
                attested.append(Attested(None, text.lower()))
                continue
            head = read_head_in(Path(text))
            if head is None:
                return _fail(f"--head: {text!r} is neither a hash of 64 digits nor a file", MALFORMED)
            attested.append(Attested(head.seq, head.hash))
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    if options.jobs == 1 or len(ledgers) < 2:
        heads = _heads_of(options)
        return _say_verified(_verified(path, attested, options.after, heads=heads) for path in ledgers)
    return _verify_apart(ledgers, options.jobs, _heads_of(options))


def _not_verified_so(options: argparse.Namespace) -> str:
    """Return what does not go together in what is to be verified; nothing if all does."""
    from terminal.ledger.signed_heads import public_key

    if (options.folder is None) is not bool(options.ledgers):
        return "name the ledgers, or a folder with --all"
    apart = (options.folder, options.after, options.heads, *options.keys, *options.head)
    if options.of_ledger is not None and (len(options.ledgers) != 1 or any(apart)):
        return "--ledger belongs to one certificate alone"
    if options.keys and options.heads is None:
        return "--key belongs to --heads: name the file of the heads too"
    no_keys = [text for text in options.keys if public_key(text) is None]
    if no_keys:
        return f"--key: {no_keys[0]!r} is no key of 64 hexadecimal digits"
    if (options.folder is not None or len(options.ledgers) > 1) and (options.head or options.after):
        return "--head and --after belong to one ledger: name one alone"
    return ""


def _verify_certificate(certificate: Path, ledger: Path | None) -> int:
    """Prove a certificate by the training ledger; without that it is not checked, whatever it says."""
    from terminal.ledger.errors import LedgerError
    from terminal.table.setup.data_dirs import DataFolderError, resources_folder
    from terminal.training.certificate import CertificateProof, NoCertificate, prove_certificate

    try:
        proved = prove_certificate(certificate, ledger, resources_folder() / "fonts")
    except (NoCertificate, LedgerError) as error:
        return _fail(error.message.render(), FAILED)
    except (OSError, DataFolderError) as error:
        reason = _reason(error) if isinstance(error, OSError) else str(error)
        return _fail(f"{certificate}: cannot be read: {reason}", FAILED)
    _say(f"{certificate}: {proved.message.render()}")
    return {CertificateProof.GOOD: 0, CertificateProof.NOT_GOOD: FAILED}.get(proved.proof, INCOMPLETE)


class _Heads(NamedTuple):
    """The heads that left the machine, and the public keys that were noted elsewhere."""

    file: Path
    noted: tuple[str, ...]


def _heads_of(options: argparse.Namespace) -> _Heads | None:
    from terminal.ledger.signed_heads import public_key

    keys = [public_key(text) for text in options.keys]
    return None if options.heads is None else _Heads(options.heads, tuple(key for key in keys if key))


def _compared_with_heads(path: Path, heads: _Heads) -> tuple[list[Finding], list[str]]:
    """Return what is wrong, and what is said, of a ledger and the heads that left the machine."""
    from terminal.ledger.archive import table_keys_around
    from terminal.ledger.compared_heads import check_heads
    from terminal.ledger.reader import LedgerReader
    from terminal.ledger.signed_heads import fingerprint

    on_record = table_keys_around(path, heads.noted)
    with closing(LedgerReader.open(path)) as reader:
        identity = reader.identity
        done = check_heads(identity, reader.ends(identity.follows_seq), heads.file, heads.noted, on_record)
    lines = [f"Heads of it in {heads.file.name}: {done.compared:,}; rounds ended since: {done.since:,}."]
    for key in done.keys:
        checked = "" if heads.noted else "; key not checked"
        lines.append(f"They are signed with the key {fingerprint(key)}{checked}.")
    return list(done.findings), lines


def _verify_all(options: argparse.Namespace) -> int:
    """Verify every day of the tables in a folder, and say which days are missing."""
    from terminal.ledger.errors import LedgerError
    from terminal.table.audit.days import days_in

    try:
        days = days_in(options.folder)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    for fault in days.unreadable:
        _fail(fault.message.render(), FAILED)
    if not days.files:
        return _fail(f"{options.folder}: there is no ledger in it", FAILED)
    ledgers = [day.path for day in days.files]
    if options.jobs == 1 or len(ledgers) < 2:
        worst = _say_verified(_verified(path, heads=_heads_of(options)) for path in ledgers)
    else:
        worst = _verify_apart(ledgers, options.jobs, _heads_of(options))
    missing = days.missing()
    for day in missing:
        last = f"{day.identity.follows_seq:,}"
        _say(f"{day.path.name}: the day before it is missing, which ended with event {last}")
    for first in days.beginnings():
        _say(f"{first.path.name}: a first day, of {' table '.join(first.table)}")
    return FAILED if days.unreadable else worst or (INCOMPLETE if missing else 0)


class _Verified(NamedTuple):
    """What is said of one ledger, and the exit status for it alone."""

    status: int
    lines: list[str]
    fault: str = ""
    """Why it could not be read as a ledger."""


def _verified(
    path: Path,
    attested: Sequence[Attested] = (),
    after: Path | None = None,
    *,
    heads: _Heads | None = None,
    shows_progress: bool = True,
) -> _Verified:
    from terminal.ledger.errors import LedgerError
    from terminal.table.audit.audit import audit_ledger

    progress = _progress("verified") if shows_progress else None
    started = time.perf_counter()
    try:
        done = audit_ledger(path, attested=attested, earlier=after, progress=progress)
        wrong, told = ([], []) if heads is None else _compared_with_heads(path, heads)
    except LedgerError as error:
        return _Verified(FAILED, [], error.message.render())
    seconds = time.perf_counter() - started
    findings = [*done.findings, *wrong]
    lines = [f"{_where(finding)}: {finding.message.render()}" for finding in findings]
    state = f"findings: {len(findings)}" if findings else "whole"
    pace = f"{seconds:.1f} s, {done.rounds / seconds:,.0f} rounds a second"
    lines.append(f"{path.name}: {state}; events: {done.events:,}, rounds: {done.rounds:,}, in {pace}")
    lines += told
    if not done.noted:
        lines.append("The note of its last event was not checked: there is none next to it.")
    elif done.sealed:
        lines.append("Whether the table itself wrote that note was not checked: that takes its key.")
    if done.not_provable:
        lines.append(
            f"Approvals before the staff stood on record: {done.not_provable:,}. They are not provable: "
            "nothing is signed."
        )
    if done.earlier is not None:
        lines.append(f"It was compared with {done.earlier.name}, from which it goes on.")
    elif done.continues:
        lines.append("It goes on from an archived ledger that was not found: name it with --after.")
    return _Verified(FAILED if findings else 0, lines)


def _verify_apart(ledgers: Sequence[Path], jobs: int, heads: _Heads | None = None) -> int:
    """Verify ledgers in several processes."""
    from terminal.cli_processes import Processes, ProcessLost

    def work(share: Sequence[int], connection: Connection) -> None:
        for number in share:
            connection.send((number, _verified(ledgers[number], heads=heads, shows_progress=False)))

    try:
        with Processes(work, [_size(path) for path in ledgers], jobs) as processes:
            return _say_verified(processes.in_order(len(ledgers)))
    except ProcessLost:
        return _fail(_LOST, FAILED)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _say_verified(answers: Iterable[_Verified]) -> int:
    """Write down what is said of each ledger; return the worst exit status."""
    worst = 0
    for answer in answers:
        for line in answer.lines:
            _say(line)
        if answer.fault:
            _fail(answer.fault, answer.status)
        worst = max(worst, answer.status)
    return worst


def _where(finding: Finding) -> str:
    if finding.seq is None:
        return finding.place
    named = "" if finding.shoe is None else f", shoe {finding.shoe}, round {finding.round_number}"
    return f"{finding.place}, event {finding.seq}{named}"


def _progress(word: str) -> Callable[[int, int], None] | None:
    """Tell how far long work has come, to a person who looks on."""
    if not sys.stderr.isatty():
        return None

    def tell(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{done:,} of {total:,} events {word}", end=end, file=sys.stderr, flush=True)

    return tell


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
        return _fail(error.message.render(), FAILED)
    _say(f"{options.ledger.name}: the reporting tables were made again.")
    return 0


def _key(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.signed_heads import fingerprint, make_key, read_key

    try:
        key = make_key(options.file) if options.new else read_key(options.file)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    _say(f"public key:  {key.public}")
    _say(f"fingerprint: {fingerprint(key.public)}")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.reader import LedgerReader

    try:
        with closing(LedgerReader.open(options.ledger)) as reader:
            head = reader.verified_backup(options.destination)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    _say(f"{options.destination}: copied up to event {head.seq:,}, {head.hash}")
    return 0


def _installed(options: argparse.Namespace) -> int:
    from terminal.cli_installed import run_installed

    return run_installed(options, _say, _fail)


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
    from terminal.table.setup.opening import open_staff
    from terminal.table.setup.profile import load_profile
    from terminal.table.setup.typed_input import FaultyInput

    try:
        people = open_staff(load_profile(options.profile))
    except (FaultyInput, DataFolderError) as error:
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


def _scenario(options: argparse.Namespace) -> int:
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.typed_input import FaultyInput
    from terminal.training.scenarios.scenario import read_scenarios

    if options.origin is not None:
        return _redraw(options)
    try:
        for name in options.files:
            for scenario in read_scenarios(Path(name)):
                _say(f"{scenario.title}, {scenario.game}: holds")
    except (FaultyInput, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    return 0


def _redraw(options: argparse.Namespace) -> int:
    """Make a scenario of a round that was dealt."""
    from random import SystemRandom

    from terminal.ledger.errors import LedgerError
    from terminal.table.audit.attribute_fault import ImpossibleRecord, attribute_fault_in_files
    from terminal.training.scenarios.redrawn import NotRedrawn, redrawn, steps_of

    named = [re.fullmatch(_ROUND, text) for text in options.files]
    if len(named) != 1 or named[0] is None:
        return _fail("--from: name one round as SHOE/ROUND, such as 3/41", MALFORMED)
    shoe, number = int(named[0][1]), int(named[0][2])
    try:
        with attribute_fault_in_files(options.origin):
            scenario = redrawn(steps_of(options.origin, shoe, number), SystemRandom())
    except (NotRedrawn, LedgerError, ImpossibleRecord) as error:
        return _fail(error.message.render(), FAILED)
    _say(json.dumps(scenario, ensure_ascii=False))
    return 0


def _rehearse(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.reader import LedgerReader
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.typed_input import FaultyInput
    from terminal.training.rehearsal.compare import compare, drill_of, lapsed
    from terminal.training.rehearsal.text import as_lines, lapsed_lines
    from terminal.training.rehearsal.versions import read_version

    if options.rules is not None:
        return _write_rules(options)
    if len(options.versions) != 2:
        return _fail("name two versions, OLD and NEW; or a game with --rules", MALFORMED)
    try:
        old, new = map(read_version, options.versions)
    except (FaultyInput, DataFolderError) as error:
        return _fail(str(error), MALFORMED)
    comparison = compare(old, new)
    for line in as_lines(comparison):
        _say(line)
    try:
        if options.ledger is not None:
            with closing(LedgerReader.open(options.ledger, kind=LedgerKind.TRAINING)) as reader:
                for line in lapsed_lines(lapsed(comparison, reader.read())):
                    _say(line)
        if options.drill is not None:
            text = "".join(f"{json.dumps(one, ensure_ascii=False)}\n" for one in drill_of(comparison))
            with options.drill.open("x", encoding="utf-8") as file:
                file.write(text)
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    except OSError as error:
        return _fail(f"{options.drill}: cannot be written: {_reason(error)}", FAILED)
    return 0


def _write_rules(options: argparse.Namespace) -> int:
    from terminal.rules.games import GAMES
    from terminal.training.rehearsal.rules_file import rules_in_words

    if options.versions or options.ledger is not None or options.drill is not None:
        return _fail("--rules stands alone: it compares nothing", MALFORMED)
    if options.rules not in GAMES:
        return _fail(f"--rules: {options.rules!r} is none of {', '.join(GAMES)}", MALFORMED)
    _say(json.dumps(rules_in_words(GAMES[options.rules]), indent=1, ensure_ascii=False))
    return 0


def _fail(message: str, status: int) -> int:
    print(f"lammer: {message}", file=sys.stderr)
    return status


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
