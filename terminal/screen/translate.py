"""Turns the core's messages and the screen's own words into the language of the screen.

There is one catalogue a language, keyed by the English text: `resources/translations/*.ts`, compiled for Qt.
The second line that stands next to a text, as on the felt, is the Chinese of the same catalogue on an English
screen. On a Chinese screen it is short English, under those labels alone that the glossary lists
(`resources/translations/glossary.toml`, `caption`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, wraps
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QTranslator

from terminal.rules.message import Message
from terminal.table.setup.data_dirs import DataFolderError
from terminal.table.setup.languages import Language, captions, compiled_path, in_house_words

CONTEXT: Final = "lammer"

F = TypeVar("F", bound=Callable[..., Any])


class Bilingual(NamedTuple):
    """A text in the language of the screen, and its second line; empty where it has none."""

    text: str
    second: str


class _Spoken:
    """The language that the screen speaks now; there is one for the whole program."""

    language: Language = Language.ENGLISH
    kept: list[tuple[Language, Callable[[], None]]] = []  # noqa: RUF012 - the one list of its kind
    """What forgets what was kept of a language."""


def language() -> Language:
    """Return the language of the screen."""
    return _Spoken.language


def speak(chosen: Language) -> None:
    """Have the screen speak a language; whatever is shown already must be shown again."""
    _Spoken.language = chosen
    for other, forget in _Spoken.kept:
        if other is not chosen:
            forget()


@contextmanager
def speaking(chosen: Language) -> Iterator[None]:
    """Have all that is worded meanwhile in a language, and then speak the one of before."""
    before = language()
    _Spoken.language = chosen
    try:
        yield
    finally:
        _Spoken.language = before


def kept_by_language(maxsize: int) -> Callable[[F], F]:
    """Keep the answers of a function that depend on the language, those of each language by themselves.

    So the players' display may speak another one in between, and the dealer's screen still has its own.
    """

    def keep(function: F) -> F:
        kept = {chosen: lru_cache(maxsize=maxsize)(function) for chosen in Language}
        _Spoken.kept += ((chosen, one.cache_clear) for chosen, one in kept.items())

        @wraps(function)
        def answer(*values: Any, **named: Any) -> Any:
            return kept[_Spoken.language](*values, **named)

        return answer  # type: ignore[return-value]

    return keep


def tr(text: str) -> str:
    """Return the translation of a literal English text; without one, the text itself."""
    return text if _Spoken.language is Language.ENGLISH else _translated(_Spoken.language, text) or text


def say(message: Message) -> str:
    """Return a message of the core in the language of the screen, its inner messages included."""
    return message.render(tr)


def second_line(text: str) -> str:
    """Return the second line of a literal English text; empty if it has none."""
    if _Spoken.language is Language.ENGLISH:
        return _translated(Language.TRADITIONAL, text)
    return _captions().get(text, "")


def second_said(message: Message) -> str:
    """Return the second line of a message; empty if it has none."""
    template = second_line(message.template)
    if not template:
        return ""
    params = {
        name: second_said(value) if isinstance(value, Message) else value
        for name, value in message.params.items()
    }
    return template.format(**params)


def both(text: str, **params: object) -> Bilingual:
    """Return a literal English text in the language of the screen, with its second line."""
    return Bilingual(tr(text).format(**params), second_line(text).format(**params))


def joined(text: str) -> str:
    """Return a literal English text in the language of the screen, with its second line behind it."""
    return " ".join(filter(None, both(text)))


def chinese_first(text: str) -> Bilingual:
    """Return a literal English text as signs have it: its Chinese, and on an English screen the English."""
    return Bilingual(chinese(text), text if _Spoken.language is Language.ENGLISH else "")


def chinese_under(text: str) -> str:
    """Return the Chinese that stands under a literal English text of an English screen; else nothing."""
    return second_line(text) if _Spoken.language is Language.ENGLISH else ""


def english_under(text: str, **params: object) -> str:
    """Return the short English that stands under a label of a Chinese screen; nothing on an English one."""
    return "" if _Spoken.language is Language.ENGLISH else _captions().get(text, "").format(**params)


def chinese(text: str) -> str:
    """Return the Chinese of a literal English text, as the felt has it: simplified on a simplified screen."""
    script = Language.TRADITIONAL if _Spoken.language is Language.ENGLISH else _Spoken.language
    return _translated(script, text)


@cache
def _translated(chosen: Language, text: str) -> str:
    return in_house_words(chosen, _translator(chosen).translate(CONTEXT, text) or "")


@cache
def _translator(chosen: Language) -> QTranslator:
    """Return the compiled catalogue of a language.

    Raises `DataFolderError` if it is missing, for then half of the screen would be in another language.
    """
    translator = QTranslator()
    path = compiled_path(chosen)
    if not translator.load(str(path)):
        raise DataFolderError(f"the translations {path} are missing or unreadable: install Lammer again")
    return translator


@cache
def _captions() -> dict[str, str]:
    return captions()


def in_language(chosen: Language, text: str) -> str:
    """Return a literal English text in a language, whatever the screen speaks; itself where it has none."""
    return text if chosen is Language.ENGLISH else _translated(chosen, text) or text
