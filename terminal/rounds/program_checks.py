"""The decision that puts the checks of the program's own files on record.

Who checks is another program, root's; this one only repeats what that has written.
"""

from __future__ import annotations

import re
from typing import Final

from terminal.rounds.commands import RecordProgramChecks
from terminal.rounds.decision import Decision
from terminal.rounds.events import ProgramChecksRecorded
from terminal.rounds.program_check_record import ChecksMark
from terminal.rounds.refusal import refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank

_DIGEST: Final = r"[0-9a-f]{64}"


def record_program_checks(table: Table, command: RecordProgramChecks, rank: Rank) -> Decision:
    """Put on record what the log of checks holds beyond what is on record already."""
    found, known = command.found, table.program_checks
    if re.fullmatch(_DIGEST, found.digest) is None:
        return refuse("no_digest", "This is no fingerprint of the log of checks.")
    if known == ChecksMark(found.lines, found.digest):
        return refuse("checks_unchanged", "These checks are on record already.")
    before = known.lines if known is not None and found.continued else 0
    if found.read != found.lines - before or (known is None and not found.continued):
        return refuse("checks_do_not_follow", "These checks do not follow those on record.")
    return (ProgramChecksRecorded(found),)
