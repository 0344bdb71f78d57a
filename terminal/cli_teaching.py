"""The commands of `lammer` for a trainer: cohort, scenarios, rehearsal of a new version of the rules."""

from __future__ import annotations

import argparse
import json
import re
from contextlib import closing
from pathlib import Path

from terminal.cli_answers import FAILED, MALFORMED, NotSaid, fail, reason, say

_ROUND = re.compile(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})")


def run_cohort(options: argparse.Namespace) -> int:
    """Report on a cohort of trainees, and return the exit status."""
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
        return fail(str(error), MALFORMED)
    if profile.kind is not LedgerKind.TRAINING:
        return fail(f'{options.profile}: kind must be "training": this is another kind of table', MALFORMED)
    if not profile.ledger.exists():
        return fail(f"{profile.ledger}: nobody has trained there yet", FAILED)
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
        return fail(error.message.render(), MALFORMED)
    except (LedgerError, NotOpened, TraineesError) as error:
        return fail(error.message.render(), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        if options.out is None:
            raise NotSaid(reason(error)) from error
        return fail(f"{options.out}: cannot be written: {reason(error)}", FAILED)
    return 0


def run_scenario(options: argparse.Namespace) -> int:
    """Play scenarios, or make one of a round that was dealt; return the exit status."""
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.typed_input import FaultyInput
    from terminal.training.scenarios.scenario import read_scenarios

    if options.origin is not None:
        return _redraw(options)
    try:
        for name in options.files:
            for scenario in read_scenarios(Path(name)):
                say(f"{scenario.title}, {scenario.game}: holds")
    except (FaultyInput, DataFolderError) as error:
        return fail(str(error), MALFORMED)
    return 0


def _redraw(options: argparse.Namespace) -> int:
    """Make a scenario of a round that was dealt."""
    from random import SystemRandom

    from terminal.ledger.errors import LedgerError
    from terminal.table.audit.attribute_fault import ImpossibleRecord, attribute_fault_in_files
    from terminal.training.scenarios.redrawn import NotRedrawn, redrawn, steps_of

    named = [_ROUND.fullmatch(text) for text in options.files]
    if len(named) != 1 or named[0] is None:
        return fail("--from: name one round as SHOE/ROUND, such as 3/41", MALFORMED)
    shoe, number = int(named[0][1]), int(named[0][2])
    try:
        with attribute_fault_in_files(options.origin):
            scenario = redrawn(steps_of(options.origin, shoe, number), SystemRandom())
    except (NotRedrawn, LedgerError, ImpossibleRecord) as error:
        return fail(error.message.render(), FAILED)
    say(json.dumps(scenario, ensure_ascii=False))
    return 0


def run_rehearse(options: argparse.Namespace) -> int:
    """Say what differs between two versions of the rules; return the exit status."""
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
        return fail("name two versions, OLD and NEW; or a game with --rules", MALFORMED)
    try:
        old, new = map(read_version, options.versions)
    except (FaultyInput, DataFolderError) as error:
        return fail(str(error), MALFORMED)
    comparison = compare(old, new)
    for line in as_lines(comparison):
        say(line)
    try:
        if options.ledger is not None:
            with closing(LedgerReader.open(options.ledger, kind=LedgerKind.TRAINING)) as reader:
                for line in lapsed_lines(lapsed(comparison, reader.read())):
                    say(line)
        if options.drill is not None:
            text = "".join(f"{json.dumps(one, ensure_ascii=False)}\n" for one in drill_of(comparison))
            with options.drill.open("x", encoding="utf-8") as file:
                file.write(text)
    except LedgerError as error:
        return fail(error.message.render(), FAILED)
    except OSError as error:
        return fail(f"{options.drill}: cannot be written: {reason(error)}", FAILED)
    return 0


def _write_rules(options: argparse.Namespace) -> int:
    from terminal.rules.games import GAMES
    from terminal.training.rehearsal.rules_file import rules_in_words

    if options.versions or options.ledger is not None or options.drill is not None:
        return fail("--rules stands alone: it compares nothing", MALFORMED)
    if options.rules not in GAMES:
        return fail(f"--rules: {options.rules!r} is none of {', '.join(GAMES)}", MALFORMED)
    say(json.dumps(rules_in_words(GAMES[options.rules]), indent=1, ensure_ascii=False))
    return 0
