"""Which language the screen speaks: the house's own, and what each person has chosen, in a file of settings.

It is no record: nothing of it is in the ledger or in the staff file, and with it only a choice is lost.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from terminal.table.setup.data_dirs import data_home
from terminal.table.setup.languages import Language

FILE: Final = "languages.json"
_DRAFT: Final = ".new"


class LanguageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds. A house writes its own language there; the screen adds each person's."""

    house: Language = Language.ENGLISH
    people: dict[str, Language] = {}
    """The last choice of each person, by staff number."""


def settings_path() -> Path:
    """Return where the file lies; it need not exist."""
    return data_home() / FILE


def read_settings(path: Path) -> LanguageSettings:
    """Return the settings; those of a new installation where there is no file.

    Raises `OSError` if the file cannot be read, `ValueError` if it is none of ours.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=LanguageSettings)
    except FileNotFoundError:
        return LanguageSettings()


def keep_choice(path: Path, number: str, chosen: Language) -> None:
    """Keep the choice of a person; the rest of the file stays as it is by now.

    Raises `OSError` if the file cannot be read or written, `ValueError` if it is none of ours.
    """
    settings = read_settings(path)
    _write(path, replace(settings, people=settings.people | {number: chosen}))


def forget_choice(path: Path, number: str) -> None:
    """Take a person out of the file: staff number and choice. Raises as `keep_choice` does."""
    settings = read_settings(path)
    if number in settings.people:
        staying = {one: chosen for one, chosen in settings.people.items() if one != number}
        _write(path, replace(settings, people=staying))


def _write(path: Path, settings: LanguageSettings) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}{_DRAFT}")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")
    draft.replace(path)


def language_of(settings: LanguageSettings, table: Language | None, number: str | None) -> Language:
    """Return the language to speak: the choice of who is signed on, else the table's, else the house's."""
    chosen = None if number is None else settings.people.get(number)
    return chosen or table or settings.house
