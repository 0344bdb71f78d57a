"""Every key of an answer by the keyboard: the five by 1 to 5, chips by F1 to F9, figures and acts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from terminal.rules.bets import Hand, Result
from terminal.rules.ranks import Rank
from terminal.screen.training.answer_entry import FIVE_KEYS, POINT, Doing, Entry, EntryWay
from terminal.screen.widgets.digits import BACKSPACE

CHIP_KEYS: Final = tuple(f"F{number}" for number, _ in enumerate("123456789", start=1))
ESCAPE: Final = "escape"
UNDO: Final = "undo"

_FIVE: Final[dict[str, Hashable]] = {str(at): key for at, key in enumerate(FIVE_KEYS, start=1)}
_RANKS: Final[dict[str, Hashable]] = {str(at): ("rank", rank) for at, rank in enumerate(Rank, start=1)}
_DOING: Final[dict[str, Hashable]] = {
    "-": ("do", Doing.TAKE),
    "+": ("do", Doing.PAY),
    "R": ("do", Doing.REFUSE),
    "=": "type",
    UNDO: UNDO,
}
_HANDS: Final[dict[str, Hashable]] = {"P": ("hand", Hand.PLAYER), "B": ("hand", Hand.BANKER)}
_RESULTS: Final[dict[str, Hashable]] = {
    "P": ("result", Result.PLAYER),
    "B": ("result", Result.BANKER),
    "T": ("result", Result.TIE),
}
_LETTERS: Final[Mapping[EntryWay, dict[str, Hashable]]] = {
    EntryWay.OFFER: _HANDS,
    EntryWay.CALL: _RESULTS,
    EntryWay.PIT: _RANKS,
    EntryWay.CHIPS: _FIVE,
}


def answer_key_of(name: str, entry: Entry, chips: tuple[int, ...]) -> Hashable | None:
    """Return the key on the screen that a key of the keyboard stands for; None for no key.

    `name` is the letter or figure in capitals, or a name of this module. Figures are typed where figures are
    asked for; else 1 to 5 are the five keys, and 1 to 4 the ranks once the pit is called.
    """
    if name in CHIP_KEYS:
        at = CHIP_KEYS.index(name)
        return ("chip", chips[at]) if at < len(chips) else None
    if name == ESCAPE:
        return _way_back(entry)
    types = entry.way in (EntryWay.FIGURES, EntryWay.OFFER, EntryWay.CALL)
    if types and (name.isdigit() or name in (POINT, BACKSPACE)):
        return ("digit", name)
    if name == BACKSPACE:
        return "clear"
    return (_DOING | _LETTERS.get(entry.way, {})).get(name)


def _way_back(entry: Entry) -> Hashable | None:
    """Return the key that leaves what is being entered for the chips."""
    if entry.way is EntryWay.CHIPS:
        return None
    return "type" if entry.way is EntryWay.FIGURES else ("way", entry.way)
