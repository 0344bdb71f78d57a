"""What can be rehearsed: a game, a reading of it, a file of its rules, or the profile of a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.rounds.terms import RULES_VERSION, Terms
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import House, Limits
from terminal.table.setup.profile import load_profile
from terminal.table.setup.terms import LIMIT_KEYS
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.misdeals.written_round import house_in_words, money_in_words
from terminal.training.moments import training_terms
from terminal.training.rehearsal.rules_file import read_rules

_READING: Final = "@"


class RulesVersion(Struct, frozen=True, kw_only=True):
    """One side of a comparison."""

    name: str
    """As it was asked for."""
    game: Game
    reading: str = RULES_VERSION
    """The version of the rules' reading."""
    terms: Terms
    """The table: the profile's, or the one of training with the defaults of the house."""

    @property
    def house(self) -> House:
        """The house settings."""
        return self.terms.house

    def table(self, **more: object) -> dict[str, object]:
        """Return the table as a script writes it."""
        terms = self.terms
        limits = {key: _limit_in_words(getattr(terms.limits, key)) for key in LIMIT_KEYS}
        return {
            "game": self.game.id,
            "layout": terms.layout,
            "decks": terms.decks,
            **limits,
            "chip_unit": money_in_words(terms.chip_unit),
            "face_down": terms.face_down,
            "private": terms.private,
            "house": house_in_words(terms.house),
            **more,
        }


def _limit_in_words(cents: int | None) -> str | None:
    return None if cents is None else money_in_words(cents)


def read_version(text: str) -> RulesVersion:
    """Return what a word of the command line means.

    It is a game, a game with the version of its reading (`commission@4`), a profile (`.toml`), or a file of
    rules (`.json`). Raises `FaultyInput` that names the place.
    """
    if text.endswith(".toml"):
        terms = load_profile(Path(text)).terms
        return RulesVersion(name=text, game=terms.rules, reading=terms.rules_version, terms=terms)
    if text.endswith(".json"):
        game = read_rules(Path(text))
        return version_of(game, name=text)
    name, mark, reading = text.partition(_READING)
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise FaultyInput(f"is no game ({known}), no profile (.toml) and no file of rules (.json)", file=text)
    if mark and not (reading.isascii() and reading.isdigit() and 1 <= int(reading) <= int(RULES_VERSION)):
        raise FaultyInput(f"the readings of the rules are 1 to {RULES_VERSION}", file=text)
    return version_of(GAMES[name], reading=reading or RULES_VERSION, name=text)


def version_of(
    game: Game,
    *,
    reading: str = RULES_VERSION,
    name: str = "",
    house: House | None = None,
    limits: Limits | None = None,
) -> RulesVersion:
    """Return a game at the table of training, with other settings where they are given."""
    given: Mapping[str, object] = {
        key: value for key, value in (("house", house), ("limits", limits)) if value is not None
    }
    terms = training_terms(game)
    settled = Terms(**{key: getattr(terms, key) for key in Terms.__struct_fields__} | dict(given))
    return RulesVersion(name=name or game.id, game=game, reading=reading, terms=settled)
