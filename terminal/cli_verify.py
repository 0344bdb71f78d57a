"""The command `lammer verify`: ledgers, the days of a folder, heads that left the machine, certificates."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from terminal.cli_answers import FAILED, INCOMPLETE, MALFORMED, fail, reason, say

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from terminal.ledger.attested import Attested
    from terminal.ledger.records import Finding

_PDF: Final = ".pdf"
_HASH = re.compile(r"[0-9a-f]{64}")


def run_verify(options: argparse.Namespace) -> int:
    """Verify what the options name, and return the exit status."""
    from terminal.ledger.attested import Attested
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.head_file import read_head_in

    ledgers: list[Path] = options.ledgers
    wrong = _not_verified_so(options)
    if wrong:
        return fail(wrong, MALFORMED)
    if options.of_ledger is not None or [path.suffix.lower() for path in ledgers] == [_PDF]:
        return _verify_certificate(ledgers[0], options.of_ledger)
    if options.folder is not None:
        return _verify_all(options)
    attested = []
    try:
        for text in options.head:
            if _HASH.fullmatch(text.lower()):
                attested.append(Attested(None, text.lower()))
                continue
            head = read_head_in(Path(text))
            if head is None:
                return fail(f"--head: {text!r} is neither a hash of 64 digits nor a file", MALFORMED)
            attested.append(Attested(head.seq, head.hash))
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
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
        return fail(error.message.render(), FAILED)
    except (OSError, DataFolderError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        return fail(f"{certificate}: cannot be read: {why}", FAILED)
    say(f"{certificate}: {proved.message.render()}")
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
    if done.since and not done.compared:
        lines.append("Nothing was compared with what left the machine: take the file that has its heads.")
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
        return fail(error.message.render(), FAILED)
    for fault in days.unreadable:
        fail(fault.message.render(), FAILED)
    if not days.files:
        return fail(f"{options.folder}: there is no ledger in it", FAILED)
    ledgers = [day.path for day in days.files]
    if options.jobs == 1 or len(ledgers) < 2:
        worst = _say_verified(_verified(path, heads=_heads_of(options)) for path in ledgers)
    else:
        worst = _verify_apart(ledgers, options.jobs, _heads_of(options))
    missing = days.missing()
    for day in missing:
        last = f"{day.identity.follows_seq:,}"
        say(f"{day.path.name}: the day before it is missing, which ended with event {last}")
    for first in days.beginnings():
        say(f"{first.path.name}: a first day, of {' table '.join(first.table)}")
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
    lines = [f"{_where(finding)}: {_what(finding)}" for finding in findings]
    state = f"findings: {len(findings)}" if findings else "whole"
    pace = f"{seconds:.1f} s, {done.rounds / seconds:,.0f} rounds a second"
    lines.append(f"{path.name}: {state}; events: {done.events:,}, rounds: {done.rounds:,}, in {pace}")
    lines += told
    if not done.noted:
        lines.append("The note of its last event was not checked: there is none next to it that can be read.")
    elif done.sealed:
        lines.append("Whether the table itself wrote that note was not checked: that takes its key.")
    if done.not_provable:
        lines.append(
            f"Approvals before the staff stood on record: {done.not_provable:,}. They are not provable: "
            "nothing is signed."
        )
    if done.earlier is not None:
        if all(finding.place != "start" for finding in findings):
            lines.append(f"It was compared with {done.earlier.name}, from which it goes on.")
    elif done.continues:
        lines.append("It goes on from an archived ledger that was not found: name it with --after.")
    return _Verified(FAILED if findings else 0, lines)


def _verify_apart(ledgers: Sequence[Path], jobs: int, heads: _Heads | None = None) -> int:
    """Verify ledgers in several processes."""
    from terminal.cli_processes import LOST, Processes, ProcessLost

    def work(share: Sequence[int], connection: Connection) -> None:
        for number in share:
            connection.send((number, _verified(ledgers[number], heads=heads, shows_progress=False)))

    try:
        with Processes(work, [_size(path) for path in ledgers], jobs) as processes:
            return _say_verified(processes.in_order(len(ledgers)))
    except ProcessLost:
        return fail(LOST, FAILED)


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
            say(line)
        if answer.fault:
            fail(answer.fault, answer.status)
        worst = max(worst, answer.status)
    return worst


def _what(finding: Finding) -> str:
    said = finding.message.render()
    return f"{said} {finding.detail}" if finding.detail else said


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
