"""Finds what stands in Latin letters on a Chinese screen, and is no name, no code, no caption."""

from __future__ import annotations

import re
from collections.abc import Iterator

from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.setup.languages import Language, captions
from tests.screen.seen import AnyWindow, texts_of

LATIN = re.compile("[A-Za-z]")
NAMES = re.compile(
    "|".join(
        (
            r"(?<!\w)(?:[\w.-]*/)*[\w.-]+(?:\([^)]*\))?\.(?:ledger|pdf|csv|json|head)\b",  # files
            r"(?<!\w)/[\w./-]+|:memory:|\brehearsals\b",  # folders, and the ledger that has no file
            r"\b[A-Z][a-z]+(?: [A-Z]\.){1,2}",  # people: a name and initials
            *(rf"(?i:\b{person.name}\b)" for person in DEMO_PEOPLE),
            r"\b(?:BA|BB|DEMO)-\d+\b|\bSGD\b|\b\d+K\b",  # tables, currency, chips as their faces have it
            r"\bEN\b|\bLammer\b",  # the language on its key, the program
            r"\blammer verify\b|\b[A-Z]\w+(?:Error|Fault)\b",  # a command, and a fault as the log names it
            r"\b(?:UTC|UTF-8|PDF|CSV|JSON|SQLITE_[A-Z_]+)\b",
            r"\b(?:[A-Z]{4}-)+[A-Z]{4}\b|\b(?=[a-f]*\d)[0-9a-f]{4,}\b",  # sealed codes, seeds and digests
            r"(?<![A-Za-z])[AJQK](?![A-Za-z])",  # ranks of cards
        )
    )
)
"""Names and codes, as the issue lets them stand on a Chinese screen."""
TYPED = frozenset(
    {
        *("misread", "short paid", "joker found", "shoe changed early", "eight of spades first"),
        *("Joker", "Redeal", "Goh M", "Leekm"),
    }
)
"""What people of the scenes have typed in English, whole or as far as they came; a sentence may quote it."""
_TYPED = re.compile("|".join(rf"\b{re.escape(text)}\b" for text in sorted(TYPED, key=len, reverse=True)))
_ONE_KEY = re.compile(r"(?:Keyboard|KindsPanel)\b")
"""Keys that show a letter of a keyboard: the one to type on, and the short-cuts of the irregularities."""


def latin(window: AnyWindow, language: Language) -> Iterator[str]:
    """Yield the Latin words of a Chinese screen that are no names and no captions of the glossary."""
    if language is Language.ENGLISH:
        return
    for place, texts in texts_of(window):
        for text in texts:
            if len(text.text) == 1 and _ONE_KEY.match(place):
                continue
            if LATIN.search(_TYPED.sub("", NAMES.sub("", _without_captions(text.text)))):
                yield f"{place}: {text.text!r} is not translated"


_CAPTIONS = sorted((*captions().values(), "P PAIR", "B PAIR"), key=len, reverse=True)


def _without_captions(text: str) -> str:
    for caption in _CAPTIONS:
        pattern = re.escape(re.sub(r"\{\w+\}", "@", caption)).replace("@", r"[\d,.]+")
        text = re.sub(rf"\b{pattern}\b", "", text)
    return text
