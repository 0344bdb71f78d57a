"""Finds what stands in Latin letters on a Chinese screen, and is no name, no code, no caption."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from terminal.rules.bets import Bet
from terminal.rules.games import GAMES
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.felt.area_text import CAPTIONS as AREAS
from terminal.screen.felt.area_text import printed
from terminal.screen.translate import in_language
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
    """Yield the Latin words of a Chinese screen that are no names and no captions of the glossary.

    A caption stands alone: as a second line, or behind its own Chinese; never in a sentence.
    """
    if language is Language.ENGLISH:
        return
    for place, texts in texts_of(window):
        for text in texts:
            if len(text.text) == 1 and _ONE_KEY.match(place):
                continue
            if is_latin(text.text, language):
                yield f"{place}: {text.text!r} is not translated"
    if not isinstance(window, PlayersWindow) and window.felt.isVisible():
        for written in window.felt.texts():
            if is_latin(written.text, language) and written.text not in _SIX:
                yield f"felt: {written.text!r} is not translated"


def is_latin(text: str, language: Language) -> bool:
    """Return whether a text has Latin letters, and is no caption as a whole."""
    words = _TYPED.sub("", NAMES.sub("", text))
    return bool(LATIN.search(words)) and not _labels(language).fullmatch(text)


_SIX = {
    line for game in GAMES.values() for lines in printed(Bet.SIX, game.six_name or "")[1] for line in lines
}
"""What the felt prints on its areas for Six: its name in the game, on one line or on several."""


@cache
def _labels(language: Language) -> re.Pattern[str]:
    """Return what a text must be as a whole to be a caption: its English alone, or behind its own Chinese."""
    own = [_pattern(caption) for caption in captions().values()]
    behind = [
        f"{_pattern(in_language(language, label))} {_pattern(caption)}"
        for label, caption in captions().items()
    ]
    return re.compile("|".join((*own, *behind, *map(re.escape, AREAS.values()))))


def _pattern(label: str) -> str:
    return re.escape(re.sub(r"\{\w+\}", "@", label)).replace("@", r"[\d,.]+")
