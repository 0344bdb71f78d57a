"""The kept catalogues: `resources/translations/lammer_*.ts`, one a language, sorted by their English text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from xml.sax.saxutils import escape

from terminal.screen.translate import CONTEXT
from terminal.table.setup.languages import TRANSLATED, Language, catalogue, catalogue_path, compiled_path

PLACES = re.compile(r"\{(\w+)\}")
_HEAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
<context>
    <name>{context}</name>
"""
_MESSAGE = """    <message>
        <source>{source}</source>
        <translation>{translation}</translation>
    </message>
"""
_FOOT = "</context>\n</TS>\n"


def places(text: str) -> set[str]:
    """Return the names of the places in a template."""
    return set(PLACES.findall(text))


def read(language: Language) -> dict[str, str]:
    """Return a catalogue as it lies on disk now."""
    catalogue.cache_clear()
    return dict(catalogue(language))


def write(language: Language, texts: Mapping[str, str]) -> None:
    """Write a catalogue, in the order of the English texts, so that two changes seldom meet."""
    body = "".join(
        _MESSAGE.format(source=escape(source), translation=escape(done))
        for source, done in sorted(texts.items())
    )
    head = _HEAD.format(language=language.replace("-", "_"), context=CONTEXT)
    catalogue_path(language).write_text(head + body + _FOOT, encoding="utf-8")


def compile_stale() -> None:
    """Compile for Qt what is newer than its compiled form, as `packaging/bootstrap.sh` does."""
    for language in TRANSLATED:
        source, compiled = catalogue_path(language), compiled_path(language)
        if not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns:
            draft = compiled.with_suffix(f".{os.getpid()}.new")
            tool = Path(sys.executable).with_name("pyside6-lrelease")
            subprocess.run([tool, "-silent", source, "-qm", draft], check=True, capture_output=True)
            draft.replace(compiled)
