"""What the system or SQLite says of a fault is said in our words; their own are for the log."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from pathlib import Path

import pytest

from terminal.ledger import faults
from terminal.ledger.faults import fault_of, fault_of_system
from terminal.ledger.plain_file import NotPlain
from terminal.ledger.system_words import listed, why_failed
from terminal.rules.message import Message
from terminal.table.setup.languages import Language, wording

CHINESE = (Language.TRADITIONAL, Language.SIMPLIFIED)
COMMON = ("ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR", "EIO", "EMFILE")
LATIN = re.compile("[A-Za-z]")


def of_system(name: str) -> OSError:
    number = getattr(errno, name)
    return OSError(number, os.strerror(number), "/mnt/ledgers/BA-07.ledger")


def of_sqlite(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("words of SQLite")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
    return error


@pytest.mark.parametrize("name", COMMON)
@pytest.mark.parametrize("language", CHINESE)
def test_a_common_fault_of_the_system_is_said_in_the_language_of_the_screen(
    name: str, language: Language
) -> None:
    said = why_failed(of_system(name)).render(wording(language))
    assert said
    assert not LATIN.search(said)


@pytest.mark.parametrize(
    "name", ["SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_CORRUPT", "SQLITE_NOTADB"]
)
@pytest.mark.parametrize("language", CHINESE)
def test_a_common_fault_of_the_database_is_said_in_the_language_of_the_screen(
    name: str, language: Language
) -> None:
    said = why_failed(of_sqlite(name)).render(wording(language))
    assert said
    assert not LATIN.search(said)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (of_system("EPROTO"), "錯誤 71"),
        (of_sqlite("SQLITE_IOERR_WRITE"), "錯誤 SQLITE_IOERR_WRITE"),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), "錯誤 ProgrammingError"),
        (TimeoutError("timed out"), "未在時限內回應"),
        (OSError("no number"), "錯誤 OSError"),
        (RuntimeError("not known"), "錯誤 RuntimeError"),
        (ValueError("Expected `array`, got `str` - at `$.people`"), "內容不是本程式所寫"),
        (
            NotPlain(Message("is not a file but a folder, a pipe or a device")),
            "不是檔案，而是資料夾、管道或裝置",
        ),
    ],
    ids=str,
)
def test_what_is_rare_is_named_by_its_code_alone(error: Exception, said: str) -> None:
    assert why_failed(error).render(wording(Language.TRADITIONAL)) == said


@pytest.mark.parametrize("code", sorted(faults._FAULTS))
@pytest.mark.parametrize("language", CHINESE)
def test_no_fault_of_the_ledger_passes_on_what_sqlite_says(
    code: int, language: Language, tmp_path: Path
) -> None:
    error = of_sqlite("SQLITE_IOERR")
    error.sqlite_errorcode = code
    fault = fault_of(error, tmp_path / "BA-07.ledger")
    assert fault is not None
    said = fault.message.render(wording(language))
    assert "words of SQLite" not in said
    assert not LATIN.search(said.replace(str(tmp_path / "BA-07.ledger"), "").replace("SQLITE_IOERR", ""))


@pytest.mark.parametrize("name", sorted(errno.errorcode.values()))
def test_no_fault_of_the_ledger_passes_on_what_the_system_says(name: str, tmp_path: Path) -> None:
    said = fault_of_system(of_system(name), tmp_path).message.render(wording(Language.SIMPLIFIED))
    assert not LATIN.search(said.replace(str(tmp_path), ""))


def test_several_reasons_are_listed_in_a_sentence() -> None:
    one, two = Message("no permission"), Message("the disk is full")
    assert listed([one]) == one
    assert listed([one, two]).render(wording(Language.TRADITIONAL)) == "沒有權限；磁碟已滿"
