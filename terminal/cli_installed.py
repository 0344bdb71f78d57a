"""The commands of `lammer` for a technician: where files lie, a trial of a release, doctor and support."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.cli_answers import FAILED, MALFORMED, fail, reason, say

if TYPE_CHECKING:
    from terminal.table.setup.profile import TableProfile

AMID_A_ROUND = 5
"""The exit status of a trial for which nothing was tried: a round is under way."""


def run_installed(options: argparse.Namespace) -> int:
    """Run one of these commands, and return its exit status."""
    from terminal.ledger.errors import LedgerError
    from terminal.table.audit.attribute_fault import ImpossibleRecord
    from terminal.table.setup.data_dirs import DataFolderError
    from terminal.table.setup.profile import demo_profile, load_profile
    from terminal.table.setup.typed_input import FaultyInput

    try:
        profile = demo_profile() if options.profile is None else load_profile(options.profile)
    except (FaultyInput, DataFolderError) as error:
        return fail(str(error), MALFORMED)
    try:
        return _COMMANDS[options.command](profile, options)
    except (LedgerError, ImpossibleRecord) as error:
        return fail(error.message.render(), FAILED)


def _where(profile: TableProfile, options: argparse.Namespace) -> int:
    say(f"ledger: {profile.ledger}")
    say(f"staff: {profile.staff.path or 'none'}")
    say(f"copies: {'none' if profile.backup is None else profile.backup.folder}")
    return 0


def _trial(profile: TableProfile, options: argparse.Namespace) -> int:
    from terminal.table.installed.trial import try_release

    trial = try_release(profile)
    if not trial.passed:
        return fail(trial.told.render(), AMID_A_ROUND if trial.amid_a_round else FAILED)
    say(trial.told.render())
    return 0


def _doctor(profile: TableProfile, options: argparse.Namespace) -> int:
    from terminal.screen.theme import FONT_FILES
    from terminal.table.installed.doctor import Doctor, Health, page_of

    diagnoses = [*Doctor(profile, fonts=FONT_FILES).look()]
    say(page_of(diagnoses))
    return FAILED if any(one.health is Health.WRONG for one in diagnoses) else 0


def _support(profile: TableProfile, options: argparse.Namespace) -> int:
    from terminal.screen.theme import FONT_FILES
    from terminal.table.installed.doctor import STATE, Doctor
    from terminal.table.installed.support_bundle import contents, pack
    from terminal.table.setup.data_dirs import log_home

    diagnoses = [*Doctor(profile, fonts=FONT_FILES).look()]
    logs = log_home().glob("lammer.log*")
    target: Path = options.out
    try:
        pack(contents(profile, diagnoses, logs, STATE / "checks.log"), target)
    except OSError as error:
        return fail(f"{target}: cannot be written: {reason(error)}", FAILED)
    say(f"{target}: packed, without a name, a PIN or a bet")
    return 0


_COMMANDS: dict[str, Callable[[TableProfile, argparse.Namespace], int]] = {
    "where": _where,
    "trial": _trial,
    "doctor": _doctor,
    "support-bundle": _support,
}
