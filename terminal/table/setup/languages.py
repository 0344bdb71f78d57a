"""The languages of the table, and the texts of each: one catalogue a language, keyed by the English text.

The kept format is Qt's (`resources/translations/*.ts`). The screen reads what `pyside6-lrelease` makes of it;
paper reads the catalogue itself.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from terminal.rules.message import Wording, english
from terminal.table.setup.data_dirs import resources_folder

FOLDER: Final = "translations"
GLOSSARY: Final = "glossary.toml"


class Language(StrEnum):
    """A language of the screen and of paper, by the code that profiles and settings write."""

    ENGLISH = "en"
    TRADITIONAL = "zh-Hant"
    SIMPLIFIED = "zh-Hans"

    @property
    def next(self) -> Language:
        """The language that follows in the order of the key."""
        order = tuple(Language)
        return order[(order.index(self) + 1) % len(order)]


_NO_WORD: Final = ('house_zh-Hant = ""', 'house_zh-Hans = ""')
"""How the glossary says that the house has no word of its own for a term."""

TRANSLATED: Final = (Language.TRADITIONAL, Language.SIMPLIFIED)


def catalogue_path(language: Language) -> Path:
    """Return where the catalogue of a language lies; English has none."""
    return resources_folder() / FOLDER / f"lammer_{language.replace('-', '_')}.ts"


def compiled_path(language: Language) -> Path:
    """Return where its compiled form lies."""
    return catalogue_path(language).with_suffix(".qm")


@lru_cache(maxsize=len(TRANSLATED))
def catalogue(language: Language) -> dict[str, str]:
    """Return the texts of a language by their English; those without a translation are left out."""
    from xml.etree import ElementTree  # noqa: PLC0415 - for paper alone: the screen reads the compiled form

    tree = ElementTree.parse(catalogue_path(language))
    return {
        source: done
        for message in tree.iter("message")
        if (source := message.findtext("source")) and (done := message.findtext("translation"))
    }


def wording(language: Language) -> Wording:
    """Return what puts texts into a language, for paper; a text without translation stays English."""
    if language is Language.ENGLISH:
        return english
    texts = catalogue(language)
    return lambda template: in_house_words(language, texts.get(template, template))


def _may_have_house_words() -> bool:
    """Return whether the glossary may hold a word of the house: a start does not parse it for none."""
    lines = _glossary_path().read_text(encoding="utf-8").splitlines()
    return any("house_" in line and not line.startswith("#") and line not in _NO_WORD for line in lines)


def _glossary_path() -> Path:
    return resources_folder() / FOLDER / GLOSSARY


@cache
def glossary() -> tuple[dict[str, str], ...]:
    """Return the terms of the trade: each in English, traditional and simplified, and what else is noted."""
    return tuple(tomllib.loads(_glossary_path().read_text(encoding="utf-8"))["term"])


def captions() -> dict[str, str]:
    """Return the short English that stands under a label on a Chinese screen, by the label's English text."""
    return {term["english"]: term["caption"] for term in glossary() if "caption" in term}


@cache
def _house_words(language: Language) -> tuple[tuple[str, str], ...]:
    """Return the terms for which the house has a word of its own, the longest first, with that word."""
    if not _may_have_house_words():
        return ()
    house = f"house_{language}"
    words = [(term[language], term[house]) for term in glossary() if term.get(house)]
    return tuple(sorted(words, key=lambda pair: -len(pair[0])))


def in_house_words(language: Language, text: str) -> str:
    """Return a text of a language with the house's own words for the terms of the trade."""
    for term, own in _house_words(language):
        text = text.replace(term, own)
    return text
