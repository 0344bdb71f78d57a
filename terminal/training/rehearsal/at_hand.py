"""What can be rehearsed at a table of training: its own table, the games, earlier readings, and files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.terms import RULES_VERSION
from terminal.rules.games import GAMES
from terminal.rules.message import Message
from terminal.table.session.table_session import TableSession
from terminal.training.rehearsal.versions import RulesVersion, read_version

FOLDER: Final = "rehearsals"
"""The folder next to a ledger of training, for profiles and files of rules that are rehearsed."""
_FORMS: Final = (".toml", ".json")


class VersionAtHand(Struct, frozen=True):
    """A side that can be chosen: its name, what it is called, and its file if it is one."""

    name: str
    title: Message
    file: Path | None = None


def versions_at_hand(session: TableSession) -> tuple[VersionAtHand, ...]:
    """Return what can be chosen. Raises `OSError` if the folder cannot be read."""
    terms = session.table.terms
    name = {"game": Message(terms.rules.name)}
    own = VersionAtHand("", Message("This table: {game}", name))
    games = (VersionAtHand(one.id, Message(one.name)) for one in GAMES.values())
    readings = (
        VersionAtHand(
            f"{terms.rules.id}@{number}",
            Message("{game}, read by version {number}", {**name, "number": number}),
        )
        for number in range(int(RULES_VERSION) - 1, 0, -1)
    )
    files = (
        VersionAtHand(one.name, Message("File {name}", {"name": one.name}), one) for one in _files(session)
    )
    return own, *games, *readings, *files


def _files(session: TableSession) -> tuple[Path, ...]:
    ledger = session.ledger.path
    folder = None if ledger is None else ledger.parent / FOLDER
    if folder is None or not folder.is_dir():
        return ()
    return tuple(sorted(one for one in folder.iterdir() if one.suffix in _FORMS and one.is_file()))


def read_at_hand(session: TableSession, chosen: VersionAtHand) -> RulesVersion:
    """Return what was chosen. Raises `FaultyInput` or `DataFolderError` that names the place."""
    if chosen.file is not None:
        return replace(read_version(str(chosen.file)), name=chosen.name)
    if chosen.name:
        return read_version(chosen.name)
    terms = session.table.terms
    return RulesVersion(name=terms.table_id, game=terms.rules, reading=terms.rules_version, terms=terms)
